"""uvicorn's protocols, hardened for thousands of connections and hostile clients."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from whistlestop.server.transport.slots import ConnectionSlots

HEADERS_TIMEOUT = 20.0
"""Seconds in which the headers of a request must arrive."""
BODY_TIMEOUT = 25.0
"""Seconds in which its body must arrive. Routes that read one time out a little earlier."""
LINGER_TIMEOUT = 2.0
"""Seconds for which an unwanted body is read and discarded, so that the answer gets through."""
MAX_PIPELINED = 20
"""Pipelined requests allowed while one is being answered. Browsers send none."""
NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 30\r\nconnection: close\r\n"
    b"content-type: text/plain\r\ncontent-length: 24\r\n\r\ntoo many connections now"
)


SLOTS = ConnectionSlots()
"""No limits, until `run` sets some."""


class LeanWebSocketProtocol(WebSocketsSansIOProtocol):
    """Drops the headers of the handshake once it is done: 4 kB per socket, or a sixth of it."""

    slots = SLOTS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that was HTTP until now."""
        super().connection_made(transport)
        self.slots.becomes_socket(self.transport)

    def start_keepalive(self) -> None:
        """Drop the headers: the handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the slot: the client is gone."""
        self.slots.leave(self.transport)
        super().connection_lost(exc)


class TimedHttpProtocol(HttpToolsProtocol):
    """Waits for nobody forever, and keeps no connection whose request was not read."""

    slots = SLOTS
    _timer: asyncio.TimerHandle | None = None
    _ending = False
    """Whether further data is discarded."""
    _keep_alive = False
    """Whether the client wants to send more requests."""
    _answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a new connection, or refuse it."""
        super().connection_made(transport)
        if not self.slots.enter(transport, self.client[0] if self.client else ""):
            self._ending = True
            transport.write(NO_ROOM)
            transport.close()
            return
        self._abort_after(HEADERS_TIMEOUT)

    def data_received(self, data: bytes) -> None:
        """Handle some bytes of a request, or between two."""
        if self._ending and self.transport.is_closing():
            return
        super().data_received(data)
        idle = self.cycle is not None and self.cycle.response_complete
        if idle and self._timer is None and self.timeout_keep_alive_task is None:
            # Bytes that do not begin a request have stopped uvicorn's timer.
            self._abort_after(HEADERS_TIMEOUT)

    def on_message_begin(self) -> None:
        """Begin a request."""
        if self._ending:
            self.transport.close()
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests at once")  # uvicorn answers 400 and hangs up
        self._abort_after(HEADERS_TIMEOUT)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Handle the request once its headers are complete."""
        self._cancel_timer()
        super().on_headers_complete()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self._keep_alive = self.cycle.keep_alive
            self.cycle.keep_alive = False  # until the body has arrived
            self.cycle.transport = _Lingering(self)  # type: ignore[assignment]
            self._abort_after(BODY_TIMEOUT)

    def on_message_complete(self) -> None:
        """Finish a request: its body has arrived too."""
        self._cancel_timer()
        if self._ending:
            self.transport.close()
        elif self.cycle is not None and self.cycle.more_body:
            self.cycle.transport = self.transport
            if not self.cycle.response_started:
                self.cycle.keep_alive = self._keep_alive
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up: the client is gone."""
        self._cancel_timer()
        self.slots.leave(self.transport)
        if self._answering is not None and not self._answering.response_complete:
            # uvicorn only notifies the last of several requests.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def end_unread(self) -> None:
        """The answer is sent, but the body is unread: discard it for a moment, then hang up.

        Hanging up at once would reset the connection, and the client might never see the answer.
        """
        self._ending = True
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._abort_after(LINGER_TIMEOUT)

    def _abort_after(self, seconds: float) -> None:
        self._cancel_timer()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Lingering:
    """The transport of an answer to a request whose body has not arrived yet."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: TimedHttpProtocol) -> None:
        self._protocol = protocol

    def write(self, data: Any) -> None:
        self._protocol.transport.write(data)

    def is_closing(self) -> bool:
        return self._protocol.transport.is_closing()

    def close(self) -> None:
        self._protocol.end_unread()
