"""The rules pages, the help mode, and the guided first game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boards.folders import EVERYTHING
from server.running import Nursery, Server, running
from web.sizes import NARROW
from web.texts import SECOND_CARD, either, like, say
from web.visiting import Visitor

BOARDS = ["europe", "new-york", "nordic", "great-lakes", "iberia"]
PARTS = {
    "europe": {"tunnels", "ferries", "stations"},
    "new-york": {"sights"},
    "nordic": {"tunnels", "ferries"},
    "great-lakes": {"sea", "harbours", "exchange"},
    "iberia": {"ferries", "draft", "festivals"},
}
"""The parts of each board's rules beyond those that all boards have."""
SPECIAL = set().union(*PARTS.values())


def read(page: Page, url: str, board: str) -> set[str]:
    """Open the rules of a board; returns their parts."""
    page.goto(f"{url}/#/rules/{board}")
    page.locator("#part-score").wait_for()
    names = page.locator("main section").evaluate_all("all => all.map(one => one.id)")
    return {name.removeprefix("part-") for name in names}


def overflow(page: Page) -> int:
    """How much wider the page is than the viewport."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_has_a_page_of_rules(
    server: Server, page: Page, visitor: Visitor, board: str
) -> None:
    page.set_viewport_size(NARROW)
    parts = read(page, server.url, board)
    assert parts & SPECIAL == PARTS[board]
    expect(page.locator(".boards [aria-current]")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollY") == 0
    assert f"{say('rules-points')} 1 2 4 7" in " ".join(
        page.locator("#part-claim table").inner_text().split()
    )
    assert page.locator("#part-score table tr").count() >= 4
    assert "rules-" not in page.locator("main").inner_text()
    assert overflow(page) <= 0


def test_the_rules_of_one_board_lead_to_those_of_another(server: Server, page: Page) -> None:
    read(page, server.url, "europe/tunnels")
    expect(page.locator("#part-tunnels")).to_be_in_viewport()
    page.get_by_role("link", name=say("rules-part-stations")).click()
    expect(page.locator("#part-stations")).to_be_focused()
    iberia = say("board-iberia")
    boards = page.get_by_role("navigation", name=say("rules-boards"))
    boards.get_by_role("link", name=iberia).click()
    expect(page.get_by_role("heading", name=iberia, level=1)).to_be_visible()


def test_a_home_made_board_has_rules_too(
    nursery: Nursery, page: Page, visitor: Visitor, tmp_path: Path
) -> None:
    with running(nursery, tmp_path, boards=[str(EVERYTHING)]) as server:
        assert read(page, server.url, "everything") >= {"harbours", "stations", "festivals"}


def test_what_is_pointed_at_is_explained_and_not_played(
    server: Server, page: Page, visitor: Visitor
) -> None:
    visitor.start(server.url, "new-york")
    visitor.act()
    page.locator("header.mine").wait_for()
    cards = page.locator(".log li").count()
    page.get_by_role("button", name=say("explain")).click()
    tip = page.locator(".tip")
    expect(tip).to_contain_text(say("explain-how"))
    page.locator('[data-help="deck"]').click()
    expect(tip.get_by_role("status")).to_contain_text(say("help-deck"))
    space = page.locator("svg.board [data-route] .space").first.bounding_box()
    assert space is not None
    page.mouse.move(space["x"] + space["width"] / 2, space["y"] + space["height"] / 2)
    expect(tip).to_contain_text(either(like("help-route"), like("help-grey")))
    assert page.locator(".log li").count() == cards
    with page.context.expect_page() as opened:
        tip.get_by_role("link").click()
    expect(opened.value.locator("#part-claim")).to_be_in_viewport()


def test_a_phone_makes_room_for_help(server: Server, page: Page, visitor: Visitor) -> None:
    page.set_viewport_size(NARROW)
    visitor.start(server.url, "new-york")
    visitor.act()
    page.locator("[data-tab=more]").click()
    page.get_by_role("button", name=say("explain")).click()
    expect(page.locator(".drawer")).to_have_count(0)
    page.locator('[data-help="deck"]').click(force=True)
    expect(page.locator(".tip")).to_contain_text(say("help-deck"))
    page.locator(".tip").get_by_role("button", name=say("explain-end")).click()
    expect(page.locator(".tip")).to_have_count(0)


def test_help_can_be_closed_by_touch_before_anything_was_touched(
    server: Server, finger: Page
) -> None:
    visitor = Visitor(finger)
    visitor.start(server.url, "new-york")
    visitor.act()
    finger.locator("[data-tab=more]").tap()
    finger.get_by_role("button", name=say("explain")).tap()
    tip = finger.locator(".tip")
    expect(tip).to_contain_text(say("explain-touch"))
    tip.get_by_role("button", name=say("explain-end")).tap()
    expect(tip).to_have_count(0)
    # Touching something plays again.
    finger.locator("button.deck:not([disabled]):not(.tickets)").first.tap()
    expect(finger.locator("header.mine")).to_contain_text(SECOND_CARD)
    assert visitor.problems == []


def test_arrow_keys_lead_from_rule_to_rule(server: Server, page: Page, visitor: Visitor) -> None:
    visitor.start(server.url, "new-york")
    button = page.get_by_role("button", name=say("explain"))
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    # Keys are listened to once it is there.
    page.locator(".tip").wait_for()
    titles = set()
    for _ in range(14):
        page.keyboard.press("ArrowRight")
        titles.add(page.locator(".tip h2").inner_text())
    # The deck cannot be drawn from yet: its button is disabled, but still explained.
    things = ("deck", "row", "ticket", "players")
    assert {say(f"help-title-{thing}") for thing in things} <= titles
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()


def follow(page: Page, visitor: Visitor, most: int = 160) -> list[str]:
    """Play a guided game to its end, reading all advice; returns the steps of the coach."""
    steps: list[str] = []
    for _ in range(most):
        page.locator("header.mine, .scores").first.wait_for()
        page.locator(".coach[aria-busy=false]").wait_for()
        step = page.locator(".coach").get_attribute("data-step") or ""
        if not steps or steps[-1] != step:
            steps.append(step)
        if step == "coach-over":
            break
        more = page.get_by_role("button", name=say("coach-next"), exact=True)
        if more.count():
            more.click()
        else:
            visitor.act()
    return steps


def test_the_coach_guides_a_whole_game(server: Server, page: Page, visitor: Visitor) -> None:
    page.goto(f"{server.url}/#/guide")
    page.get_by_role("button", name=say("guide-go")).click()
    page.locator(".coach").wait_for()
    page.get_by_role("button", name=say("coach-next"), exact=True).click()
    page.reload()
    expect(page.locator(".coach")).to_contain_text(say("coach-tickets"))
    steps = follow(page, visitor)
    assert steps[-1] == "coach-over"
    assert {"coach-tickets", "coach-plan", "coach-do", "coach-pay", "coach-claimed"} <= set(steps)


def test_the_coach_can_be_dismissed(server: Server, page: Page, visitor: Visitor) -> None:
    page.set_viewport_size(NARROW)
    page.goto(f"{server.url}/#/guide")
    page.get_by_role("button", name=say("guide-go")).click()
    page.locator(".coach").wait_for()
    assert overflow(page) <= 0
    page.get_by_role("button", name=say("coach-leave")).click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    assert visitor.act() == "keep"
    expect(page.locator(".coach")).to_have_count(0)
