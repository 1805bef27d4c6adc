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
"""How many moves a seat may undo before another seat moves, if other people are waiting."""


def decide_play(table: Table, context: CommandContext, command: c.Play) -> e.Entry:
    """Whether a move is theirs to make, up to date and legal."""
    seat = acting_seat(table, context, command.seat)
    if command.seat not in table.to_act:
        raise Refused("not-your-turn", "the game is not waiting for this seat")
    if context.version < seat.since:
        raise Refused("stale", "the game has moved on since the version this responds to")
    return e.Moved(command.seat, moves_of(table, command.seat, command.move))


def moves_of(table: Table, seat: int, move: str | int) -> tuple[int, ...]:
    """The actions that a move stands for, all of them legal."""
    assert table.game is not None
    try:
        return table.game.actions_of(move, seat)
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.rule) from None
    except GameError as error:
        raise Refused("malformed-move", str(error)) from None


def decide_take_back(table: Table, context: CommandContext, command: c.TakeBack) -> e.Entry:
    """Whether a move can be undone at once, or the others have to be asked."""
    seat = acting_seat(table, context, command.seat)
    assert table.game is not None
    if context.version < seat.since:
        raise Refused("stale", "the game has moved on since the version this responds to")
    others = table.deciding_others(command.seat)
    if seat.take_backs >= MAX_TAKE_BACKS and others:
        raise Refused("too-often", "too many moves were undone in this turn: play on")
    moves = _back_to(table, command.seat)
    if not moves:
        raise Refused("nothing", "this seat has made no move yet")
    if revealed_since(table.game, moves):
        raise Refused("revealed", "new cards or tickets have been seen since: the move stays")
    if table.steps[-1][0] == command.seat or not others:
        return e.TakenBack(command.seat, moves)
    if (request := table.request) is not None:
        # Anyone who had not agreed may have left by now, so there is nobody left to wait for.
        if request.seat == command.seat and others <= request.agreed:
            return e.TakenBack(command.seat, moves)
        raise Refused("asked", "another request to undo a move is still open")
    return e.TakeBackAsked(command.seat, moves)


def _back_to(table: Table, seat: int) -> int:
    """How many moves to undo to get to before the seat's last one."""
    moves = 0
    for who, n in reversed(table.steps):
        moves += n
        if who == seat:
            return moves
    return 0


def decide_answer_take_back(
    table: Table, context: CommandContext, command: c.AnswerTakeBack
) -> e.Entry:
    """What an answer leads to. Once everyone has agreed, the moves are undone."""
    acting_seat(table, context, command.seat)
    request = table.request
    if request is None:
        raise Refused("nothing", "no request to undo a move is open")
    if context.version < request.since:
        raise Refused("stale", "this answers an earlier request, not the open one")
    if command.seat == request.seat:
        raise Refused("own", "only the other players can decide this")
    if not command.agree:
        return e.TakeBackAnswered(command.seat, False)
    others = table.deciding_others(request.seat)
    if others <= request.agreed | {command.seat}:
        return e.TakenBack(request.seat, request.moves)
    return e.TakeBackAnswered(command.seat, True)
