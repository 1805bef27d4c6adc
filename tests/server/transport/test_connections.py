"""Connections that occupy a slot and give nothing in return: each is closed."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from server.running import Nursery, Server, running

WITHIN = 60.0
"""Seconds that anything may take on a busy machine."""


@pytest.fixture(scope="module")
def brisk(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second where others wait for twenty."""
    server = Server(nursery, tmp_path_factory.mktemp("brisk"))
    server.constants = {
        "transport.protocols.HEADERS_TIMEOUT": 0.5,
        "transport.protocols.BODY_TIMEOUT": 1.0,
        "http.bodies.BODY_TIMEOUT": 0.5,
        "transport.protocols.LINGER_TIMEOUT": 0.5,
        "transport.slots.SWEEP_INTERVAL": 0.2,
        "transport.slots.UNREAD_TIMEOUT": 1.0,
    }
    server.start()
    yield server
    assert "Traceback" not in server.log_text()
    server.kill()


@contextmanager
def connected(server: Server, window: int | None = None) -> Iterator[socket.socket]:
    connection = socket.socket()
    if window is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    connection.settimeout(WITHIN)
    connection.connect(("127.0.0.1", server.port))
    try:
        yield connection
    finally:
        connection.close()


def read_all(connection: socket.socket) -> bytes:
    """Everything received until the server hangs up; TimeoutError if it does not."""
    found = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            found += part
    return found


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


UNREAD = {
    "a body that is not read": request("/health/live", "Content-Length: 1000000"),
    "a body for an unknown address": request(
        "/nowhere", "Transfer-Encoding: chunked", method="POST"
    ),
    "a body refused because of its origin": request(
        "/api/me", "Origin: https://evil.example", "Content-Length: 1000000", method="POST"
    ),
}


@pytest.mark.parametrize("begun", UNREAD.values(), ids=UNREAD)
def test_an_unread_body_does_not_hold_a_connection(brisk: Server, begun: bytes) -> None:
    """After the answer, a single byte could hold the connection forever."""
    with connected(brisk) as connection:
        connection.sendall(begun)
        head = connection.recv(100)
        assert head.startswith(b"HTTP/1.1 ")
        connection.sendall(b"1")
        found = head + read_all(connection)
        assert b"connection: close" in found.lower()


def test_the_answer_gets_through_to_a_client_that_is_still_sending(brisk: Server) -> None:
    with connected(brisk) as connection:
        connection.sendall(request("/nowhere", "Content-Length: 200000", method="POST"))
        connection.sendall(bytes(100_000))
        found = read_all(connection)
        assert found.startswith(b"HTTP/1.1 404 ")
        assert json.loads(found.partition(b"\r\n\r\n")[2])["code"] == "http"


def assert_hung_up_on(connection: socket.socket, sent: bytes) -> None:
    """Keep sending something: the server hangs up in time."""
    begun = time.monotonic()
    with suppress(ConnectionError):
        while time.monotonic() - begun < WITHIN:
            connection.sendall(sent)
            time.sleep(0.1)
    assert time.monotonic() - begun < WITHIN


def test_a_body_sent_byte_by_byte_is_not_waited_for(brisk: Server) -> None:
    with connected(brisk) as connection:
        connection.sendall(request("/api/me", "Content-Length: 100000", method="POST"))
        assert_hung_up_on(connection, b"x")


def test_blank_lines_between_requests_do_not_hold_a_connection(brisk: Server) -> None:
    with connected(brisk) as connection:
        connection.sendall(request("/health/live"))
        connection.recv(1000)
        assert_hung_up_on(connection, b"\r\n")


def test_requests_with_bodies_share_a_connection(brisk: Server) -> None:
    with httpx.Client(base_url=brisk.url) as http:
        ports = set()
        for n in range(4):
            answer = http.post("/api/me", json={"name": f"Anna {n}"})
            assert answer.json()["name"] == f"Anna {n}"
            stream = answer.extensions["network_stream"]
            ports.add(stream.get_extra_info("client_addr"))
        assert len(ports) == 1


def test_pipelined_requests_are_all_answered(brisk: Server) -> None:
    body = b'{"name": "Anna"}'
    one = request("/api/me", f"Content-Length: {len(body)}", method="POST") + body
    last = request("/health/live", "Connection: close")
    with connected(brisk) as connection:
        connection.sendall(one + one + last)
        assert read_all(connection).count(b"HTTP/1.1 200 OK") == 3


# --- clients that do not read ------------------------------------------------------------------


def eventually(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + WITHIN
    while not holds():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def flood(connection: socket.socket, data: bytes) -> None:
    """Keep sending and read nothing, until the server resets the connection."""
    connection.setblocking(False)
    end, at, reset = time.monotonic() + WITHIN, 0, False
    while not reset:
        assert time.monotonic() < end, "the server is still waiting"
        try:
            at = (at + connection.send(data[at:])) % len(data)
        except BlockingIOError:
            time.sleep(0.05)
        except ConnectionError:
            reset = True


def test_a_client_that_does_not_read_answers_is_disconnected(brisk: Server) -> None:
    """Answers pile up beyond what the system buffers for a connection."""
    with connected(brisk, window=1024) as connection:
        with suppress(ConnectionError):
            for _ in range(20):  # each has some seconds to be answered
                connection.sendall(request("/api/boards/europe") * 15)
                time.sleep(0.1)
        flood(connection, b"\r\n")


def test_pipelined_requests_are_limited(brisk: Server) -> None:
    with connected(brisk) as connection:
        flood(connection, request("/health/live") * 1000)


HANDSHAKE = request(
    "/ws/lobby",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)
PING = bytes([0x89, 0x80 | 125]) + bytes(4) + bytes(125)


def test_a_socket_that_does_not_read_is_disconnected(brisk: Server) -> None:
    """It keeps pinging, and reads none of the pongs."""
    with connected(brisk, window=1024) as connection:
        connection.sendall(HANDSHAKE)
        connection.recv(1)
        flood(connection, PING * 1000)


# --- how many ----------------------------------------------------------------------------------


def from_address(server: Server, address: str, n: int) -> list[socket.socket]:
    found = []
    for _ in range(n):
        found.append(socket.create_connection(("127.0.0.1", server.port), WITHIN, (address, 0)))
    return found


def answers(connection: socket.socket) -> bytes:
    with connection:
        with suppress(ConnectionError):
            connection.sendall(request("/health/live", "Connection: close"))
        return read_all(connection)[:12]


def test_connections_per_address_are_limited(nursery: Nursery, tmp_path: Path) -> None:
    limits = {"connections_per_address": 5}
    with running(nursery, tmp_path, limits=limits) as server:
        held = from_address(server, "127.0.0.2", 5)
        (more,) = from_address(server, "127.0.0.2", 1)
        (other,) = from_address(server, "127.0.0.3", 1)
        assert answers(more) == b"HTTP/1.1 503"
        assert answers(other) == b"HTTP/1.1 200"
        held.pop().close()
        eventually(lambda: answers(from_address(server, "127.0.0.2", 1)[0]) == b"HTTP/1.1 200")
        log = server.log_text()
        assert "limits.connections_per_address" in log
        assert "127.0.0.2" not in log
        for connection in held:
            connection.close()


def test_connections_in_total_are_limited(nursery: Nursery, tmp_path: Path) -> None:
    with running(nursery, tmp_path, limits={"connections": 5}) as server:
        held = [c for n in range(2, 7) for c in from_address(server, f"127.0.0.{n}", 1)]
        (more,) = from_address(server, "127.0.0.7", 1)
        assert answers(more) == b"HTTP/1.1 503"
        assert "setting=limits.connections\n" in server.log_text()
        for connection in held:
            connection.close()


def test_connections_of_a_trusted_proxy_are_not_counted(nursery: Nursery, tmp_path: Path) -> None:
    limits = {"connections_per_address": 2}
    with running(nursery, tmp_path, limits=limits, trusted_proxies="127.0.0.0/29") as server:
        held = from_address(server, "127.0.0.2", 6)
        (more,) = from_address(server, "127.0.0.2", 1)
        assert answers(more) == b"HTTP/1.1 200"
        for connection in held:
            connection.close()


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="needs /proc")
def test_the_server_may_open_as_many_files_as_the_system_allows(
    nursery: Nursery, tmp_path: Path
) -> None:
    with running(nursery, tmp_path) as server:
        text = Path(f"/proc/{server.pid}/limits").read_text()
        (line,) = [line for line in text.splitlines() if line.startswith("Max open files")]
        soft, hard = line.split()[3:5]
        assert soft == hard or int(soft) >= 65_536


def reset(connection: socket.socket) -> None:
    """Reset the connection."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def test_reset_connections_are_no_longer_counted(nursery: Nursery, tmp_path: Path) -> None:
    with running(nursery, tmp_path, limits={"connections_per_address": 5}) as server:
        for _ in range(4):
            for connection in from_address(server, "127.0.0.2", 4):
                connection.sendall(request("/health/live"))
                reset(connection)
        eventually(lambda: answers(from_address(server, "127.0.0.2", 1)[0]) == b"HTTP/1.1 200")
