"""Clients that break the protocol: each gets a clear answer, and nobody else suffers."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
import websockets

from server.playing import Client, Person, RefusedCommand
from server.running import Nursery, Server, running
from server.sitting import said_no, two_at_a_table
from waiting import LIMIT

FOREIGN = "https://evil.example"


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("hostile")) as server:
        yield server
        assert "Traceback" not in server.log_text()
        assert "[error" not in server.log_text()


# --- too much --------------------------------------------------------------------------


@pytest.mark.parametrize("size", [16_385, 200_000])
def test_a_message_that_is_too_big_ends_only_its_connection(server: Server, size: int) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            with pytest.raises(ConnectionError):
                await yours.do("say", seat=1, text="x" * size)
            assert yours._socket is not None
            assert yours._socket.close_code == 1009
            assert await mine.do("say", seat=0, text="still here") == 4

    asyncio.run(main())


def test_a_message_in_many_parts_cannot_grow_without_limit(server: Server) -> None:
    async def main() -> None:
        url = f"{server.socket_url}/ws/table"
        async with websockets.connect(url) as socket:
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send("x" * 1000 for _ in range(20))
            await socket.wait_closed()
            assert socket.close_code in (1009, 1006), "1006: before the reason could be read"

    asyncio.run(main())


def test_a_request_that_is_too_big_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name":"' + b"x" * 20_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


def test_after_too_many_unreadable_messages_the_server_hangs_up(server: Server) -> None:
    async def main() -> None:
        async with websockets.connect(f"{server.socket_url}/ws/table") as socket:
            for _ in range(25):
                await socket.send("nonsense")
            heard = [json.loads(text) async for text in quietly(socket)]
            assert len(heard) == 20
            assert {message["code"] for message in heard} == {"malformed"}
            assert socket.close_code == 1008

    asyncio.run(main())


async def quietly(socket: Any) -> AsyncIterator[str]:
    """Everything received until the connection is closed."""
    while True:
        try:
            yield await asyncio.wait_for(socket.recv(), LIMIT)
        except websockets.ConnectionClosed:
            return


# --- foreign pages ---------------------------------------------------------------------


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://[", "http://127.0.0.1:1"])
@pytest.mark.parametrize("path", ["/ws/table", "/ws/lobby"])
def test_foreign_pages_get_no_socket(server: Server, origin: str, path: str) -> None:
    async def main() -> None:
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(
                server.socket_url + path, additional_headers={"Origin": origin}
            )

    asyncio.run(main())


def test_the_servers_own_pages_get_a_socket(server: Server) -> None:
    async def main() -> None:
        url = f"{server.socket_url}/ws/lobby"
        async with websockets.connect(url, additional_headers={"Origin": server.url}) as socket:
            assert json.loads(await socket.recv())["type"] == "lobby"

    asyncio.run(main())


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://["])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/code"),
        ("POST", "/api/me/recognise"),
        ("POST", "/api/tables"),
    ],
)
def test_foreign_pages_change_nothing(server: Server, origin: str, method: str, path: str) -> None:
    answer = httpx.request(method, server.url + path, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert "set-cookie" not in answer.headers


# --- other people's things -------------------------------------------------------------


def test_nobody_acts_for_another_seat(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            move = mine.legal[0][0]
            commands: list[tuple[str, dict[str, Any]]] = [
                ("play", {"move": move}),
                ("say", {"text": "I am Anna"}),
                ("react", {"what": "oops"}),
                ("mute", {"other": 1, "on": True}),
                ("leave", {}),
                ("resign", {}),
                ("return", {}),
                ("take-back", {}),
                ("answer-take-back", {"agree": True}),
            ]
            for name, more in commands:
                assert await said_no(yours.do(name, seat=0, **more)) == "not-your-seat"
            assert await said_no(yours.ask("hint", seat=0)) == "not-your-seat"
            assert await said_no(yours.ask("tickets", seat=0)) == "not-your-seat"
            assert await said_no(yours.ask("payments", seat=0, move=move)) == "not-your-seat"
            assert await mine.do("play", seat=0, move=move) == 4, "nothing had happened"

    asyncio.run(main())


def test_reusing_an_id_for_another_command_does_nothing(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            id_ = mine.new_id()
            assert await mine.do("say", id=id_, seat=0, text="once") == 4
            assert await mine.do("resign", id=id_, seat=0) == 4
            assert await yours.do("say", id=id_, seat=1, text="my id is mine") == 5
            await mine.until(lambda: mine.version == 5)
            assert mine.info["stage"] == "playing"

    asyncio.run(main())


def test_a_stranger_may_watch_but_not_chat(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server, public=True) as (mine, _):
            stranger = Client(None, server.url, mine.table)
            await stranger.connect()
            assert await said_no(stranger.do("say", seat=0, text="hello")) == "no-person"
            await stranger.close()

    asyncio.run(main())


def test_a_private_table_looks_as_if_it_did_not_exist(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            eve = await Person.meet(server.url, "Eve")
            answers = set()
            for table, invite in ((mine.table, ""), (mine.table, "x" * 22), ("0" * 24, "")):
                with pytest.raises(RefusedCommand) as refused:
                    await Client(eve, server.url, table, invite).connect()
                answers.add(str(refused.value))
                asked = {"X-Invite": invite}
                look = await eve.request("GET", f"/api/tables/{table}", headers=asked)
                answers.add(f"{look.json()['code']}: {look.json()['reason']}")
                game = await eve.request("GET", f"/api/games/{table}/record", headers=asked)
                answers.add(f"{game.json()['code']}: {game.json()['reason']}")
            assert answers == {"no-table: there is no such table"}
            with_link = Client(eve, server.url, yours.table, yours.invite)
            await with_link.connect()
            await with_link.close()

    asyncio.run(main())


@pytest.mark.parametrize("table", ["\x00" * 8, "é" * 8, "' or 1=1 --", "../../../tables"])
def test_an_invalid_id_looks_like_an_unknown_table(server: Server, table: str) -> None:
    async def main() -> None:
        assert await said_no(Client(None, server.url, table).connect()) == "no-table"

    asyncio.run(main())


def test_spectators_are_turned_away_where_they_are_not_allowed(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server, public=True, spectators=False) as (mine, _):
            assert await said_no(Client(None, server.url, mine.table).connect()) == "no-spectators"

    asyncio.run(main())


def test_a_spectator_who_came_before_the_game_sees_nothing_of_it_either(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        options = {"public": True, "spectators": False}
        created = await anna.create("new-york", "person", "easy", options=options)
        mine = Client(anna, server.url, created["id"])
        early = Client(None, server.url, created["id"])
        await mine.connect()
        await early.connect()
        await mine.do("start")
        await early.until(lambda: not early.connected)
        assert [m["code"] for m in early.others if m["type"] == "problem"] == ["no-spectators"]
        assert early.events == []
        await mine.close()

    asyncio.run(main())
