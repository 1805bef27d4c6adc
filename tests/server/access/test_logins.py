"""Logins end with a new code, on request, or after a long time, and their sockets with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from time import time
from typing import Any

import httpx
import pytest
import websockets
from starlette.requests import HTTPConnection
from websockets.asyncio.client import ClientConnection

from server.playing import Client, Person
from server.running import Nursery, Server, running
from whistlestop.server.access.identity import DAY, SESSION_DAYS, Identity, hashed
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.people import People

ENDED = "this login has ended"
WITHIN = 60


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("logins")) as server:
        yield server
        assert "Traceback" not in server.log_text()


@pytest.fixture
def laptop(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Anna"})
        yield browser


class Device:
    """Another device of the same person. It opens a connection per request."""

    def __init__(self, server: Server, code: str) -> None:
        self.url = server.url
        answer = httpx.post(f"{server.url}/api/me/recognise", json={"code": code})
        assert answer.status_code == 200
        self.cookies = dict(answer.cookies)

    def request(self, method: str, path: str) -> httpx.Response:
        headers = {"Cookie": f"whistlestop={self.cookies['whistlestop']}"}
        return httpx.request(method, self.url + path, headers=headers)

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def post(self, path: str) -> httpx.Response:
        return self.request("POST", path)

    def delete(self, path: str) -> httpx.Response:
        return self.request("DELETE", path)


Browser = httpx.Client | Device


def new_code(browser: Browser) -> str:
    code: str = browser.post("/api/me/code").json()["code"]
    return code


def known(browser: Browser) -> bool:
    found: bool = browser.get("/api/me").json()["known"]
    return found


def test_a_new_code_ends_the_logins_made_with_the_old_one(
    server: Server, laptop: httpx.Client
) -> None:
    phone = Device(server, new_code(laptop))
    assert known(phone)
    code = new_code(laptop)
    assert not known(phone)
    assert known(laptop)
    tablet = Device(server, code)
    new_code(tablet)
    assert known(tablet), "the device that asks for a code stays logged in"
    assert known(laptop), "this login was not opened with a code"


def test_all_other_logins_can_be_ended(server: Server, laptop: httpx.Client) -> None:
    code = new_code(laptop)
    phone = Device(server, code)
    assert phone.delete("/api/me/sessions").status_code == 204
    assert known(phone)
    assert not known(laptop)
    assert laptop.post("/api/me/recognise", json={"code": code}).status_code == 404
    assert laptop.delete("/api/me/sessions").status_code == 401


def cookie(browser: Browser) -> dict[str, str]:
    return {"Cookie": f"whistlestop={browser.cookies['whistlestop']}"}


async def lobby(server: Server, browser: Browser) -> ClientConnection:
    url = f"{server.socket_url}/ws/lobby"
    socket = await websockets.connect(url, additional_headers=cookie(browser))
    await socket.recv()
    return socket


async def ended(socket: ClientConnection) -> None:
    async with asyncio.timeout(WITHIN):
        await socket.wait_closed()
    assert (socket.close_code, socket.close_reason) == (1008, ENDED)


async def is_open(socket: ClientConnection) -> bool:
    await (await socket.ping())
    return socket.close_code is None


def test_sockets_end_with_their_login(server: Server, laptop: httpx.Client) -> None:
    phone = Device(server, new_code(laptop))

    async def main() -> None:
        mine, theirs = await lobby(server, laptop), await lobby(server, phone)
        await asyncio.to_thread(new_code, laptop)
        await ended(theirs)
        assert await is_open(mine)
        await asyncio.to_thread(laptop.delete, "/api/me")
        await ended(mine)

    asyncio.run(main())


def test_a_player_who_logged_out_cannot_play_on(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy", start=True)
        mine = Client(anna, server.url, created["id"])
        await mine.connect()
        await mine.do("say", seat=0, text="here")
        await anna.request("DELETE", "/api/me")
        assert mine._socket is not None
        await ended(mine._socket)

    asyncio.run(main())


def test_an_unused_login_expires(url: str) -> None:
    def request(letter: str) -> Any:
        cookies = f"whistlestop={letter * 40}".encode()
        return HTTPConnection({"type": "http", "headers": [(b"cookie", cookies)]})

    async def main() -> None:
        database = open_database(url)
        await prepare(database)
        people = People(database)
        now = time()
        await people.create("anna", "Anna", hashed("x" * 40), now - (SESSION_DAYS - 1) * DAY)
        assert await Identity(people, secure=False).of(request("x"))
        await people.create("bo", "Bo", hashed("y" * 40), now - (SESSION_DAYS + 1) * DAY)
        assert await Identity(people, secure=False).of(request("y")) is None
        await database.close()

    asyncio.run(main())


@pytest.mark.xdist_group("postgres")
def test_sockets_at_another_process_end_too(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, postgres_url: str
) -> None:
    folder = tmp_path_factory.mktemp("two")
    with (
        running(nursery, folder, database=postgres_url) as first,
        running(nursery, folder, database=postgres_url) as second,
        httpx.Client(base_url=first.url) as laptop,
    ):
        laptop.post("/api/me", json={"name": "Anna"})
        phone = Device(second, new_code(laptop))

        async def main() -> None:
            theirs = await lobby(second, phone)
            async with asyncio.timeout(WITHIN):
                while theirs.close_code is None:  # news between processes may get lost
                    await asyncio.to_thread(laptop.delete, "/api/me/sessions")
                    await asyncio.wait({asyncio.create_task(theirs.wait_closed())}, timeout=5)
            await ended(theirs)

        asyncio.run(main())
        assert json.loads(phone.get("/api/me").content)["known"] is False
