"""A backup is complete, made while the server is running, and overwrites nothing."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from server.postgres import Cluster
from server.storage.helping import commit, prepared, run
from whistlestop.server.storage.backup import backup
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.postgres_programs import find_program
from whistlestop.server.storage.table_store import TableStore


async def _length(url: str) -> int:
    async with prepared(url) as database:
        return len(await TableStore(database).entries("a"))


def test_a_file_is_copied_while_a_server_writes_to_it(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"

    async def work() -> None:
        async with prepared(sqlite_url) as database:
            journal = Journal(database, LocalBus())
            for version in range(1, 4):
                await journal.commit(commit("a", version))
            copying = asyncio.create_task(asyncio.to_thread(backup, sqlite_url, target))
            version = 3
            while not copying.done():
                version += 1
                await journal.commit(commit("a", version))
            await copying

    run(work())
    assert run(_length(f"sqlite:///{target}")) >= 3
    assert not list(tmp_path.glob("*.part*"))


@pytest.mark.xdist_group("postgres")
def test_a_dump_can_be_restored(postgres: Cluster, postgres_url: str, tmp_path: Path) -> None:
    target = tmp_path / "games.dump"

    async def work() -> None:
        async with prepared(postgres_url) as database:
            await Journal(database, LocalBus()).commit(commit("a"))

    run(work())
    backup(postgres_url, target)
    restored = postgres.new_database()
    restore = find_program("pg_restore")
    assert restore is not None
    subprocess.run([restore, f"--dbname={restored}", str(target)], check=True)
    assert run(_length(restored)) == 1


def test_an_existing_file_is_not_overwritten(url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    target.write_text("precious")
    with pytest.raises(StorageError, match="expected an unused name"):
        backup(url, target)
    assert target.read_text() == "precious"


def test_a_missing_file_is_not_copied(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="expected a database to copy"):
        backup(sqlite_url, tmp_path / "copy.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_server_is_not_dumped(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="expected a database to copy") as caught:
        backup("postgresql://ann:hushhush@127.0.0.1:1/games", tmp_path / "games.dump")
    assert "hushhush" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_named(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="nowhere"):
        backup(sqlite_url, tmp_path / "nowhere" / "copy.sqlite")


def test_without_pg_dump_the_error_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("whistlestop.server.storage.postgres_programs.DEBIAN_PROGRAMS", tmp_path)
    with pytest.raises(StorageError, match="pg_dump: expected it to be installed"):
        backup("postgresql://ann@127.0.0.1:1/games", tmp_path / "games.dump")


def test_a_dump_does_not_pretend_to_be_a_sqlite_file(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"archive of pg_dump.*expected .* games\.dump"):
        backup("postgresql://ann@127.0.0.1:1/games", tmp_path / "games.sqlite")
