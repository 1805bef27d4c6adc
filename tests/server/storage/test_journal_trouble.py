"""Full disks, restarts and rivals: nothing is lost, duplicated or hidden from the caller."""

from __future__ import annotations

import asyncio
import signal
from time import monotonic

import pytest
from sqlalchemy import Connection, text

from server.postgres import Cluster
from server.storage.helping import commit, prepared, row, run
from waiting import LIMIT
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.errors import StorageFailed
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.table_store import TableStore


async def _pragma(database: Database, words: str) -> int:
    """Run on the one connection that the journal uses."""

    def say(connection: Connection) -> int:
        found: int = connection.exec_driver_sql(f"PRAGMA {words}").scalar_one()
        return found

    return await database.transact(say)


def test_a_full_disk_fails_the_entries_and_later_ones_are_written_again(sqlite_url: str) -> None:
    large = row(summary="x" * 100_000)

    async def work() -> None:
        async with prepared(sqlite_url) as database:
            journal = Journal(database, LocalBus(), timeout=LIMIT)
            assert await journal.commit(commit("before"))
            pages = await _pragma(database, "page_count")
            await _pragma(database, f"max_page_count = {pages + 2}")
            given = [commit("full", shown=large), commit("small")]
            begun = monotonic()
            failed = await asyncio.gather(*map(journal.commit, given), return_exceptions=True)
            assert monotonic() - begun < LIMIT / 2, "waiting does not cure it"
            for error in failed:
                assert isinstance(error, StorageFailed)
                assert "disk is full" in str(error)
            await _pragma(database, "max_page_count = 1000000")
            assert all(await asyncio.gather(*map(journal.commit, given)))
            found = await TableStore(database).versions(["before", "full", "small"])
            assert found == {"before": 1, "full": 1, "small": 1}

    run(work())


@pytest.mark.xdist_group("postgres")
def test_two_servers_never_share_a_place_in_a_log(postgres_url: str) -> None:
    async def play(journal: Journal, name: str, tables: list[str]) -> list[tuple[str, int]]:
        async def one(table: str, version: int) -> tuple[str, int] | None:
            given = commit(table, version, nonce=f"{name}-{table}-{version}")
            return (table, version) if await journal.commit(given) else None

        won = []
        for version in range(1, 11):
            won += await asyncio.gather(*(one(table, version) for table in tables))
        return [place for place in won if place]

    async def work() -> None:
        tables = [f"t{i}" for i in range(40)]
        async with prepared(postgres_url) as left, prepared(postgres_url) as right:
            journals = Journal(left, open_bus(left)), Journal(right, open_bus(right))
            ours, theirs = await asyncio.gather(
                play(journals[0], "left", tables), play(journals[1], "right", tables[::-1])
            )
            assert sorted(ours + theirs) == sorted((t, v) for t in tables for v in range(1, 11))
            for table in tables:
                for entry in await TableStore(left).entries(table):
                    mine = (table, entry.version) in ours
                    assert entry.nonce.startswith("left" if mine else "right")

    run(work())


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restart", "crash"])
def test_a_restart_in_the_middle_loses_and_duplicates_nothing(
    postgres: Cluster, postgres_url: str, how: signal.Signals
) -> None:
    acknowledged: list[tuple[str, int]] = []
    over = asyncio.Event()

    async def play(journal: Journal, table: str) -> None:
        version = 0
        while not over.is_set():
            version += 1
            assert await journal.commit(commit(table, version)), "our own place, taken"
            acknowledged.append((table, version))

    async def disturb() -> None:
        await asyncio.sleep(0.3)
        for _ in range(2):
            before = len(acknowledged)
            await asyncio.to_thread(postgres.restart, how)
            while len(acknowledged) < before + 100:
                await asyncio.sleep(0.02)
        over.set()

    async def work() -> None:
        async with prepared(postgres_url) as database:
            journal = Journal(database, open_bus(database), timeout=60)
            await asyncio.gather(disturb(), *(play(journal, f"t{i}") for i in range(30)))
            for i in range(30):
                versions = [v for table, v in acknowledged if table == f"t{i}"]
                entries = await TableStore(database).entries(f"t{i}")
                assert [entry.version for entry in entries] == versions
                assert await TableStore(database).versions([f"t{i}"]) == {f"t{i}": versions[-1]}

    run(work())


@pytest.mark.xdist_group("postgres")
def test_a_database_that_stays_away_fails_after_the_timeout(
    postgres: Cluster, postgres_url: str
) -> None:
    async def work() -> None:
        async with prepared(postgres_url) as database:
            journal = Journal(database, open_bus(database), timeout=0.5)
            assert await journal.commit(commit("before"))
            await asyncio.to_thread(postgres.stop)
            try:
                begun = monotonic()
                with pytest.raises(StorageFailed, match="expected a database that can be reached"):
                    await journal.commit(commit("during"))
                assert monotonic() - begun > 0.2, "it was retried"
            finally:
                await asyncio.to_thread(postgres.start)
            assert await journal.commit(commit("after"))

    run(work())


@pytest.mark.xdist_group("postgres")
def test_a_read_only_server_fails_at_once(postgres_url: str) -> None:
    async def work() -> None:
        async with prepared(postgres_url) as database, database.writing() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar()
            rule = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
            await connection.execute(text(rule))
        database = open_database(postgres_url)
        begun = monotonic()
        with pytest.raises(StorageFailed, match="read-only"):
            await Journal(database, LocalBus(), timeout=LIMIT).commit(commit())
        assert monotonic() - begun < LIMIT / 2
        await database.close()

    run(work())
