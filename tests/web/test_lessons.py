"""The lessons: what is special about each board, done for real in a game prepared for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Server
from web.sizes import PHONE
from web.texts import say
from web.visiting import Visitor, choose_board, click_on_board

STEPS = {
    "europe": ["europe", "tunnel", "surcharge", "ferry", "station"],
    "nordic": ["nordic", "wilds", "substitutes", "any-cards"],
    "great-lakes": ["great-lakes", "sea", "harbour", "exchange"],
    "iberia": ["draft", "draft-keep", "festivals"],
}
"""The steps of each lesson, in order; then it ends."""
TO_READ = {"lesson-europe", "lesson-nordic", "lesson-great-lakes", "lesson-exchange"}
"""Steps with nothing to do."""
MOST = 60
"""Decisions and lines of the coach in a lesson, at most."""


def follow(page: Page, visitor: Visitor) -> list[str]:
    """Do whatever the coach says until the lesson ends; returns the steps of the lesson."""
    steps: list[str] = []
    for _ in range(MOST):
        page.locator("header.mine").wait_for()
        coach = page.locator(".coach[data-at]")
        coach.wait_for()
        step, at = (coach.get_attribute(f"data-{name}") or "" for name in ("step", "at"))
        if step.startswith("lesson-") and step not in steps:
            steps.append(step)
        if step == "lesson-end":
            break
        if step in TO_READ:
            page.get_by_role("button", name=say("coach-next"), exact=True).click()
            expect(page.locator(f".coach[data-step={step}]")).to_have_count(0)
        elif page.get_by_role("dialog").count():
            visitor.act()
        elif at.startswith("[data-route"):
            click_on_board(page, page.locator(f"g.route.legal{at}"))
            page.get_by_role("dialog").wait_for()
        elif at.startswith(".acts"):
            page.locator(at).click()
            click_on_board(page, page.locator("circle.choose").first)
            page.get_by_role("dialog").wait_for()
        else:
            page.locator(at).first.click()
    return steps


@pytest.mark.parametrize("board", STEPS)
def test_a_lesson_is_played_on_the_board(
    server: Server, page: Page, visitor: Visitor, board: str
) -> None:
    page.goto(server.url)
    choose_board(page, board)
    page.get_by_role("link", name=say("start-lesson")).click()
    page.get_by_role("button", name=say("lesson-go")).click()
    page.locator(".coach").wait_for()
    assert follow(page, visitor) == [f"lesson-{step}" for step in [*STEPS[board], "end"]]
    page.get_by_role("button", name=say("coach-next"), exact=True).click()
    expect(page.locator(".coach[data-step=lesson-end]")).to_have_count(0)


def test_a_new_visitor_is_offered_the_first_game_before_anything_else(
    server: Server, browser: Browser
) -> None:
    with browser.new_context(viewport=PHONE) as context:
        page = context.new_page()
        page.goto(server.url)
        first = page.locator("main a").first
        expect(first).to_contain_text(say("start-guide"))
        expect(first).to_be_in_viewport(ratio=1)


def test_the_last_game_is_preselected_and_no_longer_the_first_one_offered(
    server: Server, page: Page, visitor: Visitor
) -> None:
    page.goto(server.url)
    choose_board(page, "nordic")
    page.get_by_text(say("level-hard"), exact=True).click()
    page.get_by_text(say("players-number", count=3), exact=True).click()
    page.get_by_role("button", name=say("start-go")).click()
    page.locator("header.mine").wait_for()
    page.goto(server.url)
    page.locator("form").wait_for()
    expect(page.locator("input[name=board][value=nordic]")).to_be_checked()
    for label in (say("level-hard"), say("players-number", count=3)):
        expect(page.get_by_role("radio", name=label, exact=True)).to_be_checked()
    expect(page.locator("main > a")).to_have_count(0)
