"""A broken table does not affect any other, and is logged a few times, not constantly."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from server.playing import Client, Person
from server.running import Nursery, Server
from server.sitting import game_with_a_bot_to_move, said_no

MAX_LINES = 12
"""Log lines about a table that cannot go on, within some seconds."""


async def three_games(server: Server) -> tuple[Person, list[str]]:
    """Anna's games, each with its bot to move."""
    anna = await Person.meet(server.url, "Anna")
    return anna, [await game_with_a_bot_to_move(server, anna, "new-york") for _ in range(3)]


def edit(server: Server, statement: str, *values: object) -> None:
    """Change the database while its server is down."""
    file = server.settings["database"].removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


@pytest.fixture
def waiting(nursery: Nursery, tmp_path: Path) -> tuple[Server, Person, list[str]]:
    """A stopped server, and three games whose bots are to move."""
    server = Server(nursery, tmp_path, bot_pause=600)
    server.start()
    anna, tables = asyncio.run(three_games(server))
    server.kill()
    server.settings["bot_pause"] = 0
    return server, anna, tables


async def until_anna_can_move(server: Server, anna: Person, table: str) -> Client:
    client = Client(anna, server.url, table)
    await client.connect()
    await client.until(lambda: client.legal.get(0))
    return client


@pytest.mark.parametrize(
    "entry", ['{"do":{"type":"newer-thing"}}', "{", '{"do":{"type":"left","seat":9}}']
)
def test_an_unreadable_entry_stops_only_its_own_table(
    waiting: tuple[Server, Person, list[str]], entry: str
) -> None:
    server, anna, (broken, *others) = waiting
    edit(server, "UPDATE log SET entry = ? WHERE table_id = ? AND version = 3", entry, broken)
    edit(server, "UPDATE tables SET due = 1 WHERE id = ?", broken)
    server.start()

    async def main() -> None:
        for table in others:
            await (await until_anna_can_move(server, anna, table)).close()
        assert await said_no(Client(anna, server.url, broken).connect()) == "broken"
        answer = await anna.request("GET", f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (409, "broken")

    try:
        asyncio.run(main())
        time.sleep(3)  # long enough for thousands of lines if it were retried at once
        log = server.log_text()
        assert 1 <= log.count("cannot go on") <= MAX_LINES
        assert "Traceback" not in log
    finally:
        server.kill()


def test_a_stand_in_plays_for_a_bot_that_is_no_longer_installed(
    waiting: tuple[Server, Person, list[str]],
) -> None:
    server, anna, (table, *_) = waiting
    gone = "UPDATE log SET entry = replace(entry, '\"easy\"', '\"gone\"') WHERE table_id = ?"
    edit(server, f"{gone} AND version = 1", table)
    server.start()

    async def main() -> None:
        client = await until_anna_can_move(server, anna, table)
        seat = client.info["seats"][1]
        assert (seat["bot"], seat["away"]) == ("gone", "no-bot")
        version = await client.do("play", seat=0, move=client.legal[0][0])
        await client.until(lambda: client.version > version or client.legal.get(0))
        await client.close()

    try:
        asyncio.run(main())
        assert server.log_text().count("not installed") == 1
        assert "Traceback" not in server.log_text()
    finally:
        server.kill()


def test_players_come_and_go_while_bots_think_and_no_game_hangs(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Tables leave memory all the time here. Their people always find them as they left them."""
    server = Server(nursery, tmp_path)
    server.constants = {
        "rooms.room.IDLE_TIMEOUT": 0.0,
        "rooms.housekeeping.MEMORY_INTERVAL": 0.05,
    }
    server.start()

    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        made = await anna.create("new-york", "person", "hard", "hard", start=True)
        for _ in range(12):
            client = await until_anna_can_move(server, anna, made["id"])
            await client.do("play", seat=0, move=client.legal[0][0])
            await client.close()
            await asyncio.sleep(0.1)

    try:
        asyncio.run(main())
    finally:
        server.kill()
