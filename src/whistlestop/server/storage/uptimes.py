"""When the processes of a server were running."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import uptime

Span = tuple[float, float]
"""When something began, and when it ended."""


class Uptimes:
    """One row for each span in which a process was running."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, process: str, span: Span) -> None:
        """Start a span for a process."""
        began, seen = span
        await self._database.write_all(
            insert(uptime).values(process=process, began=began, seen=seen)
        )

    async def extend(self, process: str, span: Span) -> None:
        """Extend a process's span: it is still running."""
        began, seen = span
        row = (uptime.c.process == process, uptime.c.began == began)
        await self._database.write_all(update(uptime).where(*row).values(seen=seen))

    async def since(self, time: float) -> list[Span]:
        """The spans that had not ended before a time, earliest first."""
        query = select(uptime.c.began, uptime.c.seen).where(uptime.c.seen >= time)
        found = await self._database.read(query.order_by(uptime.c.began))
        return [(began, seen) for began, seen in found]

    async def forget(self, before: float) -> None:
        """Delete the spans that ended before a time."""
        await self._database.write_all(delete(uptime).where(uptime.c.seen < before))
