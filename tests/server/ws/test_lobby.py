"""The live lobby."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import websockets

from server.playing import Client, Person
from server.running import Nursery, Server, running
from waiting import LIMIT

Tables = dict[str, dict[str, Any]]


@pytest.fixture
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("lobby")) as server:
        yield server
        assert "Traceback" not in server.log_text()


class Watcher:
    """A client that looks at the list."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def next(self) -> Tables:
        """The next list it is sent."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), LIMIT))
        assert message["type"] == "lobby"
        return {table["id"]: table for table in message["tables"]}


@asynccontextmanager
async def watching(server: Server) -> AsyncIterator[Watcher]:
    async with websockets.connect(f"{server.socket_url}/ws/lobby", max_size=None) as socket:
        yield Watcher(socket)


def test_the_lobby_follows_a_table_from_its_first_seat_to_its_end(server: Server) -> None:
    async def main() -> None:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
        async with watching(server) as lobby:
            assert await lobby.next() == {}
            options = {"public": True, "title": "Come in"}
            created = await anna.create("new-york", "person", "open", options=options)
            id_ = created["id"]
            shown = (await lobby.next())[id_]
            assert (shown["title"], shown["stage"]) == ("Come in", "waiting")
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "open"]
            yours = Client(bo, server.url, id_)
            await yours.connect()
            await yours.do("sit", name="Bo")
            assert (await lobby.next())[id_]["seats"][1]["name"] == "Bo"
            mine = Client(anna, server.url, id_)
            await mine.connect()
            await mine.do("start")
            assert (await lobby.next())[id_]["stage"] == "playing"
            await yours.do("resign", seat=1)
            assert await lobby.next() == {}
            await mine.close()
            await yours.close()

    asyncio.run(main())


def test_unlisted_tables_are_not_in_the_lobby(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        await anna.create("new-york", "person", "open")
        public = await anna.create("new-york", "person", "open", options={"public": True})
        async with watching(server) as lobby:
            assert list(await lobby.next()) == [public["id"]]
        listed = httpx.get(f"{server.url}/api/tables").json()["tables"]
        assert [table["id"] for table in listed] == [public["id"]]

    asyncio.run(main())


def test_moves_and_chat_do_not_update_the_lobby(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        options = {"public": True}
        created = await anna.create("new-york", "person", "easy", start=True, options=options)
        mine = Client(anna, server.url, created["id"])
        await mine.connect()
        async with watching(server) as lobby:
            await lobby.next()
            await mine.do("say", seat=0, text="hello")
            await mine.do("play", seat=0, move=mine.legal[0][0])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(lobby.socket.recv(), 0.8)
        await mine.close()

    asyncio.run(main())


def test_many_changes_at_once_are_sent_together(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        async with watching(server) as lobby:
            await lobby.next()
            tables = (
                anna.create("new-york", "person", "open", options={"public": True})
                for _ in range(5)
            )
            created = [table["id"] for table in await asyncio.gather(*tables)]
            told = 0
            while set(await lobby.next()) != set(created):
                told += 1
            assert told <= 2

    asyncio.run(main())


def test_messages_from_a_lobby_client_are_ignored(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        async with watching(server) as lobby:
            await lobby.next()
            for nonsense in ("nonsense", b"\xff\x00", '{"type":"command"}', "[" * 5000):
                await lobby.socket.send(nonsense)
            created = await anna.create("new-york", "person", "open", options={"public": True})
            assert list(await lobby.next()) == [created["id"]]

    asyncio.run(main())


def test_the_lobby_contains_no_secrets(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        options = {"public": True}
        created = await anna.create("new-york", "person", "easy", start=True, options=options)
        async with watching(server) as lobby:
            text = json.dumps(await lobby.next())
        assert created["invite"] not in text
        assert "seed" not in text
        assert anna.cookie.partition("=")[2] not in text

    asyncio.run(main())
