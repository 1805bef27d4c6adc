"""What a command comes to: one entry of the log, or a refusal. Nothing is changed here.

Checked in this order: who, at which stage, whose turn and which version, legal or not.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from hashlib import sha256

from whistlestop.game import GameError, IllegalMove
from whistlestop.game.fairness import seed_text
from whistlestop.game.game import SEED_BITS
from whistlestop.game.undoing import revealed_since
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.names import tidy
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Seat, Table

MOST_REGRETS = 20
"""Moves that a seat may take back before another has moved, if other people wait for it."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks, what of the table they had seen, and what the server knows beside the table."""

    person: str
    version: int
    invited: bool
    """Whether they brought the secret of the link."""
    bots: Collection[str]
    absent: Callable[[int], float]
    """For how many seconds the person of a seat has been missing."""
    patience: float
    """How many of them are enough to be replaced."""


def decide(table: Table, asking: Asking, command: c.AnyCommand) -> e.Entry:
    """The entry that a command leads to; a Refused says why there is none."""
    entry: e.Entry = DECIDERS[type(command)](table, asking, command)
    return entry


# --- the table ------------------------------------------------------------------------


def _sit(table: Table, asking: Asking, command: c.Sit) -> e.Entry:
    if not asking.person:
        raise Refused("no-person", "say who you are first")
    _expect_stage(table, "waiting")
    if not (table.options.public or asking.invited or asking.person in table.people):
        raise Refused("not-invited", "this table is only for those who have its link")
    name = tidy(command.name)
    if not name:
        raise Refused("bad-name", "a name needs a letter or a digit")
    if any(seat.name.casefold() == name.casefold() for seat in table.seats):
        raise Refused("name-taken", f"somebody at this table is called {name} already")
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if command.seat is None and not free:
        raise Refused("full", "no seat is open")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refused("taken", "that seat is not open")
    return e.Seated(seat, asking.person, name)


def _arrange(table: Table, asking: Asking, command: c.Arrange) -> e.Entry:
    _expect_host(table, asking)
    _expect_stage(table, "waiting")
    seat = _seat(table, command.seat)
    if seat.kind == "person" and seat.person == asking.person and table.host == asking.person:
        if len(table.seats_of(asking.person)) == 1:
            raise Refused("host", "the host keeps a seat; leave the table to give it up")
    elif seat.kind == "person":
        raise Refused("taken", "somebody sits there; they can leave by themselves")
    if command.bot and command.bot not in asking.bots:
        raise Refused("no-bot", f"there is no bot '{command.bot}' here")
    return e.Arranged(command.seat, command.bot)


def _start(table: Table, asking: Asking, command: c.Start) -> e.Entry:
    _expect_host(table, asking)
    _expect_stage(table, "waiting")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("open-seats", "a seat is still open: wait, or put a bot there")
    return start()


def start() -> e.Started:
    """Draw the seed from the system's randomness."""
    return e.Started(seed_text(secrets.randbits(SEED_BITS)))


def _leave(table: Table, asking: Asking, command: c.Leave) -> e.Entry:
    seat = _own(table, asking, command.seat)
    if table.stage == "waiting":
        others = table.people - {asking.person}
        if not others and len(table.seats_of(asking.person)) == 1:
            return e.Closed("empty")
        return e.Left(command.seat)
    _expect_stage(table, "playing")
    if seat.resigned or seat.stand_in:
        raise Refused("away", "a bot plays that seat already")
    if not _playing_people(table, but=command.seat):
        return e.Closed("abandoned")
    return e.StoodIn(command.seat, "left")


def _close(table: Table, asking: Asking, command: c.Close) -> e.Entry:
    _expect_host(table, asking)
    _expect_stage(table, "waiting")
    return e.Closed("host")


def _rematch(table: Table, asking: Asking, command: c.Rematch) -> e.Entry:
    _expect_seated(table, asking)
    if table.stage not in ("over", "closed") or table.game is None:
        raise Refused("stage", "there can be a rematch when the game is over")
    if table.rematch:
        raise Refused("rematched", "the rematch is set up already")
    return e.Rematched(rematch_id(table))


def rematch_id(table: Table) -> str:
    """Made from the table's own secret, so that asking twice cannot give two rematches."""
    return sha256(f"rematch {table.id} {table.invite}".encode()).hexdigest()[:24]


# --- playing --------------------------------------------------------------------------


def _play(table: Table, asking: Asking, command: c.Play) -> e.Entry:
    seat = _acting(table, asking, command.seat)
    if command.seat not in table.to_act:
        raise Refused("not-your-turn", "the game does not wait for this seat")
    if asking.version < seat.since:
        raise Refused("stale", "the game has gone on since the moment this answers")
    return e.Moved(command.seat, moves_of(table, command.seat, command.move))


def moves_of(table: Table, seat: int, move: str | int) -> tuple[int, ...]:
    """The actions that a move means, all of them legal."""
    assert table.game is not None
    try:
        return table.game.actions_of(move, seat)
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.rule) from None
    except GameError as error:
        raise Refused("malformed-move", str(error)) from None


def _take_back(table: Table, asking: Asking, command: c.TakeBack) -> e.Entry:
    seat = _acting(table, asking, command.seat)
    assert table.game is not None
    if asking.version < seat.since:
        raise Refused("stale", "the game has gone on since the moment this answers")
    others = _deciding_others(table, command.seat)
    if seat.regrets >= MOST_REGRETS and others:
        raise Refused("too-often", "enough moves were taken back in this turn: play on")
    moves = _back_to(table, command.seat)
    if not moves:
        raise Refused("nothing", "this seat has made no move yet")
    if revealed_since(table.game, moves):
        raise Refused("revealed", "cards or tickets have come to light since: they stay")
    if table.steps[-1][0] == command.seat or not others:
        return e.TakenBack(command.seat, moves)
    if (request := table.request) is not None:
        # Who has not agreed may have left meanwhile: then nobody is there to be waited for.
        if request.seat == command.seat and others <= request.agreed:
            return e.TakenBack(command.seat, moves)
        raise Refused("asked", "a wish to take back is being considered already")
    return e.TakeBackAsked(command.seat, moves)


def _back_to(table: Table, seat: int) -> int:
    """How many moves of the game lead back to before the seat's last one."""
    moves = 0
    for who, n in reversed(table.steps):
        moves += n
        if who == seat:
            return moves
    return 0


def _answer_take_back(table: Table, asking: Asking, command: c.AnswerTakeBack) -> e.Entry:
    _acting(table, asking, command.seat)
    request = table.request
    if request is None:
        raise Refused("nothing", "nobody asks to take a move back (any more)")
    if asking.version < request.since:
        raise Refused("stale", "this answers an earlier wish, not the one that is open")
    if command.seat == request.seat:
        raise Refused("own", "the others decide about this")
    if not command.agree:
        return e.TakeBackAnswered(command.seat, False)
    others = _deciding_others(table, request.seat)
    if others <= request.agreed | {command.seat}:
        return e.TakenBack(request.seat, request.moves)
    return e.TakeBackAnswered(command.seat, True)


def _deciding_others(table: Table, seat: int) -> set[int]:
    """The seats of other people who are there to be asked."""
    person = table.seats[seat].person
    return {
        i
        for i, other in enumerate(table.seats)
        if other.kind == "person" and other.person != person and not other.played_by_bot
    }


def _replace(table: Table, asking: Asking, command: c.Replace) -> e.Entry:
    _expect_seated(table, asking)
    _expect_stage(table, "playing")
    seat = _seat(table, command.seat)
    if seat.kind != "person" or seat.played_by_bot:
        raise Refused("bot", "a bot plays that seat already")
    if asking.absent(command.seat) < asking.patience:
        wait = f"{asking.patience:g} seconds"
        raise Refused("present", f"only who has been away for {wait} can be replaced")
    return e.StoodIn(command.seat, "replaced")


def _return(table: Table, asking: Asking, command: c.Return) -> e.Entry:
    seat = _own(table, asking, command.seat)
    _expect_stage(table, "playing")
    if seat.resigned:
        raise Refused("resigned", "who has resigned cannot come back")
    if not seat.stand_in:
        raise Refused("present", "no bot plays this seat")
    stopped = table.clock.stopped_in(command.seat, table.moment)
    if seat.stand_in == "clock" and stopped and command.seat in table.to_act:
        # Whoever came back at once, again and again, would keep the bot from ever moving.
        raise Refused("late", "the time for this turn is out: come back when the bot has played it")
    return e.Returned(command.seat)


def _resign(table: Table, asking: Asking, command: c.Resign) -> e.Entry:
    seat = _own(table, asking, command.seat)
    _expect_stage(table, "playing")
    if seat.resigned:
        raise Refused("resigned", "this seat has resigned already")
    ends = len(table.seats) == 2 or not _playing_people(table, but=command.seat)
    return e.Resigned(command.seat, ends)


def _playing_people(table: Table, but: int) -> list[int]:
    """Seats whose people are still in the game, though they may be away."""
    return [
        i
        for i, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.resigned and seat.stand_in != "left" and i != but
    ]


# --- talking --------------------------------------------------------------------------


def _say(table: Table, asking: Asking, command: c.Say) -> e.Entry:
    _own(table, asking, command.seat)
    text = tidy(command.text)
    if not text:
        raise Refused("empty", "there is nothing to say in that")
    return e.Said(command.seat, text)


def _react(table: Table, asking: Asking, command: c.React) -> e.Entry:
    _own(table, asking, command.seat)
    return e.Reacted(command.seat, command.what)


def _mute(table: Table, asking: Asking, command: c.Mute) -> e.Entry:
    _own(table, asking, command.seat)
    _seat(table, command.other)
    if command.other == command.seat:
        raise Refused("own", "nobody can mute themselves")
    return e.Muted(command.seat, command.other, command.on)


# --- what many expect -----------------------------------------------------------------


def _expect_stage(table: Table, stage: str) -> None:
    if table.stage != stage:
        words = {
            "waiting": "the game has not begun",
            "playing": "the game has begun",
            "over": "the game is over",
            "closed": "the table is closed",
        }
        raise Refused("stage", words[table.stage])


def _expect_host(table: Table, asking: Asking) -> None:
    if table.host != asking.person:
        raise Refused("not-host", "only the host may do that")


def _expect_seated(table: Table, asking: Asking) -> None:
    if asking.person not in table.people:
        raise Refused("not-seated", "only who sits at the table may do that")


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        last = len(table.seats) - 1
        raise Refused("no-seat", f"the seats are numbered 0 to {last}, not {number}")
    return table.seats[number]


def _own(table: Table, asking: Asking, number: int) -> Seat:
    seat = _seat(table, number)
    if not asking.person or seat.person != asking.person:
        raise Refused("not-your-seat", "this is not your seat")
    return seat


def _acting(table: Table, asking: Asking, number: int) -> Seat:
    """The person's own seat, in a game, and no bot on it."""
    seat = _own(table, asking, number)
    _expect_stage(table, "playing")
    if seat.resigned:
        raise Refused("resigned", "this seat has resigned")
    if seat.stand_in:
        raise Refused("away", "a bot plays this seat: take it back first")
    return seat


DECIDERS: dict[type, Callable[..., e.Entry]] = {
    c.Sit: _sit,
    c.Arrange: _arrange,
    c.Start: _start,
    c.Leave: _leave,
    c.Close: _close,
    c.Rematch: _rematch,
    c.Play: _play,
    c.TakeBack: _take_back,
    c.AnswerTakeBack: _answer_take_back,
    c.Replace: _replace,
    c.Return: _return,
    c.Resign: _resign,
    c.Say: _say,
    c.React: _react,
    c.Mute: _mute,
}
