"""A table's socket: hello, then commands and questions until someone hangs up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import structlog
from msgspec import Struct

from whistlestop.server.access.limits import Caller, RateLimits
from whistlestop.server.access.quotas import TableQuota
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.ops import metrics
from whistlestop.server.protocol import client_in, client_out
from whistlestop.server.protocol.close_codes import POLICY_VIOLATION, TRY_AGAIN_LATER
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.rooms.room import Room
from whistlestop.server.storage.errors import OutcomeUnknown, StorageError
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.ws.connection import Connection
from whistlestop.server.ws.presence import PresenceTracker
from whistlestop.server.ws.questions import answer
from whistlestop.server.ws.socket import Disconnected, Socket

log = structlog.get_logger(__name__)

HELLO_TIMEOUT = 10.0
"""Seconds in which a client must name its table."""
MAX_ERRORS = 20
"""Unreadable messages before a connection is closed."""


@dataclass(frozen=True, slots=True)
class TableSocketServices:
    """What the sockets of all tables share."""

    registry: Registry
    presence: PresenceTracker
    rate_limits: RateLimits
    table_quota: TableQuota
    bot_pool: BotPool
    max_message_bytes: int


class TableSocket:
    """One connection to one table."""

    __slots__ = ("caller", "connection", "errors", "invited", "services", "socket")

    def __init__(self, socket: Socket, caller: Caller, services: TableSocketServices) -> None:
        self.socket = socket
        self.caller = caller
        self.services = services
        self.connection = Connection(socket, caller.person)
        self.invited = False
        self.errors = 0

    async def serve(self) -> None:
        """Run until the client leaves or is disconnected."""
        room = await self._greet()
        if room is not None:
            try:
                while (message := await self._receive()) is not None:
                    await self._answer(room, message)
            except Disconnected:
                pass
            finally:
                room.audience.remove(self.connection)
                self.services.presence.changed(room)
        # The server hangs up when this returns, and its last message says why.
        await self.connection.drain()

    # --- hello ---------------------------------------------------------------------------

    async def _greet(self) -> Room | None:
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_TIMEOUT)
        except TimeoutError:
            self._end("no-hello", f"expected a hello within {HELLO_TIMEOUT:g} seconds")
            return None
        except Disconnected:
            return None
        if message is None:
            return None
        if not isinstance(message, client_in.Hello):
            self._end("no-hello", "expected a hello as the first message")
            return None
        try:
            await self.services.rate_limits.wait("hellos", self.caller)
            room = self.services.registry.room(message.table)
            self.invited = await room.join(
                self.connection, message.version, message.invite, message.speed
            )
        except Refused as refused:
            self._end(refused.code, refused.reason)
            return None
        except StorageError as error:
            log.error("table not read", reason=str(error))
            self._end("storage", "the table cannot be read now: try again", TRY_AGAIN_LATER)
            return None
        self.services.presence.changed(room)
        return room

    # --- the rest ------------------------------------------------------------------------

    async def _receive(self) -> client_in.Incoming | None:
        """The next readable message; None when the connection has to end."""
        while True:
            text = await self.socket.receive()
            if len(text) > self.services.max_message_bytes:
                self._end("too-big", f"expected at most {self.services.max_message_bytes} bytes")
                return None
            try:
                return client_in.read(text)
            except client_in.Malformed as error:
                metrics.bad_message("malformed").inc()
                self.errors += 1
                if self.errors >= MAX_ERRORS:
                    self._end("malformed", f"too many unreadable messages: {error}")
                    return None
                self._send(client_out.Problem("malformed", str(error), client_in.id_of(text)))

    async def _answer(self, room: Room, message: client_in.Incoming) -> None:
        match message:
            case client_in.CommandMessage():
                await self._do(room, message)
            case client_in.Ask():
                await self._ask(room, message)
            case client_in.Ping():
                self._send(client_out.Pong())
            case client_in.SetSpeed() | client_in.Next():
                await self._pace(room, message)
            case client_in.Hello():
                reason = "this connection already has a table: open another one"
                self._send(client_out.Problem("hello", reason))

    async def _pace(self, room: Room, message: client_in.SetSpeed | client_in.Next) -> None:
        """Set the speed of bots, or let one move. Nothing is answered: everyone sees the moves."""
        if not (person := self.caller.person):
            return
        try:
            await self.services.rate_limits.wait("commands", self.caller)
            if isinstance(message, client_in.Next):
                await room.let_bot_move(person)
            else:
                await room.set_speed(person, message.speed)
        except Refused as refused:
            self._send(client_out.Problem(refused.code, refused.reason))
        except StorageError:
            self._send(client_out.Problem("storage", "try again in a moment"))

    async def _do(self, room: Room, message: client_in.CommandMessage) -> None:
        refused = None
        with metrics.command_seconds().time():
            try:
                await self._carry_out(room, message)
            except Refused as error:
                refused = error
            except StorageError as error:
                log.error("command not saved", reason=str(error))
                refused = not_saved(error)
        metrics.command("done" if refused is None else refused.code).inc()
        if refused is not None:
            self._refuse(room, message.id, refused)
        elif isinstance(message.command, c.Sit | c.Leave | c.Arrange):
            self.services.presence.changed(room)  # a spectator sat down, or a player left

    async def _carry_out(self, room: Room, message: client_in.CommandMessage) -> None:
        if not (person := self.caller.person):
            raise Refused("no-person", "introduce yourself first: POST /api/me")
        await self._wait_for_turn(message.command)

        def acknowledge(version: int) -> None:
            self._send(client_out.Ack(message.id, version))

        command, invited = message.command, self.invited
        await room.command(person, message.id, message.version, invited, command, acknowledge)

    async def _wait_for_turn(self, command: c.AnyCommand) -> None:
        """Limit how much a client does at once. While it waits here, its socket is not read."""
        await self.services.rate_limits.wait("commands", self.caller)
        if isinstance(command, c.Say | c.React):
            self.services.rate_limits.take("chat", self.caller)
        elif isinstance(command, c.Sit):
            self.services.rate_limits.take("sits", self.caller)
        elif isinstance(command, c.Rematch):
            await self.services.table_quota.check(self.caller)

    async def _ask(self, room: Room, message: client_in.Ask) -> None:
        try:
            await self.services.rate_limits.wait("asks", self.caller)
            result = await self._answer_to(room, message.question)
        except Refused as refused:
            self._refuse(room, message.id, refused)
            return
        except StorageError:
            self._refuse(room, message.id, Refused("storage", "try again in a moment"))
            return
        self._send(client_out.Answer(message.id, result))

    async def _answer_to(self, room: Room, question: client_in.Question) -> Any:
        seats, owner = self.connection.seats, self.caller.owner
        if isinstance(question, client_in.History | client_in.Hint):
            await self.services.rate_limits.wait("heavy", self.caller)
        if isinstance(question, client_in.History):
            return await room.history(seats, owner)
        seen = await room.snapshot(seats)
        return await answer(self.services.bot_pool, seen, question, owner)

    def _refuse(self, room: Room, id: str, refused: Refused) -> None:
        version = room.version
        self._send(client_out.Refusal(id, refused.code, refused.reason, version, refused.rule))

    def _end(self, code: str, reason: str, close: int = POLICY_VIOLATION) -> None:
        metrics.bad_message(code).inc()
        self._send(client_out.Problem(code, reason))
        self.connection.close(close)

    def _send(self, message: Struct) -> None:
        self.connection.send(client_out.write(message))


def not_saved(error: StorageError) -> Refused:
    """The refusal for a command that failed because of the database."""
    if isinstance(error, OutcomeUnknown):
        reason = "unknown whether this was saved: send it again to find out"
        return Refused("not-known", reason)
    return Refused("storage", "this could not be saved and did not happen: send it again")
