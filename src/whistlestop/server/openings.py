"""Whether somebody may have one more table, be it new or a rematch."""

from __future__ import annotations

from whistlestop.server.limits import Gates, Who
from whistlestop.server.settings import Limits
from whistlestop.server.storage.table_store import TableStore
from whistlestop.server.tables.refusal import Refused


class Openings:
    """Limits new tables by the minute, and open ones by their number."""

    def __init__(self, gates: Gates, store: TableStore, limits: Limits) -> None:
        self._gates = gates
        self._store = store
        self._limits = limits

    async def expect(self, who: Who) -> None:
        """Let somebody have one more table, or refuse. Call it before every new table."""
        self._gates.expect("tables", who)
        if not self._limits.enabled:
            return
        counts = await self._store.count_open_tables(who.person)
        for stage, most, what in (
            ("waiting", self._limits.waiting_tables, "tables that have not started"),
            ("playing", self._limits.playing_tables, "games that are not over"),
        ):
            if counts.get(stage, 0) >= most:
                reason = f"you have {most} {what}: end some of them first"
                raise Refused("too-many-tables", reason)
