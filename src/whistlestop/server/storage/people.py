"""People and how they are known again. Tokens and codes come here only as hashes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, delete, exists, insert, select, update

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.schema import people, sessions

HOUR = 3600.0
"""How often it is noted at most that somebody was here."""


class People:
    """Everybody who ever came, and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: str, name: str, token_hash: str, now: float) -> Person:
        """Somebody new, with a first session."""
        await self._database.write_all(
            insert(people).values(id=person, name=name, created=now, seen=now),
            insert(sessions).values(_session(token_hash, person, now)),
        )
        return Person(person, name, now, now)

    async def by_session(self, token_hash: str) -> Person | None:
        """Whose session this is."""
        return await self._one(
            exists().where(sessions.c.token_hash == token_hash, sessions.c.person == people.c.id)
        )

    async def by_code(self, code_hash: str) -> Person | None:
        """Whose code this is."""
        return await self._one(people.c.code_hash == code_hash)

    async def add_session(self, person: str, token_hash: str, now: float) -> None:
        """One more way to be known: another browser or program."""
        await self._database.write_all(insert(sessions).values(_session(token_hash, person, now)))

    async def delete_session(self, token_hash: str) -> None:
        """Forget a session; nothing happens if it is not there."""
        await self._database.write_all(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def set_code(self, person: str, code_hash: str | None) -> None:
        """Give a person a code in place of the old one; None takes it away."""
        await self._change(person, {"code_hash": code_hash})

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        await self._change(person, {"name": name})

    async def touch(self, token_hash: str, now: float) -> bool:
        """Note that somebody was here. At most once an hour anything is written; then True."""
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
            raise StorageError(f"Expected a person that exists, not {person}")

    async def _one(self, condition: ColumnElement[bool]) -> Person | None:
        query = select(people.c.id, people.c.name, people.c.created, people.c.seen)
        found = await self._database.read(query.where(condition))
        return Person(*found[0]) if found else None


def _session(token_hash: str, person: str, now: float) -> dict[str, Any]:
    return {"token_hash": token_hash, "person": person, "created": now, "seen": now}
