"""Ending sessions: other devices of a person, and what nobody has used for long."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, select

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import people, sessions


class Sessions:
    """The sessions of people. Their tokens come here only as hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def end_others(self, person: str, keep: str) -> None:
        """End all sessions of a person but one."""
        await self._end(sessions.c.person == person, sessions.c.token_hash != keep)

    async def end_made_with_codes(self, person: str, keep: str) -> list[str]:
        """End those that began with a code, but not the one to keep; the hashes of their tokens.

        The session that does not is as old as the person.
        """
        began = select(people.c.created).where(people.c.id == person).scalar_subquery()
        mine = (sessions.c.person == person, sessions.c.token_hash != keep)
        return await self._end(*mine, sessions.c.created > began)

    async def end_unused(self, before: float) -> None:
        """End those that were last used before a time."""
        await self._end(sessions.c.seen < before)

    async def _end(self, *which: ColumnElement[bool]) -> list[str]:
        end = delete(sessions).where(*which).returning(sessions.c.token_hash)
        async with self._database.writing() as connection:
            return list(await connection.scalars(end))
