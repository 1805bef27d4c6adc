"""Friends at one table, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from web.sitting_down import Friend, Message, own_views, tickets_in, whose_turn
from web.texts import bot, like, say
from web.visiting import own_table

SECRET = {"hand", "tickets", "offer", "festival_cards"}
"""The fields that only a seat itself may see."""


def sit_together(anna: Friend, ben: Friend) -> str:
    """Anna sets up New York, Ben follows the link, the game starts; returns the link."""
    anna.plan("new-york", "open")
    anna.set_up()
    link = anna.invitation()
    ben.follow(link)
    anna.begin()
    return link


def keep_tickets(*friends: Friend) -> None:
    """Answer the opening dialogs."""
    for friend in friends:
        friend.page.get_by_role("dialog").wait_for()
        friend.act()
        expect(friend.page.get_by_role("dialog")).to_be_hidden()


def secrets_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths in a message that hold something only a seat may know."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in SECRET and isinstance(inner, dict | list):
                yield (*path, key)
            yield from secrets_in(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from secrets_in(inner, (*path, str(i)))


def drawn_unseen(heard: list[Message], player: int) -> list[Message]:
    """What messages said about cards and tickets that a player drew from a deck."""
    told = [fact for message in heard for fact in message.get("happened", [])]
    told += [fact for _, view in own_views(heard) for fact in view.get("happened", [])]
    return [f for f in told if f["player"] == player and f["kind"] in ("draw", "keep")]


def test_friends_see_each_others_moves_but_never_their_cards(anna: Friend, ben: Friend) -> None:
    sit_together(anna, ben)
    assert "/" not in ben.page.url.split("#/table/")[1], "the secret leaves the address"
    keep_tickets(anna, ben)
    friends = (anna, ben)
    for friend in friends:
        expect(friend.page.locator(".log")).to_contain_text(like("happened-keep", you="yes"))
    for _ in range(4):
        seat = whose_turn(anna, ben)
        friends[seat].play_turn(seat)
    for friend, other, seat in ((anna, ben, 0), (ben, anna, 1)):
        log = friend.page.locator(".log")
        expect(log.get_by_text(like("happened-keep", you="no", name=other.name))).to_be_visible()
        expect(log.locator(f".seat-{1 - seat}").nth(2)).to_be_attached()
        # The browser received nothing about the other's side
        assert {seat for seat, _ in own_views(friend.heard)} == {seat}
        # (answers are about one's own side: tests/server/test_secrets_questions.py) ...
        told = [message for message in friend.heard if message["type"] != "answer"]
        assert all(path[0] == "views" for message in told for path in secrets_in(message))
        unseen = drawn_unseen(friend.heard, 1 - seat)
        assert unseen
        assert all("card" not in fact and "tickets" not in fact for fact in unseen)
        # ... and shows nothing of it.
        told = log.inner_text()
        mine = tickets_in(friend.page.locator(".tickets"))
        theirs = tickets_in(other.page.locator(".tickets"))
        assert [ticket for ticket in mine if ticket in told], "own ones are told"
        shown = told + " ".join(mine)
        assert theirs
        assert not [ticket for ticket in theirs if ticket in shown]
        assert friend.problems == []


def test_a_spectator_sees_face_up_cards_but_no_hand(
    anna: Friend, ben: Friend, cleo: Friend
) -> None:
    link = sit_together(anna, ben)
    cleo.page.goto(link)
    cleo.see(say("table-watching"))
    anna.see(say("present-watching", count=1))
    expect(cleo.page.locator("g.row[data-route]").nth(20)).to_be_attached()
    assert cleo.page.get_by_role("region", name=say("table-hand")).count() == 0
    assert [path for message in cleo.heard for path in secrets_in(message)] == []


def test_chat_counts_as_unread_until_it_is_read(anna: Friend, ben: Friend) -> None:
    sit_together(anna, ben)
    keep_tickets(anna, ben)
    ben.page.get_by_role("button", name=say("talk-title")).click()
    ben.page.get_by_label(say("talk-write")).fill("Good luck, Anna!")
    ben.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name=say("react-bravo")).click()
    anna.page.get_by_role(
        "button", name=f"{say('talk-title')} {say('talk-unread', count=2)}"
    ).click()
    talk = anna.page.locator(".talk ol")
    expect(talk).to_contain_text("Ben Good luck, Anna!")
    expect(talk).to_contain_text(say("react-bravo"))
    expect(anna.page.get_by_role("button", name=say("talk-title"), exact=True)).to_be_visible()
    anna.page.get_by_role("button", name=say("talk-mute", name="Ben"), exact=True).click()
    anna.page.get_by_role("button", name=say("talk-hear", name="Ben")).wait_for()
    ben.page.get_by_label(say("talk-write")).fill("Can you hear me?")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator(".talk ol")).to_contain_text("Can you hear me?")
    anna.page.get_by_role("button", name=say("react-hello")).click()
    expect(talk).to_contain_text(say("react-hello"))
    expect(talk).not_to_contain_text("Can you hear me?")


def test_mutes_survive_a_reload(anna: Friend, ben: Friend) -> None:
    sit_together(anna, ben)
    keep_tickets(anna, ben)
    anna.page.get_by_role("button", name=say("talk-title")).click()
    anna.page.get_by_role("button", name=say("talk-mute", name="Ben"), exact=True).click()
    hear = anna.page.get_by_role("button", name=say("talk-hear", name="Ben"))
    hear.wait_for()
    anna.page.reload()
    anna.page.get_by_role("button", name=say("talk-title")).click()
    hear.click()
    expect(
        anna.page.get_by_role("button", name=say("talk-mute", name="Ben"), exact=True)
    ).to_be_visible()
    ben.page.get_by_role("button", name=say("talk-title")).click()
    ben.page.get_by_label(say("talk-write")).fill("Do you hear me now?")
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator(".talk ol")).to_contain_text("Do you hear me now?")


def test_a_move_is_taken_back_when_all_others_agree(
    anna: Friend, ben: Friend, cleo: Friend
) -> None:
    anna.plan("new-york", "open", "open")
    anna.set_up()
    link = anna.invitation()
    ben.follow(link)
    cleo.follow(link)
    anna.begin()
    keep_tickets(anna, ben)
    anna.await_turn_of(2)
    keeps = anna.page.get_by_role("dialog", name=say("keep-title"))
    request = say("take-back-title", name="Anna")
    anna.page.get_by_role("button", name=say("table-take-back")).click()
    anna.see(say("take-back-waits", names="Ben and Cleo"))
    ben.page.get_by_role("dialog", name=request).get_by_role(
        "button", name=say("take-back-refuse")
    ).click()
    expect(anna.page.get_by_text(like("take-back-waits"))).to_be_hidden()
    expect(keeps).to_be_hidden()
    anna.page.get_by_role("button", name=say("table-take-back")).click()
    ben.page.get_by_role("dialog", name=request).get_by_role(
        "button", name=say("take-back-agree")
    ).click()
    anna.see(say("take-back-waits", names="Cleo"))
    cleo.page.get_by_role("dialog", name=request).get_by_role(
        "button", name=say("take-back-agree")
    ).click()
    expect(keeps).to_be_visible()
    expect(ben.page.get_by_role("dialog", name=request)).to_be_hidden()


def test_both_players_follow_to_the_rematch(anna: Friend, ben: Friend) -> None:
    sit_together(anna, ben)
    before = anna.page.url
    ben.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    ben.page.get_by_role("button", name=say("table-resign")).click()
    ben.page.get_by_role("button", name=say("table-resign-yes")).click()
    anna.page.get_by_role("button", name=say("end-rematch")).click()
    ben.page.get_by_role("button", name=say("end-rematch-ready")).click()
    for friend in (anna, ben):
        friend.see(say("wait-seats"))
        assert friend.page.url != before
    assert anna.page.url == ben.page.url
    anna.begin()
    for friend in (anna, ben):
        friend.page.get_by_role("dialog", name=say("keep-title")).wait_for()


def test_a_spectator_follows_to_the_rematch(anna: Friend, ben: Friend, cleo: Friend) -> None:
    link = sit_together(anna, ben)
    cleo.page.goto(link)
    cleo.see(say("table-watching"))
    ben.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    ben.page.get_by_role("button", name=say("table-resign")).click()
    ben.page.get_by_role("button", name=say("table-resign-yes")).click()
    cleo.see(say("end-given-up-title"))
    expect(cleo.page.get_by_role("button", name=say("end-rematch"))).to_have_count(0)
    anna.page.get_by_role("button", name=say("end-rematch")).click()
    anna.see(say("wait-seats"))
    cleo.page.get_by_role("button", name=say("end-rematch-ready")).click()
    cleo.see(say("wait-seats"))
    anna.begin()
    cleo.see(say("table-watching"))
    anna.see(say("present-watching", count=1))


def test_a_player_who_leaves_can_come_back_to_the_seat(anna: Friend, ben: Friend) -> None:
    sit_together(anna, ben)
    ben.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    ben.page.get_by_role("button", name=say("table-leave")).click()
    ben.page.get_by_role("dialog").get_by_role("button", name=say("table-leave")).click()
    anna.see(say("present-away", name="Ben"))
    own_table(ben.page, "Anna").click()
    ben.page.get_by_role("button", name=say("table-return")).click()
    anna.see(say("present-here", name="Ben"))


def test_the_host_arranges_seats_and_closes_the_table(anna: Friend, ben: Friend) -> None:
    anna.plan("new-york", "open", "open")
    anna.set_up()
    ben.follow(anna.invitation())
    anna.page.get_by_label(say("setup-seat-who", number=3)).select_option(label=bot("easy"))
    ben.see(say("wait-for-host", name="Anna"))
    with ben.page.expect_response("**/api/me/tables") as told:
        ben.page.get_by_role("button", name=say("wait-leave")).click()
    ben.see(say("start-play"))
    assert told.value.json() == {"tables": []}
    anna.page.get_by_role("button", name=say("wait-close")).click()
    anna.see(say("wait-closed"))


def test_two_tabs_of_one_person_show_the_same_game(anna: Friend, ben: Friend) -> None:
    sit_together(anna, ben)
    tab = anna.context.new_page()
    tab.goto(anna.page.url)
    keep_tickets(anna, ben)
    expect(tab.locator(".log")).to_contain_text(like("happened-keep", you="yes"))
    expect(tab.get_by_role("dialog")).to_be_hidden()
    assert tickets_in(tab.locator(".tickets")) == tickets_in(anna.page.locator(".tickets"))


def test_a_move_made_offline_is_sent_when_the_page_is_opened_again(
    anna: Friend, ben: Friend
) -> None:
    sit_together(anna, ben)
    anna.page.get_by_role("dialog").wait_for()
    # A connection that silently drops everything.
    anna.page.evaluate("WebSocket.prototype.send = () => {}")
    anna.act()
    # The page keeps what it could not send.
    anna.page.wait_for_function("() => Object.keys(sessionStorage).join().includes('unsent')")
    assert ben.to_act == [0, 1]
    anna.page.reload()
    ben.await_turn_of(1)
    expect(anna.page.get_by_role("dialog")).to_be_hidden()


def test_the_host_frees_the_seat_of_a_guest(anna: Friend, ben: Friend) -> None:
    """Before the game. The guest is told, and may sit down again."""
    anna.plan("europe", "open", "open")
    anna.set_up()
    ben.follow(anna.invitation())
    expect(ben.page.get_by_role("button", name=say("wait-leave"))).to_have_count(1)
    expect(ben.page.get_by_role("button", name=say("setup-here"))).to_have_count(0)
    free = anna.page.get_by_role("button", name=say("wait-remove-named", name="Ben"))
    expect(
        ben.page.get_by_role("button", name=say("wait-remove-named", name="Anna"))
    ).to_have_count(0)
    free.click()
    expect(free).to_have_count(0)
    ben.see(say("wait-removed"))
    ben.page.get_by_role("button", name=say("wait-sit-as", name="Ben")).click()
    expect(ben.page.get_by_text(say("wait-removed"))).to_have_count(0)
    expect(free).to_be_visible()
    assert anna.problems == []
    assert ben.problems == []


def test_a_guest_who_leaves_the_seat_is_not_told_they_were_removed(
    anna: Friend, ben: Friend
) -> None:
    anna.plan("europe", "open", "open")
    anna.set_up()
    ben.follow(anna.invitation())
    ben.page.get_by_role("button", name=say("wait-leave")).click()
    ben.see(say("start-play"))
    expect(ben.page.get_by_text(say("wait-removed"))).to_have_count(0)


def test_a_guest_may_bring_others_if_the_host_allows_it(anna: Friend, ben: Friend) -> None:
    anna.plan("europe", "open", "open")
    anna.page.get_by_label(say("setup-several")).check()
    anna.set_up()
    ben.follow(anna.invitation())
    ben.page.get_by_role("button", name=say("setup-here")).click()
    ben.page.get_by_label(say("setup-seat-name", number=3)).fill("Cleo")
    ben.page.get_by_role("button", name=say("wait-sit-here"), exact=True).click()
    expect(ben.page.get_by_role("button", name=say("wait-leave"))).to_have_count(2)
    expect(anna.page.get_by_role("button", name=say("wait-start"))).to_be_enabled()
