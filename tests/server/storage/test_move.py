"""Everything moves from one database to another, or nothing does."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from server.postgres import Cluster
from server.running import Nursery, running
from server.storage.databases import FIXTURES, GAMES, fill, load_fixture, multiply, rows_of
from server.storage.helping import prepared, run
from server.storage.test_upgrade import play_on
from waiting import LIMIT, wait_until
from whistlestop.server.storage.errors import DatabaseInUse, StorageError
from whistlestop.server.storage.move import move

TIMES = 40
"""Copies of each of the five games."""

pytestmark = pytest.mark.xdist_group("postgres")


def test_hundreds_of_games_move_to_postgres_and_back(
    sqlite_url: str, postgres_url: str, nursery: Nursery, tmp_path: Path
) -> None:
    load_fixture(tmp_path / "games.sqlite")
    multiply(sqlite_url, TIMES)
    before = rows_of(sqlite_url)
    assert len(before["tables"]) == 8 + 5 * TIMES
    moved = move(sqlite_url, postgres_url)
    assert (moved.tables, moved.people) == (8 + 5 * TIMES, 2)
    assert rows_of(postgres_url) == before
    assert rows_of(sqlite_url) == before
    back = f"sqlite:///{tmp_path}/back.sqlite"
    move(postgres_url, back)
    assert rows_of(back) == before
    with running(nursery, tmp_path, database=postgres_url) as server:
        for game in (GAMES[0], f"{GAMES[1]}-{TIMES - 1}", f"{GAMES[4]}-7"):
            run(play_on(server, game))


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_an_older_database_moves_and_is_upgraded_on_the_way(
    fixture: Path, sqlite_url: str, postgres_url: str, nursery: Nursery, tmp_path: Path
) -> None:
    load_fixture(tmp_path / "games.sqlite", fixture)
    before = (tmp_path / "games.sqlite").read_bytes()
    move(sqlite_url, postgres_url)
    assert (tmp_path / "games.sqlite").read_bytes() == before
    assert rows_of(postgres_url)["log"] == rows_of(sqlite_url)["log"]
    with running(nursery, tmp_path, database=postgres_url) as server:
        run(play_on(server, GAMES[2]))


def test_the_tables_of_an_unused_server_are_no_hindrance(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    async def start_once() -> None:
        async with prepared(postgres_url) as database, database.writing() as connection:
            await connection.execute(text("INSERT INTO uptime VALUES ('a', 1, 2)"))

    run(start_once())
    load_fixture(tmp_path / "games.sqlite")
    move(sqlite_url, postgres_url)
    assert rows_of(postgres_url)["uptime"] == rows_of(sqlite_url)["uptime"]


def test_a_database_with_games_is_no_target(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    fill(postgres_url, tmp_path)
    load_fixture(tmp_path / "games.sqlite")
    before = rows_of(postgres_url)
    with pytest.raises(StorageError, match="holds 8 tables and 2 people: expected an empty"):
        move(sqlite_url, postgres_url)
    assert rows_of(postgres_url) == before
    with pytest.raises(StorageError, match="holds 8 tables and 2 people: expected an empty"):
        move(postgres_url, sqlite_url)
    with pytest.raises(StorageError, match="expected two databases"):
        move(sqlite_url, sqlite_url)


def test_a_missing_or_empty_database_cannot_be_moved(
    sqlite_url: str, postgres: Cluster, postgres_url: str
) -> None:
    with pytest.raises(StorageError, match="no such file"):
        move(sqlite_url, postgres_url)
    with pytest.raises(StorageError, match="expected a database to move, but it is empty"):
        move(postgres_url, postgres.new_database())
    with pytest.raises(StorageError, match="was not opened: expected a database that can be"):
        move(postgres.url("nowhere"), sqlite_url)


def test_a_database_in_use_is_not_moved(
    sqlite_url: str, postgres_url: str, nursery: Nursery, tmp_path: Path
) -> None:
    load_fixture(tmp_path / "games.sqlite")
    refused = pytest.raises(DatabaseInUse, match="stop it first")
    with running(nursery, tmp_path, database=sqlite_url), refused:
        move(sqlite_url, postgres_url)
    refused = pytest.raises(DatabaseInUse, match="stop it first")
    with running(nursery, tmp_path, database=postgres_url), refused:
        move(sqlite_url, postgres_url)


def test_without_its_driver_postgres_is_refused(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_fixture(tmp_path / "games.sqlite")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageError, match=r"pip install .whistlestop\[postgres\]"):
        move(sqlite_url, "postgresql://ann@127.0.0.1:1/games")


HELD_UP = """
CREATE FUNCTION hold_up() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_advisory_xact_lock(77); END $$;
CREATE EVENT TRIGGER hold_up ON ddl_command_end WHEN TAG IN ('CREATE INDEX')
EXECUTE FUNCTION hold_up();
"""
WAITING = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


def test_a_move_killed_in_the_middle_leaves_nothing_behind(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    load_fixture(tmp_path / "games.sqlite")
    command = [sys.executable, "-m", "whistlestop", "move", "--from", sqlite_url]
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(HELD_UP)
        connection.execute("SELECT pg_advisory_lock(77)")
        process = subprocess.Popen([*command, "--to", postgres_url])
        try:
            wait_until(lambda: connection.execute(WAITING).fetchone() == (1,))
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait(LIMIT)
        connection.execute("SELECT pg_advisory_unlock(77)")
        connection.execute("DROP EVENT TRIGGER hold_up")
    assert rows_of(postgres_url) == {}
    wait_until(lambda: _moves(sqlite_url, postgres_url))
    assert rows_of(postgres_url)["log"] == rows_of(sqlite_url)["log"]


def _moves(source: str, target: str) -> bool:
    """PostgreSQL takes a moment to notice that a client is gone."""
    try:
        move(source, target)
    except DatabaseInUse:
        return False
    return True
