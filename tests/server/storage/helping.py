"""Shortcuts for tests of the storage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import event

from waiting import LONG_LIMIT, wait_until_true
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.rows import Commit, TableRow

T = TypeVar("T")
wait_until = wait_until_true


def run(work: Coroutine[object, object, T]) -> T:
    """Run a test's coroutine to the end."""

    async def in_time() -> T:
        return await asyncio.wait_for(work, LONG_LIMIT)

    return asyncio.run(in_time())


@asynccontextmanager
async def prepared(url: str) -> AsyncIterator[Database]:
    """An open database with all its tables."""
    database = open_database(url)
    try:
        await prepare(database)
        yield database
    finally:
        await database.close()


def statements_of(database: Database) -> list[str]:
    """The statements that a database executes from now on."""
    asked: list[str] = []
    event.listen(
        database.engine.sync_engine,
        "before_cursor_execute",
        lambda *about: asked.append(about[2]),
    )
    return asked


def row(
    *,
    public: bool = True,
    stage: str = "playing",
    due: float | None = None,
    summary: str = "{}",
    created: float = 1.0,
    begun: bool | None = None,
    free: bool = False,
    standings: tuple[tuple[int, int], ...] = (),
) -> TableRow:
    """A table's row. A test only names what it is about."""
    begun = stage in ("over", "closed") if begun is None else begun
    return TableRow("europe", public, stage, due, summary, created, begun, free, standings)


def commit(
    table: str = "a",
    version: int = 1,
    *,
    nonce: str | None = None,
    at: float = 10.0,
    entry: str | None = None,
    shown: TableRow | None = None,
    seats: tuple[tuple[int, str], ...] | None = None,
) -> Commit:
    """A commit. A test only names what it is about."""
    nonce = f"{table}-{version}" if nonce is None else nonce
    entry = f'{{"n": {version}}}' if entry is None else entry
    return Commit(table, version, nonce, at, entry, shown or row(), seats)
