"""Entries are written in order, once, and for good."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event, select

from server.storage.helping import commit, prepared, row, run
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import StorageFailed
from whistlestop.server.storage.journal import MAX_BATCH, Journal
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.schema import log, seats
from whistlestop.server.storage.table_store import TableStore


def _journal(database: Database) -> Journal:
    return Journal(database, open_bus(database))


def _commits_counted(database: Database) -> list[object]:
    """Grows by one with every committed transaction."""
    counted: list[object] = []
    event.listen(database.writer, "commit", counted.append)
    return counted


def test_an_entry_is_read_as_it_was_written(url: str) -> None:
    given = commit(at=12.25, entry='{"move": "Zürich"}', shown=row(due=99.5, summary='{"a": 1}'))

    async def work() -> None:
        async with prepared(url) as database:
            assert await _journal(database).commit(given)
            (entry,) = await TableStore(database).entries("a")
            assert (entry.version, entry.nonce, entry.at) == (1, given.nonce, 12.25)
            assert entry.entry == given.entry
            stored = await TableStore(database).table_row("a")
            assert stored is not None
            assert (stored.row, stored.version, stored.changed) == (given.row, 1, 12.25)

    run(work())


def test_many_tasks_keep_the_order_of_each_table(url: str) -> None:
    async def play(journal: Journal, table: str) -> None:
        for version in range(1, 11):
            assert await journal.commit(commit(table, version))

    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            await asyncio.gather(*(play(journal, f"t{i}") for i in range(30)))
            for i in range(30):
                entries = await TableStore(database).entries(f"t{i}")
                assert [entry.version for entry in entries] == list(range(1, 11))
                assert await TableStore(database).versions([f"t{i}"]) == {f"t{i}": 10}

    run(work())


def test_entries_that_come_together_share_a_transaction(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            counted = _commits_counted(database)
            journal = _journal(database)
            await asyncio.gather(*(journal.commit(commit(f"t{i}")) for i in range(100)))
            assert len(counted) == 1

    run(work())


def test_a_transaction_has_a_limited_number_of_entries(sqlite_url: str) -> None:
    async def work() -> None:
        async with prepared(sqlite_url) as database:
            counted = _commits_counted(database)
            journal = _journal(database)
            await asyncio.gather(*(journal.commit(commit(f"t{i}")) for i in range(MAX_BATCH + 1)))
            assert len(counted) == 2

    run(work())


def test_an_acknowledged_entry_is_visible_to_others(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with prepared(sqlite_url) as database:
            assert await _journal(database).commit(commit())
            with closing(sqlite3.connect(tmp_path / "games.sqlite")) as other:
                assert other.execute("SELECT count(*) FROM log").fetchone() == (1,)

    run(work())


def test_every_transaction_is_written_to_disk(sqlite_url: str) -> None:
    async def work() -> None:
        async with prepared(sqlite_url) as database, database.reading() as connection:
            full = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            assert (full, mode) == (2, "wal")

    run(work())


def test_a_place_in_the_log_is_only_given_once(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            assert await journal.commit(commit(nonce="first", shown=row(summary="1")))
            assert not await journal.commit(commit(nonce="second", shown=row(summary="2")))
            (entry,) = await TableStore(database).entries("a")
            stored = await TableStore(database).table_row("a")
            assert stored is not None
            assert (entry.nonce, stored.row.summary) == ("first", "1")

    run(work())


def test_of_two_concurrent_commits_for_a_place_one_gets_it(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            both = (commit(nonce="x"), commit(nonce="y"))
            assert sorted(await asyncio.gather(*map(journal.commit, both))) == [False, True]

    run(work())


def test_a_repeated_commit_is_acknowledged_and_not_duplicated(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            assert await journal.commit(commit(version=1))
            assert await journal.commit(commit(version=2))
            assert await journal.commit(commit(version=1))
            assert await TableStore(database).versions(["a"]) == {"a": 2}
            assert len(await TableStore(database).entries("a")) == 2

    run(work())


def test_a_repeated_commit_may_come_with_new_ones(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            assert await journal.commit(commit("old"))
            given = (commit("old"), commit("new"))
            assert await asyncio.gather(*map(journal.commit, given)) == [True, True]
            assert await TableStore(database).versions(["old", "new"]) == {"old": 1, "new": 1}

    run(work())


def test_a_table_never_goes_back_to_an_older_version(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            await journal.commit(commit(version=2))
            await journal.commit(commit(version=1))
            assert await TableStore(database).versions(["a"]) == {"a": 2}

    run(work())


def test_an_entry_after_one_that_lost_is_not_written(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            await journal.commit(commit(version=1, nonce="theirs"))
            ours = (commit(version=1), commit(version=2), commit("b"))
            assert await asyncio.gather(*map(journal.commit, ours)) == [False, False, True]
            assert len(await TableStore(database).entries("a")) == 1

    run(work())


def test_several_entries_of_a_table_may_share_a_transaction(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            ours = [commit(version=v, shown=row(summary=str(v))) for v in (3, 1, 2)]
            assert all(await asyncio.gather(*map(journal.commit, ours)))
            stored = await TableStore(database).table_row("a")
            assert stored is not None
            assert (stored.version, stored.row.summary) == (3, "3")

    run(work())


def test_seats_are_replaced_only_when_a_commit_has_them(url: str) -> None:
    async def sitting(database: Database) -> list[tuple[int, str]]:
        async with database.reading() as connection:
            query = select(seats.c.seat, seats.c.person).order_by(seats.c.seat)
            return [(seat, person) for seat, person in await connection.execute(query)]

    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            await journal.commit(commit(version=1, seats=((0, "ann"), (1, "bob"))))
            await journal.commit(commit(version=2))
            assert await sitting(database) == [(0, "ann"), (1, "bob")]
            await journal.commit(commit(version=3, seats=((1, "cid"),)))
            assert await sitting(database) == [(1, "cid")]
            await journal.commit(commit(version=4, seats=()))
            assert await sitting(database) == []

    run(work())


def test_a_bad_commit_does_not_spoil_the_others(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            bad = replace(commit("bad"), entry=None)
            given = [commit("a"), bad, commit("bad", 2), commit("z")]
            a, failed, after, z = await asyncio.gather(
                *map(journal.commit, given), return_exceptions=True
            )
            assert (a, z) == (True, True)
            assert isinstance(failed, StorageFailed)
            assert isinstance(after, StorageFailed), "it follows a missing entry"
            assert await TableStore(database).entries("bad") == []

    run(work())


def test_an_unknown_stage_is_refused(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            bad = commit("bad", shown=row(stage="resting"))
            with pytest.raises(StorageFailed, match="expected values that fit the schema"):
                await _journal(database).commit(bad)
            assert await TableStore(database).entries("bad") == []

    run(work())


def test_closing_finishes_the_queue_and_accepts_no_more(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal = _journal(database)
            queued = [asyncio.create_task(journal.commit(commit(f"t{i}"))) for i in range(20)]
            await asyncio.sleep(0)
            await journal.close()
            assert all(task.done() and task.result() for task in queued)
            with pytest.raises(StorageFailed, match="closed"):
                await journal.commit(commit("late"))

    run(work())


def test_a_caller_who_goes_away_does_not_hold_up_the_others(sqlite_url: str) -> None:
    async def work() -> None:
        async with prepared(sqlite_url) as database:
            journal = Journal(database, LocalBus())
            gone = asyncio.create_task(journal.commit(commit("gone")))
            stays = asyncio.create_task(journal.commit(commit("stays")))
            await asyncio.sleep(0)
            gone.cancel()
            assert await stays
            async with database.reading() as connection:
                assert list(await connection.scalars(select(log.c.table_id))) == ["stays"]

    run(work())
