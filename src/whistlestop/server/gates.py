"""Limits for what costs the server something, by kind."""

from __future__ import annotations

from whistlestop.server.limits import Buckets, per_minute
from whistlestop.server.settings import Limits
from whistlestop.server.tables.refusal import Refused

CODES_PER_MINUTE = 10


class Gates:
    """How many tables, people and tries a minute."""

    def __init__(self, limits: Limits) -> None:
        self._gates: dict[str, Buckets] = {}
        if limits.enabled:
            self._gates = {
                "tables": per_minute(limits.tables_per_minute),
                "people": per_minute(limits.joins_per_minute),
                "codes": per_minute(CODES_PER_MINUTE),
                "analyses": per_minute(CODES_PER_MINUTE),
            }

    def expect(self, kind: str, who: str) -> None:
        """Let somebody through, or refuse."""
        gate = self._gates.get(kind)
        if gate is not None and not gate.take(who):
            raise Refused("too-fast", "that was too often: wait a minute")
