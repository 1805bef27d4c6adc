"""Seeds, invites and chat are not readable by others on the machine, whatever the umask."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from server.storage.helping import commit, prepared, run
from whistlestop.server.config.loading import load_settings
from whistlestop.server.storage.backup import backup
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.migrate import prepare

BESIDE = ("", "-wal", "-shm", ".lock")


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    """The usual umask: others may read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def _mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def _modes(file: Path) -> dict[str, int]:
    return {end: _mode(file.with_name(file.name + end)) for end in BESIDE}


def test_only_the_owner_can_read_a_database_and_its_side_files(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def work() -> dict[str, int]:
        async with prepared(sqlite_url) as database:
            await Journal(database, LocalBus()).commit(commit())
            return _modes(tmp_path / "games.sqlite")

    assert run(work()) == dict.fromkeys(BESIDE, 0o600)


def test_a_file_that_others_could_read_is_restricted(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def work() -> dict[str, int]:
        async with prepared(sqlite_url) as database:
            # As an older version left it when it was killed.
            await Journal(database, LocalBus()).commit(commit())
            copies = {end: file.with_name(file.name + end).read_bytes() for end in BESIDE}
        for end, content in copies.items():
            path = file.with_name(file.name + end)
            path.write_bytes(content)
            path.chmod(0o644)
        async with prepared(sqlite_url) as database:
            await Journal(database, LocalBus()).commit(commit(version=2))
            return _modes(file)

    with capture_logs() as logs:
        assert run(work()) == dict.fromkeys(BESIDE, 0o600)
    said = [line["file"] for line in logs if "readable by others" in line["event"]]
    assert str(file) in said


def test_only_the_owner_can_read_a_backup(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            await Journal(database, LocalBus()).commit(commit())

    run(work())
    target = tmp_path / "copy"
    backup(url, target)
    assert _mode(target) == 0o600


def test_only_the_owner_can_read_a_copy_made_before_an_upgrade(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def work() -> None:
        database = open_database(sqlite_url)
        await prepare(database, "0001")
        await prepare(database)
        await database.close()

    run(work())
    (copy,) = tmp_path.glob("*.before-*.sqlite")
    assert _mode(copy) == 0o600


def test_only_the_owner_can_use_a_folder_made_for_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "whistlestop"
    load_settings({"database": str(folder / "games.sqlite")})
    assert _mode(folder) == 0o700


def test_an_existing_folder_stays_as_it_was(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    load_settings({"database": str(tmp_path / "games.sqlite")})
    assert _mode(tmp_path) == 0o755
