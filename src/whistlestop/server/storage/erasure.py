"""Removes a person from everything that is stored about tables and people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence

import msgspec
from sqlalchemy import delete, select, update

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import LogRow
from whistlestop.server.storage.schema import (
    admin_actions,
    archive,
    log,
    people,
    seats,
    sessions,
    tables,
)

RewriteLog = Callable[[Sequence[LogRow]], dict[int, str]]
"""The entries of a log that change, by version."""
RewriteRecord = Callable[[str, Collection[int]], str]
"""A record with another name on these seats."""


class Erasure:
    """Changes what is otherwise never changed. The log stays readable, entry by entry."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_naming(self, person: str) -> list[str]:
        """Every table whose log mentions a person, even if they have left it."""
        # Ids are random, so a search through the texts finds nothing else. It may take a while.
        query = select(log.c.table_id).where(log.c.entry.contains(person, autoescape=True))
        async with self._database.reading() as connection:
            return list(await connection.scalars(query.distinct()))

    async def seats_of(self, person: str) -> dict[str, set[int]]:
        """The seats of a person at tables of all stages."""
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
        found: defaultdict[str, set[int]] = defaultdict(set)
        for table, seat in await self._database.read(query):
            found[table].add(seat)
        return dict(found)

    async def rewrite_log(self, table: str, rewrite: RewriteLog) -> None:
        """Change entries of a log in place."""
        query = select(log.c.table_id, log.c.version, log.c.nonce, log.c.at, log.c.entry)
        query = query.where(log.c.table_id == table).order_by(log.c.version)
        changed = rewrite([LogRow(*row) for row in await self._database.read(query)])
        place = update(log).where(log.c.table_id == table)
        new = [place.where(log.c.version == v).values(entry=text) for v, text in changed.items()]
        if new:
            await self._database.write_all(*new)

    async def rename_archived(
        self, table: str, mine: Collection[int], name: str, rewrite: RewriteRecord, untitled: bool
    ) -> bool:
        """Change a name in the archive and in the lists; False if the table has its log still."""
        found = await self._database.read(
            select(archive.c.record).where(archive.c.table_id == table)
        )
        if not found:
            return False
        row = await self._database.read(select(tables.c.summary).where(tables.c.id == table))
        record = rewrite(found[0].record, mine)
        changes = [update(archive).where(archive.c.table_id == table).values(record=record)]
        if row:
            summary = _renamed(row[0].summary, mine, name, untitled)
            changes.append(update(tables).where(tables.c.id == table).values(summary=summary))
        await self._database.write_all(*changes)
        return True

    async def forget(self, person: str) -> None:
        """Delete a person with their logins, their seats, and the names they were given."""
        await self._database.write_all(
            delete(sessions).where(sessions.c.person == person),
            delete(seats).where(seats.c.person == person),
            delete(people).where(people.c.id == person),
            update(admin_actions).where(admin_actions.c.target == person).values(value=""),
        )


def _renamed(summary: str, mine: Collection[int], name: str, untitled: bool) -> str:
    shown = msgspec.json.decode(summary)
    for seat in mine:
        about = shown["seats"][seat]
        about["name"] = name
        if untitled and about.get("host"):
            shown["title"] = ""
    return msgspec.json.encode(shown).decode()
