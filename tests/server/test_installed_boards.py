"""Home-made boards on a server, and what happens to their games when they change."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import httpx

from boards.folders import EVERYTHING, copy_of, edit
from server.playing import Client, Person
from server.running import Nursery, Server, running
from server.sitting import game_with_a_bot_to_move, said_no
from waiting import wait_until_true


def test_a_home_made_board_is_listed_and_played(nursery: Nursery, tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        anna = await Person.meet(server.url, "Anna")
        boards = httpx.get(f"{server.url}/api/boards").json()["boards"]
        assert boards[-1]["id"] == "everything"
        whole = httpx.get(f"{server.url}/api/boards/everything").json()
        assert whole["rules"]["harbours"] > 0
        created = await anna.create("everything", "person", "medium", start=True)
        client = Client(anna, server.url, created["id"])
        await client.connect()
        await client.play_out(Random(1))
        assert client.info["stage"] == "over"
        await client.close()

    with running(nursery, tmp_path, boards=[str(EVERYTHING)]) as server:
        asyncio.run(main(server))


def test_a_board_that_has_changed_stops_only_its_own_games(
    nursery: Nursery, tmp_path: Path
) -> None:
    folder = copy_of(EVERYTHING, tmp_path)
    server = Server(nursery, tmp_path, boards=[str(folder)], bot_pause=600)
    server.start()
    try:
        anna, changed, other, ended = asyncio.run(begun(server))
        server.kill()
        edit(folder, "board.toml", "last_turns = 2", "last_turns = 1")
        server.settings["bot_pause"] = 0
        server.start()
        asyncio.run(after_the_change(server, anna, changed, other))
        asyncio.run(what_has_ended(server, anna, ended))
    finally:
        server.kill()


async def begun(server: Server) -> tuple[Person, str, str, str]:
    """Two games in which a bot is to move but pauses, and one that was resigned."""
    anna = await Person.meet(server.url, "Anna")
    boards = ("everything", "new-york")
    tables = [await game_with_a_bot_to_move(server, anna, board) for board in boards]
    created = await anna.create("everything", "person", "easy", start=True)
    client = Client(anna, server.url, created["id"])
    await client.connect()
    await client.do("resign", seat=0)
    await client.close()
    record = (await anna.request("GET", f"/api/games/{created['id']}/record")).text
    assert "board everything " in record
    assert "folder" not in record, "its path on the server stays private"
    return anna, tables[0], tables[1], created["id"]


async def what_has_ended(server: Server, anna: Person, ended: str) -> None:
    for path in (f"/api/tables/{ended}", f"/api/games/{ended}/record", f"/api/games/{ended}/story"):
        answer = await anna.request("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (409, "other-board")
        assert "has changed since this game began" in answer.json()["reason"]


async def after_the_change(server: Server, anna: Person, changed: str, other: str) -> None:
    assert await said_no(Client(anna, server.url, changed).connect()) == "other-board"
    answer = await anna.request("GET", f"/api/tables/{changed}")
    assert (answer.status_code, answer.json()["code"]) == (409, "other-board")
    assert "has changed since this game began" in answer.json()["reason"]
    answer = await anna.request("GET", f"/api/games/{changed}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    mine = Client(anna, server.url, other)
    await mine.connect()
    await mine.until(lambda: mine.legal.get(0))
    await mine.close()
    await wait_until_true(lambda: "cannot go on" in server.log_text())
    begun, before = time.monotonic(), server.log_text().count("table cannot go on")
    await asyncio.sleep(1.5)
    log = server.log_text()
    most = 1 + time.monotonic() - begun
    assert log.count("table cannot go on") - before <= most, "it is only retried now and then"
    assert "Traceback" not in log
