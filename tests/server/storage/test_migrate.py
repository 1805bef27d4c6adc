"""The schema is made, brought up to date, and never destroyed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from server.storage.helping import commit, prepared, run
from whistlestop.server.storage import (
    Database,
    Journal,
    LocalBus,
    Reading,
    StorageError,
    open_database,
    prepare,
)
from whistlestop.server.storage.schema import metadata


async def _old(url: str) -> None:
    """A database of the first revision, with one entry in it."""
    database = open_database(url)
    await prepare(database, "0001")
    await Journal(database, LocalBus()).commit(commit())
    await database.close()


async def _table_names(database: Database) -> set[str]:
    async with database.reading() as connection:
        return set(await connection.run_sync(lambda c: inspect(c).get_table_names()))


def _rows_in(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found


def test_the_migrated_schema_is_the_schema_of_the_code(url: str) -> None:
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
            return len(await Reading(database).entries("a"))

    assert run(work()) == 1


def test_an_older_database_is_upgraded_with_all_it_holds(url: str) -> None:
    async def work() -> tuple[int, bool]:
        await _old(url)
        async with prepared(url) as database:
            names = await _table_names(database)
            return len(await Reading(database).entries("a")), "archive" in names

    assert run(work()) == (1, True)


def test_an_older_file_is_copied_before_its_upgrade(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        await _old(sqlite_url)
        async with prepared(sqlite_url):
            pass

    run(work())
    copy = tmp_path / "games.before-0003.sqlite"
    assert _rows_in(copy, "log") == 1
    with pytest.raises(sqlite3.OperationalError, match="archive"):
        _rows_in(copy, "archive")


def test_a_copy_of_another_time_is_not_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    first = tmp_path / "games.before-0003.sqlite"
    first.write_text("precious")

    async def work() -> None:
        await _old(sqlite_url)
        async with prepared(sqlite_url):
            pass

    run(work())
    assert first.read_text() == "precious"
    assert _rows_in(tmp_path / "games.before-0003-2.sqlite", "log") == 1


def test_a_new_file_needs_no_copy(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with prepared(sqlite_url):
            pass

    run(work())
    assert not list(tmp_path.glob("*before*"))


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            async with database.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await prepare(database)

    with pytest.raises(StorageError, match=r"schema 9999.*newer Whistlestop: expected 0003"):
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
        database = open_database(url)
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE archive (other TEXT)"))
        with pytest.raises(StorageError, match="not prepared"):
            await prepare(database)
        names = await _table_names(database)
        await database.close()
        return names

    assert run(work()) == {"archive"}
