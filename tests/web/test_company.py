"""The lobby, the clocks, finished games, and being the same person on another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.sitting_down import Friend


def test_the_lobby_shows_public_tables_as_they_come_and_fill(anna: Friend, ben: Friend) -> None:
    ben.visit("#/lobby")
    ben.see("Nobody is waiting for players")
    anna.plan("New York", "A friend, by link")
    anna.page.get_by_label("Everybody").check()
    anna.page.get_by_label("Name of the table").fill("Sunday evening")
    anna.set_up()
    ben.page.get_by_role("link", name="Join Sunday evening").click()
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="That is my name").click()
    ben.page.get_by_role("button", name="Sit down as Ben").click()
    ben.see("Waiting for Anna to begin")
    anna.begin()
    ben.page.locator("header.mine").wait_for()
    ben.visit("#/lobby")
    ben.page.get_by_role("link", name="Watch Sunday evening").wait_for()


def test_a_clock_warns_bots_play_on_and_the_game_is_listed(anna: Friend) -> None:
    anna.visit("#/setup")
    table = {
        "board": "new-york",
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "easy"}],
        "options": {"title": "A quick one", "clock": {"kind": "move", "seconds": 5}},
        "start": True,
    }
    anna.page.get_by_label("Name at seat 1").wait_for()
    made = anna.page.evaluate(
        """async (table) => {
            const send = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
            await send("/api/me", {name: "Anna"});
            return (await send("/api/tables", table)).json();
        }""",
        table,
    )
    anna.visit(f"#/table/{made['id']}")
    clock = anna.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile("0:0[1-5]"))
    anna.see("Hurry!")
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    # Bots play so fast that it may be shown for a moment only.
    anna.page.evaluate(
        """() => new MutationObserver(() => {
            window.replaced ||= document.body.innerText.includes("A bot plays for Anna");
        }).observe(document.body, {childList: true, subtree: true, characterData: true})"""
    )
    anna.page.locator(".scores").wait_for()
    assert anna.page.evaluate("window.replaced")
    anna.visit("#/games")
    anna.see("A quick one")
    anna.see("Easy bot:")
    link = anna.page.get_by_role("link", name="Watch again: A quick one")
    assert "#/replay/" in (link.get_attribute("href") or "")
    assert anna.problems == []


def test_a_game_that_was_given_up_is_among_the_finished_ones(anna: Friend) -> None:
    anna.plan("New York", "Easy bot")
    anna.page.get_by_label("Name of the table").fill("Too hard")
    anna.set_up()
    anna.page.get_by_role("dialog").wait_for()
    anna.act()
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_role("button", name="Give up").click()
    anna.page.get_by_role("button", name="Yes, I give up").click()
    anna.see("The game was given up")
    anna.plan("New York", "A friend, by link")
    anna.page.get_by_label("Name of the table").fill("Never begun")
    anna.set_up()
    anna.page.get_by_role("button", name="Close the table").click()
    anna.see("This table is closed")
    anna.visit("#/")
    anna.page.get_by_role("link", name="Too hard").wait_for()
    expect(anna.page.get_by_role("link", name="Never begun")).to_have_count(0)
    anna.visit("#/games")
    game = anna.page.locator("li.row", has_text="Too hard")
    expect(game).to_contain_text("The game was given up")
    expect(game).to_contain_text("Easy bot:")
    expect(game.locator(".crown")).to_have_count(0)
    expect(anna.page.get_by_text("Never begun")).to_have_count(0)
    game.get_by_role("link", name="Watch again: Too hard").click()
    anna.see("The game begins.")
    anna.page.get_by_role("button", name="To the end").click()
    expect(anna.page.locator(".where span")).to_contain_text(re.compile(r"Move [1-9]"))
    assert anna.problems == []


def test_one_person_on_two_devices(anna: Friend, ben: Friend) -> None:
    anna.plan("New York", "Easy bot")
    anna.set_up()
    anna.page.locator("header.mine").wait_for()
    anna.visit("#/me")
    anna.page.get_by_role("button", name="Make my personal link").click()
    link = anna.page.get_by_label("Your personal link").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Yes, it is me").click()
    ben.see("Welcome back, Anna")
    assert ben.page.url.endswith("#/me")
    ben.page.get_by_role("link", name="Whistlestop").click()
    ben.page.get_by_role("link", name="New York with Easy bot Your turn").wait_for()
    ben.visit("#/me")
    ben.page.get_by_role("button", name="Forget me here").click()
    ben.page.get_by_role("button", name="Yes, forget me here").click()
    ben.see("Play now")
    with ben.page.expect_response("**/api/me") as told:
        ben.page.reload()
    assert not told.value.json()["known"]
    ben.see("Play now")
    expect(ben.page.get_by_text("My tables")).to_be_hidden()


def test_other_devices_are_logged_out(anna: Friend, ben: Friend) -> None:
    anna.plan("New York", "Easy bot")
    anna.set_up()
    anna.page.locator("header.mine").wait_for()
    anna.visit("#/me")
    anna.page.get_by_role("button", name="Make my personal link").click()
    link = anna.page.get_by_label("Your personal link").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Yes, it is me").click()
    ben.see("Welcome back, Anna")
    anna.page.get_by_role("button", name="Log out my other devices").click()
    anna.see("Only this browser is still you.")
    expect(anna.page.get_by_label("Your personal link")).to_have_count(0)
    with ben.page.expect_response("**/api/me") as told:
        ben.page.reload()
    assert not told.value.json()["known"]
    with anna.page.expect_response("**/api/me") as told:
        anna.page.reload()
    assert told.value.json()["known"]


def test_a_plan_that_is_refused_stays_as_it_was(anna: Friend) -> None:
    anna.plan("New York", "here:Ben", "here")
    anna.page.get_by_label("Name of the table").fill("Sunday")
    anna.set_up()
    anna.see("Seat 3 needs a name")
    anna.page.get_by_label("Name at seat 3").fill("ben")
    anna.set_up()
    anna.see("Somebody at this table has that name already")
    expect(anna.page.get_by_label("Name at seat 2")).to_have_value("Ben")
    expect(anna.page.get_by_label("Name of the table")).to_have_value("Sunday")
    anna.page.get_by_label("Name at seat 3").fill("Cleo")
    anna.set_up()
    anna.page.get_by_role("button", name="I am Anna").wait_for()
