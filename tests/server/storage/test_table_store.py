"""Logs hold what they should, in order, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from server.storage.helping import commit, prepared, row, run
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.rows import Commit
from whistlestop.server.storage.table_store import TableStore


async def _write(database: Database, commits: Iterable[Commit]) -> TableStore:
    journal = Journal(database, LocalBus())
    assert all(await asyncio.gather(*map(journal.commit, commits)))
    return TableStore(database)


def test_a_log_can_be_read_from_a_version_on(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [*(commit(version=v) for v in range(1, 6)), commit("b")]
            store = await _write(database, given)
            assert [e.version for e in await store.entries("a", after=3)] == [4, 5]

    run(work())


def test_missing_tables_are_not_found(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            store = await _write(database, [commit("a")])
            assert await store.table_row("b") is None
            assert await store.entries("b") == []
            assert await store.versions(["a", "b"]) == {"a": 1}
            assert await store.versions([]) == {}

    run(work())


def test_the_entry_of_a_command_is_found_by_its_nonce(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [*(commit(version=v) for v in range(1, 6)), commit("b", nonce="a-3")]
            store = await _write(database, given)
            assert await store.version_of("a", "a-3") == 3
            assert await store.version_of("a", "b-1") is None

    run(work())


def test_all_idle_tables_are_found_in_portions(url: str) -> None:
    """Including those that stay as they are, and those with exactly the same time."""

    async def work() -> None:
        async with prepared(url) as database:
            given = [
                *(commit(f"t{i:03d}", at=1 + i // 40, shown=row(stage="over")) for i in range(130)),
                commit("new", at=1000.0, shown=row(stage="over")),
                commit("playing", at=1.0),
            ]
            store = await _write(database, given)
            found = [table async for table in store.idle_since("over", 500.0)]
            assert found == [f"t{i:03d}" for i in range(130)]

    run(work())
