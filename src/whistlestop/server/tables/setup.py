"""Setting up a table: whether the plan is valid, and the first entry."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from secrets import token_urlsafe

from msgspec.structs import replace

from whistlestop.engine.tables import Tables
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.lessons import expect_lesson
from whistlestop.server.tables.names import alike, is_visible, tidy
from whistlestop.server.tables.options import Options, SeatPlan
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.stand_ins import STAND_INS, may_stand_in


def set_up(
    tables: Tables,
    options: Options,
    plan: Sequence[SeatPlan],
    host: str,
    host_name: str,
    bots: Collection[str],
) -> e.Created:
    """The first entry of a table. Refused says what is wrong with the plan."""
    rules = tables.board.rules
    if not rules.players_min <= len(plan) <= rules.players_max:
        expected = f"{rules.players_min} to {rules.players_max} seats"
        raise Refused("bad-seats", f"{tables.board.id} has {expected}, not {len(plan)}")
    if defect := options.clock.defect():
        raise Refused("bad-clock", defect)
    if options.first is not None and options.first >= len(plan):
        raise Refused("bad-first", f"expected the first seat to be 0 to {len(plan) - 1}")
    if options.stand_in not in bots:
        raise Refused("no-bot", f"there is no bot '{options.stand_in}' here")
    if not may_stand_in(options.stand_in):
        expected = ", ".join(STAND_INS)
        raise Refused("no-bot", f"'{options.stand_in}' cannot be a stand-in: expected {expected}")
    if options.lesson:
        expect_lesson(tables, [seat.kind for seat in plan], options)
    chairs = [_chair(seat, host, host_name, bots) for seat in plan]
    if not any(chair.person for chair in chairs):
        raise Refused("bad-seats", "expected a seat for the person who sets up the table")
    names = [chair.name for chair in chairs if chair.name]
    if any(alike(*pair) for pair in combinations(names, 2)):
        raise Refused("name-taken", "two people at the table have the same name")
    return e.Created(
        board=tables.board.id,
        digest=tables.board.digest,
        options=replace(options, title=tidy(options.title)),
        chairs=tuple(chairs),
        host=host,
        invite=token_urlsafe(16),
    )


def _chair(seat: SeatPlan, host: str, host_name: str, bots: Collection[str]) -> e.Chair:
    if seat.kind == "open":
        return e.Chair("open")
    if seat.kind == "bot":
        if seat.bot not in bots:
            raise Refused("no-bot", f"there is no bot '{seat.bot}' here")
        return e.Chair("bot", bot=seat.bot)
    name = tidy(seat.name) or host_name
    if len(name) > 24:
        raise Refused("bad-name", "expected a name of at most 24 characters")
    if not is_visible(name):
        raise Refused("bad-name", "expected a name with at least one letter or digit")
    return e.Chair("person", name, host)
