"""The pages in every language: all texts are there, and fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.running import Server
from web.fitting import LANGUAGES, assert_fits, tag, untranslated
from web.loading import load
from web.sizes import TINY
from web.texts import say


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
        load(page, f"{server.url}/#/{where}")
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
