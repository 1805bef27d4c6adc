"""The schema is created, upgraded, and never destroyed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from server.storage.helping import commit, prepared, run
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.rows import Standing
from whistlestop.server.storage.schema import metadata
from whistlestop.server.storage.table_store import TableStore


async def _old(url: str) -> None:
    """A database of the first revision, with one entry in it."""
    database = open_database(url)
    await prepare(database, "0001")
    async with database.writing() as connection:
        entry = "INSERT INTO log VALUES ('a', 1, 'a-1', 10.0, '{}')"
        await connection.execute(text(entry))
    await database.close()


async def _table_names(database: Database) -> set[str]:
    async with database.reading() as connection:
        return set(await connection.run_sync(lambda c: inspect(c).get_table_names()))


def _rows_in(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found


def test_the_migrated_schema_matches_the_code(url: str) -> None:
    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    async def work() -> Any:
        async with prepared(url) as database, database.reading() as connection:
            return await connection.run_sync(differences)

    assert run(work()) == []


def test_a_database_can_be_prepared_again(url: str) -> None:
    async def work() -> int:
        async with prepared(url) as database:
            await Journal(database, LocalBus()).commit(commit())
            await prepare(database)
            return len(await TableStore(database).entries("a"))

    assert run(work()) == 1


def test_an_older_database_is_upgraded_with_everything_in_it(url: str) -> None:
    async def work() -> tuple[int, bool]:
        await _old(url)
        async with prepared(url) as database:
            names = await _table_names(database)
            return len(await TableStore(database).entries("a")), "archive" in names

    assert run(work()) == (1, True)


def test_an_older_file_is_copied_before_its_upgrade(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        await _old(sqlite_url)
        async with prepared(sqlite_url):
            pass

    run(work())
    copy = tmp_path / "games.before-0005.sqlite"
    assert _rows_in(copy, "log") == 1
    with pytest.raises(sqlite3.OperationalError, match="archive"):
        _rows_in(copy, "archive")


def test_a_copy_from_another_upgrade_is_not_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    first = tmp_path / "games.before-0005.sqlite"
    first.write_text("precious")

    async def work() -> None:
        await _old(sqlite_url)
        async with prepared(sqlite_url):
            pass

    run(work())
    assert first.read_text() == "precious"
    assert _rows_in(tmp_path / "games.before-0005-2.sqlite", "log") == 1


# Written by the previous version: stage, public, summary and the seats of ann, ben and cid.
OLDER = {
    "my-turn": ("playing", True, {"to_act": [1], "moves": 7}, {0: "ben", 1: "ann", 2: "ann"}),
    "theirs": ("playing", False, {"to_act": [0], "moves": 7}, {0: "ben", 1: "ann"}),
    "wanted": ("waiting", True, {"to_act": [], "seats": [{"kind": "open"}]}, {0: "ann"}),
    "full": ("waiting", True, {"to_act": [], "seats": [{"kind": "person"}]}, {0: "ann"}),
    "over": ("over", True, {"to_act": [], "moves": 90}, {0: "ann"}),
    "given-up": ("closed", False, {"to_act": [], "moves": 3}, {0: "ann"}),
    "never": ("closed", True, {"to_act": []}, {0: "ann"}),
    "archived": ("over", True, {"to_act": [], "moves": 80}, {0: "cid"}),
}


async def _filled(url: str, fillers: int = 0) -> None:
    """A database of the previous revision, with tables at every stage."""
    database = open_database(url)
    await prepare(database, "0002")
    fill = ("playing", True, {"to_act": [0], "moves": 1}, {0: "zoe"})
    given = {**OLDER, **{f"filler{i}": fill for i in range(fillers)}}
    async with database.writing() as connection:
        for number, (id_, (stage, public, summary, seats)) in enumerate(given.items()):
            at = 100.0 + number
            table = {"id": id_, "stage": stage, "public": public, "summary": json.dumps(summary)}
            await connection.execute(
                text(
                    "INSERT INTO tables VALUES "
                    "(:id, 'europe', :public, :stage, 5, NULL, :summary, :at, :at)"
                ),
                {**table, "at": at},
            )
            for seat, person in seats.items():
                place = {"id": id_, "seat": seat, "person": person}
                await connection.execute(
                    text("INSERT INTO seats VALUES (:id, :seat, :person)"), place
                )
        await connection.execute(text("INSERT INTO archive VALUES ('archived', '', 1.0)"))
    await database.close()


def test_lists_know_the_tables_of_an_older_database(url: str) -> None:
    async def work() -> None:
        await _filled(url)
        async with prepared(url) as database:
            lists, store = Lists(database), TableStore(database)
            assert [table.id for table in await lists.lobby()] == [
                "wanted",
                "full",
                "my-turn",
            ]
            mine = await lists.tables_of("ann")
            assert [(table.id, table.cursor[0]) for table in mine] == [
                ("my-turn", Standing.MY_TURN),
                ("theirs", Standing.PLAYING),
                ("full", Standing.WAITING),
                ("wanted", Standing.WAITING),
                ("given-up", Standing.FINISHED),
                ("over", Standing.FINISHED),
                ("never", Standing.CLOSED),
            ]
            assert mine[0].mine == (1, 2)
            assert [table.id for table in await lists.finished("ann")] == [
                "archived",
                "given-up",
                "over",
            ]
            assert [table async for table in store.idle_since("over", 1e9)] == ["over"]

    run(work())


def test_every_table_of_a_large_older_database_is_filled_in(url: str) -> None:
    async def work() -> None:
        await _filled(url, fillers=2100)
        async with prepared(url) as database:
            turns, before = 0, ()
            while found := await Lists(database).tables_of("zoe", before, 500):
                turns += sum(table.cursor[0] == Standing.MY_TURN for table in found)
                before = found[-1].cursor
            assert turns == 2100

    run(work())


def test_a_new_file_needs_no_copy(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with prepared(sqlite_url):
            pass

    run(work())
    assert not list(tmp_path.glob("*before*"))


def test_a_database_from_a_newer_program_is_refused(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            async with database.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await prepare(database)

    with pytest.raises(StorageError, match=r"schema 9999.*newer Whistlestop: expected 0005"):
        run(work())


@pytest.mark.xdist_group("postgres")
def test_many_processes_may_prepare_at_once(postgres_url: str) -> None:
    async def work() -> set[str]:
        databases = [open_database(postgres_url) for _ in range(6)]
        await asyncio.gather(*(prepare(database) for database in databases))
        names = await _table_names(databases[0])
        for database in databases:
            await database.close()
        return names

    assert run(work()) == {*metadata.tables, "alembic_version"}


def test_a_failed_upgrade_changes_nothing(url: str) -> None:
    async def work() -> set[str]:
        await _old(url)
        database = open_database(url)
        before = await _table_names(database)
        async with database.writing() as connection:
            # It stands in the way of the fourth revision.
            await connection.execute(text("CREATE TABLE uptime (other TEXT)"))
        with pytest.raises(StorageError, match="not prepared"):
            await prepare(database)
        names = await _table_names(database)
        await database.close()
        return names - before

    assert run(work()) == {"uptime"}


def test_the_database_of_another_program_is_refused(url: str) -> None:
    async def work() -> set[str]:
        database = open_database(url)
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE people (shoe_size INTEGER)"))
        with pytest.raises(StorageError, match=r"expected an empty .* other data \(people\)"):
            await prepare(database)
        names = await _table_names(database)
        await database.close()
        return names

    assert run(work()) == {"people"}
