"""`whistlestop export --database`: a real server's finished games, without their players."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest

from cli.driving import run
from server.playing import Client, Person
from server.running import Nursery, Server, running
from server.storage.databases import FIXTURES, load_fixture
from server.storage.helping import prepared
from server.storage.helping import run as run_async
from whistlestop.game import Game
from whistlestop.server.finished_games import nameless
from whistlestop.server.storage.archive import RecordArchive

NAMES = ("Annabella", "Bonaparte", "Chatterbox")


@pytest.fixture(scope="module")
def database(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """That of a running server with two finished games, one that goes on, and a lesson."""
    folder = tmp_path_factory.mktemp("export")
    with running(nursery, folder) as server:
        asyncio.run(play_evening(server))
        yield f"sqlite:///{folder / 'games.sqlite'}"


RECORDS: dict[str, str] = {}
"""The records of the finished games, by table."""


async def play_evening(server: Server) -> None:
    anna = await Person.meet(server.url, NAMES[0])
    for _ in range(2):
        created = await anna.create("new-york", "person", "easy", start=True)
        client = Client(anna, server.url, created["id"])
        await client.connect()
        await client.do("say", seat=0, text=NAMES[2])
        await client.play_out(Random(1))
        await client.close()
        record = await anna.request("GET", f"/api/games/{created['id']}/record")
        RECORDS[created["id"]] = record.text
    await anna.create("new-york", "person", "easy", start=True)
    await lesson(server, anna)


async def lesson(server: Server, anna: Person) -> None:
    """Play a lesson to its end."""
    body = {"start": True, "options": {"lesson": True}}
    created = await anna.create("iberia", "person", "easy", **body)
    client = Client(anna, server.url, created["id"])
    await client.connect()
    await client.do("resign", seat=0)
    await client.until(lambda: client.over)
    await client.close()


def test_the_finished_games_of_a_running_server(database: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    options = ("--database", database, "--board", "new-york", "--workers", "1")
    result = run("export", file, *options)
    assert result.exit_code == 0, result.output
    assert "(2 games, " in result.stdout
    rows = pq.read_table(file).to_pylist()
    games = [Game.from_record(RECORDS[id_]) for id_ in sorted(RECORDS)]
    expected = [
        (number, *move, game.scores()[move[0]].total)
        for number, game in enumerate(games)
        for move in game.moves
    ]
    found = [(row["game"], row["seat"], row["move"], row["score"]) for row in rows]
    assert found == expected
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, None), (1, "easy")}
    assert {row["source"] for row in rows} == {None}


def test_nothing_in_the_file_tells_who_played_or_when(database: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    run("export", file, "--database", database, "--board", "new-york")
    table = pq.read_table(file)
    words = {
        word
        for name in table.column_names
        if str(table.schema.field(name).type) == "string"
        for word in table[name].to_pylist()
    }
    secret = [*NAMES, *RECORDS]
    secret += [line.split()[1] for r in RECORDS.values() for line in r.splitlines()
               if line.startswith("seed ")]  # fmt: skip
    assert len(secret) == 7
    for one in secret:
        assert not any(one in word for word in words if word)
        assert one.encode() not in file.read_bytes()
    assert not [name for name in table.column_names if "time" in name or "name" in name]


def test_an_archived_game_gives_the_same_rows(database: str, tmp_path: Path) -> None:
    before, after = tmp_path / "before.parquet", tmp_path / "after.parquet"
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy, "--database", database).exit_code == 0
    options = ("--database", f"sqlite:///{copy}", "--board", "new-york", "--workers", "1")
    run("export", before, *options)

    async def put_away() -> None:
        async with prepared(f"sqlite:///{copy}") as database:
            for id_, record in RECORDS.items():
                await RecordArchive(database).put_away(id_, record, time.time())

    run_async(put_away())
    result = run("export", after, *options)
    assert result.exit_code == 0, result.output
    assert after.read_bytes() == before.read_bytes()


@pytest.mark.xdist_group("postgres")
def test_games_in_postgresql_give_the_same_rows(
    database: str, postgres_url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy, "--database", database).exit_code == 0
    assert run("move", "--from", copy, "--to", postgres_url).exit_code == 0
    files = [tmp_path / "sqlite.parquet", tmp_path / "postgres.parquet"]
    for file, address in zip(files, (f"sqlite:///{copy}", postgres_url), strict=True):
        options = ("--database", address, "--board", "new-york", "--workers", "1")
        result = run("export", file, *options)
        assert result.exit_code == 0, result.output
    assert files[0].read_bytes() == files[1].read_bytes()


def test_lessons_and_other_boards_are_told_apart(database: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = run("export", file, "--database", database)
    assert result.exit_code == 1
    assert "games on iberia (1), new-york (2); expected one of these boards" in result.stderr
    result = run("export", file, "--database", database, "--board", "iberia")
    assert result.exit_code == 1
    assert "expected games on iberia" in result.stderr
    assert "found none (left out: 1 played as a lesson)" in result.stderr
    result = run("export", file, "--database", database, "--board", "europe")
    assert "expected games on europe" in result.stderr
    assert not file.exists()


def test_a_database_without_finished_games_or_of_an_older_version(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    newest = load_fixture(tmp_path / "newest.sqlite")
    result = run("export", file, "--database", newest)
    assert result.exit_code == 1
    assert "the database: expected finished games, but there are none" in result.stderr
    older = load_fixture(tmp_path / "older.sqlite", FIXTURES[0])
    result = run("export", file, "--database", older)
    assert result.exit_code == 1
    assert "is of an older version: expected a server of this version" in result.stderr
    assert not file.exists()


def test_an_unreadable_log_is_left_out(database: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "copy.sqlite", tmp_path / "games.parquet"
    assert run("backup", copy, "--database", database).exit_code == 0
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(
            "UPDATE log SET entry = '{' WHERE table_id = ? AND version = 3", [min(RECORDS)]
        )
        connection.commit()
    options = ("--database", f"sqlite:///{copy}", "--board", "new-york", "--workers", "1")
    result = run("export", file, *options)
    assert result.exit_code == 0, result.output
    assert "Left out: 1 game with an unreadable log." in result.stderr
    assert "(1 game, " in result.stdout


def test_names_are_taken_out_of_a_record() -> None:
    text = '# seat 0 person Anna\n# seat 1 bot "program:a b" Bo\n# seat 2 bot easy\nboard x y\n'
    assert nameless(text) == (
        '# seat 0 person -\n# seat 1 bot "program:a b"\n# seat 2 bot easy\nboard x y\n'
    )
