"""A table's socket: hello, then commands and questions until somebody hangs up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import structlog

from whistlestop.server.access.limits import Caller, RateLimits
from whistlestop.server.access.quotas import TableQuota
from whistlestop.server.ops import metrics
from whistlestop.server.protocol.close_codes import POLICY_VIOLATION, TRY_AGAIN_LATER
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.rooms.room import Room
from whistlestop.server.storage.errors import OutcomeUnknown, StorageError
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.wire import messages_in as incoming
from whistlestop.server.wire import messages_out as out
from whistlestop.server.ws.connection import Connection
from whistlestop.server.ws.presence import Presence
from whistlestop.server.ws.questions import Questions
from whistlestop.server.ws.socket import Gone, Socket

log = structlog.get_logger(__name__)

HELLO_TIMEOUT = 10.0
"""Seconds in which a client says which table it wants."""
MAX_ERRORS = 20
"""Unreadable messages on one connection, then it is closed."""


@dataclass(frozen=True, slots=True)
class Services:
    """What the sockets of all tables share."""

    registry: Registry
    presence: Presence
    rate_limits: RateLimits
    table_quota: TableQuota
    questions: Questions
    max_message_bytes: int


class TableSocket:
    """One connection to one table."""

    __slots__ = ("caller", "connection", "errors", "invited", "services", "socket")

    def __init__(self, socket: Socket, caller: Caller, services: Services) -> None:
        self.socket = socket
        self.caller = caller
        self.services = services
        self.connection = Connection(socket, caller.person)
        self.invited = False
        self.errors = 0

    async def serve(self) -> None:
        """Until the client goes, or has to."""
        room = await self._greet()
        if room is not None:
            try:
                while (message := await self._receive()) is not None:
                    await self._answer(room, message)
            except Gone:
                pass
            finally:
                room.audience.remove(self.connection)
                self.services.presence.changed(room)
        # The server hangs up when this returns, and the last words say why.
        await self.connection.drain()

    # --- hello ---------------------------------------------------------------------------

    async def _greet(self) -> Room | None:
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_TIMEOUT)
        except TimeoutError:
            self._end("no-hello", f"expected a hello within {HELLO_TIMEOUT:g} seconds")
            return None
        except Gone:
            return None
        if message is None:
            return None
        if not isinstance(message, incoming.Hello):
            self._end("no-hello", "expected a hello as the first message")
            return None
        try:
            await self.services.rate_limits.wait("hellos", self.caller)
            room = self.services.registry.room(message.table)
            self.invited = await room.join(self.connection, message.version, message.invite)
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

    async def _receive(self) -> incoming.Incoming | None:
        """The next message that can be read; None when the connection has to end."""
        while True:
            text = await self.socket.receive()
            if len(text) > self.services.max_message_bytes:
                self._end("too-big", f"expected at most {self.services.max_message_bytes} bytes")
                return None
            try:
                return incoming.read(text)
            except incoming.Malformed as error:
                metrics.BAD_MESSAGES.labels("malformed").inc()
                self.errors += 1
                if self.errors >= MAX_ERRORS:
                    self._end("malformed", f"too many messages that cannot be read: {error}")
                    return None
                self.connection.send(out.write(out.Problem("malformed", str(error))))

    async def _answer(self, room: Room, message: incoming.Incoming) -> None:
        match message:
            case incoming.Do():
                await self._do(room, message)
            case incoming.Ask():
                await self._ask(room, message)
            case incoming.Ping():
                self.connection.send(out.write(out.Pong()))
            case incoming.Hello():
                problem = out.Problem("hello", "this connection has its table: open another one")
                self.connection.send(out.write(problem))

    async def _do(self, room: Room, message: incoming.Do) -> None:
        refused = None
        with metrics.COMMAND_SECONDS.time():
            try:
                await self._carry_out(room, message)
            except Refused as error:
                refused = error
            except StorageError as error:
                log.error("command not saved", reason=str(error))
                refused = not_saved(error)
        metrics.COMMANDS.labels("done" if refused is None else refused.code).inc()
        if refused is not None:
            self._refuse(room, message.id, refused)
        elif isinstance(message.command, c.Sit | c.Leave | c.Arrange):
            self.services.presence.changed(room)  # a spectator sits down, or a player gets up

    async def _carry_out(self, room: Room, message: incoming.Do) -> None:
        if not (person := self.caller.person):
            raise Refused("no-person", "say who you are first: POST /api/me")
        await self._wait_for_turn(message.command)

        def acknowledge(version: int) -> None:
            self.connection.send(out.write(out.Ack(message.id, version)))

        command, invited = message.command, self.invited
        await room.command(person, message.id, message.version, invited, command, acknowledge)

    async def _wait_for_turn(self, command: c.AnyCommand) -> None:
        """Let nobody do too much at once; while a client waits here it is not read on."""
        await self.services.rate_limits.wait("commands", self.caller)
        if isinstance(command, c.Say | c.React):
            self.services.rate_limits.take("chat", self.caller)
        elif isinstance(command, c.Sit):
            self.services.rate_limits.take("sits", self.caller)
        elif isinstance(command, c.Rematch):
            await self.services.table_quota.check(self.caller)

    async def _ask(self, room: Room, message: incoming.Ask) -> None:
        try:
            await self.services.rate_limits.wait("asks", self.caller)
            result = await self._answer_to(room, message.question)
        except Refused as refused:
            self._refuse(room, message.id, refused)
            return
        except StorageError:
            self._refuse(room, message.id, Refused("storage", "try again in a moment"))
            return
        self.connection.send(out.write(out.Answer(message.id, result)))

    async def _answer_to(self, room: Room, question: incoming.Question) -> Any:
        seats, owner = self.connection.seats, self.caller.owner
        if isinstance(question, incoming.History | incoming.Hint):
            await self.services.rate_limits.wait("heavy", self.caller)
        if isinstance(question, incoming.History):
            return await room.history(seats, owner)
        return await self.services.questions.answer(await room.snapshot(seats), question, owner)

    def _refuse(self, room: Room, id: str, refused: Refused) -> None:
        refusal = out.Refusal(id, refused.code, refused.reason, room.version, refused.rule)
        self.connection.send(out.write(refusal))

    def _end(self, code: str, reason: str, close: int = POLICY_VIOLATION) -> None:
        metrics.BAD_MESSAGES.labels(code).inc()
        self.connection.send(out.write(out.Problem(code, reason)))
        self.connection.close(close)


def not_saved(error: StorageError) -> Refused:
    """What to tell somebody whose command met a database in trouble."""
    if isinstance(error, OutcomeUnknown):
        reason = "it is not known whether this was saved: send it again to find out"
        return Refused("not-known", reason)
    return Refused("storage", "it could not be saved, and did not happen: send it again")
