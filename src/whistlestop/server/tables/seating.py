"""Decisions about the table itself: who sits down, starts, leaves, plays again."""

from __future__ import annotations

import secrets
from hashlib import sha256

from whistlestop.game.game import SEED_BITS
from whistlestop.game.record.fairness import seed_text
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.absence import playing_people
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.guards import (
    expect_host,
    expect_seated,
    expect_stage,
    own_seat,
    seat_of,
)
from whistlestop.server.tables.lessons import lesson_start
from whistlestop.server.tables.names import alike, is_visible, tidy
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table


def decide_sit(table: Table, context: CommandContext, command: c.Sit) -> e.Entry:
    """Whether a person may take a seat, and which one."""
    if not context.person:
        raise Refused("no-person", "introduce yourself first")
    expect_stage(table, "waiting")
    if not (table.options.public or context.invited or context.person in table.people):
        raise Refused("not-invited", "only people with its link can join this table")
    name = tidy(command.name)
    if not is_visible(name):
        raise Refused("bad-name", "expected a name with at least one letter or digit")
    if any(alike(seat.name, name) for seat in table.seats):
        raise Refused("name-taken", f"someone at this table is already called {name}")
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if command.seat is None and not free:
        raise Refused("full", "no seat is open")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refused("taken", "that seat is not open")
    guest = context.person != table.host
    if guest and table.seats_of(context.person) and not table.options.several_seats:
        raise Refused("one-seat", "each guest at this table can have only one seat")
    return e.Seated(seat, context.person, name)


def decide_arrange(table: Table, context: CommandContext, command: c.Arrange) -> e.Entry:
    """Whether the host may put a bot on a seat or open it, even if a guest is sitting there."""
    expect_host(table, context)
    expect_stage(table, "waiting")
    seat = seat_of(table, command.seat)
    if seat.person == context.person and len(table.seats_of(context.person)) == 1:
        raise Refused("host", "the host must keep a seat: to give it up, leave the table")
    if command.bot and command.bot not in context.bots:
        raise Refused("no-bot", f"there is no bot '{command.bot}' here")
    return e.Arranged(command.seat, command.bot)


def decide_wear(table: Table, context: CommandContext, command: c.Wear) -> e.Entry:
    """Whether a seat may have a colour: no two seats have the same one."""
    own_seat(table, context, command.seat)
    if table.stage not in ("waiting", "playing"):
        raise Refused("stage", "the game is over")
    others = [seat for i, seat in enumerate(table.seats) if i != command.seat]
    if any(seat.colour == command.colour for seat in others):
        raise Refused("colour-taken", "someone at this table has that colour")
    return e.Worn(command.seat, command.colour, command.avatar)


def decide_start(table: Table, context: CommandContext, command: c.Start) -> e.Entry:
    """Whether the game can begin."""
    expect_host(table, context)
    expect_stage(table, "waiting")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("open-seats", "a seat is still open: wait, or put a bot there")
    return lesson_start(table.tables) if table.options.lesson else start()


def start() -> e.Started:
    """Draw the seed from the system's random source."""
    return e.Started(seed_text(secrets.randbits(SEED_BITS)))


def decide_leave(table: Table, context: CommandContext, command: c.Leave) -> e.Entry:
    """What leaving a seat means: an open seat, a bot as stand-in, or the end."""
    seat = own_seat(table, context, command.seat)
    if table.stage == "waiting":
        others = table.people - {context.person}
        if not others and len(table.seats_of(context.person)) == 1:
            return e.Closed("empty")
        return e.Left(command.seat)
    expect_stage(table, "playing")
    if seat.resigned or seat.stand_in:
        raise Refused("away", "a bot is already playing that seat")
    if not playing_people(table, but=command.seat):
        return e.Closed("abandoned")
    return e.StoodIn(command.seat, "left")


def decide_close(table: Table, context: CommandContext, command: c.Close) -> e.Entry:
    """Whether the host may close the table."""
    expect_host(table, context)
    expect_stage(table, "waiting")
    return e.Closed("host")


def decide_rematch(table: Table, context: CommandContext, command: c.Rematch) -> e.Entry:
    """Whether there can be another game."""
    expect_seated(table, context)
    if table.stage not in ("over", "closed") or table.game is None:
        raise Refused("stage", "a rematch is only possible once the game is over")
    if table.rematch:
        raise Refused("rematched", "the rematch has already been set up")
    return e.Rematched(rematch_id(table))


def rematch_id(table: Table) -> str:
    """Derived from the table's own secret, so that asking twice cannot give two rematches."""
    return sha256(f"rematch {table.id} {table.invite}".encode()).hexdigest()[:24]
