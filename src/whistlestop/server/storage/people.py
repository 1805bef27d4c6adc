"""People and how they are recognised. Tokens and codes only get here as hashes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, insert, select, update

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.schema import people, sessions

HOUR = 3600.0
"""The minimum interval between two notes of a person's visits."""


PORTION = 500
"""Sessions to look up at once."""


class People:
    """Everyone who ever registered, and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: str, name: str, token_hash: str, now: float) -> Person:
        """Add a new person with a first session."""
        await self._database.write_all(
            insert(people).values(id=person, name=name, created=now, seen=now),
            insert(sessions).values(_session(token_hash, person, now)),
        )
        return Person(person, name, now, now)

    async def by_session(self, token_hash: str) -> Person | None:
        """The person with this session."""
        return await self._one(
            exists().where(sessions.c.token_hash == token_hash, sessions.c.person == people.c.id)
        )

    async def by_code(self, code_hash: str) -> Person | None:
        """The person with this code."""
        return await self._one(people.c.code_hash == code_hash)

    async def add_session(self, person: str, token_hash: str, now: float) -> None:
        """Add a session: another browser or program."""
        await self._database.write_all(insert(sessions).values(_session(token_hash, person, now)))

    async def delete_session(self, token_hash: str) -> None:
        """Delete a session, if it exists."""
        await self._database.write_all(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def end_other_sessions(self, person: str, keep: str) -> None:
        """End all sessions of a person but one."""
        await self._end(sessions.c.person == person, sessions.c.token_hash != keep)

    async def end_sessions_of_codes(self, person: str, keep: str) -> list[str]:
        """End the sessions opened with a code, except the one to keep. Returns their token hashes.

        The one session opened without a code is as old as the person.
        """
        began = select(people.c.created).where(people.c.id == person).scalar_subquery()
        mine = (sessions.c.person == person, sessions.c.token_hash != keep)
        return await self._end(*mine, sessions.c.created > began)

    async def end_unused_sessions(self, before: float) -> None:
        """End sessions last used before a time."""
        await self._end(sessions.c.seen < before)

    async def set_code(self, person: str, code_hash: str | None) -> None:
        """Replace a person's code; None removes it."""
        await self._change(person, {"code_hash": code_hash})

    async def rename(self, person: str, name: str) -> None:
        """Rename a person."""
        await self._change(person, {"name": name})

    async def by_id(self, person: str) -> Person | None:
        """The person with this id."""
        return await self._one(people.c.id == person)

    async def ban(self, person: str, now: float | None) -> None:
        """Ban a person; None lifts the ban. Their logins stay, so that they are recognised."""
        await self._change(person, {"banned": now})

    async def welcome_sessions(self, token_hashes: Collection[str]) -> set[str]:
        """Which of these sessions still exist, and belong to people who are not banned."""
        query = select(sessions.c.token_hash).join(people, people.c.id == sessions.c.person)
        query = query.where(people.c.banned.is_(None))
        wanted, found = list(token_hashes), set[str]()
        for i in range(0, len(wanted), PORTION):
            some = sessions.c.token_hash.in_(wanted[i : i + PORTION])
            found |= {row.token_hash for row in await self._database.read(query.where(some))}
        return found

    async def log_out(self, person: str) -> None:
        """End all logins of a person, and remove the code that could open more."""
        await self.set_code(person, None)
        await self._end(sessions.c.person == person)

    async def touch(self, token_hash: str, now: float) -> bool:
        """Record a visit, at most once an hour. Returns whether anything was written."""
        query = select(sessions.c.person, sessions.c.seen).where(
            sessions.c.token_hash == token_hash
        )
        found = await self._database.read(query)
        if not found or now - found[0].seen < HOUR:
            return False
        person = found[0].person
        await self._database.write_all(
            update(sessions).where(sessions.c.token_hash == token_hash).values(seen=now),
            update(people).where(people.c.id == person, people.c.seen < now).values(seen=now),
        )
        return True

    async def _change(self, person: str, values: dict[str, Any]) -> None:
        change = update(people).where(people.c.id == person).values(values)
        if await self._database.write_all(change) == 0:
            raise StorageError(f"Expected an existing person, not {person}")

    async def _end(self, *which: ColumnElement[bool]) -> list[str]:
        end = delete(sessions).where(*which).returning(sessions.c.token_hash)
        async with self._database.writing() as connection:
            return list(await connection.scalars(end))

    async def _one(self, condition: ColumnElement[bool]) -> Person | None:
        columns = (people.c.id, people.c.name, people.c.created, people.c.seen, people.c.banned)
        query = select(*columns)
        found = await self._database.read(query.where(condition))
        return Person(*found[0]) if found else None


def _session(token_hash: str, person: str, now: float) -> dict[str, Any]:
    return {"token_hash": token_hash, "person": person, "created": now, "seen": now}
