"""Who sits where before the game begins, and who may change it."""

from __future__ import annotations

import pytest

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e


def test_a_person_with_the_link_takes_the_first_open_seat() -> None:
    room = Room("anna", "medium", "open", "open", board="europe")
    assert room.do("bo", c.Sit("Bo"), invited=True) == e.Seated(2, "bo", "Bo")
    assert room.table.seats_of("bo") == (2,)


def test_without_the_link_nobody_sits_down() -> None:
    assert Room("anna", "open").refused("bo", c.Sit("Bo")) == "not-invited"


def test_a_public_table_needs_no_link() -> None:
    room = Room("anna", "open", public=True)
    assert room.do("bo", c.Sit("Bo")) == e.Seated(1, "bo", "Bo")


def test_a_seated_person_needs_no_link_for_a_second_seat() -> None:
    room = Room("anna", "open")
    room.do("anna", c.Sit("Anton", 1))
    assert room.table.seats_of("anna") == (0, 1)


def test_an_unknown_person_cannot_sit_down() -> None:
    room = Room("anna", "open", public=True)
    assert room.refused("", c.Sit("Bo"), invited=True) == "no-person"
    assert room.table.seats_of("") == ()


def test_a_particular_seat_can_be_chosen() -> None:
    room = Room("anna", "open", "open", public=True)
    assert room.do("bo", c.Sit("Bo", 2)) == e.Seated(2, "bo", "Bo")


@pytest.mark.parametrize(("seat", "code"), [(0, "taken"), (1, "taken"), (4, "taken")])
def test_a_seat_that_is_not_open_is_refused(seat: int, code: str) -> None:
    room = Room("anna", "medium", "open", public=True)
    assert room.refused("bo", c.Sit("Bo", seat)) == code


def test_a_full_table_says_so() -> None:
    assert Room("anna", "medium", public=True).refused("bo", c.Sit("Bo")) == "full"


@pytest.mark.parametrize(
    "name", ["Anna", "ANNA", " an\u200bna ", "An\u200dna", "A\u202ennA", "\u0410nn\u0430"]
)
def test_two_people_cannot_have_names_that_look_the_same(name: str) -> None:
    room = Room("anna", "open", public=True)
    assert room.refused("bo", c.Sit(name)) == "name-taken"


@pytest.mark.parametrize("name", [" ", "\u200d", "\u202e\u200b", "\x00\n", "\u3164", "\u2800"])
def test_a_name_must_be_visible(name: str) -> None:
    assert Room("anna", "open", public=True).refused("bo", c.Sit(name)) == "bad-name"


def test_the_host_puts_a_bot_on_an_open_seat_and_removes_it() -> None:
    room = Room("anna", "open")
    room.do("anna", c.Arrange(1, "easy"))
    assert (room.table.seats[1].kind, room.table.seats[1].bot) == ("bot", "easy")
    room.do("anna", c.Arrange(1))
    assert room.table.seats[1].kind == "open"


@pytest.mark.parametrize("bot", ["", "easy"])
def test_the_host_removes_a_guest_before_the_game(bot: str) -> None:
    room = Room("anna", "bo", public=True)
    assert room.do("anna", c.Arrange(1, bot)) == e.Arranged(1, bot)
    assert room.table.seats[1].kind == ("bot" if bot else "open")
    assert room.table.seats_of("bo") == ()


def test_nobody_is_removed_during_the_game() -> None:
    room = Room("anna", "bo")
    room.do("anna", c.Start())
    assert room.refused("anna", c.Arrange(1)) == "stage"


def test_only_the_host_can_remove_anyone() -> None:
    room = Room("anna", "bo", "cleo", board="europe")
    assert room.refused("bo", c.Arrange(2)) == "not-host"
    assert room.refused("bo", c.Arrange(0)) == "not-host"


def test_a_guest_has_only_one_seat() -> None:
    """Otherwise the others could not tell that one person holds three hands."""
    room = Room("anna", "bo", "open", public=True, board="europe")
    assert room.refused("bo", c.Sit("Tom")) == "one-seat"
    room.do("bo", c.Leave(1))
    room.do("bo", c.Sit("Bo", 2))
    assert room.table.seats_of("bo") == (2,)


def test_the_host_can_allow_guests_more_seats() -> None:
    room = Room("anna", "bo", "open", several_seats=True, board="europe")
    room.do("bo", c.Sit("Tom"))
    assert room.table.seats_of("bo") == (1, 2)


def test_the_host_keeps_a_seat() -> None:
    room = Room("anna", "open")
    assert room.refused("anna", c.Arrange(0, "easy")) == "host"
    room.do("anna", c.Sit("Anton"))
    room.do("anna", c.Arrange(0, "easy"))
    assert room.table.seats_of("anna") == (1,)


def test_an_unknown_bot_is_refused() -> None:
    assert Room("anna", "open").refused("anna", c.Arrange(1, "genius")) == "no-bot"


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert Room("anna", "open").refused("anna", c.Arrange(2, "easy")) == "no-seat"


def test_an_open_seat_keeps_the_game_from_beginning() -> None:
    assert Room("anna", "open").refused("anna", c.Start()) == "open-seats"


def test_the_host_begins_with_a_seed_that_nobody_chose() -> None:
    seeds = set()
    for _ in range(2):
        room = Room("anna", "bo")
        entry = room.do("anna", c.Start())
        assert isinstance(entry, e.Started)
        assert len(entry.seed) == 64
        seeds.add(entry.seed)
        assert room.table.stage == "playing"
    assert len(seeds) == 2


def test_the_first_seat_can_be_chosen() -> None:
    for first in (0, 1):
        room = Room("anna", "bo", first=first).opened()
        assert room.table.to_act == {first}


def test_leaving_before_the_game_opens_the_seat() -> None:
    room = Room("anna", "bo")
    assert room.do("bo", c.Leave(1)) == e.Left(1)
    assert room.table.seats[1].kind == "open"
    assert room.table.host == "anna"


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    room = Room("anna", "medium", "bo", "cleo", board="europe")
    room.do("anna", c.Leave(0))
    assert room.table.host == "bo"
    assert room.refused("anna", c.Start()) == "not-host"
    room.do("bo", c.Arrange(0, "easy"))
    room.do("bo", c.Start())


def test_a_host_with_a_seat_left_stays_host() -> None:
    room = Room("anna", "bo", "open", board="europe")
    room.do("anna", c.Sit("Anton"))
    room.do("anna", c.Leave(0))
    assert room.table.host == "anna"


def test_the_table_is_closed_when_the_last_person_leaves() -> None:
    room = Room("anna", "medium", "bo", board="europe")
    room.do("anna", c.Leave(0))
    assert room.do("bo", c.Leave(2)) == e.Closed("empty")
    assert room.table.stage == "closed"


def test_the_last_person_with_two_seats_leaves_them_one_by_one() -> None:
    room = Room("anna", "open")
    room.do("anna", c.Sit("Anton"))
    assert room.do("anna", c.Leave(0)) == e.Left(0)
    assert room.do("anna", c.Leave(1)) == e.Closed("empty")


def test_the_host_closes_the_table() -> None:
    room = Room("anna", "bo")
    assert room.do("anna", c.Close()) == e.Closed("host")
    assert (room.table.stage, room.table.closed) == ("closed", "host")


def test_mutes_end_with_the_person_on_the_seat() -> None:
    room = Room("anna", "bo", "cleo", board="europe")
    room.do("anna", c.Mute(0, 1, True))
    room.do("bo", c.Mute(1, 2, True))
    room.do("cleo", c.Mute(2, 0, True))
    room.do("bo", c.Leave(1))
    assert room.table.muted == {(2, 0)}
