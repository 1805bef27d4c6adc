"""axe finds no problems on any page: desktop and phone, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from server.running import Server
from web.axe import assert_accessible, violations
from web.finishing import Played
from web.keyboard import PAYING
from web.loading import load
from web.sitting_down import Friend
from web.sizes import PHONE
from web.texts import say
from web.visiting import Visitor

PAGES = ("", "setup", "lobby", "games", "me", "rules/new-york", "guide")
"""Pages other than the table, by their addresses."""


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    """A finished game, so that there is something to list, count and replay."""
    return Played(server, "new-york", "easy")


@pytest.mark.parametrize("address", PAGES)
def test_a_page_is_accessible(played: Played, browser: Browser, address: str) -> None:
    page = played.page(browser, reduced_motion="reduce")
    load(page, f"{played.server.url}/#/{address}")
    assert_accessible(page, what=address or "start")
    page.context.close()


def test_the_settings_are_accessible(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.get_by_role("button", name=say("settings-open"), exact=True).click()
    page.get_by_role("dialog", name=say("settings-open")).wait_for()
    assert_accessible(page, what="the settings")


def test_the_end_of_a_game_is_accessible(played: Played, browser: Browser) -> None:
    page = played.page(browser, reduced_motion="reduce")
    page.goto(played.address)
    page.locator(".scores").first.wait_for()
    assert_accessible(page, what="the end")
    page.context.close()


def test_a_replay_is_accessible(played: Played, browser: Browser) -> None:
    page = played.page(browser, reduced_motion="reduce")
    page.goto(played.replay)
    page.locator("svg.board").wait_for()
    assert_accessible(page, what="the replay")
    page.context.close()


def test_the_waiting_room_is_accessible(anna: Friend) -> None:
    anna.plan("new-york", "open", "bot:easy")
    anna.set_up()
    anna.page.get_by_label(say("table-link")).wait_for()
    assert_accessible(anna.page, what="the waiting room")


def test_the_curtain_is_accessible(anna: Friend) -> None:
    anna.plan("new-york", "here:Bo")
    anna.set_up()
    anna.page.get_by_role("button", name=say("curtain-show", name="Anna")).first.wait_for()
    assert_accessible(anna.page, what="the curtain")


def test_each_drawer_of_a_phone_is_accessible(server: Server, browser: Browser) -> None:
    game = Played(server, "new-york", "easy", moves=20)
    page = game.page(browser, PHONE, reduced_motion="reduce")
    page.goto(game.address)
    page.locator("[data-tab]").first.wait_for()
    tabs = [tab.get_attribute("data-tab") for tab in page.locator("[data-tab]").all()]
    assert tabs == ["tickets", "log", "talk", "help", "more"]
    # The players and my cards open theirs.
    for opens in (*(f"[data-tab={tab}]" for tab in tabs), ".strip", ".hand .cards"):
        page.locator(opens).click()
        page.locator(".drawer").wait_for()
        assert_accessible(page, what=f"the drawer of {opens}", sizes=(PHONE,))
        page.locator(".drawer").get_by_role("button", name=say("close"), exact=True).click()
    page.context.close()


def test_everything_from_the_start_page_to_a_claim_is_accessible(
    server: Server, page: Page, visitor: Visitor
) -> None:
    visitor.start(server.url, "new-york")
    page.get_by_role("dialog").wait_for()
    assert_accessible(page, what="choosing tickets")
    visitor.act()
    page.locator("header.mine").wait_for()
    while page.locator("[data-place=board] [role=button]").count() == 0:
        visitor.act()
        page.locator("header.mine").wait_for()
    assert_accessible(page, what="my turn")
    page.keyboard.press("b")
    words = page.get_by_role("region", name=say("access-words"))
    words.get_by_role("combobox", name=say("access-city")).select_option("Chelsea")
    for folded in words.locator("summary").all():
        folded.click()
    assert_accessible(page, what="the board in words")
    words.get_by_role("heading", name=say("access-words")).focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name=say("access-keys")).wait_for()
    assert_accessible(page, what="the keys")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=PAYING).wait_for()
    assert_accessible(page, what="paying")


def test_a_problem_is_found(page: Page) -> None:
    page.set_content("<main><h1>A page</h1><button></button></main>")
    found = {line.split("\n")[0] for line in violations(page)}
    assert found == {"html-has-lang", "document-title", "button-name"}
