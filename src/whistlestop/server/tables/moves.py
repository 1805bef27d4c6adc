"""Decisions about moves, and about taking them back."""

from __future__ import annotations

from whistlestop.game import GameError, IllegalMove
from whistlestop.game.undoing import revealed_since
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.guards import acting_seat
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table

MAX_TAKE_BACKS = 20
"""Moves that a seat may take back before another has moved, if other people wait for it."""


def decide_play(table: Table, context: CommandContext, command: c.Play) -> e.Entry:
    """Whether a move is theirs to make, fresh and legal."""
    seat = acting_seat(table, context, command.seat)
    if command.seat not in table.to_act:
        raise Refused("not-your-turn", "the game does not wait for this seat")
    if context.version < seat.since:
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


def decide_take_back(table: Table, context: CommandContext, command: c.TakeBack) -> e.Entry:
    """Whether a move can be taken back at once, or others have to be asked."""
    seat = acting_seat(table, context, command.seat)
    assert table.game is not None
    if context.version < seat.since:
        raise Refused("stale", "the game has gone on since the moment this answers")
    others = deciding_others(table, command.seat)
    if seat.take_backs >= MAX_TAKE_BACKS and others:
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


def decide_answer_take_back(
    table: Table, context: CommandContext, command: c.AnswerTakeBack
) -> e.Entry:
    """What an answer leads to: when all have agreed, the moves are taken back."""
    acting_seat(table, context, command.seat)
    request = table.request
    if request is None:
        raise Refused("nothing", "nobody asks to take a move back (any more)")
    if context.version < request.since:
        raise Refused("stale", "this answers an earlier wish, not the one that is open")
    if command.seat == request.seat:
        raise Refused("own", "the others decide about this")
    if not command.agree:
        return e.TakeBackAnswered(command.seat, False)
    others = deciding_others(table, request.seat)
    if others <= request.agreed | {command.seat}:
        return e.TakenBack(request.seat, request.moves)
    return e.TakeBackAnswered(command.seat, True)


def deciding_others(table: Table, seat: int) -> set[int]:
    """The seats of other people who are there to be asked."""
    person = table.seats[seat].person
    return {
        i
        for i, other in enumerate(table.seats)
        if other.kind == "person" and other.person != person and not other.played_by_bot
    }
