"""Logs and lists hold what they should, in order, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import chain

import pytest

from server.storage.helping import commit, prepared, row, run
from whistlestop.server.storage import (
    Commit,
    Database,
    Journal,
    LocalBus,
    Reading,
    StoredTable,
)


async def _write(database: Database, commits: Iterable[Commit]) -> Reading:
    journal = Journal(database, LocalBus())
    assert all(await asyncio.gather(*map(journal.commit, commits)))
    return Reading(database)


def _ids(tables: Iterable[StoredTable]) -> list[str]:
    return [table.id for table in tables]


def test_a_log_can_be_read_from_a_version_on(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [*(commit(version=v) for v in range(1, 6)), commit("b")]
            reading = await _write(database, given)
            assert [e.version for e in await reading.entries("a", after=3)] == [4, 5]

    run(work())


def test_what_is_not_there_is_not_found(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            reading = await _write(database, [commit("a")])
            assert await reading.table_row("b") is None
            assert await reading.entries("b") == []
            assert await reading.versions(["a", "b"]) == {"a": 1}
            assert await reading.versions([]) == {}

    run(work())


def test_the_lobby_shows_open_public_tables_the_newest_first(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [
                commit("old", at=1.0, shown=row(stage="waiting")),
                commit("new", at=3.0, shown=row(stage="waiting")),
                commit("middle", at=2.0, shown=row(stage="playing")),
                commit("private", shown=row(public=False)),
                commit("over", shown=row(stage="over")),
                commit("closed", shown=row(stage="closed")),
            ]
            reading = await _write(database, given)
            assert _ids(await reading.lobby()) == ["new", "middle", "old"]
            assert _ids(await reading.lobby(limit=2)) == ["new", "middle"]

    run(work())


def test_the_tables_of_a_person_are_those_with_a_seat(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [
                commit("once", at=1.0, seats=((0, "ann"), (1, "bob"))),
                commit("twice", at=3.0, seats=((0, "ann"), (1, "ann"))),
                commit("over", at=2.0, shown=row(public=False, stage="over"), seats=((2, "ann"),)),
                commit("other", at=4.0, seats=((0, "bob"),)),
            ]
            reading = await _write(database, given)
            assert _ids(await reading.tables_of("ann")) == ["twice", "over", "once"]
            assert _ids(await reading.tables_of("ann", limit=1)) == ["twice"]

    run(work())


def test_finished_games_are_the_public_ones_and_ones_own(url: str) -> None:
    over, hidden = row(stage="over"), row(stage="over", public=False)

    async def work() -> None:
        async with prepared(url) as database:
            given = [
                commit("public", at=1.0, shown=over),
                commit("mine", at=2.0, shown=hidden, seats=((0, "ann"),)),
                commit("theirs", at=3.0, shown=hidden, seats=((0, "bob"),)),
                commit("playing", at=4.0, seats=((0, "ann"),)),
            ]
            reading = await _write(database, given)
            assert _ids(await reading.finished()) == ["public"]
            assert _ids(await reading.finished("ann")) == ["mine", "public"]

    run(work())


def test_pages_of_finished_games_leave_out_and_repeat_none(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            # Many end at the same moment: the id decides among them.
            given = [commit(f"t{i}", at=i // 4, shown=row(stage="over")) for i in range(10)]
            reading = await _write(database, given)
            pages, before = [], None
            while page := await reading.finished(before=before, limit=3):
                pages.append(_ids(page))
                before = page[-1].cursor
            assert pages == [["t9", "t8", "t7"], ["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]

    run(work())


def test_what_is_due_is_claimed_once(url: str) -> None:
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
            reading = await _write(database, given)
            assert await reading.claim_due(10.0, until=40.0) == ["later", "late", "now"]
            assert await reading.claim_due(10.0, until=40.0) == []

    run(work())


def test_a_claim_takes_no_more_than_asked_the_longest_waiting_first(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            reading = await _write(database, [commit(f"t{i}", shown=row(due=i)) for i in range(5)])
            assert await reading.claim_due(10.0, until=40.0, limit=2) == ["t0", "t1"]
            assert await reading.claim_due(10.0, until=40.0, limit=9) == ["t2", "t3", "t4"]

    run(work())


def test_a_claim_ends_at_its_time(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            reading = await _write(database, [commit("a", shown=row(due=5.0))])
            await reading.claim_due(10.0, until=40.0)
            assert await reading.claim_due(39.0, until=60.0) == []
            assert await reading.claim_due(40.0, until=60.0) == ["a"]

    run(work())


def test_the_only_server_may_take_over_the_claims_of_a_dead_one(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [commit("claimed", shown=row(due=5.0)), commit("far", shown=row(due=500.0))]
            reading = await _write(database, given)
            await reading.claim_due(10.0, until=40.0)
            assert await reading.claim_due(12.0, until=42.0, ignore_leases=True) == ["claimed"]
            assert await reading.claim_due(12.0, until=42.0, ignore_leases=True) == []

    run(work())


@pytest.mark.xdist_group("postgres")
def test_two_servers_never_claim_the_same_table(postgres_url: str) -> None:
    async def claim_all(reading: Reading) -> list[str]:
        mine: list[str] = []
        nothing = 0
        while nothing < 3:  # all may be locked by the other for a moment
            found = await reading.claim_due(10.0, until=40.0, limit=7)
            nothing = 0 if found else nothing + 1
            mine += found
        return mine

    async def work() -> None:
        async with prepared(postgres_url) as left, prepared(postgres_url) as right:
            given = [commit(f"t{i:03}", shown=row(due=5.0)) for i in range(300)]
            reading = await _write(left, given)
            readers = [reading, Reading(right), Reading(left), Reading(right)]
            claimed = await asyncio.gather(*map(claim_all, readers))
            assert sorted(chain(*claimed)) == [f"t{i:03}" for i in range(300)]
            assert sum(bool(mine) for mine in claimed) > 1, "one took all: nothing was tested"

    run(work())
