"""`whistlestop backup`, `restore` and `move` as a host types them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.driving import run
from whistlestop.server.storage.address import read_address
from whistlestop.server.storage.occupancy import held_alone

FIXTURE = sorted((Path(__file__).parents[2] / "server/storage/fixtures").glob("*.sql"))[-1]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A database with games."""
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIXTURE.read_text("utf-8"))
    return file


def _people(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


def test_a_backup_is_written_and_restored(games: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.sqlite", tmp_path / "new.sqlite"
    assert run("backup", copy, "--database", games).exit_code == 0
    done = run("restore", copy, "--database", new)
    assert (done.exit_code, done.stdout) == (0, f"Restored from {copy}.\n")
    assert _people(new) == ["Anna", "Bo"]


def test_games_are_replaced_only_on_request(games: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    run("backup", copy, "--database", games)
    refused = run("restore", copy, "--database", games)
    assert refused.exit_code == 1
    assert "holds 8 tables and 2 people" in refused.stderr
    assert refused.stderr.count("\n") == 1
    done = run("restore", copy, "--database", games, "--replace")
    assert f"The old database is kept: {tmp_path / 'games.before-restore.sqlite'}" in done.stdout


def test_a_foreign_file_is_refused_in_one_line(games: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear host")
    done = run("restore", letter, "--database", games, "--replace")
    assert done.exit_code == 1
    assert done.stderr == f"{letter}: expected a file written by whistlestop backup\n"


def test_a_file_moves_to_another(games: Path, tmp_path: Path) -> None:
    done = run("move", "--from", games, "--to", tmp_path / "new.sqlite")
    assert done.exit_code == 0
    assert "Moved 8 tables and 2 people. The old database is unchanged." in done.stdout
    assert _people(tmp_path / "new.sqlite") == ["Anna", "Bo"]


def test_a_running_server_is_in_the_way(games: Path, tmp_path: Path) -> None:
    with held_alone(read_address(f"sqlite:///{games}")):
        done = run("move", "--from", games, "--to", tmp_path / "new.sqlite")
    assert done.exit_code == 1
    assert done.stderr.endswith("a server is using this database; stop it first\n")
    assert not (tmp_path / "new.sqlite").exists()
