"""Decisions about chat."""

from __future__ import annotations

from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.guards import own_seat, seat_of
from whistlestop.server.tables.names import tidy
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table


def decide_say(table: Table, context: CommandContext, command: c.Say) -> e.Entry:
    """A line of chat."""
    own_seat(table, context, command.seat)
    text = tidy(command.text)
    if not text:
        raise Refused("empty", "the message is empty")
    return e.Said(command.seat, text)


def decide_react(table: Table, context: CommandContext, command: c.React) -> e.Entry:
    """A quick reaction."""
    own_seat(table, context, command.seat)
    return e.Reacted(command.seat, command.what)


def decide_mute(table: Table, context: CommandContext, command: c.Mute) -> e.Entry:
    """Mute or unmute another seat."""
    own_seat(table, context, command.seat)
    seat_of(table, command.other)
    if command.other == command.seat:
        raise Refused("own", "you cannot mute yourself")
    return e.Muted(command.seat, command.other, command.on)
