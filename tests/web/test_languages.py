"""The pages in every language: all words are there, and have room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.running import Server
from web.sizes import NARROW
from web.texts import say

LOCALES = Path(__file__).parents[2] / "web/locales"
LANGUAGES = ("en", "is", "da", "sv", "no", "fi", "el")
BROWSERS = {"no": "nb-NO"}
"""What browsers call a language, where that is something else."""
WORDS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("svg title, .hidden")].map((one) => one.textContent),
    ...["aria-label", "title", "placeholder"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
].join("\\n")"""
"""All that is shown on a page or read out from it."""


@cache
def ids() -> frozenset[str]:
    """The ids of all messages that could not be taken for a word."""
    sources = [file.read_text(encoding="utf-8") for file in (LOCALES / "en").rglob("*.ftl")]
    found = re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", "\n".join(sources), re.MULTILINE)
    assert len(found) > 300
    return frozenset(found)


def untranslated(page: Page) -> set[str]:
    """Ids that stand on the page where words should."""
    words = page.evaluate(WORDS)
    assert isinstance(words, str)
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", words)) & ids()


def assert_fits(page: Page) -> None:
    """The page does not scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.fixture
def problems() -> list[str]:
    """What browsers complain about."""
    return []


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, problems: list[str]) -> Iterator[Page]:
    """A narrow page in a browser of that language."""
    language = getattr(request, "param", "en")
    with browser.new_context(
        locale=BROWSERS.get(language, language), viewport=NARROW, reduced_motion="reduce"
    ) as context:
        yield watched(context, problems)


def watched(context: BrowserContext, problems: list[str]) -> Page:
    """A new page; what goes wrong on it is kept."""
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
def test_the_start_and_a_table_speak_the_browsers_language(
    server: Server, page: Page, problems: list[str], language: str
) -> None:
    page.goto(server.url)
    page.locator("form button.main").wait_for()
    assert page.locator("html").get_attribute("lang") == language
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
    assert page.locator("html").get_attribute("lang") == language
    assert problems == []


def test_another_language_can_be_chosen_and_stays(
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


def test_an_id_in_the_place_of_words_is_found(page: Page) -> None:
    page.set_content("<button aria-label='settings-open'></button><p>Well-known start-go</p>")
    assert untranslated(page) == {"settings-open", "start-go"}
