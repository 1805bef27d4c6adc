"""The colour and the avatar of a seat."""

from __future__ import annotations

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.redaction import table_info
from whistlestop.server.tables.rematch import rematch_of


def looks(room: Room) -> list[tuple[int, str]]:
    """The colour and the avatar of each seat, as everybody sees them."""
    return [(seat["colour"], seat.get("avatar", "")) for seat in table_info(room.table)["seats"]]


def test_without_a_choice_each_seat_has_its_own_colour() -> None:
    assert looks(Room("anna", "easy", "open", board="europe")) == [(0, ""), (1, ""), (2, "")]


def test_a_person_chooses_a_colour_and_an_avatar() -> None:
    room = Room("anna", "easy")
    assert room.do("anna", c.Wear(0, 4, "owl")) == e.Worn(0, 4, "owl")
    assert looks(room) == [(4, "owl"), (1, "")]


def test_a_seat_without_a_choice_makes_way() -> None:
    room = Room("anna", "easy", "medium", board="europe")
    room.do("anna", c.Wear(0, 1))
    assert looks(room) == [(1, ""), (0, ""), (2, "")]


def test_two_people_cannot_have_the_same_colour() -> None:
    room = Room("anna", "open", public=True)
    room.do("bo", c.Sit("Bo"))
    room.do("anna", c.Wear(0, 3))
    assert room.refused("bo", c.Wear(1, 3)) == "colour-taken"
    room.do("bo", c.Wear(1, 0))
    assert looks(room) == [(3, ""), (0, "")]


def test_nobody_dresses_another_seat() -> None:
    room = Room("anna", "open", public=True)
    room.do("bo", c.Sit("Bo"))
    assert room.refused("bo", c.Wear(0, 3)) == "not-your-seat"


def test_the_next_person_on_a_seat_chooses_for_themselves() -> None:
    room = Room("anna", "open", public=True)
    room.do("bo", c.Sit("Bo"))
    room.do("bo", c.Wear(1, 4, "fox"))
    room.do("bo", c.Leave(1))
    assert looks(room) == [(0, ""), (1, "")]


def test_the_colour_can_change_during_the_game() -> None:
    room = Room("anna", "easy")
    room.do("anna", c.Start())
    room.do("anna", c.Wear(0, 2))
    assert looks(room)[0] == (2, "")


def test_a_rematch_keeps_the_colours_of_the_people() -> None:
    room = Room("anna", "easy")
    room.do("anna", c.Wear(0, 4, "owl"))
    anna = next(chair for chair in rematch_of(room.table).chairs if chair.person)
    assert (anna.colour, anna.avatar) == (4, "owl")
