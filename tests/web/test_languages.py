"""The pages in every language: all texts are there, and fit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.running import Server
from web.sizes import TINY
from web.texts import say

LOCALES = Path(__file__).parents[2] / "web/locales"
LANGUAGES = sorted(folder.parent.name for folder in LOCALES.glob("*/index.ts"))
WORDS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("svg title, .hidden")].map((one) => one.textContent),
    ...["aria-label", "title", "placeholder"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
].join("\\n")"""
"""Everything that is shown on a page or read out from it."""
STICKING_OUT = """() => {
    const UNSEEN = "svg, option, select";
    const clipped = (element) => element && (
        getComputedStyle(element).clipPath !== "none" || clipped(element.parentElement));
    const CONTROL = "button, a, label, legend, summary, [role=tab], dialog";
    const within = (rect, box) => rect.left >= box.left - 1.5 && rect.right <= box.right + 1.5;
    const bad = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(UNSEEN) || clipped(parent)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const boxes = [parent.closest(CONTROL)?.getBoundingClientRect()].filter(Boolean);
        for (let up = parent; up; up = up.parentElement) {
            const { overflowX } = getComputedStyle(up);
            if (overflowX === "auto" || overflowX === "scroll") break;
            if (overflowX === "hidden") boxes.push(up.getBoundingClientRect());
        }
        const fits = rects.every((rect) => boxes.every((box) => within(rect, box)));
        if (!fits) bad.push(node.data.trim());
    }
    return bad;
}"""
"""Texts that overflow their place."""


@cache
def ids() -> frozenset[str]:
    """The ids of all messages that cannot be mistaken for a word."""
    sources = [file.read_text(encoding="utf-8") for file in (LOCALES / "en").rglob("*.ftl")]
    found = re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", "\n".join(sources), re.MULTILINE)
    assert len(found) > 300
    return frozenset(found)


def untranslated(page: Page) -> set[str]:
    """Message ids that are on the page in place of a text."""
    words = page.evaluate(WORDS)
    assert isinstance(words, str)
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", words)) & ids()


def assert_fits(page: Page) -> None:
    """Assert that the page does not scroll sideways and that no text overflows or is cut off."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(STICKING_OUT) == []


def tag(language: str) -> str:
    """The language tag of a page, and what browsers call the language."""
    profile = json.loads((LOCALES / language / "language.json").read_text(encoding="utf-8"))
    return str(profile.get("lang", language))


@pytest.fixture
def problems() -> list[str]:
    """Problems that browsers report."""
    return []


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, problems: list[str]) -> Iterator[Page]:
    """A narrow page in a browser of that language."""
    language = getattr(request, "param", "en")
    with browser.new_context(
        locale=tag(language), viewport=TINY, reduced_motion="reduce"
    ) as context:
        yield watched(context, problems)


def watched(context: BrowserContext, problems: list[str]) -> Page:
    """A new page that records its problems."""
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda said: problems.append(said.text) if said.type in ("error", "warning") else None,
    )
    return page


@pytest.mark.parametrize(
    ("page", "language"), [(one, one) for one in LANGUAGES], indirect=["page"], ids=LANGUAGES
)
def test_the_start_and_a_table_are_in_the_browsers_language(
    server: Server, page: Page, problems: list[str], language: str
) -> None:
    page.goto(server.url)
    page.locator("form button.main").wait_for()
    assert page.locator("html").get_attribute("lang") == tag(language)
    assert untranslated(page) == set()
    assert_fits(page)
    page.locator("input[name=board][value=new-york]").check(force=True)
    page.locator("form button.main").click()
    keep = page.get_by_role("dialog").locator("button.main")
    keep.wait_for()
    assert untranslated(page) == set()
    assert_fits(page)
    for box in page.get_by_role("dialog").get_by_role("checkbox").all():
        box.check()
    keep.click()
    page.locator(".place:not([disabled])").first.wait_for()
    assert untranslated(page) == set()
    assert_fits(page)
    for tab in page.locator("[data-tab]").all():
        tab.click()
        page.locator(".drawer").wait_for()
        assert untranslated(page) == set()
        assert_fits(page)
    assert page.locator("html").get_attribute("lang") == tag(language)
    assert problems == []


PAGES = ("lobby", "games", "setup/europe", "me", "rules/great-lakes", "rules/iberia", "guide")


@pytest.mark.parametrize(
    ("page", "language"), [(one, one) for one in LANGUAGES], indirect=["page"], ids=LANGUAGES
)
def test_every_other_page_is_in_that_language_too(
    server: Server, page: Page, problems: list[str], language: str
) -> None:
    for where in PAGES:
        page.goto("about:blank")  # a new load, not only another hash
        page.goto(f"{server.url}/#/{where}")
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert untranslated(page) == set(), where
        assert_fits(page)
    page.goto(server.url)
    page.locator(".gear").click()
    page.get_by_role("dialog").wait_for()
    assert_fits(page)
    assert problems == []


def test_text_that_overflows_is_found(page: Page) -> None:
    page.set_content("<button style='width: 3rem; white-space: nowrap'>Much too long</button>")
    with pytest.raises(AssertionError, match="Much too long"):
        assert_fits(page)


def test_a_language_can_be_chosen_and_is_kept(
    server: Server, page: Page, problems: list[str]
) -> None:
    page.goto(server.url)
    heading = page.locator("form h2")
    english = heading.inner_text()
    page.get_by_role("button", name=say("settings-open"), exact=True).click()
    page.get_by_text("Ελληνικά", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "el")
    expect(heading).not_to_have_text(english)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "el")
    expect(heading).not_to_have_text(english)
    assert untranslated(page) == set()
    assert problems == []


def test_an_id_in_place_of_a_text_is_found(page: Page) -> None:
    page.set_content("<button aria-label='settings-open'></button><p>Well-known start-go</p>")
    assert untranslated(page) == {"settings-open", "start-go"}
