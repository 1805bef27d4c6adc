"""Which addresses are accepted, and that a file has only one server."""

from __future__ import annotations

import asyncio
import errno
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from server.postgres import Cluster
from server.storage.helping import commit, prepared, run
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.errors import StorageError, StorageFailed
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.table_store import TableStore

HOLDER = """
import sys
from whistlestop.server.storage.database import open_database
database = open_database(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("games.sqlite", "Not a database address"),
        ("postgresql://ann:tell:nobody@host:port/games", "Not a database address"),
        ("mysql://ann:nobody@host/games", "Unknown kind of database"),
        ("postgresql://ann:nobody@host", "does not name a database"),
        ("sqlite://", "expected sqlite:///PATH"),
        ("sqlite:///:memory:", "expected sqlite:///PATH"),
        ("sqlite:////no/such/folder/games.sqlite", "expected a folder"),
        ("sqlite:////tmp", "this is a folder"),
    ],
)
def test_a_bad_address_is_refused_without_repeating_it(url: str, expected: str) -> None:
    with pytest.raises(StorageError, match=expected) as caught:
        open_database(url)
    assert "nobody" not in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+psycopg"])
def test_plain_postgresql_addresses_get_their_driver(kind: str) -> None:
    database = open_database(f"{kind}://ann@127.0.0.1/games")
    assert not database.is_sqlite
    assert database.engine.dialect.driver == "psycopg"
    run(database.close())


def test_a_path_gets_the_driver_of_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    database = open_database(sqlite_url)
    assert database.is_sqlite
    assert database.file == tmp_path / "games.sqlite"
    assert database.engine.dialect.driver == "aiosqlite"
    run(database.close())


@pytest.mark.parametrize(
    "address", ["ann:hushhush@127.0.0.1:1/games", "127.0.0.1:1/games?user=ann&password=hushhush"]
)
def test_a_password_appears_in_no_text(address: str) -> None:
    async def work() -> list[str]:
        database = open_database(f"postgresql://{address}")
        texts = [repr(database), str(database)]
        for attempt in (prepare(database), TableStore(database).entries("a")):
            with pytest.raises(StorageFailed) as caught:
                await attempt
            texts.append("".join(traceback.format_exception(caught.value)))
        journal = Journal(database, LocalBus(), timeout=0)
        with pytest.raises(StorageFailed) as caught:
            await journal.commit(commit())
        await database.close()
        return [*texts, str(caught.value)]

    texts = run(work())
    assert all("127.0.0.1" in shown for shown in texts)
    assert not any("hushhush" in shown for shown in texts)


def test_a_file_is_refused_while_another_process_uses_it(sqlite_url: str) -> None:
    command = [sys.executable, "-c", HOLDER, sqlite_url]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        try:
            with pytest.raises(StorageError, match="another server is using this database"):
                open_database(sqlite_url)
        finally:
            holder.kill()
    run(open_database(sqlite_url).close())


def test_another_name_for_the_file_does_not_help(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "games.sqlite")
    database = open_database(sqlite_url)
    with pytest.raises(StorageError, match="another server"):
        open_database(f"sqlite:///{tmp_path}/other.sqlite")
    run(database.close())


def test_a_closed_file_is_free_for_the_next_server(sqlite_url: str) -> None:
    for _ in range(2):
        run(open_database(sqlite_url).close())


def test_a_disk_without_locks_is_used_without_one(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock that is just a file would stay behind when a server is killed."""

    def flock(file: int, operation: int) -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr("fcntl.flock", flock)
    databases = [open_database(sqlite_url) for _ in range(2)]
    for database in databases:
        run(database.close())


def test_writers_of_a_file_wait_for_each_other(sqlite_url: str) -> None:
    async def add(database_url: str) -> int:
        async with prepared(database_url) as database:
            journals = [Journal(database, LocalBus()) for _ in range(4)]
            await asyncio.gather(
                *(j.commit(commit(f"{n}-{i}")) for n, j in enumerate(journals) for i in range(25))
            )
            return len(await Lists(database).lobby(limit=1000))

    assert run(add(sqlite_url)) == 100


@pytest.mark.xdist_group("postgres")
def test_reading_works_again_after_a_restart(postgres: Cluster, postgres_url: str) -> None:
    async def work() -> None:
        async with prepared(postgres_url) as database:
            await Journal(database, LocalBus()).commit(commit())
            await asyncio.to_thread(postgres.restart)
            assert len(await TableStore(database).entries("a")) == 1

    run(work())
