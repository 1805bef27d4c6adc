"""Reads logs and single tables, and claims what is due. `lists.py` has the lists."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from typing import Any

from sqlalchemy import func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import LogRow, StoredTable, TableRow
from whistlestop.server.storage.schema import OPEN, log, seats, tables

PAGE = 50
MAX_AHEAD = 60.0
"""Seconds that an entry may lie in the future without implying that the clock was set back."""


class TableStore:
    """Queries about tables and their logs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, table: str, after: int = 0) -> list[LogRow]:
        """The log of a table, in order, after the given version."""
        query = (
            select(log.c.table_id, log.c.version, log.c.nonce, log.c.at, log.c.entry)
            .where(log.c.table_id == table, log.c.version > after)
            .order_by(log.c.version)
        )
        return [LogRow(*row) for row in await self._database.read(query)]

    async def version_of(self, table: str, nonce: str) -> int | None:
        """The version of the entry with this nonce, if there is one."""
        query = select(log.c.version).where(log.c.table_id == table, log.c.nonce == nonce)
        found = await self._database.read(query.limit(1))
        return found[0].version if found else None

    async def table_row(self, table: str) -> StoredTable | None:
        """A table as lists know it."""
        found = await self._database.read(select(tables).where(tables.c.id == table))
        return stored(found[0]) if found else None

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """The newest versions of tables. Those that do not exist are left out."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids)))
        return {row.id: row.version for row in await self._database.read(query)}

    async def claim_due(
        self, now: float, until: float, ignore_leases: bool = False, limit: int = PAGE
    ) -> list[str]:
        """Claim tables that are due, the longest overdue first, until `until`.

        A claim moves `due` to `until`: if the claimant dies, the table becomes due again then.
        `ignore_leases` also takes tables due before `until`, and so everything that others have
        claimed for no longer than that. It is for a server that knows it is the only one.
        """
        due = tables.c.due < until if ignore_leases else tables.c.due <= now
        open_and_due = (tables.c.stage.in_(OPEN), due)
        query = select(tables.c.id).where(*open_and_due).order_by(tables.c.due, tables.c.id)
        # Locked rows are being claimed or played on right now: skip them, so that nobody waits.
        # SQLite has a single writer, and SQLAlchemy omits the lock there.
        query = query.limit(limit).with_for_update(skip_locked=True)

        async def work(connection: AsyncConnection) -> list[str]:
            found = list(await connection.scalars(query))
            if not found:
                return []
            claim = update(tables).where(tables.c.id.in_(found), *open_and_due).values(due=until)
            claimed = set(await connection.scalars(claim.returning(tables.c.id)))
            return [table for table in found if table in claimed]

        return await self._database.write(work)

    async def postpone(self, table: str, until: float) -> None:
        """Postpone a table that cannot go on now: nobody gets it before a time."""
        query = update(tables).where(tables.c.id == table, tables.c.due.is_not(None))
        await self._database.write_all(query.values(due=until))

    async def hasten(self, now: float) -> None:
        """Make tables due whose last entry is in the future: the clock was set back since."""
        ahead = (tables.c.due.is_not(None), tables.c.changed > now + MAX_AHEAD)
        await self._database.write_all(update(tables).where(*ahead).values(due=now))

    async def seats_of(
        self, person: str, ids: Collection[str] | None = None
    ) -> dict[str, tuple[int, ...]]:
        """The seats of a person, by table; only at the given tables, if any are given."""
        query = select(seats.c.table_id, seats.c.seat, seats.c.person)
        # A person may have thousands of seats, but few tables are named: never combine the two.
        here = seats.c.person == person if ids is None else seats.c.table_id.in_(list(ids))
        found: dict[str, tuple[int, ...]] = {}
        for table, seat, whose in await self._database.read(query.where(here)):
            if whose == person:
                found[table] = (*found.get(table, ()), seat)
        return {table: tuple(sorted(mine)) for table, mine in found.items()}

    async def count_open_tables(self, person: str) -> dict[str, int]:
        """How many open tables a person sits at, by stage."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables.c.stage, func.count())
            .where(tables.c.id.in_(mine), tables.c.stage.in_(OPEN))
            .group_by(tables.c.stage)
        )
        return {row[0]: row[1] for row in await self._database.read(query)}

    async def idle_since(self, stage: str, before: float) -> AsyncIterator[str]:
        """Every table at a stage where nothing has happened since a time, the oldest first.

        They are read in portions, each starting after the last table of the previous one. A table
        that stays as it is does not hold up the others. Archived tables are left out.
        """
        key = tuple_(tables.c.changed, tables.c.id)
        query = (
            select(tables.c.changed, tables.c.id)
            .where(tables.c.stage == stage, tables.c.archived.is_(False))
            .where(tables.c.changed < before)
            .order_by(tables.c.changed, tables.c.id)
            .limit(PAGE)
        )
        found = await self._database.read(query)
        while found:
            for row in found:
                yield row.id
            found = await self._database.read(query.where(key > tuple_(*found[-1])))


def stored(row: Any) -> StoredTable:
    """A table from a row of `tables`."""
    shown = TableRow(row.board, row.public, row.stage, row.due, row.summary, row.created)
    return StoredTable(row.id, row.version, row.changed, shown)
