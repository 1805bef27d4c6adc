"""`whistlestop admin` as a host types it. What it does is tested with the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.driving import run, run_process

FIXTURE = sorted((Path(__file__).parents[2] / "server/storage/fixtures").glob("*.sql"))[-1]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A database with games."""
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIXTURE.read_text("utf-8"))
        # Ids are random, and some begin with a hyphen.
        connection.executescript(
            "UPDATE people SET id = '-bo' WHERE id = 'bo'; UPDATE seats SET person = '-bo' "
            "WHERE person = 'bo'; UPDATE log SET entry = replace(entry, '\"bo\"', '\"-bo\"');"
        )
    return file


def test_a_host_looks_acts_and_reads_the_log(games: Path) -> None:
    where = ("--database", games)
    listed = run_process("admin", "tables", *where)
    assert listed.returncode == 0, listed.stderr
    lines = [line for line in listed.stdout.splitlines() if line.startswith("game-on-euro")]
    assert len(lines) == 1
    assert "playing" in lines[0]
    assert "Anna, Bo" in lines[0]
    done = run_process("admin", "ban", "-bo", *where)
    assert (done.returncode, done.stdout) == (0, "Bo (-bo): banned; 5 tables left\n")
    logged = run_process("admin", "log", *where).stdout.splitlines()
    assert len(logged) == 2
    assert "  ban     -bo " in logged[1]
    assert logged[1].rstrip().endswith("banned; 5 tables left")


def test_a_bad_name_and_an_unknown_person_are_refused(games: Path) -> None:
    refused = run("admin", "rename", "Anna", "...", "--database", games)
    assert refused.exit_code == 1
    assert refused.stderr.startswith("expected a name with a letter or digit")
    unknown = run_process("admin", "close", "nowhere", "--database", games)
    assert unknown.returncode == 1
    assert unknown.stderr == "there is no table 'nowhere': expected an id or a name\n"


def test_deleting_asks_first(games: Path) -> None:
    asked = run("admin", "delete", "Anna", "--database", games, lines=["n"])
    assert asked.exit_code == 1
    assert "This cannot be undone" in asked.output
