"""Nothing that axe finds is wrong with the pages: both sizes, light and dark."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from server.running import Server
from web.axe import assert_accessible, violations
from web.visiting import Visitor


def test_the_way_from_the_start_to_a_claim_is_accessible(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    visitor = Visitor(page, tmp_path)
    page.goto(server.url)
    page.get_by_role("button", name="Start the game").wait_for()
    assert_accessible(page, what="the start")
    visitor.start(server.url, "New York")
    page.get_by_role("dialog").wait_for()
    assert_accessible(page, what="choosing tickets")
    visitor.act()
    page.locator("header.mine").wait_for()
    while page.locator("[data-place=board] [role=button]").count() == 0:
        visitor.act()
        page.locator("header.mine").wait_for()
    assert_accessible(page, what="my turn")
    page.keyboard.press("b")
    words = page.get_by_role("region", name="Board in words")
    words.get_by_role("combobox", name="City").select_option("Chelsea")
    for folded in words.locator("summary").all():
        folded.click()
    assert_accessible(page, what="the board in words")
    words.get_by_role("heading", name="Board in words").focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    assert_accessible(page, what="the keys")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="How do you pay").wait_for()
    assert_accessible(page, what="paying")
    assert visitor.problems == []
    page.close()


def test_what_is_wrong_is_found(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<main><h1>A page</h1><button></button></main>")
    found = {line.split("\n")[0] for line in violations(page)}
    assert found == {"html-has-lang", "document-title", "button-name"}
    page.close()
