"""Sending to a client: in order, and without making anyone else wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from whistlestop.server.protocol.close_codes import POLICY_VIOLATION, TRY_AGAIN_LATER
from whistlestop.server.ws import connection as module
from whistlestop.server.ws.connection import Connection
from whistlestop.server.ws.socket import Disconnected, Socket

Message = dict[str, Any]


class Client:
    """The other end of a socket, which only reads while its gate is open."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.got: list[str | int] = []
        self.gone = False
        self.connection = Connection(Socket({}, self._receive, self._send), "anna")

    async def _receive(self) -> Message:
        raise AssertionError("nobody reads here")

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        if self.gone:
            raise Disconnected
        self.got.append(message.get("text", message.get("code")))


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_messages_arrive_in_order_and_the_close_comes_last() -> None:
    async def main() -> None:
        client = Client()
        for number in range(3):
            client.connection.send(str(number).encode())
        client.connection.close(POLICY_VIOLATION)
        client.connection.send(b"too late")
        await client.connection.drain()
        assert client.got == ["0", "1", "2", POLICY_VIOLATION]

    run(main())


def test_nobody_waits_for_a_client_that_does_not_read() -> None:
    async def main() -> None:
        client = Client()
        client.reads.clear()
        client.connection.send(b"a")
        await asyncio.sleep(0)
        client.connection.send(b"b")
        await client.connection.drain(timeout=0.01)
        assert client.got == []
        client.reads.set()
        await client.connection.drain()
        assert client.got == ["a", "b"]

    run(main())


@pytest.mark.parametrize(("limit", "value"), [("MAX_QUEUED", 3), ("MAX_QUEUED_BYTES", 2)])
def test_a_client_that_is_too_far_behind_has_to_reconnect(
    monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    monkeypatch.setattr(module, limit, value)

    async def main() -> None:
        client = Client()
        client.reads.clear()
        for _ in range(6):
            client.connection.send(b"x")
        client.reads.set()
        await client.connection.drain()
        assert client.got[-1] == TRY_AGAIN_LATER
        assert len(client.got) <= 2, "what was queued is dropped: the client resumes"

    run(main())


def test_a_client_that_is_gone_causes_no_trouble() -> None:
    async def main() -> None:
        client = Client()
        client.gone = True
        client.connection.send(b"a")
        await client.connection.drain()
        client.connection.send(b"b")
        await client.connection.drain()
        assert client.got == []

    run(main())
