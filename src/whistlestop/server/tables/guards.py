"""Preconditions of commands: the stage, the host, one's own seat."""

from __future__ import annotations

from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Seat, Table


def expect_stage(table: Table, stage: str) -> None:
    """Refuse unless the table is at this stage."""
    if table.stage != stage:
        words = {
            "waiting": "the game has not begun",
            "playing": "the game has begun",
            "over": "the game is over",
            "closed": "the table is closed",
        }
        raise Refused("stage", words[table.stage])


def expect_host(table: Table, context: CommandContext) -> None:
    """Refuse unless the sender is the host."""
    if table.host != context.person:
        raise Refused("not-host", "only the host may do that")


def expect_seated(table: Table, context: CommandContext) -> None:
    """Refuse unless the sender sits at the table."""
    if context.person not in table.people:
        raise Refused("not-seated", "only people at the table may do that")


def seat_of(table: Table, number: int) -> Seat:
    """The seat with this number. Refused if there is none."""
    if number >= len(table.seats):
        last = len(table.seats) - 1
        raise Refused("no-seat", f"expected a seat from 0 to {last}, not {number}")
    return table.seats[number]


def own_seat(table: Table, context: CommandContext, number: int) -> Seat:
    """The sender's own seat."""
    seat = seat_of(table, number)
    if not context.person or seat.person != context.person:
        raise Refused("not-your-seat", "this is not your seat")
    return seat


def acting_seat(table: Table, context: CommandContext, number: int) -> Seat:
    """The sender's own seat in a game, with no bot playing it."""
    seat = own_seat(table, context, number)
    expect_stage(table, "playing")
    if seat.resigned:
        raise Refused("resigned", "this seat has resigned")
    if seat.stand_in:
        raise Refused("away", "a bot is playing this seat: take it back first")
    return seat
