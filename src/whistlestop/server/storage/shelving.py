"""Old games: the record stays, the log goes."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import archive, log, tables

ENDED = ("over", "closed")
AT_ONCE = 100


class Shelving:
    """Puts the logs of old tables away, and finds the records again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, table: str) -> str | None:
        """The record of a table that was put away; empty if it never had a game."""
        query = select(archive.c.record).where(archive.c.table_id == table)
        found = await self._database.read(query)
        return found[0].record if found else None

    async def old(self, before: float) -> list[str]:
        """Tables that ended before a time and still have their log, some at once."""
        put_away = select(archive.c.table_id)
        query = (
            select(tables.c.id)
            .where(tables.c.stage.in_(ENDED), tables.c.changed < before)
            .where(tables.c.id.not_in(put_away))
            .order_by(tables.c.changed)
            .limit(AT_ONCE)
        )
        return [row.id for row in await self._database.read(query)]

    async def put_away(self, table: str, record: str, now: float) -> None:
        """Keep a record in place of the log; both or neither."""
        await self._database.write_all(
            insert(archive).values(table_id=table, record=record, at=now),
            delete(log).where(log.c.table_id == table),
            update(tables).where(tables.c.id == table).values(due=None),
        )
