"""Lists of tables, page by page. An index keeps each in order: no list reads more than it shows.

A table's place in a list is its key, in descending order. The next page consists of the keys below
the last one of this page. Keys end in the table's id, so that no two are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Select, select, tuple_

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import Standing, StoredTable
from whistlestop.server.storage.schema import seats, tables
from whistlestop.server.storage.table_store import PAGE, TableStore, stored

Cursor = Sequence[float | str]
Columns = tuple[ColumnElement[Any], ...]

LOBBY: Columns = (tables.c.lobby, tables.c.created, tables.c.id)
MINE: Columns = (seats.c.standing, seats.c.since, seats.c.table_id)
ENDED: Columns = (tables.c.ended, tables.c.id)
MY_ENDED: Columns = (seats.c.since, seats.c.table_id)
"""For a finished game, `since` on a person's seat is the time it ended."""


class Lists:
    """Lists have at most `limit` tables. Ask for one more to see if there is a next page."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = TableStore(database)

    async def lobby(self, before: Cursor = (), limit: int = PAGE) -> list[StoredTable]:
        """Public tables: first those that need players, then full ones, then games to watch."""
        return await self._page(lobby_query(), LOBBY, before, limit)

    async def tables_of(
        self, person: str, before: Cursor = (), limit: int = PAGE
    ) -> list[StoredTable]:
        """A person's tables: their turn first, then others in progress, waiting, finished."""
        found = await self._page(mine_query(person), MINE, before, limit)
        mine = await self._store.seats_of(person, [table.id for table in found])
        return [replace(table, mine=mine.get(table.id, ())) for table in found]

    async def finished(
        self, person: str = "", before: Cursor = (), limit: int = PAGE, only_mine: bool = False
    ) -> list[StoredTable]:
        """Finished and abandoned games, the latest first: public ones and the person's own."""
        found: dict[str, StoredTable] = {}
        if person:
            query = my_finished_query(person)
            found = {t.id: t for t in await self._page(query, MY_ENDED, before, limit)}
        if not only_mine:
            public = await self._page(finished_query(), ENDED, before, limit)
            found = {t.id: t for t in public} | found
        return sorted(found.values(), key=lambda table: table.cursor, reverse=True)[:limit]

    async def _page(
        self, query: Select[Any], key: Columns, before: Cursor, limit: int
    ) -> list[StoredTable]:
        rows = await self._database.read(page_of(query, key, before, limit))
        return [replace(stored(row), cursor=tuple(row[-len(key) :])) for row in rows]


def lobby_query() -> Select[Any]:
    """The tables in the lobby."""
    return select(tables, *_named(LOBBY)).where(tables.c.lobby.is_not(None))


def mine_query(person: str) -> Select[Any]:
    """The tables of a person."""
    return _of(person, MINE).where(seats.c.standing.is_not(None))


def finished_query() -> Select[Any]:
    """The public games that have ended."""
    ended = (tables.c.public.is_(True), tables.c.ended.is_not(None))
    return select(tables, *_named(ENDED)).where(*ended)


def my_finished_query(person: str) -> Select[Any]:
    """The games of a person that have ended."""
    return _of(person, MY_ENDED).where(seats.c.standing == Standing.FINISHED.value)


def page_of(query: Select[Any], key: Columns, before: Cursor, limit: int) -> Select[Any]:
    """The rows after a key, in the order of the list."""
    if before:
        query = query.where(tuple_(*key) < tuple_(*before))
    return query.order_by(*(column.desc() for column in key)).limit(limit)


def _of(person: str, key: Columns) -> Select[Any]:
    joined = select(tables, *_named(key)).join_from(seats, tables, tables.c.id == seats.c.table_id)
    return joined.where(seats.c.person == person)


def _named(key: Columns) -> list[ColumnElement[Any]]:
    return [column.label(f"key_{i}") for i, column in enumerate(key)]
