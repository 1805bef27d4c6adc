"""Decisions about people who are away, come back or resign."""

from __future__ import annotations

from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.guards import expect_seated, expect_stage, own_seat, seat_of
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table


def decide_replace(table: Table, context: CommandContext, command: c.Replace) -> e.Entry:
    """Whether a bot may play for a missing person."""
    expect_seated(table, context)
    expect_stage(table, "playing")
    seat = seat_of(table, command.seat)
    if seat.kind != "person" or seat.played_by_bot:
        raise Refused("bot", "a bot is already playing that seat")
    if table.clock.options.kind != "none":
        raise Refused("clock", "the clock decides: a bot takes over when the time runs out")
    if context.absent(command.seat) < context.absence_timeout:
        wait = f"{context.absence_timeout:g} seconds"
        raise Refused("present", f"a bot can take over after an absence of {wait}")
    return e.StoodIn(command.seat, "replaced")


def decide_return(table: Table, context: CommandContext, command: c.Return) -> e.Entry:
    """Whether a person may have their seat back now."""
    seat = own_seat(table, context, command.seat)
    expect_stage(table, "playing")
    if seat.resigned:
        raise Refused("resigned", "a player who has resigned cannot come back")
    if not seat.stand_in:
        raise Refused("present", "no bot is playing this seat")
    stopped = table.clock.stopped_in(command.seat, table.turn_key)
    if seat.stand_in == "clock" and stopped and command.seat in table.to_act:
        # Someone who always came back at once would keep the bot from ever moving.
        raise Refused("late", "your time has run out: come back when the bot has played this turn")
    return e.Returned(command.seat)


def decide_resign(table: Table, context: CommandContext, command: c.Resign) -> e.Entry:
    """Resigning: it ends the game, or a bot plays on."""
    seat = own_seat(table, context, command.seat)
    expect_stage(table, "playing")
    if seat.resigned:
        raise Refused("resigned", "this seat has already resigned")
    ends = len(table.seats) == 2 or not playing_people(table, but=command.seat)
    return e.Resigned(command.seat, ends)


def playing_people(table: Table, but: int) -> list[int]:
    """Seats whose people are still in the game, even if they are away."""
    return [
        i
        for i, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.resigned and seat.stand_in != "left" and i != but
    ]
