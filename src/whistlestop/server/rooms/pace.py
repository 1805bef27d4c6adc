"""How fast the bots of a table play, and who decides that.

It is no part of the game: nothing is logged, and it is forgotten when the person leaves.
"""

from __future__ import annotations

from math import inf

from whistlestop.server.rooms.audience import Audience
from whistlestop.server.tables.options import Speed
from whistlestop.server.tables.table import Table

FACTORS: dict[Speed, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0, "step": 1.0}
"""By speed: how long a bot pauses, compared with the server's setting."""
PATIENCE = 6.0
"""Seconds that bots wait for a word, step by step, where other people wait as well."""


def decider(table: Table) -> str:
    """Who sets the speed: the only person who plays, or the host."""
    people = _players(table)
    return people.pop() if len(people) == 1 else table.host


def speed_of(table: Table, audience: Audience) -> Speed:
    """How fast the bots play now."""
    return audience.speeds.get(decider(table), "normal")


def longest_hold(table: Table, audience: Audience) -> float:
    """How many seconds a bot waits for a word before its turn; none unless step by step."""
    if speed_of(table, audience) != "step":
        return 0.0
    return inf if len(_players(table)) == 1 else PATIENCE


def _players(table: Table) -> set[str]:
    return {seat.person for seat in table.seats if seat.person and not seat.played_by_bot}
