"""What each command leads to, at each stage and for each sender."""

from __future__ import annotations

from functools import cache

import pytest

from server.tables.tabling import PATIENCE, Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.decide import DECIDERS, decide
from whistlestop.server.tables.options import DAY, ClockOptions
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import REMEMBERED

ASKERS = {"anna": True, "bo": True, "looker-on": True, "stranger": False, "": False}
"""The host on seat 0, a person on seat 1, one with the link, one without, and nobody."""

STAGES = ("waiting", "playing", "over", "closed")
LATER = STAGES[1:]


def row(host: str, other: str, *rest: str) -> tuple[str, ...]:
    """The codes for all senders. Those without a seat mostly get the same."""
    return (host, other, *(rest * 3 if len(rest) == 1 else rest))


def own(code: str) -> tuple[str, ...]:
    """Only the person on the seat may, unless it is refused for another reason."""
    return row(code, "not-your-seat", "not-your-seat")


def hosts(code: str) -> tuple[str, ...]:
    """Only the host may."""
    return row(code, "not-host", "not-host")


def seated(code: str) -> tuple[str, ...]:
    """Everyone with a seat may."""
    return row(code, code, "not-seated")


ALWAYS = dict.fromkeys(STAGES, own("ok"))
BEFORE = {"waiting": hosts("ok")} | dict.fromkeys(LATER, hosts("stage"))
NOT_NOW = dict.fromkeys(STAGES, own("stage"))

EXPECTED: dict[c.AnyCommand, dict[str, tuple[str, ...]]] = {
    c.Sit("Zoe"): {"waiting": row("full", "full", "full", "not-invited", "no-person")}
    | dict.fromkeys(LATER, row("stage", "stage", "stage", "stage", "no-person")),
    c.Arrange(2): BEFORE,
    c.Start(): BEFORE,
    c.Close(): BEFORE,
    c.Leave(0): NOT_NOW | {"waiting": own("ok"), "playing": own("ok")},
    c.Play(0, "draw"): NOT_NOW | {"playing": own("ok")},
    c.TakeBack(0): NOT_NOW | {"playing": own("revealed")},
    c.AnswerTakeBack(0, True): NOT_NOW | {"playing": own("nothing")},
    c.Replace(1): dict.fromkeys(STAGES, seated("stage")) | {"playing": seated("present")},
    c.Return(0): NOT_NOW | {"playing": own("present")},
    c.Resign(0): NOT_NOW | {"playing": own("ok")},
    c.Wear(0, 4): dict.fromkeys(STAGES, own("stage"))
    | {"waiting": own("ok"), "playing": own("ok")},
    c.Say(0, "Hello"): ALWAYS,
    c.React(0, "bravo"): ALWAYS,
    c.Mute(0, 1, True): ALWAYS,
    c.Rematch(): dict.fromkeys(STAGES, seated("stage")) | {"over": seated("ok")},
}


@cache
def room_at(stage: str) -> Room:
    """A table with two people and a bot."""
    room = Room("anna", "bo", "medium", first=0)
    if stage == "closed":
        room.do("anna", c.Close())
    elif stage != "waiting":
        room.opened()
        while stage == "over" and room.table.stage != "over":
            room.play(min(room.table.to_act))
    return room


def test_every_command_is_handled() -> None:
    assert {type(command) for command in EXPECTED} == set(DECIDERS)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("command", EXPECTED, ids=lambda command: type(command).__name__)
def test_who_may_do_what_and_when(command: c.AnyCommand, stage: str) -> None:
    room, codes = room_at(stage), []
    for person, invited in ASKERS.items():
        try:
            decide(room.table, room.context(person, invited=invited), command)
            codes.append("ok")
        except Refused as refused:
            codes.append(refused.code)
    assert tuple(codes) == EXPECTED[command][stage]


SEAT_4 = [
    c.Leave(4),
    c.Play(4, "draw"),
    c.TakeBack(4),
    c.AnswerTakeBack(4, True),
    c.Replace(4),
    c.Return(4),
    c.Resign(4),
    c.Say(4, "Hello"),
    c.React(4, "bravo"),
    c.Mute(4, 0, True),
    c.Mute(0, 4, True),
]


@pytest.mark.parametrize("command", SEAT_4, ids=lambda command: type(command).__name__)
def test_a_missing_seat_is_refused(command: c.AnyCommand) -> None:
    assert room_at("playing").refused("anna", command) == "no-seat"


# --- moves --------------------------------------------------------------------------------


def test_a_move_is_its_text_or_its_integer() -> None:
    room = room_at("playing")
    (number,) = {m.action for m in room.game.legal_moves(0) if m.text == "draw"}
    for move in ("draw", number):
        entry = decide(room.table, room.context("anna"), c.Play(0, move))
        assert entry == e.Moved(0, (number,))


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    room = room_at("playing")
    with pytest.raises(Refused) as refusal:
        decide(room.table, room.context("anna"), c.Play(0, "pass"))
    assert (refusal.value.code, bool(refusal.value.rule)) == ("illegal", True)


@pytest.mark.parametrize(
    "move", ["fly to the moon", "claim", "claim nowhere", "\u0000", "draw draw"]
)
def test_text_that_is_not_a_move_is_refused(move: str) -> None:
    assert room_at("playing").refused("anna", c.Play(0, move)) == "malformed-move"


@pytest.mark.parametrize("move", [99_999, 100_000])
def test_an_integer_that_is_not_a_move_is_refused(move: int) -> None:
    assert room_at("playing").refused("anna", c.Play(0, move)) == "illegal"


def test_a_claim_with_a_wrong_payment_is_not_made_at_all() -> None:
    room = room_at("playing")
    claim = room.claims(0)[0].split()
    assert room.refused("anna", c.Play(0, f"{claim[0]} {claim[1]} 9 wild")) == "illegal"


def test_nobody_moves_out_of_turn() -> None:
    assert room_at("playing").refused("bo", c.Play(1, "draw")) == "not-your-turn"


def test_nobody_moves_for_a_bot() -> None:
    assert room_at("playing").refused("anna", c.Play(2, "draw")) == "not-your-seat"


def test_an_answer_to_an_earlier_version_is_stale() -> None:
    room = Room("anna", "bo", first=0).opened()
    seen = room.table.version
    room.play(0, "draw")
    assert room.refused("anna", c.Play(0, "draw"), version=seen) == "stale"
    room.play(0, "draw")
    assert room.refused("bo", c.Play(1, "draw"), version=seen) == "stale"
    assert room.refused("bo", c.Play(1, "draw"), version=room.table.version - 1) == "stale"
    room.do("bo", c.Play(1, "draw"))


def test_chat_makes_no_answer_stale() -> None:
    room = Room("anna", "bo", first=0).opened()
    seen = room.table.version
    room.do("bo", c.Say(1, "Hurry!"))
    room.do("bo", c.React(1, "hurry"))
    room.do("anna", c.Mute(0, 1, True))
    room.do("anna", c.Play(0, "draw"), version=seen)


@pytest.mark.parametrize("board", ["new-york", "great-lakes", "iberia"])
def test_another_players_choice_does_not_make_mine_stale(board: str) -> None:
    """C17: tickets, pieces and drafts are chosen at the same time, from what was seen before."""
    room = Room("anna", "bo", "cleo", board=board).start()
    rounds = 0
    while room.table.turn_key[1:]:
        seen, rounds = room.table.version, rounds + 1
        for seat, person in enumerate(("anna", "bo", "cleo")):
            room.do(person, c.Play(seat, room.legal(seat)[-1]), version=seen)
        assert room.refused("anna", c.Play(0, 1), version=seen) in ("stale", "not-your-turn")
    assert rounds == {"new-york": 1, "great-lakes": 2}.get(board, rounds)
    assert rounds > (board != "new-york")


def test_nobody_can_choose_twice() -> None:
    room = Room("anna", "bo").start()
    room.play(0)
    assert room.refused("anna", c.Play(0, room.legal(1)[0])) == "not-your-turn"


# --- once only ----------------------------------------------------------------------------


def test_the_latest_commands_are_remembered_with_their_versions() -> None:
    room = Room("anna", "bo")
    for number in range(REMEMBERED + 5):
        room.do("anna", c.Say(0, f"{number}"))
    remembered = dict(room.table.answered)
    assert len(remembered) == REMEMBERED
    assert remembered[room.log[-1][2]] == room.table.version
    assert room.log[0][2] not in remembered


def test_entries_come_in_order() -> None:
    room = Room("anna", "bo")
    envelope = e.Envelope(e.Said(0, "Hello"))
    for version in (room.table.version, room.table.version + 2):
        with pytest.raises(ValueError, match=f"version {version} after {room.table.version}"):
            room.table.apply(version, 1.0, "nonce", envelope)


# --- who is away --------------------------------------------------------------------------


def test_a_player_missing_long_enough_is_replaced_and_comes_back() -> None:
    room = Room("anna", "bo", "cleo").opened()
    room.away[1] = PATIENCE - 0.1
    assert room.refused("anna", c.Replace(1)) == "present"
    room.away[1] = PATIENCE
    assert room.do("cleo", c.Replace(1)) == e.StoodIn(1, "replaced")
    assert room.refused("anna", c.Replace(1)) == "bot"
    assert room.refused("bo", c.Play(1, "draw")) == "away"
    assert room.refused("anna", c.Return(1)) == "not-your-seat"
    assert room.do("bo", c.Return(1)) == e.Returned(1)
    assert not room.table.seats[1].played_by_bot


def test_with_a_clock_nobody_is_replaced_before_their_time_runs_out() -> None:
    """Seven days per turn are seven days, however long someone is offline."""
    room = Room("anna", "bo", clock=ClockOptions("move", 7 * DAY), first=1).opened()
    room.away[1] = 6 * DAY
    assert room.refused("anna", c.Replace(1)) == "clock"


def test_a_bot_cannot_be_replaced() -> None:
    assert room_at("playing").refused("anna", c.Replace(2)) == "bot"


def test_a_bot_plays_for_a_player_who_leaves_until_they_return() -> None:
    room = Room("anna", "bo", first=0).opened()
    assert room.do("anna", c.Leave(0)) == e.StoodIn(0, "left")
    assert room.table.bots_to_act() == [0]
    assert room.refused("anna", c.Leave(0)) == "away"
    room.play(0)
    room.do("anna", c.Return(0))
    assert room.table.bots_to_act() == []


def test_a_game_that_everyone_has_left_is_closed() -> None:
    room = Room("anna", "bo", "medium").opened()
    room.do("bo", c.Leave(1))
    assert room.do("anna", c.Leave(0)) == e.Closed("abandoned")
    assert (room.table.stage, room.table.closed) == ("closed", "abandoned")
    assert room.refused("bo", c.Return(1)) == "stage"


def test_a_player_who_ran_out_of_time_still_counts_as_present() -> None:
    room = Room("anna", "bo").opened()
    room.write(e.StoodIn(1, "clock"))
    assert room.do("anna", c.Leave(0)) == e.StoodIn(0, "left")


# --- resigning ----------------------------------------------------------------------------


def test_with_two_players_a_resignation_ends_the_game() -> None:
    for other in ("bo", "medium"):
        room = Room("anna", other).opened()
        assert room.do("anna", c.Resign(0)) == e.Resigned(0, True)
        assert (room.table.stage, room.table.closed) == ("closed", "resigned")


def test_with_more_players_a_bot_plays_on_after_a_resignation() -> None:
    room = Room("anna", "bo", "cleo", first=0).opened()
    assert room.do("anna", c.Resign(0)) == e.Resigned(0, False)
    assert room.table.stage == "playing"
    assert room.table.bots_to_act() == [0]
    for command in (c.Return(0), c.Resign(0), c.Play(0, "draw"), c.TakeBack(0)):
        assert room.refused("anna", command) == "resigned"
    assert room.refused("anna", c.Leave(0)) == "away"


def test_the_last_person_to_resign_ends_the_game() -> None:
    room = Room("anna", "bo", "cleo").opened()
    room.do("anna", c.Resign(0))
    room.do("bo", c.Leave(1))
    assert room.do("cleo", c.Resign(2)) == e.Resigned(2, True)


def test_a_player_who_is_away_can_resign() -> None:
    room = Room("anna", "bo", "cleo").opened()
    room.do("anna", c.Leave(0))
    assert room.do("anna", c.Resign(0)) == e.Resigned(0, False)


def test_nobody_can_mute_themselves() -> None:
    assert room_at("playing").refused("anna", c.Mute(0, 0, True)) == "own"
