"""Clocks: who has how much time, and that tricks do not gain any."""

from __future__ import annotations

from random import Random

import pytest

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.clock import LEAST
from whistlestop.server.tables.options import DAY, ClockOptions

MOVE = ClockOptions("move", 60)
BANK = ClockOptions("bank", 100, 5)


def room_with(clock: ClockOptions | None, *seats: str) -> Room:
    """The first turn begins now, at seat 0."""
    return Room(*(seats or ("anna", "bo")), first=0, clock=clock).opened()


def left(room: Room, seat: int = 0) -> float:
    """Seconds until a seat runs out of time."""
    deadline = room.table.clock.deadline(seat)
    assert deadline is not None
    return deadline - room.now


def bank(room: Room, seat: int = 0) -> float:
    return room.table.clock.banks[seat]


def test_without_a_clock_nobody_has_a_deadline() -> None:
    room = room_with(None)
    assert room.table.clock.deadline(0) is None
    assert room.table.clock.next_deadline() is None
    assert room.table.due() is None


def test_the_player_to_move_has_the_seconds_of_a_turn() -> None:
    room = room_with(MOVE)
    assert left(room) == 60
    assert room.table.clock.deadline(1) is None
    assert room.table.due() == room.now + 60


def test_a_clock_can_allow_days_per_turn() -> None:
    assert left(room_with(ClockOptions("move", 7 * DAY))) == 7 * DAY


def test_every_turn_has_its_own_seconds() -> None:
    room = room_with(MOVE)
    room.pass_time(50)
    room.turn(0, Random(1))
    assert left(room, 1) == 60
    room.pass_time(50)
    room.turn(1, Random(1))
    assert left(room, 0) == 60


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_the_second_card_gets_no_new_time(clock: ClockOptions) -> None:
    room = room_with(clock)
    time = left(room)
    room.pass_time(20)
    room.play(0, "draw")
    assert left(room) == time - 20


def test_a_payment_gets_no_new_time() -> None:
    room = room_with(MOVE)
    room.pass_time(20)
    room.play(0, " ".join(room.claims(0)[0].split()[:2]))
    assert left(room) == 40


def test_a_bank_covers_the_whole_game_and_grows_after_each_turn() -> None:
    room = room_with(BANK)
    at_first = bank(room)
    room.pass_time(30)
    room.turn(0, Random(1))
    assert bank(room) == at_first - 30 + 5
    room.turn(1, Random(1))
    assert left(room) == at_first - 30 + 5


def test_a_bank_never_goes_below_zero() -> None:
    room = room_with(BANK)
    room.pass_time(1000)
    room.turn(0, Random(1))
    assert bank(room) == 5


def test_chat_does_not_affect_the_clock() -> None:
    room = room_with(BANK)
    time = left(room)
    room.pass_time(10)
    room.do("bo", c.Say(1, "Hurry!"))
    assert left(room) == time - 10


def test_everyone_who_chooses_together_has_the_same_time() -> None:
    room = Room("anna", "bo", "cleo", clock=MOVE).start()
    room.pass_time(10)
    room.play(1)
    assert (left(room, 0), left(room, 2)) == (50, 50)
    assert room.table.clock.deadline(1) is None


def test_every_round_of_a_draft_has_its_own_time() -> None:
    """Even for the last to choose, when the game is already waiting for them again."""
    room = Room("anna", "bo", "cleo", board="iberia", clock=MOVE).start()
    rounds = 0
    while room.table.turn_key[1:]:
        assert [left(room, seat) for seat in range(3)] == [60, 60, 60]
        for seat in range(3):
            room.pass_time(10)
            room.play(seat)
        rounds += 1
    assert rounds > 2


def test_bots_have_no_clock() -> None:
    room = Room("anna", "medium", first=1, clock=MOVE).opened()
    assert room.table.clock.next_deadline() is None
    assert room.table.due() == room.now, "the bot's move is due at once"


def test_no_clock_runs_when_the_game_is_over() -> None:
    room = room_with(MOVE)
    room.do("bo", c.Resign(1))
    assert room.table.clock.running == {}
    assert room.table.due() is None


# --- out of time ----------------------------------------------------------------------


def out_of_time(clock: ClockOptions, *seats: str) -> Room:
    """The time of seat 0 has just run out."""
    room = room_with(clock, *seats)
    room.pass_time(left(room))
    room.write(e.StoodIn(0, "clock"))
    return room


def test_a_bot_takes_over_when_time_runs_out() -> None:
    room = out_of_time(MOVE)
    assert room.table.bots_to_act() == [0]
    assert room.table.clock.running == {}
    assert room.refused("anna", c.Play(0, "draw")) == "away"


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_the_bot_finishes_a_turn_that_ran_out_of_time(clock: ClockOptions) -> None:
    """Otherwise a player who always came back at once would keep the bot from ever moving."""
    room = out_of_time(clock)
    assert room.refused("anna", c.Return(0)) == "late"
    room.play(0, "draw")
    assert room.refused("anna", c.Return(0)) == "late", "the second card is part of the same turn"
    room.play(0, "draw")
    assert room.do("anna", c.Return(0)) == e.Returned(0)


def test_the_bot_makes_a_choice_that_ran_out_of_time() -> None:
    room = Room("anna", "bo", "cleo", clock=MOVE).start()
    room.pass_time(60)
    room.write(e.StoodIn(0, "clock"))
    assert room.refused("anna", c.Return(0)) == "late"
    room.play(0)
    room.do("anna", c.Return(0))


def test_a_player_who_comes_back_in_a_later_turn_has_the_time_of_a_turn() -> None:
    room = out_of_time(MOVE)
    room.turn(0, Random(1))
    room.turn(1, Random(1))
    assert room.table.bots_to_act() == [0]
    room.pass_time(5)
    room.do("anna", c.Return(0))
    assert left(room) == 60


def test_a_player_who_comes_back_to_an_empty_bank_has_a_little_time() -> None:
    room = out_of_time(ClockOptions("bank", 100))
    room.turn(0, Random(1))
    assert bank(room) == 0
    room.do("anna", c.Return(0))
    assert bank(room) == LEAST


def test_a_player_who_comes_back_to_a_full_bank_gets_nothing() -> None:
    room = room_with(BANK)
    has = bank(room, 1)
    room.do("bo", c.Leave(1))
    room.do("bo", c.Return(1))
    assert bank(room, 1) == has


def test_a_short_time_for_a_turn_stays_short() -> None:
    room = out_of_time(ClockOptions("move", 5))
    room.turn(0, Random(1))
    room.do("anna", c.Return(0))
    room.turn(1, Random(1))
    assert left(room) == 5


# --- tricks -------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_leaving_and_returning_in_one_turn_gains_no_time(clock: ClockOptions) -> None:
    room = room_with(clock, "anna", "bo", "cleo")
    time = left(room)
    for _ in range(5):
        room.pass_time(1)
        room.do("anna", c.Leave(0))
        room.pass_time(2)
        room.do("anna", c.Return(0))
    assert left(room) == time - 15
    room.turn(0, Random(1))
    if clock is BANK:
        assert bank(room) == time - 15 + 5


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_taking_back_gains_no_time(clock: ClockOptions) -> None:
    room = room_with(clock)
    time = left(room)
    for _ in range(5):
        room.pass_time(2)
        room.play(0, room.claims(0)[0])
        room.do("anna", c.TakeBack(0))
    assert left(room) == time - 10
    room.play(0, room.claims(0)[0])
    if clock is BANK:
        assert bank(room) == time - 10 + 5


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_thinking_about_a_move_that_is_taken_back_costs_nothing(clock: ClockOptions) -> None:
    room = room_with(clock)
    room.play(0, room.claims(0)[0])
    time = left(room, 1)
    room.pass_time(10)
    room.do("anna", c.TakeBack(0))
    room.pass_time(10)
    room.play(0, room.claims(0)[0])
    assert left(room, 1) == time


def test_taking_back_a_choice_gives_others_no_new_time() -> None:
    room = Room("anna", "bo", "cleo", clock=MOVE).start()
    room.pass_time(10)
    room.play(0)
    room.pass_time(10)
    room.do("anna", c.TakeBack(0))
    assert (left(room, 0), left(room, 1)) == (50, 40)
