"""uvicorn's protocols, fit for thousands of connections and for bad company."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEADERS_WITHIN = 20.0
"""Seconds in which a request says what it wants."""


class LeanSockets(WebSocketsSansIOProtocol):
    """Forgets the headers of the handshake once it is done: 4 kB a socket, or a sixth of it."""

    def start_keepalive(self) -> None:
        """The handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()


class BriskHttp(HttpToolsProtocol):
    """Hangs up on who connects and then says nothing, or a letter an hour."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connected."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """It has said what it wants."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(HEADERS_WITHIN, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
