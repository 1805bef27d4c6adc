"""Nothing that axe finds is wrong with the pages: both sizes, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from server.running import Server
from web.axe import assert_accessible, violations
from web.visiting import Visitor

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
Scheme = Literal["light", "dark"]


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """A desk, then a phone."""
    return SIZES[request.param]


@pytest.fixture(params=["light", "dark"])
def page(
    browser: Browser, size: tuple[int, int], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page of that size, by day and by night."""
    scheme: Scheme = request.param
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce"
    )
    yield page
    page.close()


def test_the_way_from_the_start_to_a_claim_is_accessible(
    server: Server, page: Page, tmp_path: Path
) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Start the game").wait_for()
    assert_accessible(page)
    visitor = Visitor(page, tmp_path)
    visitor.start(server.url, "New York")
    page.get_by_role("dialog").wait_for()
    assert_accessible(page)
    visitor.act()
    while page.locator("svg.board [role=button]").count() == 0:
        visitor.act()
    page.locator("header.mine").wait_for()
    assert_accessible(page)
    page.keyboard.press("b")
    page.get_by_role("combobox", name="City").select_option("Chelsea")
    for folded in page.get_by_role("region", name="Board in words").locator("summary").all():
        if folded.is_visible():
            folded.click()
    assert_accessible(page)
    page.get_by_role("heading", name="Board in words").focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="How do you pay").wait_for()
    assert_accessible(page)


@pytest.mark.parametrize("size", [SIZES["desk"]], ids=["desk"])
def test_the_scores_are_accessible(server: Server, page: Page, tmp_path: Path) -> None:
    visitor = Visitor(page, tmp_path)
    visitor.start(server.url, "New York")
    visitor.play_out()
    assert visitor.over
    assert_accessible(page)


def test_what_is_wrong_is_found(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<main><h1>A page</h1><button></button></main>")
    assert [line.split("\n")[0] for line in violations(page)] == ["html-has-lang", "button-name"]
    page.close()
