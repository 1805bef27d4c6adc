"""How many tables somebody has."""

from __future__ import annotations

from sqlalchemy import func, select

from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import OPEN, seats, tables


class Counts:
    """Counts open tables by person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(self, person: str) -> dict[str, int]:
        """How many tables with a seat of theirs wait, and at how many is played, by stage."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables.c.stage, func.count())
            .where(tables.c.id.in_(mine), tables.c.stage.in_(OPEN))
            .group_by(tables.c.stage)
        )
        return {row[0]: row[1] for row in await self._database.read(query)}
