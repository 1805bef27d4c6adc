"""The lobby, the clocks, finished games, and one person on two devices."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.sitting_down import Friend
from web.texts import bot, like, say
from web.visiting import own_table


def test_the_lobby_shows_public_tables_as_they_appear_and_fill_up(
    anna: Friend, ben: Friend
) -> None:
    ben.visit("#/lobby")
    ben.see(say("lobby-none"))
    anna.plan("new-york", "open")
    anna.page.get_by_label(say("setup-public")).check()
    anna.page.get_by_label(say("setup-name-of-table")).fill("Sunday evening")
    anna.set_up()
    ben.page.get_by_role("link", name=say("lobby-join-named", title="Sunday evening")).click()
    ben.page.get_by_role("textbox", name=say("start-name")).fill("Ben")
    ben.page.get_by_role("button", name=say("wait-name-go")).click()
    ben.page.get_by_role("button", name=say("wait-sit-as", name="Ben")).click()
    ben.see(say("wait-for-host", name="Anna"))
    anna.begin()
    ben.page.locator("header.mine").wait_for()
    ben.visit("#/lobby")
    ben.page.get_by_role("link", name=say("lobby-watch-named", title="Sunday evening")).wait_for()


def test_a_clock_warns_bots_play_on_and_the_game_is_listed(anna: Friend) -> None:
    anna.visit("#/setup")
    table = {
        "board": "new-york",
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "easy"}],
        "options": {"title": "A quick one", "clock": {"kind": "move", "seconds": 5}},
        "start": True,
    }
    anna.page.get_by_label(say("setup-seat-name", number=1)).wait_for()
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
    anna.see(say("clock-soon"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    # Bots are so fast that it may flash up only briefly.
    anna.page.evaluate(
        """(words) => new MutationObserver(() => {
            window.replaced ||= document.body.innerText.includes(words);
        }).observe(document.body, {childList: true, subtree: true, characterData: true})""",
        say("table-away", name="Anna"),
    )
    anna.page.locator(".scores").wait_for()
    assert anna.page.evaluate("window.replaced")
    anna.visit("#/games")
    anna.see("A quick one")
    anna.see(like("games-result", name=bot("easy")))
    link = anna.page.get_by_role("link", name=say("games-replay-named", title="A quick one"))
    assert "#/replay/" in (link.get_attribute("href") or "")
    assert anna.problems == []


def test_an_abandoned_game_is_among_the_finished_ones(anna: Friend) -> None:
    anna.plan("new-york", "bot:easy")
    anna.page.get_by_label(say("setup-name-of-table")).fill("Too hard")
    anna.set_up()
    anna.page.get_by_role("dialog").wait_for()
    anna.act()
    anna.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    anna.page.get_by_role("button", name=say("table-resign")).click()
    anna.page.get_by_role("button", name=say("table-resign-yes")).click()
    anna.see(say("end-given-up-title"))
    anna.plan("new-york", "open")
    anna.page.get_by_label(say("setup-name-of-table")).fill("Never begun")
    anna.set_up()
    anna.page.get_by_role("button", name=say("wait-close")).click()
    anna.see(say("wait-closed"))
    anna.visit("#/")
    anna.page.get_by_role("link", name="Too hard").wait_for()
    expect(anna.page.get_by_role("link", name="Never begun")).to_have_count(0)
    anna.visit("#/games")
    game = anna.page.locator("li.row", has_text="Too hard")
    expect(game).to_contain_text(say("end-given-up-title"))
    expect(game).to_contain_text(like("games-result", name=bot("easy")))
    expect(game.locator(".crown")).to_have_count(0)
    expect(anna.page.get_by_text("Never begun")).to_have_count(0)
    game.get_by_role("link", name=say("games-replay-named", title="Too hard")).click()
    anna.see(say("replay-before"))
    anna.page.get_by_role("button", name=say("replay-last")).click()
    expect(anna.page.locator(".where span")).to_contain_text(re.compile(r"^\D*[1-9]"))
    assert anna.problems == []


def sit_down_on_two_devices(first: Friend, second: Friend) -> None:
    """Anna has a table on one device, and is logged in on another through a link."""
    first.plan("new-york", "bot:easy")
    first.set_up()
    first.page.locator("header.mine").wait_for()
    first.visit("#/me")
    first.page.get_by_role("button", name=say("me-device-make")).click()
    link = first.page.get_by_label(say("me-device-link")).input_value()
    second.page.goto(link)
    second.page.get_by_role("button", name=say("me-confirm-yes")).click()
    second.see(say("me-recognised", name="Anna"))


def test_one_person_on_two_devices(anna: Friend, ben: Friend) -> None:
    sit_down_on_two_devices(anna, ben)
    assert ben.page.url.endswith("#/me")
    ben.page.get_by_role("link", name=say("app-name")).click()
    table = own_table(ben.page, bot("easy"))
    table.filter(has_text=say("start-your-turn")).wait_for()
    ben.visit("#/me")
    ben.page.get_by_role("button", name=say("me-forget")).click()
    ben.page.get_by_role("button", name=say("me-forget-yes")).click()
    ben.see(say("start-play"))
    with ben.page.expect_response("**/api/me") as told:
        ben.page.reload()
    assert not told.value.json()["known"]
    ben.see(say("start-play"))
    expect(ben.page.get_by_text(say("start-my-tables"))).to_be_hidden()


def test_other_devices_can_be_logged_out(anna: Friend, ben: Friend) -> None:
    sit_down_on_two_devices(anna, ben)
    anna.page.get_by_role("button", name=say("me-others")).click()
    anna.see(say("me-others-done"))
    expect(anna.page.get_by_label(say("me-device-link"))).to_have_count(0)
    with ben.page.expect_response("**/api/me") as told:
        ben.page.reload()
    assert not told.value.json()["known"]
    with anna.page.expect_response("**/api/me") as told:
        anna.page.reload()
    assert told.value.json()["known"]


def test_a_refused_plan_stays_as_it_was(anna: Friend) -> None:
    anna.plan("new-york", "here:Ben", "here")
    anna.page.get_by_label(say("setup-name-of-table")).fill("Sunday")
    anna.set_up()
    anna.see(say("setup-nameless", number=3))
    anna.page.get_by_label(say("setup-seat-name", number=3)).fill("ben")
    anna.set_up()
    anna.see(say("why-name-taken"))
    expect(anna.page.get_by_label(say("setup-seat-name", number=2))).to_have_value("Ben")
    expect(anna.page.get_by_label(say("setup-name-of-table"))).to_have_value("Sunday")
    anna.page.get_by_label(say("setup-seat-name", number=3)).fill("Cleo")
    anna.set_up()
    anna.page.get_by_role("button", name=say("curtain-show", name="Anna")).wait_for()
