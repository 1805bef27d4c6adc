"""A due table is claimed by one process, and by another only when the claim has expired."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import chain

import pytest
from sqlalchemy import text

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


def test_a_due_table_is_claimed_once(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [
                commit("late", shown=row(due=5.0)),
                commit("later", shown=row(due=1.0, stage="waiting")),
                commit("now", shown=row(due=10.0)),
                commit("soon", shown=row(due=10.5)),
                commit("never", shown=row(due=None)),
                commit("over", shown=row(due=5.0, stage="over")),
            ]
            store = await _write(database, given)
            assert await store.claim_due(10.0, until=40.0) == ["later", "late", "now"]
            assert await store.claim_due(10.0, until=40.0) == []

    run(work())


def test_a_claim_takes_no_more_than_asked_longest_overdue_first(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            store = await _write(database, [commit(f"t{i}", shown=row(due=i)) for i in range(5)])
            assert await store.claim_due(10.0, until=40.0, limit=2) == ["t0", "t1"]
            assert await store.claim_due(10.0, until=40.0, limit=9) == ["t2", "t3", "t4"]

    run(work())


def test_a_claim_expires(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            store = await _write(database, [commit("a", shown=row(due=5.0))])
            await store.claim_due(10.0, until=40.0)
            assert await store.claim_due(39.0, until=60.0) == []
            assert await store.claim_due(40.0, until=60.0) == ["a"]

    run(work())


def test_the_only_server_may_take_over_the_claims_of_a_dead_one(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [commit("claimed", shown=row(due=5.0)), commit("far", shown=row(due=500.0))]
            store = await _write(database, given)
            await store.claim_due(10.0, until=40.0)
            assert await store.claim_due(12.0, until=42.0, ignore_leases=True) == ["claimed"]
            assert await store.claim_due(12.0, until=42.0, ignore_leases=True) == []

    run(work())


@pytest.mark.xdist_group("postgres")
def test_two_servers_never_claim_the_same_table(postgres_url: str) -> None:
    async def claim_all(store: TableStore) -> list[str]:
        mine: list[str] = []
        nothing = 0
        while nothing < 3:  # all may be locked by the other for a moment
            found = await store.claim_due(10.0, until=40.0, limit=7)
            nothing = 0 if found else nothing + 1
            mine += found
        return mine

    async def work() -> None:
        async with prepared(postgres_url) as left, prepared(postgres_url) as right:
            given = [commit(f"t{i:03}", shown=row(due=5.0)) for i in range(300)]
            store = await _write(left, given)
            readers = [store, TableStore(right), TableStore(left), TableStore(right)]
            claimed = await asyncio.gather(*map(claim_all, readers))
            assert sorted(chain(*claimed)) == [f"t{i:03}" for i in range(300)]
            assert sum(bool(mine) for mine in claimed) > 1, "one took them all: nothing was tested"

    run(work())


def test_two_tasks_of_a_server_never_claim_the_same_table(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [commit(f"t{i}", shown=row(due=5.0)) for i in range(20)]
            store = await _write(database, given)
            claims = (store.claim_due(10.0, until=40.0) for _ in range(5))
            claimed = list(chain(*await asyncio.gather(*claims)))
            assert sorted(claimed) == sorted(f"t{i}" for i in range(20))

    run(work())


@pytest.mark.xdist_group("postgres")
def test_a_table_that_is_being_written_is_skipped(postgres_url: str) -> None:
    async def work() -> None:
        async with prepared(postgres_url) as database:
            given = [commit("busy", shown=row(due=1.0)), commit("free", shown=row(due=2.0))]
            store = await _write(database, given)
            async with database.writing() as connection:
                await connection.execute(text("UPDATE tables SET version = 2 WHERE id = 'busy'"))
                assert await store.claim_due(10.0, until=40.0) == ["free"]
            assert await store.claim_due(10.0, until=40.0) == ["busy"]

    run(work())
