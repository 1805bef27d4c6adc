"""Logs and lists hold what they should, in order, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

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


def test_a_game_that_was_given_up_is_finished_and_a_table_without_a_game_is_not(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            begun = row(stage="closed", summary='{"closed":"resigned","moves":0}')
            never = row(stage="closed", summary='{"closed":"host"}')
            playing = row(stage="playing", summary='{"moves":3}')
            given = [
                commit("over", at=1.0, shown=row(stage="over")),
                commit("given-up", at=2.0, shown=begun),
                commit("never", at=3.0, shown=never),
                commit("playing", at=4.0, shown=playing),
            ]
            reading = await _write(database, given)
            assert _ids(await reading.finished()) == ["given-up", "over"]

    run(work())


def test_pages_of_finished_games_leave_out_and_repeat_none(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            # Many end at the same moment: the id decides among them.
            given = [commit(f"t{i}", at=i // 4, shown=row(stage="over")) for i in range(10)]
            for i in (5, 0, 9, 2, 7, 4, 1, 8, 3, 6):
                reading = await _write(database, [given[i]])
            pages, before = [], None
            while page := await reading.finished(before=before, limit=3):
                pages.append(_ids(page))
                before = page[-1].cursor
            assert pages == [["t9", "t8", "t7"], ["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]

    run(work())
