"""Connections that are opened but not used: nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from server.playing import Client, Person
from server.running import Nursery, Server, running
from waiting import LIMIT

HANDSHAKE = (
    "GET /ws/table HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
DEAF = 3
WORDS = 100
QUESTIONS = 300
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("half-open")) as server:
        yield server
        assert "Traceback" not in server.log_text()


@pytest.fixture
def brisk(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server that waits half a second where others wait twenty."""
    server = Server(nursery, tmp_path)
    server.constants = {"transport.protocols.HEADERS_TIMEOUT": 0.5, "http.bodies.BODY_TIMEOUT": 0.5}
    server.start()
    yield server
    server.kill()


@pytest.mark.parametrize("begun", ["", "GET /api/boards HTTP/1.1\r\nHost: x\r\n", HANDSHAKE])
def test_a_client_that_does_not_finish_a_request_is_disconnected(brisk: Server, begun: str) -> None:
    with socket.create_connection(("127.0.0.1", brisk.port), timeout=LIMIT) as connection:
        connection.sendall(begun.format(host="x").encode())
        assert connection.recv(1000) == b""


def test_a_client_that_sends_half_a_body_is_refused(brisk: Server) -> None:
    head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
    with socket.create_connection(("127.0.0.1", brisk.port), timeout=LIMIT) as connection:
        connection.sendall(head.encode() + b'{"name"')
        assert b"408" in connection.recv(1000).splitlines()[0]


def test_a_client_that_finishes_requests_is_not_disconnected(
    nursery: Nursery, tmp_path: Path
) -> None:
    server = Server(nursery, tmp_path)
    # As long as one request may take on a busy machine, but less than all of them together.
    server.constants = {"transport.protocols.HEADERS_TIMEOUT": 3.0, "http.bodies.BODY_TIMEOUT": 3.0}
    server.start()
    with httpx.Client(base_url=server.url) as http:
        for _ in range(4):
            assert http.get("/api/boards").status_code == 200
            time.sleep(1)
    server.kill()


def memory(server: Server) -> int:
    """The resident memory of the server's process, in bytes."""
    for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("expected VmRSS")


def sockets_open(server: Server) -> float:
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith("whistlestop_sockets{"):
            return float(line.split()[1])
    raise AssertionError("expected whistlestop_sockets")


def test_unfinished_handshakes_keep_nobody_waiting(server: Server) -> None:
    address = ("127.0.0.1", server.port)
    begun = [socket.create_connection(address) for _ in range(200)]
    for i, connection in enumerate(begun):
        connection.sendall(HANDSHAKE.format(host="x")[: 3 * (i % 60)].encode())
    assert httpx.get(f"{server.url}/health/ready", timeout=LIMIT).status_code == 200
    assert sockets_open(server) == 0
    for connection in begun:
        connection.close()


def test_a_client_that_never_says_hello_is_sent_away(server: Server) -> None:
    async def main() -> None:
        async with websockets.connect(f"{server.socket_url}/ws/table") as silent:
            told = json.loads(await asyncio.wait_for(silent.recv(), LIMIT))
            assert (told["type"], told["code"]) == ("problem", "no-hello")
            await silent.wait_closed()
            assert silent.close_code == 1008

    asyncio.run(main())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_a_client_that_stops_reading_delays_nobody_and_fills_no_memory(server: Server) -> None:
    asyncio.run(answers_pile_up(server))


async def answers_pile_up(server: Server) -> None:
    """Each of its questions has an answer of a hundred kilobytes."""
    anna = await Person.meet(server.url, "Anna")
    options = {"public": True}
    created = await anna.create("new-york", "person", "easy", start=True, options=options)
    mine = Client(anna, server.url, created["id"])
    await mine.connect()
    for _ in range(WORDS):
        await mine.do("say", seat=0, text="é" * 499)
    before = memory(server)
    deaf = [await deaf_listener(server, created["id"]) for _ in range(DEAF)]
    asking = [asyncio.create_task(ask_much(writer)) for writer in deaf]
    loop, slowest, grown = asyncio.get_running_loop(), 0.0, 0
    end = loop.time() + 6
    while loop.time() < end or not all(task.done() for task in asking):
        begun = loop.time()
        await mine.do("say", seat=0, text="I still play")
        slowest = max(slowest, loop.time() - begun)
        await asyncio.sleep(0.05)
        grown = max(grown, memory(server) - before)
    assert slowest < LIMIT / 4
    assert grown < DEAF * 12 * MEGABYTE
    for writer in deaf:
        writer.transport.abort()
    async with asyncio.timeout(LIMIT):
        while sockets_open(server) > 1:
            await asyncio.sleep(0.05)
    await mine.close()


async def ask_much(writer: asyncio.StreamWriter) -> None:
    """Ask questions for as long as the server takes them."""
    with contextlib.suppress(TimeoutError, ConnectionError):
        for n in range(QUESTIONS):
            question = {"type": "ask", "id": f"deaf-{n:08d}", "question": {"type": "history"}}
            writer.write(frame(question))
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(0.005)


async def deaf_listener(server: Server, table: str) -> asyncio.StreamWriter:
    """Join the table and read nothing, with the smallest window possible."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    connection.connect(("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=1)
    writer.write((HANDSHAKE.format(host=f"127.0.0.1:{server.port}") + "\r\n").encode())
    await reader.readexactly(1)  # after a few more bytes, asyncio itself stops reading
    writer.write(frame({"type": "hello", "table": table}))
    return writer


def frame(message: dict[str, object]) -> bytes:
    """A short text frame from a WebSocket client."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data
