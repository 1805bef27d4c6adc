"""Databases that outlive their server: backups of a running one, and older schemas."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from server.companies import Company
from server.ledger import log_of, stage_of
from server.playing import Client, Person
from server.running import Nursery, Server, running
from waiting import LIMIT, LONG_LIMIT
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.migrate import prepare

OLD, NEW = "0001", "0005"


def back_up(database: str, target: Path) -> subprocess.CompletedProcess[str]:
    """Run `whistlestop backup`, as a host would."""
    command = [sys.executable, "-m", "whistlestop", "backup", str(target), "--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)


def revision_of(file: Path) -> str:
    """The schema version of a file."""
    with closing(sqlite3.connect(file)) as connection:
        found: str = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        return found


async def played_out(server: Server, person: Person, table: str) -> None:
    """Join a server, check how far the game has got, and play it to the end."""
    client = Client(person, server.url, table)
    await client.connect()
    assert client.info["stage"] == "playing"
    await client.play_out(Random(6))
    await client.close()


def test_a_server_on_the_backup_of_a_running_one_has_the_game(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Made in mid-game, it holds everything acknowledged before, and the game can be played on."""
    copy = tmp_path / "copy.sqlite"
    with running(nursery, tmp_path) as server:
        database = server.settings["database"]

        async def work() -> Company:
            company = Company("europe", 1, ("easy", "medium"), Random(5))
            company.pause = 0.5  # the game must outlast the backup
            await company.meet([server.url])
            company.end()
            game = asyncio.create_task(company.play())
            while company.version < 12:
                await asyncio.sleep(0.02)
            acked = dict(company.browsers[0].acked)
            made = await asyncio.to_thread(back_up, database, copy)
            assert made.returncode == 0, made.stderr
            assert stage_of(database, company.table) == "playing"
            company.browsers[0].pause = 0.0
            saved = log_of(f"sqlite:///{copy}", company.table)
            await game
            whole = log_of(database, company.table)
            assert saved == whole[: len(saved)]
            assert max(acked.values()) <= len(saved) < len(whole)
            return company

        company = asyncio.run(asyncio.wait_for(work(), LONG_LIMIT))
    with running(nursery, tmp_path, database=f"sqlite:///{copy}") as second:
        table, host = company.table, company.persons[0]
        host.url = second.url
        asyncio.run(asyncio.wait_for(played_out(second, host, table), LONG_LIMIT))
        assert stage_of(f"sqlite:///{copy}", table) == "over"


@pytest.fixture
def old_file(nursery: Nursery, tmp_path: Path) -> tuple[Path, Person, str]:
    """A file with the first schema and a game, and the person who plays it."""
    file = tmp_path / "games.sqlite"

    async def make_old() -> None:
        database = open_database(f"sqlite:///{file}")
        await prepare(database, OLD)
        await database.close()

    async def begin(server: Server) -> tuple[Person, str]:
        anna = await Person.meet(server.url, "Anna")
        made = await anna.create("new-york", "person", "easy", start=True)
        return anna, made["id"]

    asyncio.run(make_old())
    donor = tmp_path / "donor"
    donor.mkdir()
    with running(nursery, donor) as server:
        anna, table = asyncio.run(begin(server))
        server.stop()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ATTACH ? AS donor", (str(donor / "games.sqlite"),))
        for name in ("people", "sessions", "tables", "seats", "log"):
            known = connection.execute("SELECT name FROM pragma_table_info(?, 'main')", (name,))
            columns = ", ".join(column for (column,) in known)
            connection.execute(
                f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM donor.{name}"
            )
        connection.commit()
    return file, anna, table


def test_an_older_database_is_upgraded_by_the_server_and_its_game_goes_on(
    nursery: Nursery, tmp_path: Path, old_file: tuple[Path, Person, str]
) -> None:
    """A copy of the old file is kept next to it."""
    file, anna, table = old_file
    before = log_of(f"sqlite:///{file}", table)
    assert (revision_of(file), len(before) >= 2) == (OLD, True)
    with running(nursery, tmp_path) as server:
        anna.url = server.url
        mine = asyncio.run(anna.request("GET", "/api/me/tables")).json()["tables"]
        assert [(listed["id"], listed["stage"]) for listed in mine] == [(table, "playing")]
        asyncio.run(asyncio.wait_for(played_out(server, anna, table), LONG_LIMIT))
        games = asyncio.run(anna.request("GET", "/api/games?mine=true")).json()["games"]
        assert [game["id"] for game in games] == [table]
    copy = tmp_path / f"games.before-{NEW}.sqlite"
    assert (revision_of(file), revision_of(copy)) == (NEW, OLD)
    assert log_of(f"sqlite:///{copy}", table) == before
    assert log_of(f"sqlite:///{file}", table)[: len(before)] == before
