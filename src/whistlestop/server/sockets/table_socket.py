"""A table's socket: hello, then commands and questions until somebody hangs up."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from whistlestop.server import metrics
from whistlestop.server.limits import Bucket
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.rooms.room import Room
from whistlestop.server.sockets.guard import SocketGuard
from whistlestop.server.sockets.questions import Questions
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.wire import messages_in as incoming
from whistlestop.server.wire import messages_out as out
from whistlestop.server.wire.connection import POLICY, TRY_AGAIN, Connection
from whistlestop.server.wire.socket import Gone, Socket

log = structlog.get_logger(__name__)

HELLO_WITHIN = 10.0
"""Seconds in which a client says which table it wants."""
MOST_ERRORS = 20
"""Unreadable messages on one connection, then it is closed."""


class TableSocket:
    """Serves one connection to one table."""

    __slots__ = (
        "asks",
        "connection",
        "errors",
        "guard",
        "invited",
        "moves",
        "questions",
        "registry",
        "socket",
    )

    def __init__(
        self,
        socket: Socket,
        person: str,
        registry: Registry,
        guard: SocketGuard,
        questions: Questions,
    ) -> None:
        self.socket = socket
        self.registry = registry
        self.guard = guard
        self.questions = questions
        self.connection = Connection(socket, person)
        self.moves: Bucket | None = None
        self.asks: Bucket | None = None
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
                self.guard.presence(room)
        # The server hangs up when this returns, and the last words say why.
        await self.connection.drained()

    # --- hello ---------------------------------------------------------------------------

    async def _greet(self) -> Room | None:
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError:
            self._end("no-hello", f"expected a hello within {HELLO_WITHIN:g} seconds")
            return None
        except Gone:
            return None
        if message is None:
            return None
        if not isinstance(message, incoming.Hello):
            self._end("no-hello", "expected a hello as the first message")
            return None
        room = self.registry.room(message.table)
        try:
            self.invited = await room.join(self.connection, message.version, message.invite)
        except Refused as refused:
            self._end(refused.code, refused.reason)
            return None
        except StorageError as error:
            log.error("table not read", reason=str(error))
            self._end("storage", "the table cannot be read now: try again", TRY_AGAIN)
            return None
        self.guard.presence(room)
        return room

    # --- the rest ------------------------------------------------------------------------

    async def _receive(self) -> incoming.Incoming | None:
        """The next message that can be read; None when the connection has to end."""
        while True:
            text = await self.socket.receive()
            if len(text) > self.guard.message_bytes:
                self._end("too-big", f"expected at most {self.guard.message_bytes} bytes")
                return None
            try:
                return incoming.read(text)
            except incoming.Malformed as error:
                metrics.BAD_MESSAGES.labels("malformed").inc()
                self.errors += 1
                if self.errors >= MOST_ERRORS:
                    self._end("malformed", f"too many messages that cannot be read: {error}")
                    return None
                self.connection.tell(out.write(out.Problem("malformed", str(error))))

    async def _answer(self, room: Room, message: incoming.Incoming) -> None:
        match message:
            case incoming.Do():
                await self._do(room, message)
            case incoming.Ask():
                await self._ask(room, message)
            case incoming.Ping():
                self.connection.tell(out.write(out.Pong()))
            case incoming.Hello():
                problem = out.Problem("hello", "this connection has its table: open another one")
                self.connection.tell(out.write(problem))

    async def _do(self, room: Room, message: incoming.Do) -> None:
        person = self.connection.person
        with metrics.COMMAND_SECONDS.time():
            try:
                self._expect_patience(message.command)
                version = await room.command(
                    person, message.id, message.version, self.invited, message.command
                )
            except Refused as refused:
                self._refuse(room, message.id, refused)
                return
            except StorageError as error:
                log.error("command not saved", reason=str(error))
                reason = "it is not known whether this was saved: send it again to find out"
                self._refuse(room, message.id, Refused("storage", reason))
                return
        metrics.COMMANDS.labels("done").inc()
        self.connection.tell(out.write(out.Ack(message.id, version)))
        if isinstance(message.command, c.Sit | c.Leave | c.Arrange):
            self.guard.presence(room)  # who looked on sits now, or the other way round

    def _expect_patience(self, command: c.AnyCommand) -> None:
        person = self.connection.person
        if not person:
            raise Refused("no-person", "say who you are first: POST /api/me")
        if self.moves is None:
            self.moves = Bucket(*self.guard.moves)
        if not self.moves.take():
            raise Refused("too-fast", "that was too much at once: wait a moment")
        if isinstance(command, c.Say | c.React) and not self.guard.chat.take(person):
            raise Refused("too-fast", "not so much talk at once: wait a moment")
        if isinstance(command, c.Sit) and not self.guard.joins.take(person):
            raise Refused("too-fast", "too many tables at once: wait a moment")

    async def _ask(self, room: Room, message: incoming.Ask) -> None:
        try:
            if self.asks is None:
                self.asks = Bucket(*self.guard.asks)
            if not self.asks.take():
                raise Refused("too-fast", "too many questions at once: wait a moment")
            result = await self._answer_to(room, message.question)
        except Refused as refused:
            self._refuse(room, message.id, refused)
            return
        except StorageError:
            self._refuse(room, message.id, Refused("storage", "try again in a moment"))
            return
        self.connection.tell(out.write(out.Answer(message.id, result)))

    async def _answer_to(self, room: Room, question: incoming.Question) -> Any:
        seats = self.connection.seats
        if isinstance(question, incoming.History):
            return await room.history(seats)
        return await self.questions.answer(room.id, await room.sighting(seats), question)

    def _refuse(self, room: Room, id: str, refused: Refused) -> None:
        metrics.COMMANDS.labels(refused.code).inc()
        refusal = out.Refusal(id, refused.code, refused.reason, room.version, refused.rule)
        self.connection.tell(out.write(refusal))

    def _end(self, code: str, reason: str, close: int = POLICY) -> None:
        metrics.BAD_MESSAGES.labels(code).inc()
        self.connection.tell(out.write(out.Problem(code, reason)))
        self.connection.close(close)
