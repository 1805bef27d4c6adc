"""A database that hangs, or goes away at the worst moment: nobody waits forever.

Errors distinguish what did not happen from what may have happened.
"""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from server.postgres import Cluster
from server.storage.cutting import way_to
from server.storage.helping import commit, prepared, run
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.errors import OutcomeUnknown, StorageError, StorageFailed
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.people import People
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.table_store import TableStore

pytestmark = pytest.mark.xdist_group("postgres")


def test_a_commit_without_an_answer_is_unknown_and_not_duplicated(postgres_url: str) -> None:
    async def work() -> None:
        async with prepared(postgres_url) as direct, way_to(postgres_url) as way:
            database = open_database(way.url)
            journal = Journal(database, open_bus(database), timeout=1)
            assert await journal.commit(commit("a", 1))
            way.armed = True
            with pytest.raises(OutcomeUnknown, match="the outcome is unknown"):
                await journal.commit(commit("a", 2))
            while len(await TableStore(direct).entries("a")) < 2:
                await asyncio.sleep(0.02)  # it was carried out
            with pytest.raises(StorageFailed, match="was not written"):
                await journal.commit(commit("b", 1))
            way.open()
            assert await journal.commit(commit("a", 2)), "repeating the commit gives the same entry"
            assert not await journal.commit(commit("a", 2, nonce="other"))
            assert [e.version for e in await TableStore(direct).entries("a")] == [1, 2]
            assert await TableStore(direct).entries("b") == []
            await database.close()

    run(work())


def test_a_commit_whose_answer_is_lost_is_retried(postgres_url: str) -> None:
    """The connection is back in time: the caller never notices."""

    async def work() -> None:
        async with prepared(postgres_url) as direct, way_to(postgres_url) as way:
            database = open_database(way.url)
            journal = Journal(database, open_bus(database), timeout=30)
            assert await journal.commit(commit("a", 1))
            way.armed = True
            writing = asyncio.create_task(journal.commit(commit("a", 2)))
            while way.armed:
                await asyncio.sleep(0.02)
            await asyncio.sleep(1)
            way.open()
            assert await writing
            assert [e.version for e in await TableStore(direct).entries("a")] == [1, 2]
            await database.close()

    run(work())


def test_a_database_that_hangs_is_given_up_in_time(postgres: Cluster, postgres_url: str) -> None:
    async def work() -> None:
        async with prepared(postgres_url):
            pass
        database = open_database(postgres_url, timeout=2)
        journal = Journal(database, open_bus(database))
        people, store = People(database), TableStore(database)
        assert await journal.commit(commit("a", 1))
        assert await store.entries("a")
        with postgres.frozen():
            begun = monotonic()
            asked = [
                journal.commit(commit("a", 2)),
                journal.commit(commit("b", 1)),
                store.entries("a"),
                people.create("ann", "Ann", "token", 1.0),
            ]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(answer, StorageError) for answer in answers), answers
            assert monotonic() - begun < 20, "not for as long as it hangs"
            with pytest.raises(StorageError):
                await journal.commit(commit("c", 1))
        again = Journal(database, open_bus(database), timeout=60)
        for given in (commit("a", 2), commit("b", 1), commit("c", 1)):
            assert await again.commit(given), "whether it got through or not, it is ours"
        assert [e.version for e in await store.entries("a")] == [1, 2]
        assert [e.version for e in await store.entries("b")] == [1]
        await database.close()

    run(work())


def test_queued_commits_do_not_wait_twice(postgres: Cluster, postgres_url: str) -> None:
    async def work() -> None:
        async with prepared(postgres_url):
            pass
        database = open_database(postgres_url, timeout=3)
        journal = Journal(database, LocalBus())
        assert await journal.commit(commit("a", 1))
        with postgres.frozen():
            first = asyncio.create_task(journal.commit(commit("a", 2)))
            await asyncio.sleep(0.5)
            with pytest.raises(StorageFailed, match="was not written"):
                await journal.commit(commit("b", 1))
            with pytest.raises(StorageError):
                await first
        assert await TableStore(database).entries("b") == []
        await database.close()

    run(work())
