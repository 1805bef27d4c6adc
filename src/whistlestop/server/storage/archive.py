"""Old games: the record stays, the log is deleted."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import archive, log, tables


class RecordArchive:
    """Replaces the logs of old tables with records, and finds these again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def record(self, table: str) -> str | None:
        """The record of an archived table; empty if it never had a game."""
        query = select(archive.c.record).where(archive.c.table_id == table)
        found = await self.database.read(query)
        return found[0].record if found else None

    async def put_away(self, table: str, record: str, now: float) -> None:
        """Store a record and delete the log, in one transaction."""
        insert = sqlite.insert if self.database.is_sqlite else postgresql.insert
        kept = insert(archive).values(table_id=table, record=record, at=now)
        await self.database.write_all(
            kept.on_conflict_do_nothing(),  # another process may be archiving too
            delete(log).where(log.c.table_id == table),
            update(tables).where(tables.c.id == table).values(due=None, archived=True),
        )
