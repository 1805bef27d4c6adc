"""What the host looks up: tables and people, by all or part of an id or a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, func, or_, select

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.schema import OPEN, people, seats, tables

MAX_LISTED = 200
"""Rows in a list; a host with more can search."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table as the host sees it."""

    id: str
    board: str
    stage: str
    changed: float
    players: tuple[str, ...]
    """The names of people, and the bots."""
    moves: int
    title: str


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person as the host sees them."""

    person: Person
    open_tables: int


class AdminLists:
    """Lists and searches for the host, who may see everything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, ended: bool) -> list[ListedTable]:
        """Open tables, or with `ended` also those that are over, the latest first."""
        query = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(MAX_LISTED)
        if not ended:
            query = query.where(tables.c.stage.in_(OPEN))
        return [_listed(row) for row in await self._database.read(query)]

    async def find_tables(self, text: str) -> list[ListedTable]:
        """The tables whose ids begin like this; only the one that is the same, if there is one."""
        query = select(tables).where(_begins(tables.c.id, text)).limit(MAX_LISTED)
        found = [_listed(row) for row in await self._database.read(query)]
        return [table for table in found if table.id == text] or found

    async def people(self, search: str) -> list[ListedPerson]:
        """People whose names contain a text, the latest visitors first."""
        query = _people().order_by(people.c.seen.desc(), people.c.id).limit(MAX_LISTED)
        if search:
            name = func.lower(people.c.name)
            query = query.where(name.contains(search.lower(), autoescape=True))
        return [_person(row) for row in await self._database.read(query)]

    async def find_people(self, text: str) -> list[ListedPerson]:
        """The person with this id, or everyone whose id begins like this or who has this name."""
        same_name = func.lower(people.c.name) == text.lower()
        query = _people().where(or_(_begins(people.c.id, text), same_name))
        found = [_person(row) for row in await self._database.read(query.limit(MAX_LISTED))]
        return [listed for listed in found if listed.person.id == text] or found


def _begins(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    # SQLite's LIKE ignores case, and ids do not.
    return func.substr(column, 1, len(text)) == text


def _people() -> Select[Any]:
    mine = select(seats.c.table_id).where(seats.c.person == people.c.id)
    mine = mine.join_from(seats, tables, tables.c.id == seats.c.table_id)
    count = select(func.count()).select_from(
        mine.where(tables.c.stage.in_(OPEN)).distinct().correlate(people).subquery()
    )
    return select(
        *(people.c.id, people.c.name, people.c.created, people.c.seen, people.c.banned),
        count.scalar_subquery().label("open_tables"),
    )


def _person(row: Any) -> ListedPerson:
    return ListedPerson(Person(*row[:5]), row.open_tables)


def _listed(row: Any) -> ListedTable:
    shown = msgspec.json.decode(row.summary)
    players = tuple(seat["name"] or seat.get("bot", "") or "-" for seat in shown["seats"])
    return ListedTable(
        row.id, row.board, row.stage, row.changed, players, shown.get("moves", 0), shown["title"]
    )
