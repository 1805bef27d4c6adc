"""The lobby's socket: a live list of open tables."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from whistlestop.server.protocol.close_codes import TRY_AGAIN_LATER
from whistlestop.server.rooms.listing import PAGE, page
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.lists import Lists
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.step import Step
from whistlestop.server.tables.table import Table
from whistlestop.server.ws.connection import Connection
from whistlestop.server.ws.socket import Disconnected, Socket

log = structlog.get_logger(__name__)

UNLISTED = (e.Moved, e.Said, e.Reacted, e.Muted, e.TakenBack, e.TakeBackAsked, e.TakeBackAnswered)
"""Entries that leave the lobby as it was."""
SOON = 0.3
"""Seconds during which changes are gathered."""

_encode = msgspec.json.Encoder().encode


class Lobby:
    """Everyone who is looking at the list of open tables."""

    def __init__(self, lists: Lists) -> None:
        self._lists = lists
        self._connections: set[Connection] = set()
        self._soon: asyncio.Task[None] | None = None

    def changed(self, table: Table, step: Step) -> None:
        """Note a new entry at a table."""
        looks = not isinstance(step.entry, UNLISTED)
        if table.options.public and (looks or table.stage != "playing"):
            self.refresh_soon()

    def refresh_soon(self) -> None:
        """Send the list again, if anyone is looking at it."""
        if self._connections and self._soon is None:
            self._soon = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        await asyncio.sleep(SOON)
        self._soon = None
        try:
            message = await self._message()
        except StorageError as error:
            log.warning("lobby not read", reason=str(error))
            return
        for connection in self._connections:
            connection.send(message)

    async def _message(self) -> bytes:
        """The first page, and where the next one begins; `GET /api/tables` returns that."""
        shown = page("tables", await self._lists.lobby(limit=PAGE + 1))
        return _encode({"type": "lobby", **shown})

    async def serve(self, socket: Socket, person: str) -> None:
        """Show the list until the client leaves. Anything it sends is ignored."""
        connection = Connection(socket, person)
        self._connections.add(connection)
        try:
            try:
                connection.send(await self._message())
            except StorageError as error:
                log.warning("lobby not read", reason=str(error))
                connection.close(TRY_AGAIN_LATER)
            while True:
                await socket.receive()
        except Disconnected:
            return
        finally:
            self._connections.discard(connection)
