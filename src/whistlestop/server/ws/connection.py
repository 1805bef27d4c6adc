"""One socket: its owner, and the queue of messages to send."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic

from whistlestop.server.protocol.close_codes import TRY_AGAIN_LATER
from whistlestop.server.ws.socket import Disconnected, Socket

MAX_QUEUED = 256
"""Maximum number of queued messages. A client further behind has to reconnect and resume."""
MAX_QUEUED_BYTES = 4_000_000
"""The same in bytes, because answers can be long."""


class Connection:
    """Sends messages in order. Senders never wait for the client."""

    __slots__ = ("_bytes", "_closing", "_outbox", "_sender", "person", "seats", "socket")

    def __init__(self, socket: Socket, person: str) -> None:
        self.socket = socket
        self.person = person
        self.seats: tuple[int, ...] = ()
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._closing: int | None = None

    def send(self, message: bytes) -> None:
        """Send a message as soon as the client can take it."""
        if self._closing is not None:
            return
        if len(self._outbox) >= MAX_QUEUED or self._bytes > MAX_QUEUED_BYTES:
            self._outbox.clear()
            self.close(TRY_AGAIN_LATER)
            return
        self._outbox.append(message)
        self._bytes += len(message)
        self._wake()

    def close(self, code: int) -> None:
        """Close the connection once everything queued has been sent."""
        if self._closing is None:
            self._closing = code
            self._wake()

    def _wake(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._outbox:
                message = self._outbox.popleft()
                self._bytes -= len(message)
                await self.socket.send(message.decode())
            if self._closing is not None:
                await self.socket.close(self._closing)
        except (Disconnected, RuntimeError, OSError):
            self._outbox.clear()  # gone; the reading side will notice too
        finally:
            self._sender = None
        if self._outbox:  # queued while the last message was being sent
            self._wake()

    async def drain(self, timeout: float = 5.0) -> None:
        """Wait until everything is sent, but not forever: some clients have stopped reading."""
        end = monotonic() + timeout
        while self._sender is not None and (left := end - monotonic()) > 0:
            await asyncio.wait({self._sender}, timeout=left)
