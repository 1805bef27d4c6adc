"""Every special decision has its own dialog, on a desktop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from server.playing import Message
from server.running import Server
from waiting import wait_until
from web.axe import violations
from web.deciding import Condition, arranged, go_on, latest_turn, lift_curtain, log, met, opened
from web.pictures import picture
from web.sizes import PHONE
from web.texts import like, say
from web.visiting import click_on_board

PAYING = like("pay-title-route")
both = pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.slow), "phone"])
"""A phone has the least room. Dialogs at a desk are left to `make slow-test`."""


HIDDEN = """() => {
    const { left, right, top, bottom } = document.querySelector(".window").getBoundingClientRect();
    const sheet = document.querySelector(".sheet")?.getBoundingClientRect();
    const covers = sheet && sheet.width > innerWidth * 0.9;
    const lowest = covers ? Math.min(bottom, sheet.top) : bottom;
    return [...document.querySelectorAll(".asked, .pin .foot")]
        .map((place) => place.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
        .filter(([x, y]) => x < left || x > right || y < top || y > lowest);
}"""
"""The positions of highlights that belong to a dialog and are not visible."""


HOLD_BACK = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!text.includes('"payments"')) send.call(this, text);
    };
}"""
"""From now on, no question about payments reaches the server."""


def phase(name: str, least: int = 1) -> Condition:
    """A condition: the game is in a phase, with at least this many moves to choose from."""
    return lambda view, moves: view["phase"] == name and len(moves) >= least


def offers(verb: str) -> Condition:
    """A condition: a verb is legal."""
    return lambda view, moves: any(move.split()[0] == verb for move in moves)


def many_cards(view: Message, moves: list[str]) -> bool:
    return view["phase"] == "main" and sum(view["hand"].values()) > 12


def dialog(page: Page, title: str | re.Pattern[str]) -> Locator:
    """The open dialog, with its title and inside the viewport."""
    found = page.get_by_role("dialog", name=title)
    expect(found).to_be_visible()
    box, window = found.bounding_box(), page.viewport_size
    assert box
    assert window
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"] + 1
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= window["height"] + 1
    return found


def inspect(page: Page, name: str) -> None:
    """Check a dialog: take a screenshot, and run axe.

    Light on a desktop and dark on a phone, since axe is slow on a whole board.
    """
    narrow = page.viewport_size == PHONE
    # The board may still be moving the subject of the dialog into view.
    wait_until(lambda: page.evaluate(HIDDEN) == [])
    page.emulate_media(color_scheme="dark" if narrow else "light")
    found = violations(page, within=".sheet, .mine")
    picture(page, f"dialog {name}")
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


def expect_next(page: Page, name: str) -> None:
    """Expect that somebody else at this screen is to decide."""
    expect(page.get_by_role("heading", name=say("curtain-pass", name=name))).to_be_visible()


def route_of(sheet: Locator) -> str:
    """The route that a dialog asks to pay for."""
    title = like("pay-title-route", route=re.compile("(.*)"))
    found = title.fullmatch(sheet.get_by_role("heading").inner_text())
    assert found
    return str(found[1])


def choose_city(page: Page) -> None:
    """Choose to build, and pick the first city by keyboard."""
    page.locator(".acts button.site").click()
    page.locator("circle.choose").first.focus()
    page.keyboard.press("Enter")


# --- tickets ---------------------------------------------------------------------------


@both
def test_opening_tickets_are_counted_and_shown_on_the_board(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "europe", phase("opening"))
    with opened(browser, at, size) as page:
        sheet = dialog(page, say("keep-title"))
        expect(sheet).to_contain_text(say("keep-least", count=2, of=4))
        expect(sheet).to_contain_text(say("ticket-long"))
        done = sheet.locator("button.main")
        expect(done).to_have_text(say("keep-more", count=2))
        expect(done).to_be_disabled()
        for i in (0, 1):
            sheet.get_by_role("checkbox").nth(i).check()
        points = [int(sheet.locator(".ticket strong").nth(i).inner_text()) for i in (0, 1)]
        expect(sheet).to_contain_text(
            say("keep-total", count=2, points=say("points", points=sum(points)))
        )
        assert page.locator(".marks .pin").count() >= 2
        inspect(page, "opening")
        done.click()
        expect_next(page, "Bo")


@both
def test_a_draft_says_who_gets_the_rest(server: Server, browser: Browser, size: str) -> None:
    at = arranged(server, "iberia", lambda v, m: v["phase"] == "draft" and len(m) == 5, seats=3)
    with opened(browser, at, size) as page:
        sheet = dialog(page, say("draft-title", number=1))
        expect(sheet).to_contain_text(say("draft-round", round=2, rounds=6))
        expect(sheet).to_contain_text(say("draft-passes", **{"from": "Cleo", "to": "Bo"}))
        expect(sheet).to_contain_text(say("draft-picked", count=1))
        expect(sheet.locator("button.main")).to_be_disabled()
        sheet.get_by_role("radio").nth(2).check()
        inspect(page, "draft")
        sheet.get_by_role("button", name=like("draft-go")).click()
        expect_next(page, "Bo")
        lift_curtain(page)
        # The next player at this screen chooses from another hand.
        expect(page.get_by_role("dialog")).to_contain_text(like("draft-passes", **{"from": "Anna"}))


def test_a_draft_keeps_an_exact_number_of_tickets(server: Server, browser: Browser) -> None:
    at = arranged(server, "iberia", phase("draft-keep"))
    with opened(browser, at) as page:
        sheet = dialog(page, say("keep-title"))
        expect(sheet).to_contain_text(say("keep-exactly", count=4, of=6))
        for i in range(5):
            sheet.get_by_role("checkbox").nth(i).check()
        expect(sheet.locator("button.main")).to_have_text(say("keep-fewer", count=1))


def test_a_player_who_has_chosen_waits_for_the_others_and_can_undo(
    server: Server, browser: Browser
) -> None:
    at = met(server, "new-york")
    with opened(browser, at) as page:
        sheet = dialog(page, say("keep-title"))
        sheet.get_by_role("checkbox").first.check()
        sheet.locator("button.main").click()
        expect(page.get_by_text(say("waiting-for-others", names="Bo"))).to_be_visible()
        undo = page.locator(".acts").get_by_role("button", name=say("undo"))
        undo.click()
        dialog(page, say("keep-title"))
        expect(undo).to_be_hidden()


@both
def test_drawing_tickets_needs_confirmation(server: Server, browser: Browser, size: str) -> None:
    at = arranged(server, "new-york", offers("tickets"))
    with opened(browser, at, size) as page:
        deck = page.locator("button.deck", has_text=say("table-tickets-left"))
        deck.click()
        sheet = dialog(page, say("tickets-title"))
        inspect(page, "tickets")
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(deck).to_be_focused()
        deck.click()
        sheet.get_by_role("button", name=say("tickets-go")).click()
        dialog(page, say("keep-title"))


def test_my_tickets_show_their_outlook(server: Server, browser: Browser) -> None:
    def some(view: Message, moves: list[str]) -> bool:
        routes = view["players"][view["viewer"]]["routes"]
        return view["phase"] == "main" and len(routes) > 6

    at = arranged(server, "new-york", some, claim=9.0, tickets=2.0)
    with opened(browser, at) as page:
        ticket = page.locator(".tickets .one").first
        expect(page.locator(".tickets .one.unknown")).to_have_count(0)
        for one in page.locator(".tickets .one").all():
            words = (like("ticket-joined"), like("ticket-needs"), like("ticket-lost"))
            assert any(word.search(one.inner_text()) for word in words)
        ticket.click()
        page.mouse.move(1, 1)
        expect(page.locator(".marks .pin")).to_have_count(2)


# --- building --------------------------------------------------------------------------


@both
def test_a_claim_shows_every_payment_and_takes_one_click(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "europe", many_cards, claim=0.1)
    with opened(browser, at, size) as page:
        click_on_board(page, page.locator("g.route.legal").first)
        sheet = page.get_by_role("dialog", name=PAYING)
        expect(sheet).to_contain_text(like("price-points"))
        expect(sheet).to_contain_text(like("price-trains-left"))
        assert sheet.locator(".ways button .card").count() >= 1
        inspect(page, "pay")
        sheet.get_by_role("button", name=say("pay-cancel")).click()
        expect(sheet).to_be_hidden()
        expect(page.locator("header.mine")).to_be_visible()
        click_on_board(
            page, page.locator(f"g.route.legal:not([aria-label*={say('kind-tunnel')}])").first
        )
        route = route_of(sheet)
        sheet.locator(".ways button").first.click()
        go_on(page)
        expect(latest_turn(page)).to_contain_text(like("happened-claim", you="no", route=route))


def test_payments_are_offered_for_their_own_route_only(server: Server, browser: Browser) -> None:
    at = arranged(server, "new-york", many_cards)
    with opened(browser, at) as page:
        first, second = page.locator("g.route.legal").all()[:2]
        click_on_board(page, first)
        expect(page.locator(".sheet .ways button")).not_to_have_count(0)
        page.evaluate(HOLD_BACK)
        click_on_board(page, second)
        expect(page.locator(".sheet .ways button")).to_have_count(0)


@both
def test_a_surcharge_shows_which_cards_count(server: Server, browser: Browser, size: str) -> None:
    at = arranged(server, "europe", phase("surcharge", least=2), claim=4.0)
    with opened(browser, at, size) as page:
        sheet = page.get_by_role("dialog", name=like("surcharge-title"))
        expect(sheet).to_contain_text(like("surcharge-laid"))
        cards = sheet.locator(".revealed li")
        expect(cards).to_have_count(3)
        reasons = {why: say(f"surcharge-why-{why}") for why in ("colour", "wild", "no")}
        found = {why: sheet.get_by_text(words).count() for why, words in reasons.items()}
        assert sum(found.values()) == 3
        title = like("surcharge-title", count=found["colour"] + found["wild"])
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        inspect(page, "surcharge")
        sheet.get_by_role("button", name=say("move-refuse")).click()
        go_on(page)
        expect(latest_turn(page)).to_contain_text(like("happened-refuse", you="no"))


def many_gifts(view: Message, moves: list[str]) -> bool:
    return len(moves) > 2 and (view["building"] or {}).get("to_give", 0) > 2


@both
def test_cards_of_any_kind_are_chosen_all_at_once(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "nordic", many_gifts, claim=1.0)
    with opened(browser, at, size) as page:
        sheet = page.get_by_role("dialog", name=PAYING)
        route = route_of(sheet)
        expect(sheet).to_contain_text(like("give-explained"))
        done = sheet.locator("button.main")
        expect(done).to_contain_text(like("give-go"))
        some = sheet.get_by_role("group").filter(has_not_text=like("give-count", count=0)).first
        # By name, because another card may soon be the first one with some given.
        used = sheet.get_by_role("group", name=some.get_attribute("aria-label") or "", exact=True)
        used.get_by_role("button", name=say("step-less")).click()
        expect(done).to_have_text(say("give-more", count=1))
        expect(done).to_be_disabled()
        used.get_by_role("button", name=say("step-more")).click()
        inspect(page, "give")
        done.click()
        go_on(page)
        expect(
            log(page).filter(has_text=like("happened-claim", you="no", route=route))
        ).not_to_have_count(0)


def test_a_payment_in_steps_can_be_undone(server: Server, browser: Browser) -> None:
    at = arranged(server, "nordic", phase("substitute", least=2), claim=1.0)
    with opened(browser, at) as page:
        sheet = page.get_by_role("dialog", name=PAYING)
        now = sheet.locator("[aria-current=step]")
        first = now.inner_text()
        sheet.locator(".ways button").last.click()
        expect(sheet).not_to_contain_text(first)
        sheet.get_by_role("button", name=say("step-back")).click()
        expect(now).to_have_text(first)


def test_a_choice_of_equivalent_cards_is_offered(server: Server, browser: Browser) -> None:
    at = arranged(server, "great-lakes", phase("variant"), claim=1.0, harbour=0.0)
    with opened(browser, at) as page:
        sheet = page.get_by_role("dialog", name=PAYING)
        expect(sheet).to_contain_text(say("phase-variant"))
        sheet.locator(".ways button").first.click()
        expect(sheet).to_be_hidden()


@both
def test_a_station_shows_its_price_and_its_worth(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "europe", offers("station"), station=0.0)
    with opened(browser, at, size) as page:
        choose_city(page)
        sheet = dialog(page, like("pay-title-station"))
        expect(sheet).to_contain_text(say("price-station", cost=1, left=2))
        expect(sheet).to_contain_text(say("price-station-unbuilt", points=say("points", points=4)))
        inspect(page, "station")
        sheet.locator(".ways button").first.click()
        go_on(page)
        expect(latest_turn(page)).to_contain_text(like("happened-station", you="no"))


@both
def test_a_harbour_shows_its_price_and_its_worth(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "great-lakes", offers("harbour"), claim=0.6)
    with opened(browser, at, size) as page:
        choose_city(page)
        sheet = dialog(page, like("pay-title-harbour"))
        expect(sheet).to_contain_text(like("price-harbour", trains=2, ships=2))
        expect(sheet).to_contain_text(say("price-harbour-points", worth="10/20/30"))
        inspect(page, "harbour")


# --- pieces, cards, festivals ----------------------------------------------------------


@both
def test_trains_and_ships_are_set_by_a_stepper(server: Server, browser: Browser, size: str) -> None:
    at = arranged(server, "great-lakes", phase("pieces"))
    with opened(browser, at, size) as page:
        sheet = dialog(page, say("pieces-title"))
        expect(sheet.get_by_role("slider")).to_have_value("27")
        sheet.get_by_role("button", name=say("step-more")).click()
        sheet.get_by_role("button", name=say("step-more")).click()
        inspect(page, "pieces")
        sheet.get_by_role("button", name=say("pieces-go", trains=29, ships=21)).click()
        expect_next(page, "Bo")


@both
def test_an_exchange_shows_what_it_costs(server: Server, browser: Browser, size: str) -> None:
    at = arranged(server, "great-lakes", offers("exchange"))
    with opened(browser, at, size) as page:
        page.get_by_role("button", name=say("exchange-title")).click()
        sheet = dialog(page, say("exchange-title"))
        sheet.get_by_role("button", name=say("step-more")).click()
        expect(sheet).to_contain_text(say("exchange-count", kind="trains", count=2))
        inspect(page, "exchange")
        sheet.get_by_role(
            "button", name=say("exchange-go", count=2, points=say("points", points=2))
        ).click()
        go_on(page)
        expect(latest_turn(page)).to_contain_text(like("happened-exchange", you="no", count=2))


@both
def test_the_player_chooses_which_deck_refills_the_row(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "great-lakes", phase("refill"))
    with opened(browser, at, size) as page:
        sheet = dialog(page, say("refill-title"))
        inspect(page, "refill")
        sheet.get_by_role("button", name=say("refill-from", deck=say("deck-ship"))).click()
        go_on(page)
        expect(sheet).to_be_hidden()
        expect(page.locator(".place")).to_have_count(6)
        expect(page.locator(".place .empty")).to_have_count(0)


@both
def test_the_player_chooses_festival_cards_at_one_end_of_a_route(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "iberia", phase("festival"), claim=8.0)
    with opened(browser, at, size) as page:
        sheet = dialog(page, say("festival-title"))
        expect(sheet.locator(".ways button")).to_have_count(2)
        expect(sheet).to_contain_text(like("festival-gain"))
        inspect(page, "festival")
        sheet.locator(".ways button").first.click()
        go_on(page)
        # The end of the game may have come with it, and is logged later.
        expect(log(page).filter(has_text=like("happened-festival")).first).to_be_visible()


@both
def test_a_wild_in_the_row_is_no_second_card(server: Server, browser: Browser, size: str) -> None:
    at = arranged(server, "europe", lambda v, m: v["phase"] == "second-card" and "wild" in v["row"])
    with opened(browser, at, size) as page:
        expect(page.get_by_text(say("second-card-no-wild"))).to_be_visible()
        wild = page.locator("button.place.barred").first
        expect(wild).to_be_disabled()
        expect(wild).to_have_attribute("title", say("second-card-barred"))
        inspect(page, "second")


# --- the dialogs themselves ------------------------------------------------------------


@both
def test_a_dialog_can_be_put_aside_and_resumed_by_keyboard(
    server: Server, browser: Browser, size: str
) -> None:
    at = arranged(server, "new-york", phase("opening"))
    with opened(browser, at, size) as page:
        sheet = page.get_by_role("dialog", name=say("keep-title"))
        expect(sheet.get_by_role("heading")).to_be_focused()
        page.keyboard.press("Escape")
        back = sheet.get_by_role("button", name=say("back-to-choice"))
        expect(back).to_be_focused()
        expect(sheet.get_by_role("checkbox")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(sheet.get_by_role("checkbox")).to_have_count(2)


def test_every_move_can_be_chosen_from_a_list_in_words(server: Server, browser: Browser) -> None:
    at = arranged(server, "new-york", offers("claim"))
    with opened(browser, at) as page:
        page.locator("[data-tab=help]").click()
        page.get_by_text(like("moves-in-words")).click()
        moves = page.locator(".moves .buttons")
        expect(moves.get_by_role("button", name=say("move-draw"))).to_be_visible()
        moves.get_by_role("button", name=like("move-claim")).first.click()
        expect(page.get_by_role("dialog", name=PAYING)).to_be_visible()
