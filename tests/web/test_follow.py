"""What helps to follow a game: the speed of bots, a recap, a log that points, quick notices."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from server.running import Server
from waiting import wait_until
from web.pictures import picture
from web.sitting_down import Friend
from web.sizes import NARROW, PHONE
from web.texts import say
from web.visiting import Visitor
from whistlestop.boards import load

FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver(() => (window.flown += document.querySelectorAll(".sky .one").length))
        .observe(document.querySelector(".sky"), { childList: true, subtree: true });
}"""
"""Counts what flies over the table."""


def choose_speed(page: Page, speed: str) -> None:
    """Choose the speed of bots in the settings."""
    page.get_by_role("button", name=say("settings-open")).click()
    choice = page.get_by_role("group", name=say("speed-title"))
    choice.get_by_text(say(f"speed-{speed}"), exact=True).click()
    page.get_by_role("button", name=say("settings-close")).click()


def draw_two(visitor: Visitor) -> None:
    """Keep tickets if asked to, and draw two cards when it is our turn."""
    page = visitor.page
    if page.get_by_role("dialog").count():
        visitor.act()
    deck = page.locator("button.deck:not(.tickets)").first
    left = deck.inner_text()
    for _ in range(2):
        expect(deck).to_be_enabled()
        deck.click()
        expect(deck).not_to_have_text(left)
        left = deck.inner_text()


def test_step_by_step_a_bot_waits_and_then_the_recap_shows_its_turn(
    server: Server, visitor: Visitor
) -> None:
    page = visitor.page
    visitor.start(server.url, "new-york")
    choose_speed(page, "step")
    following = page.get_by_role("button", name=say("speed-next"))
    visitor.act()
    # Whoever goes first.
    wait_until(lambda: following.is_enabled() or page.locator("header.mine").count() > 0)
    if following.is_enabled():
        following.click()
        page.locator("header.mine").wait_for()
    draw_two(visitor)
    expect(following).to_be_enabled()
    recap = page.get_by_role("region", name=say("recap-title"))
    expect(recap.locator(".deed")).to_have_count(0)
    following.click()
    expect(recap.locator(".deed")).not_to_have_count(0)
    expect(page.locator("header.mine")).to_be_visible()


def test_a_line_of_the_log_points_at_the_board(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    visitor.start(server.url, "new-york")
    visitor.act()
    # Other players' moves would push the line away from the pointer.
    expect(page.locator("header.mine")).to_contain_text(say("phase-main"))
    line = page.locator(".log button").last
    line.hover()
    expect(page.locator(".marks .pin")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".marks .pin")).to_have_count(0)
    line.focus()
    page.keyboard.press("Shift")
    page.keyboard.press("Home")
    line.click()
    expect(page.locator(".marks .pin")).not_to_have_count(0)


def test_cards_fly_unless_motion_is_reduced(server: Server, browser: Browser) -> None:
    for motion, flies in (("no-preference", True), ("reduce", False)):
        page = browser.new_page(reduced_motion=motion)
        visitor = Visitor(page)
        visitor.start(server.url, "new-york")
        visitor.act()
        page.locator("button.deck:enabled").first.wait_for()
        page.locator(".sky").wait_for(state="attached")
        page.evaluate(FLIGHTS)
        draw_two(visitor)
        assert (page.evaluate("window.flown") > 0) == flies
        assert visitor.problems == []
        page.close()


def test_a_silent_line_is_noticed_within_three_seconds(server: Server, page: Page) -> None:
    cut = False

    def between(socket: WebSocketRoute) -> None:
        other = socket.connect_to_server()
        socket.on_message(lambda said: None if cut else other.send(said))
        other.on_message(lambda said: None if cut else socket.send(said))

    page.clock.install()
    page.route_web_socket(re.compile("/ws/table"), between)
    visitor = Visitor(page)
    visitor.start(server.url, "new-york")
    visitor.act()
    deck = page.locator("button.deck:enabled:not(.tickets)").first
    deck.wait_for()
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    lost = page.get_by_text(say("line-lost-title"), exact=True)
    # The jump of the clock was a silence; this is the answer to it.
    expect(lost).to_be_hidden()
    cut = True
    deck.click()
    page.clock.run_for(2900)
    expect(lost).to_be_visible()
    expect(page.get_by_text(say("line-lost"))).to_be_visible()
    # It is still my turn: the move has not arrived.
    expect(page.locator("header .turn")).to_have_text(say("turn-mine"))


def test_a_cut_path_can_be_read_on_a_phone(server: Server, browser: Browser) -> None:
    """Nobody cuts a path in every game, so here the ticket's path takes every route there is."""
    page = browser.new_page(viewport=NARROW, reduced_motion="reduce")
    routes = [route.id for route in load("new-york").routes]

    def longer(said: str | bytes) -> str | bytes:
        message = json.loads(said)
        for ticket in message.get("result") or []:
            if isinstance(ticket, dict) and "claims" in ticket:
                ticket["claims"] = routes
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        other = socket.connect_to_server()
        other.on_message(lambda said: socket.send(longer(said)))

    page.route_web_socket(re.compile("/ws/table"), between)
    visitor = Visitor(page)
    visitor.start(server.url, "new-york")
    cut = page.locator("[data-cut]").first
    while not cut.count() and not visitor.over:
        visitor.act()
        page.locator("header.mine, .scores").first.wait_for()
    expect(cut).to_be_in_viewport(ratio=0.95)
    assert cut.evaluate("it => it.scrollWidth <= it.clientWidth")
    strip = page.locator(".recap ul")
    assert strip.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    picture(page, "a cut path")
    page.close()


def test_chat_shows_above_an_open_dialog_on_a_phone(anna: Friend, ben: Friend) -> None:
    anna.plan("new-york", "open")
    anna.set_up()
    ben.page.set_viewport_size(PHONE)
    ben.follow(anna.invitation())
    anna.begin()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    anna.act()
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.page.get_by_role("button", name=say("talk-title")).click()
    anna.page.get_by_label(say("talk-write")).fill("Good luck, Ben!")
    anna.page.keyboard.press("Enter")
    bubble = ben.page.locator(".bubbles:popover-open .bubble")
    expect(bubble).to_contain_text("Good luck, Ben!")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(ben.page.locator("[data-talk]")).to_contain_text("Good luck, Ben!")
    expect(anna.page.locator(".bubble")).to_have_count(0)
