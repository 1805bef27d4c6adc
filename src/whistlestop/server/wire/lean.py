"""uvicorn's WebSockets with less to remember: there are thousands of them."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LeanSockets(WebSocketsSansIOProtocol):
    """Forgets the headers of the handshake once it is done: 4 kB a socket, or a sixth of it."""

    def start_keepalive(self) -> None:
        """The handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
