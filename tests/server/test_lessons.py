"""Lessons: games that begin in the middle, and the advice that goes with them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from server.playing import Client, Person
from server.running import Nursery, Server, running
from server.sitting import said_no
from whistlestop.game import Game

LESSONS = {"europe": "main", "nordic": "main", "great-lakes": "main", "iberia": "draft"}
"""The phase that each lesson begins in."""


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("lessons"), bot_pause=0.01) as server:
        yield server
        assert "Traceback" not in server.log_text()


@pytest.mark.parametrize("board", LESSONS)
def test_a_lesson_begins_where_its_record_ends(server: Server, board: str) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        body = {"start": True, "options": {"lesson": True}}
        created = await anna.create(board, "person", "medium", **body)
        client = Client(anna, server.url, created["id"])
        await client.connect()
        assert client.views[0]["phase"] == LESSONS[board]
        assert client.legal[0]
        assert await said_no(client.do("take-back", seat=0)) == "nothing"
        advised = await client.ask("advice", seat=0)
        assert advised["move"] in client.legal[0]
        history = await client.ask("history")
        assert any(part["happened"] for part in history["happened"]) == (board != "iberia")
        await client.do("play", seat=0, move=advised["move"])
        await client.do("resign", seat=0)
        record = (await anna.request("GET", f"/api/games/{created['id']}/record")).text
        assert Game.from_record(record).board.id == board
        await client.close()

    asyncio.run(main())


def test_a_lesson_is_for_one_person_and_a_bot_on_a_board_that_has_one(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        for board, others in (("new-york", ["medium"]), ("europe", ["medium", "easy"])):
            kinds = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in others)]
            body = {"board": board, "seats": kinds, "options": {"lesson": True}}
            answer = await anna.request("POST", "/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "no-lesson")

    asyncio.run(main())


def test_after_a_lesson_comes_a_whole_game(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        body = {"start": True, "options": {"lesson": True}}
        created = await anna.create("europe", "person", "medium", **body)
        client = Client(anna, server.url, created["id"])
        await client.connect()
        await client.do("resign", seat=0)
        await client.do("rematch")
        await client.until(lambda: client.info["rematch"])
        again = Client(anna, server.url, client.info["rematch"])
        await again.connect()
        assert again.views[0]["phase"] == "opening"
        assert not again.info["options"]["lesson"]
        for one in (client, again):
            await one.close()

    asyncio.run(main())


def test_advice_is_for_whoever_is_to_move_where_hints_are_allowed(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create(
            "new-york", "person", "medium", start=True, options={"hints": False}
        )
        client = Client(anna, server.url, created["id"])
        await client.connect()
        assert await said_no(client.ask("advice", seat=0)) == "no-hints"
        assert await said_no(client.ask("advice", seat=1)) == "not-your-seat"
        await client.close()

    asyncio.run(main())
