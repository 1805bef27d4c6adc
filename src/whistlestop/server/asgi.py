"""The outermost layer: sockets bypass FastAPI and go straight to their tables."""

from __future__ import annotations

import contextlib

import structlog
from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import Message, Receive, Scope, Send

from whistlestop.server.access.limits import Caller
from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.protocol.close_codes import POLICY_VIOLATION, TRY_AGAIN_LATER
from whistlestop.server.services import Services
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables.refusal import Banned
from whistlestop.server.ws.open_sockets import turn_away
from whistlestop.server.ws.socket import Disconnected, Socket
from whistlestop.server.ws.table_socket import TableSocket

log = structlog.get_logger("whistlestop.access")

TABLE = "/ws/table"
LOBBY = "/ws/lobby"


class AsgiApp:
    """Handles sockets itself and leaves everything else to FastAPI."""

    def __init__(self, app: FastAPI, request_filter: RequestFilter, public_path: str) -> None:
        self.app = app
        self.request_filter = request_filter
        self.failure: StorageError | None = None
        """Why the server could not start."""
        self.logs_failure = False
        """Whether to log the failure, because nobody will ask for it."""
        self._public_path = public_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection, one request, or the server's lifespan."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        path = scope["path"]
        if self._public_path and (path + "/").startswith(self._public_path + "/"):
            if path == self._public_path and scope["type"] == "http":
                await RedirectResponse(path + "/", 308)(scope, receive, send)
                return
            scope = _below(scope, self._public_path)
        if scope["type"] == "http":
            await self.app(scope, receive, send)
            return
        with contextlib.suppress(Disconnected, OSError):
            await self._connect(Socket(scope, receive, send))

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and stop the application. An expected failure needs a sentence, not a traceback."""

        async def send_briefly(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed" and self.failure is not None:
                message["message"] = str(self.failure) if self.logs_failure else ""
            await send(message)

        await self.app(scope, receive, send_briefly)

    async def _connect(self, socket: Socket) -> None:
        services: Services = self.app.state.services
        if not await self._admit(socket, services):
            return
        lobby = socket.scope["path"] == LOBBY
        # Thousands of sockets are open at once: do not keep what nobody will read again.
        socket.scope["headers"] = []
        open_sockets = services.open_sockets
        try:
            if not open_sockets.enter(socket):
                await socket.close(POLICY_VIOLATION, "too many connections at once")
            elif lobby:
                await services.lobby.serve(socket, socket.person)
            else:
                caller = Caller(socket.person, socket.address)
                await TableSocket(socket, caller, services.table_sockets).serve()
        finally:
            open_sockets.leave(socket)

    async def _admit(self, socket: Socket, services: Services) -> bool:
        """Whether to accept the socket. If so, it is now tied to its person."""
        connection = HTTPConnection(socket.scope)
        if socket.scope["path"] not in (TABLE, LOBBY) or self.request_filter.problem(connection):
            await socket.refuse()
            log.info("socket refused", route=_route(socket))
            return False
        try:
            known = await services.identity.of(connection)
        except StorageError:
            await socket.accept()
            await socket.close(TRY_AGAIN_LATER, "the database is unavailable")
            return False
        except Banned:
            await socket.accept()
            await turn_away(socket)
            return False
        await socket.accept()
        log.info("socket", route=_route(socket))
        if known is not None:
            socket.person, socket.session = known.id, services.identity.session_of(connection)
        return True


def _below(scope: Scope, folder: str) -> Scope:
    """The request as if the server were at the root of its host: not every proxy cuts the path."""
    raw: bytes = scope.get("raw_path") or b""
    return {
        **scope,
        "path": scope["path"].removeprefix(folder) or "/",
        "raw_path": raw.removeprefix(folder.encode()) or b"/",
    }


def _route(socket: Socket) -> str:
    path: str = socket.scope["path"]
    return path if path in (TABLE, LOBBY) else "-"
