"""Checks in time whether the database can be read and written."""

from __future__ import annotations

import asyncio
from time import monotonic, time

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import probe

PROBE_TIMEOUT = 1.5
"""Seconds within which a healthy database answers."""
WRITE_INTERVAL = 5.0
"""Seconds for which the last write counts: frequent checks must not wear out the disk."""


class Probe:
    """Can be asked as often as you like: it reads every time, but writes only every few seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._written: float | None = None
        """When the last write succeeded."""
        self._asking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise a StorageError if the database does not answer, or refuses writes."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # Concurrent callers share the answer, even if one of them goes away.
        await asyncio.shield(self._asking)

    async def _ask(self) -> None:
        end = monotonic() + PROBE_TIMEOUT
        await self._database.read(select(probe.c.at), PROBE_TIMEOUT)
        if self._written is not None and monotonic() - self._written < WRITE_INTERVAL:
            return
        self._written = None
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        row = insert(probe).values(id=1, at=time())
        row = row.on_conflict_do_update(index_elements=[probe.c.id], set_={"at": row.excluded.at})
        await self._database.write_all(row, timeout=max(0.1, end - monotonic()))
        self._written = monotonic()
