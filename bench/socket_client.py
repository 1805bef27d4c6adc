"""WebSocket clients for benchmarks: thousands in one process, with little work per message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

Receiver = Callable[[bytes], None]


class SocketClient(asyncio.Protocol):
    """A client on the protocol of the `websockets` library, without its streams and tasks."""

    def __init__(self, url: str, cookie: str, receiver: Receiver) -> None:
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._cookie = cookie
        self._receiver = receiver
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    @classmethod
    async def connect(
        cls, url: str, cookie: str, receiver: Receiver, address: str | None = None
    ) -> SocketClient:
        """Open a socket, optionally from a given address of this machine."""
        uri = parse_uri(url)
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: cls(url, cookie, receiver),
            uri.host,
            uri.port,
            local_addr=(address, 0) if address else None,
        )
        await client.opened
        return client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the WebSocket upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Dispatch the messages."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                if not self.opened.done():
                    self.opened.set_result(None)
            elif event.opcode in (Opcode.TEXT, Opcode.BINARY):
                self.received += 1
                self._receiver(bytes(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        """Notify whoever is waiting for it to open."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._protocol.send_text(message)
        self._flush()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()
