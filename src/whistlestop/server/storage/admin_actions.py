"""What the host asks of the server: a queue, and the record of everything that was done."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import AdminAction
from whistlestop.server.storage.schema import admin_actions as actions

LEASE = 120.0
"""Seconds before another process takes over an action that one has begun."""
_COLUMNS = (
    *(actions.c.id, actions.c.asked, actions.c.by, actions.c.action),
    *(actions.c.target, actions.c.value, actions.c.done, actions.c.outcome),
)


class AdminActions:
    """Whoever can write to the database may ask; whoever serves it answers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, by: str, action: str, target: str, value: str, now: float) -> str:
        """Ask for something, and return the id to look for the outcome with."""
        id_ = token_hex(8)
        row = {"id": id_, "asked": now, "by": by, "action": action, "target": target}
        await self._database.write_all(insert(actions).values(**row, value=value))
        return id_

    async def get(self, id: str) -> AdminAction | None:
        """An action and its outcome."""
        found = await self._database.read(select(*_COLUMNS).where(actions.c.id == id))
        return AdminAction(*found[0]) if found else None

    async def latest(self, limit: int) -> list[AdminAction]:
        """The latest actions, newest first."""
        query = select(*_COLUMNS).order_by(actions.c.asked.desc(), actions.c.id).limit(limit)
        return [AdminAction(*row) for row in await self._database.read(query)]

    async def claim(self, now: float) -> AdminAction | None:
        """The next action that nobody is at. It must be repeatable: its process may die."""
        free = or_(actions.c.claimed.is_(None), actions.c.claimed < now)
        open_and_free = (actions.c.done.is_(None), free)
        # Looking is cheap; only a find takes a write lock.
        if not await self._database.read(select(actions.c.id).where(*open_and_free).limit(1)):
            return None
        query = select(*_COLUMNS).where(*open_and_free).order_by(actions.c.asked, actions.c.id)
        query = query.limit(1).with_for_update(skip_locked=True)

        async def work(connection: AsyncConnection) -> Any:
            found = (await connection.execute(query)).first()
            if found is not None:
                mine = update(actions).where(actions.c.id == found.id)
                await connection.execute(mine.values(claimed=now + LEASE))
            return found

        found = await self._database.write(work)
        return None if found is None else AdminAction(*found)

    async def finish(self, id: str, outcome: str, now: float) -> None:
        """Note what became of an action."""
        done = update(actions).where(actions.c.id == id).values(done=now, outcome=outcome)
        await self._database.write_all(done)
