"""Charges time to players: clocks only run while people can play."""

from __future__ import annotations

from whistlestop.server.rooms.ledger import MAX_CLOCK_SKEW
from whistlestop.server.rooms.uptime import Uptime
from whistlestop.server.tables.table import Table

GRACE = 30.0
"""Seconds after a start in which nobody's time runs out, so that people can reconnect."""
LEAST = 0.5
"""Seconds worth writing to the log."""


async def clock_shift(table: Table, uptime: Uptime) -> float:
    """Seconds to give back to players who are thinking, because the server was down.

    Negative if the machine's clock was set back: the deadlines move back with it.
    """
    clock, now = table.clock, uptime.now()
    deadline = clock.next_deadline()
    if deadline is None or table.stage != "playing":
        return 0.0
    if table.changed > now + MAX_CLOCK_SKEW:
        return now - table.changed
    if table.changed >= uptime.began:
        return 0.0
    lost = await uptime.lost(table.changed)
    grace = uptime.began + min(GRACE, clock.options.seconds) - deadline
    shift = max(lost, grace)
    return shift if shift > LEAST else 0.0
