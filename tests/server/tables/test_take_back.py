"""Taking moves back: alone, with everyone's consent, or not at all."""

from __future__ import annotations

from random import Random

import pytest

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.moves import MAX_TAKE_BACKS
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table


def claimed(*seats: str) -> tuple[Room, bytes]:
    """Seat 0 has claimed a route and paid for it in one command; with the game before that."""
    room = Room(*(seats or ("anna", "bo", "cleo")), first=0).opened()
    before = room.game.to_bytes()
    entry = room.play(0, room.claims(0)[0])
    assert isinstance(entry, e.Moved)
    assert len(entry.actions) == 2
    return room, before


def asked() -> tuple[Room, bytes]:
    """Seat 1 has claimed too, and seat 0 asks to take both moves back."""
    room, before = claimed()
    room.play(1, room.claims(1)[0])
    assert room.do("anna", c.TakeBack(0)) == e.TakeBackAsked(0, 4)
    return room, before


# --- alone --------------------------------------------------------------------------------


def test_a_claim_and_its_payment_are_taken_back_as_one() -> None:
    room, before = claimed()
    assert room.do("anna", c.TakeBack(0)) == e.TakenBack(0, 2)
    assert room.game.to_bytes() == before
    assert room.table.to_act == {0}


def test_steps_made_one_by_one_are_taken_back_one_by_one() -> None:
    room = Room("anna", "bo", first=0).opened()
    claim = room.claims(0)[0].split()
    room.play(0, " ".join(claim[:2]))
    middle = room.game.to_bytes()
    room.play(0, "pay " + " ".join(claim[2:]))
    assert room.do("anna", c.TakeBack(0)) == e.TakenBack(0, 1)
    assert room.game.to_bytes() == middle
    assert room.do("anna", c.TakeBack(0)) == e.TakenBack(0, 1)
    assert room.refused("anna", c.TakeBack(0)) == "revealed", "the opening tickets are dealt with"


def test_a_seat_that_has_not_moved_has_nothing_to_take_back() -> None:
    room = Room("anna", "bo").start()
    assert room.refused("anna", c.TakeBack(0)) == "nothing"
    room.play(1)
    assert room.refused("anna", c.TakeBack(0)) == "nothing"


def test_a_secret_choice_can_be_taken_back_while_others_are_choosing() -> None:
    room = Room("anna", "bo", "cleo").start()
    before = room.game.to_bytes()
    room.play(1)
    room.do("bo", c.TakeBack(1))
    assert room.game.to_bytes() == before
    room.do("bo", c.Play(1, room.legal(1)[-1]))


@pytest.mark.parametrize("board", ["new-york", "great-lakes", "iberia"])
def test_the_last_secret_choice_stays(board: str) -> None:
    room = Room("anna", "bo", board=board, first=0).opened()
    last = room.table.steps[-1][0]
    assert room.refused(("anna", "bo")[last], c.TakeBack(last)) == "revealed"


@pytest.mark.parametrize("move", ["draw", "take", "tickets"])
def test_a_move_that_revealed_something_stays(move: str) -> None:
    room = Room("anna", "bo", first=0).opened()
    room.play(0, next(text for text in room.legal(0) if text.startswith(move)))
    assert room.refused("anna", c.TakeBack(0)) == "revealed"


def test_cards_drawn_by_another_player_also_fix_my_move() -> None:
    room, _ = claimed()
    room.play(1, "draw")
    assert room.refused("anna", c.TakeBack(0)) == "revealed"


def test_taking_back_from_an_earlier_version_is_stale() -> None:
    room, _ = claimed()
    seen = room.table.version
    room.do("anna", c.TakeBack(0), version=seen)
    assert room.refused("anna", c.TakeBack(0), version=seen) == "stale"


def test_a_player_who_is_away_cannot_take_back() -> None:
    room, _ = claimed()
    room.do("anna", c.Leave(0))
    assert room.refused("anna", c.TakeBack(0)) == "away"


@pytest.mark.parametrize("board", ["europe", "new-york", "great-lakes", "iberia"])
@pytest.mark.parametrize("seats", [("anna", "bo"), ("anna", "easy")])
def test_a_seat_is_told_exactly_when_it_can_undo(board: str, seats: tuple[str, str]) -> None:
    room, random = Room(*seats, board=board, first=0).start(), Random(4)
    answers = set()
    for _ in range(250):
        if not room.table.to_act:
            break
        seat = random.choice(sorted(room.table.to_act))
        room.play(seat, random.choice(room.legal(seat)))
        mover = 0 if seats[seat] == "easy" else seat
        try:
            entry = decide(room.table, room.context(seats[mover]), c.TakeBack(mover))
        except Refused:
            entry = None
        if seat == mover or room.table.undo_seat == mover:
            assert (room.table.undo_seat == mover) == isinstance(entry, e.TakenBack)
            answers.add(room.table.undo_seat == mover)
    assert answers == {True, False}


def test_what_can_be_undone_follows_from_the_log_alone() -> None:
    room, _ = claimed()
    again = Table("the-table", room.tables)
    for version, at, nonce, envelope in room.log:
        again.apply(version, at, nonce, envelope)
    assert again.undo_seat == room.table.undo_seat == 0
    room.do("anna", c.TakeBack(0))
    assert room.table.undo_seat is None


def test_each_move_knows_the_version_of_its_entry() -> None:
    room, _ = claimed()
    assert len(room.table.move_versions) == len(room.game.moves)
    assert room.table.move_versions[-2:] == [room.table.version] * 2
    room.do("anna", c.TakeBack(0))
    assert len(room.table.move_versions) == len(room.game.moves)


def test_taking_back_has_a_limit() -> None:
    room, _ = claimed()
    claim = room.game.record().splitlines()
    for _ in range(MAX_TAKE_BACKS):
        room.do("anna", c.TakeBack(0))
        room.play(0, room.claims(0)[0])
    assert room.refused("anna", c.TakeBack(0)) == "too-often"
    assert room.game.record().splitlines() == claim


def test_the_limit_is_reset_in_the_next_turn() -> None:
    room, _ = claimed("anna", "bo")
    for _ in range(MAX_TAKE_BACKS):
        room.do("anna", c.TakeBack(0))
        room.play(0, room.claims(0)[0])
    room.turn(1, Random(1))
    claims = room.claims(0)
    while not claims:
        room.turn(0, Random(1))
        room.turn(1, Random(1))
        claims = room.claims(0)
    room.play(0, claims[0])
    assert isinstance(room.do("anna", c.TakeBack(0)), e.TakenBack)


def test_among_bots_nobody_needs_to_be_asked() -> None:
    room, before = claimed("anna", "medium")
    room.play(1, room.claims(1)[0])
    assert room.do("anna", c.TakeBack(0)) == e.TakenBack(0, 4)
    assert room.game.to_bytes() == before


def test_at_one_screen_nobody_needs_to_be_asked() -> None:
    room = Room("anna", "open", first=0)
    room.do("anna", c.Sit("Anton"))
    room.opened()
    before = room.game.to_bytes()
    room.play(0, room.claims(0)[0])
    room.play(1, room.claims(1)[0])
    assert room.do("anna", c.TakeBack(0)) == e.TakenBack(0, 4)
    assert room.game.to_bytes() == before


# --- with consent -------------------------------------------------------------------------


def test_after_another_move_everyone_must_agree() -> None:
    room, before = asked()
    assert room.do("bo", c.AnswerTakeBack(1, True)) == e.TakeBackAnswered(1, True)
    assert room.do("cleo", c.AnswerTakeBack(2, True)) == e.TakenBack(0, 4)
    assert room.game.to_bytes() == before
    assert room.table.request is None


def test_one_refusal_is_enough() -> None:
    room, _ = asked()
    stands = room.game.to_bytes()
    room.do("bo", c.AnswerTakeBack(1, True))
    assert room.do("cleo", c.AnswerTakeBack(2, False)) == e.TakeBackAnswered(2, False)
    assert room.table.request is None
    assert room.game.to_bytes() == stands
    assert room.refused("bo", c.AnswerTakeBack(1, True)) == "nothing"


def test_agreeing_twice_counts_once() -> None:
    room, _ = asked()
    for _ in range(2):
        assert room.do("bo", c.AnswerTakeBack(1, True)) == e.TakeBackAnswered(1, True)


def test_the_requester_does_not_decide() -> None:
    room, _ = asked()
    assert room.refused("anna", c.AnswerTakeBack(0, True)) == "own"


def test_there_is_only_one_request_at_a_time() -> None:
    room, _ = asked()
    assert room.refused("anna", c.TakeBack(0)) == "asked"
    assert room.do("bo", c.TakeBack(1)) == e.TakenBack(1, 2), "your own last move needs no request"


def test_a_new_move_cancels_the_request() -> None:
    room, _ = asked()
    room.play(2, "draw")
    assert room.table.request is None
    assert room.refused("bo", c.AnswerTakeBack(1, True)) == "nothing"
    assert room.refused("anna", c.TakeBack(0)) == "revealed"


def test_chat_does_not_cancel_the_request() -> None:
    room, _ = asked()
    room.do("anna", c.Say(0, "please"))
    assert room.table.request is not None


def test_agreeing_to_an_earlier_request_does_not_count_for_a_later_one() -> None:
    room, _ = asked()
    seen = room.table.version
    room.do("cleo", c.AnswerTakeBack(2, False))
    room.do("anna", c.TakeBack(0))
    assert room.refused("bo", c.AnswerTakeBack(1, True), version=seen) == "stale"
    room.do("bo", c.AnswerTakeBack(1, True))


def test_players_who_are_away_are_not_waited_for() -> None:
    room, before = asked()
    room.do("bo", c.Leave(1))
    assert room.refused("bo", c.AnswerTakeBack(1, True)) == "away"
    assert room.do("cleo", c.AnswerTakeBack(2, True)) == e.TakenBack(0, 4)
    assert room.game.to_bytes() == before


def test_the_request_can_succeed_when_the_last_undecided_player_leaves() -> None:
    room, before = asked()
    room.do("bo", c.AnswerTakeBack(1, True))
    assert room.refused("anna", c.TakeBack(0)) == "asked"
    room.do("cleo", c.Leave(2))
    assert room.do("anna", c.TakeBack(0)) == e.TakenBack(0, 4)
    assert room.game.to_bytes() == before


def test_a_person_with_two_seats_is_asked_for_both() -> None:
    room = Room("anna", "bo", "open", first=0, several_seats=True)
    room.do("bo", c.Sit("Ben", 2))
    room.opened()
    room.play(0, room.claims(0)[0])
    room.play(1, room.claims(1)[0])
    room.do("anna", c.TakeBack(0))
    assert room.do("bo", c.AnswerTakeBack(1, True)) == e.TakeBackAnswered(1, True)
    assert isinstance(room.do("bo", c.AnswerTakeBack(2, True)), e.TakenBack)


def test_moves_taken_back_are_no_longer_steps() -> None:
    room, _ = asked()
    room.do("bo", c.AnswerTakeBack(1, True))
    steps = room.table.steps[:-2]
    room.do("cleo", c.AnswerTakeBack(2, True))
    assert room.table.steps == steps
    assert sum(n for _, n in room.table.steps) == len(room.game.moves)
