"""A backup can be put back, and nothing is lost when it cannot."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from server.postgres import Cluster
from server.running import Nursery, Server, running
from server.storage.databases import fill, load_fixture, rows_of
from server.storage.helping import prepared, run
from waiting import LIMIT, wait_until
from whistlestop.server.storage.address import read_address
from whistlestop.server.storage.backup import backup
from whistlestop.server.storage.errors import DatabaseInUse, StorageError
from whistlestop.server.storage.occupancy import held_alone
from whistlestop.server.storage.restore import restore


@pytest.fixture
def archive(url: str, tmp_path: Path) -> Path:
    """A backup of the database at `url`, which still holds the same games."""
    fill(url, tmp_path)
    file = tmp_path / "monday.backup"
    backup(url, file)
    return file


def _forget_everything(url: str) -> None:
    """An empty database with its schema, as a new server makes it."""

    async def work() -> None:
        async with prepared(url) as database, database.writing() as connection:
            for name in ("sessions", "people", "tables", "seats", "log", "archive"):
                await connection.execute(text(f"DELETE FROM {name}"))

    run(work())


def _change(url: str) -> None:
    """Something happens after the backup."""

    async def work() -> None:
        async with prepared(url) as database, database.writing() as connection:
            await connection.execute(text("UPDATE people SET name = 'Anna Later'"))

    run(work())


def test_everything_comes_back(url: str, archive: Path) -> None:
    before = rows_of(url)
    _forget_everything(url)
    assert restore(url, archive) is None
    assert rows_of(url) == before
    assert len(before["log"]) > 100


def test_games_are_only_replaced_on_request_and_kept(url: str, archive: Path) -> None:
    then = rows_of(url)
    _change(url)
    now = rows_of(url)
    with pytest.raises(StorageError, match=r"holds 8 tables and 2 people: expected .* --replace"):
        restore(url, archive)
    assert rows_of(url) == now
    kept = restore(url, archive, replace=True)
    assert kept is not None
    assert ".before-restore" in kept.name
    assert rows_of(url) == then
    # The old one is a backup itself.
    restore(url, kept, replace=True)
    assert rows_of(url) == now


def test_a_database_in_use_is_not_replaced(
    url: str, archive: Path, nursery: Nursery, tmp_path: Path
) -> None:
    refused = pytest.raises(DatabaseInUse, match="a server is using this database; stop it first")
    with running(nursery, tmp_path, database=url), refused:
        restore(url, archive, replace=True)
    restore(url, archive, replace=True)


@pytest.mark.xdist_group("postgres")
def test_no_server_starts_while_a_database_is_replaced(
    postgres_url: str, nursery: Nursery, tmp_path: Path
) -> None:
    server = Server(nursery, tmp_path, database=postgres_url)
    with held_alone(read_address(postgres_url)):
        server.launch()
        wait_until(lambda: not server.alive)
    assert "is held by another command: expected it to be free" in server.log_text()
    assert rows_of(postgres_url) == {}


def _truncated(archive: Path) -> None:
    archive.write_bytes(archive.read_bytes()[: archive.stat().st_size * 2 // 3])


def _garbled(archive: Path) -> None:
    data = bytearray(archive.read_bytes())
    for place in range(4096, len(data) - 512, 1024):
        data[place : place + 64] = bytes(64)
    archive.write_bytes(bytes(data))


def _a_letter(archive: Path) -> None:
    archive.write_text("Dear host, here is the backup you asked for.")


def _nothing(archive: Path) -> None:
    archive.write_bytes(b"")


def _missing(archive: Path) -> None:
    archive.unlink()


SPOILT: dict[Callable[[Path], None], str] = {
    _truncated: "expected a whole backup",
    _garbled: "expected a whole backup|expected a backup of",
    _a_letter: "expected a file written by whistlestop backup",
    _nothing: "expected a file written by whistlestop backup",
    _missing: "No such file or directory; expected a whole backup",
}


def test_a_bad_archive_changes_nothing(url: str, archive: Path) -> None:
    before, good = rows_of(url), archive.read_bytes()
    for spoil, expected in SPOILT.items():
        archive.write_bytes(good)
        spoil(archive)
        with pytest.raises(StorageError, match=expected) as caught:
            restore(url, archive, replace=True)
        assert "\n" not in str(caught.value)
        assert rows_of(url) == before


def test_a_backup_by_a_newer_program_is_refused(url: str, tmp_path: Path) -> None:
    fill(url, tmp_path)

    async def work() -> None:
        async with prepared(url) as database, database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    run(work())
    file = tmp_path / "newer.backup"
    backup(url, file)
    with pytest.raises(StorageError, match="schema 9999, made by a newer Whistlestop"):
        restore(url, file, replace=True)


def test_a_backup_of_another_program_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    other = tmp_path / "songs.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(StorageError, match="expected a database of Whistlestop"):
        restore(sqlite_url, other)
    assert not (tmp_path / "games.sqlite").exists()


@pytest.mark.xdist_group("postgres")
def test_a_dump_of_another_program_is_refused(
    postgres: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    other, file = postgres.new_database(), tmp_path / "songs.dump"
    with psycopg.connect(other) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    backup(other, file)
    with pytest.raises(StorageError, match="expected a backup of a Whistlestop server"):
        restore(postgres_url, file)


def test_the_database_of_another_program_is_never_replaced(url: str, archive: Path) -> None:
    async def rename() -> None:
        async with prepared(url) as database, database.writing() as connection:
            await connection.execute(text("ALTER TABLE log RENAME TO songs"))
            await connection.execute(text("DROP TABLE alembic_version"))

    run(rename())
    with pytest.raises(StorageError, match="expected a database of Whistlestop"):
        restore(url, archive, replace=True)


@pytest.mark.xdist_group("postgres")
def test_a_backup_of_the_other_kind_is_refused(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    file, dump = tmp_path / "a.backup", tmp_path / "b.backup"
    fill(sqlite_url, tmp_path)
    backup(sqlite_url, file)
    fill(postgres_url, tmp_path)
    backup(postgres_url, dump)
    with pytest.raises(StorageError, match=r"a backup of SQLite, but .* is PostgreSQL.*move"):
        restore(postgres_url, file, replace=True)
    with pytest.raises(StorageError, match=r"a backup of PostgreSQL, but .* is SQLite.*move"):
        restore(sqlite_url, dump, replace=True)


def test_a_damaged_database_can_be_replaced(sqlite_url: str, tmp_path: Path) -> None:
    load_fixture(tmp_path / "games.sqlite")
    before, file = rows_of(sqlite_url), tmp_path / "good.sqlite"
    backup(sqlite_url, file)
    (tmp_path / "games.sqlite").write_bytes(b"SQLite format 3\0" + bytes(5000))
    with pytest.raises(StorageError, match="cannot be read: expected an empty database, or --repl"):
        restore(sqlite_url, file)
    kept = restore(sqlite_url, file, replace=True)
    assert kept is not None
    assert kept.read_bytes()[16:] == bytes(5000)
    assert rows_of(sqlite_url) == before


def test_unfinished_business_of_the_old_database_goes_with_it(
    sqlite_url: str, tmp_path: Path
) -> None:
    """After a crash, SQLite's log beside the file holds the last moves."""
    load_fixture(tmp_path / "games.sqlite")
    good = tmp_path / "good.sqlite"
    backup(sqlite_url, good)
    crash = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
        "c.execute('PRAGMA journal_mode = WAL'); c.execute(\"UPDATE people SET name = 'Late'\"); "
        "c.commit(); os._exit(1)"
    )
    subprocess.run([sys.executable, "-c", crash, str(tmp_path / "games.sqlite")], timeout=LIMIT)
    assert (tmp_path / "games.sqlite-wal").stat().st_size
    kept = restore(sqlite_url, good, replace=True)
    assert {row[1] for row in rows_of(sqlite_url)["people"]} == {"Anna", "Bo"}
    assert {row[1] for row in rows_of(f"sqlite:///{kept}")["people"]} == {"Late"}


LIMITED = """
import resource, sys
from pathlib import Path
from whistlestop.server.storage.restore import restore
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
restore(sys.argv[1], Path(sys.argv[2]), replace=True)
"""


def test_a_disk_without_room_keeps_the_old_database(sqlite_url: str, tmp_path: Path) -> None:
    load_fixture(tmp_path / "games.sqlite")
    file, before = tmp_path / "good.sqlite", rows_of(sqlite_url)
    backup(sqlite_url, file)
    command = [sys.executable, "-c", LIMITED, sqlite_url, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert "File too large; nothing was changed" in done.stderr
    assert rows_of(sqlite_url) == before
    assert not list(tmp_path.glob("*.part*"))


FULL = """
CREATE FUNCTION full_disk() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
END $$;
CREATE EVENT TRIGGER full_disk ON ddl_command_end WHEN TAG IN ('CREATE INDEX')
EXECUTE FUNCTION full_disk();
"""


@pytest.mark.xdist_group("postgres")
def test_a_full_postgres_keeps_the_old_tables(postgres_url: str, tmp_path: Path) -> None:
    """The error comes after all tables were dropped and filled again, in the same transaction."""
    fill(postgres_url, tmp_path)
    file, before = tmp_path / "good.dump", rows_of(postgres_url)
    backup(postgres_url, file)
    with psycopg.connect(postgres_url) as connection:
        connection.execute(FULL)
    with pytest.raises(StorageError, match=r"nothing was changed: .*No space left") as caught:
        restore(postgres_url, file, replace=True)
    assert "\n" not in str(caught.value)
    assert rows_of(postgres_url) == before
