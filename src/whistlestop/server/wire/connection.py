"""One socket: whose it is, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from time import monotonic

from whistlestop.server.wire.eager import run_now
from whistlestop.server.wire.socket import Gone, Socket

MOST_WAITING = 256
"""Messages that a client may be behind; then it had better come back and resume."""
MOST_BYTES = 4_000_000
"""The same in bytes: answers can be long."""

TRY_AGAIN = 1013
POLICY = 1008


class Connection:
    """Sends in order, without ever making those wait who have something to tell."""

    __slots__ = ("_bytes", "_closing", "_outbox", "_sender", "person", "seats", "socket")

    def __init__(self, socket: Socket, person: str) -> None:
        self.socket = socket
        self.person = person
        self.seats: tuple[int, ...] = ()
        self._outbox: list[bytes] = []
        self._bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._closing: int | None = None

    def tell(self, message: bytes) -> None:
        """Send a message as soon as the client takes it."""
        if self._closing is not None:
            return
        if len(self._outbox) >= MOST_WAITING or self._bytes > MOST_BYTES:
            self._outbox.clear()
            self.close(TRY_AGAIN)
            return
        if self._sender is None:
            self._begin(message)
        else:
            self._outbox.append(message)
            self._bytes += len(message)

    def _begin(self, message: bytes) -> None:
        """Send it now; only if the client does not take it, a task waits for that."""
        try:
            rest = run_now(self.socket.send(message.decode()))
        except (Gone, RuntimeError, OSError):
            return  # gone; the reading side notices too
        if rest is not None:
            self._sender = asyncio.create_task(self._send(rest))

    def close(self, code: int) -> None:
        """End the connection after what is still to be sent."""
        if self._closing is None:
            self._closing = code
            self._wake()

    def _wake(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self, begun: Awaitable[None] | None = None) -> None:
        try:
            if begun is not None:
                await begun
            while self._outbox:
                message = self._outbox.pop(0)
                self._bytes -= len(message)
                await self.socket.send(message.decode())
            if self._closing is not None:
                await self.socket.close(self._closing)
        except (Gone, RuntimeError, OSError):
            self._outbox.clear()  # gone; the reading side notices too
        finally:
            self._sender = None
        if self._outbox:  # told while the last one was on its way out
            self._wake()

    async def drained(self, within: float = 5.0) -> None:
        """Wait until all is sent, but not for ever: some clients take nothing any more."""
        end = monotonic() + within
        while self._sender is not None and (left := end - monotonic()) > 0:
            await asyncio.wait({self._sender}, timeout=left)
