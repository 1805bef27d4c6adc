"""Decides whether a person may open another table, new or rematch."""

from __future__ import annotations

from whistlestop.server.access.limits import Caller, RateLimits
from whistlestop.server.config.settings import Limits
from whistlestop.server.storage.table_store import TableStore
from whistlestop.server.tables.refusal import Refused


class TableQuota:
    """Limits new tables per minute, and how many are open at once."""

    def __init__(self, rate_limits: RateLimits, store: TableStore, limits: Limits) -> None:
        self._rate_limits = rate_limits
        self._store = store
        self._limits = limits

    async def check(self, caller: Caller) -> None:
        """Allow one more table, or refuse. Call it before creating any table."""
        self._rate_limits.take("tables", caller)
        if not self._limits.enabled:
            return
        counts = await self._store.count_open_tables(caller.person)
        for stage, most, what in (
            ("waiting", self._limits.waiting_tables, "tables that have not started"),
            ("playing", self._limits.playing_tables, "games that are not over"),
        ):
            if counts.get(stage, 0) >= most:
                reason = f"you have {most} {what}: finish some of them first"
                raise Refused("too-many-tables", reason)
