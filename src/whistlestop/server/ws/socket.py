"""A WebSocket on plain ASGI: with thousands of them, a framework's layers are too expensive."""

from __future__ import annotations

from starlette.types import Receive, Scope, Send

from whistlestop.server.access.limits import address_key


class Disconnected(Exception):
    """The client has hung up."""


class Socket:
    """Accepts, receives, sends and closes."""

    __slots__ = ("_receive", "_send", "person", "scope", "session")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.person = ""
        """The person it belongs to; empty for a stranger."""
        self.session = ""
        """The key of the session it was opened with."""
        self._receive = receive
        self._send = send

    @property
    def address(self) -> str:
        """The client's address, as rate limits count it."""
        client = self.scope.get("client")
        return address_key(client[0] if client else "")

    async def accept(self) -> None:
        """Accept the connection."""
        message = await self._receive()
        if message["type"] != "websocket.connect":
            raise Disconnected
        await self._send({"type": "websocket.accept"})

    async def refuse(self) -> None:
        """Reject the connection: the client gets a 403."""
        await self._receive()
        await self._send({"type": "websocket.close", "code": 1008})

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Disconnected
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send a message, waiting while the client does not read."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str = "") -> None:
        """Close the connection."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
