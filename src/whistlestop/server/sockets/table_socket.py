"""A table's socket: hello, then commands and questions until somebody hangs up."""

from __future__ import annotations

import asyncio
from time import time

import structlog

from whistlestop.server import metrics
from whistlestop.server.hall.hall import Hall
from whistlestop.server.hall.live import LiveTable, read_line, replay
from whistlestop.server.limits import Bucket
from whistlestop.server.sockets.guard import SocketGuard
from whistlestop.server.sockets.questions import Questions
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import sight
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import Seats, Telling, take
from whistlestop.server.tables.table import Table
from whistlestop.server.wire import messages_in as incoming
from whistlestop.server.wire import messages_out as out
from whistlestop.server.wire.connection import MOST_WAITING, POLICY, TRY_AGAIN, Connection
from whistlestop.server.wire.socket import Gone, Socket

log = structlog.get_logger(__name__)

HELLO_WITHIN = 10.0
"""Seconds in which a client says which table it wants."""
MOST_MISSED = MOST_WAITING - 56
"""Events that are sent to one who comes back, all at once; beyond that a fresh view is cheaper."""
MOST_ERRORS = 20
"""Unreadable messages on one connection, then it is closed."""


class TableSocket:
    """Serves one connection to one table."""

    __slots__ = (
        "asks",
        "connection",
        "errors",
        "guard",
        "hall",
        "invited",
        "moves",
        "questions",
        "socket",
    )

    def __init__(
        self, socket: Socket, person: str, hall: Hall, guard: SocketGuard, questions: Questions
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.guard = guard
        self.questions = questions
        self.connection = Connection(socket, person)
        self.moves: Bucket | None = None
        self.asks: Bucket | None = None
        self.invited = False
        self.errors = 0

    async def serve(self) -> None:
        """Until the client goes, or has to."""
        live = await self._greet()
        if live is not None:
            try:
                while (message := await self._receive()) is not None:
                    await self._answer(live, message)
            except Gone:
                pass
            finally:
                live.audience.remove(self.connection)
                self.guard.presence(live)
        # The server hangs up when this returns, and the last words say why.
        await self.connection.drained()

    # --- hello ---------------------------------------------------------------------------

    async def _greet(self) -> LiveTable | None:
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
        live = self.hall.open(message.table)
        try:
            async with live.lock:
                table = await self.hall.loaded(live)
                self.invited = bool(message.invite) and message.invite == table.invite
                self._admit(table)
                await self._catch_up(live, table, message.version)
                live.audience.add(self.connection)
        except Refused as refused:
            self._end(refused.code, refused.reason)
            return None
        except StorageError as error:
            log.error("table not read", reason=str(error))
            self._end("storage", "the table cannot be read now: try again", TRY_AGAIN)
            return None
        self.guard.presence(live)
        return live

    def _admit(self, table: Table) -> None:
        """Who may look at a table: its people, those with the link, and all if it is public."""
        person = self.connection.person
        self.connection.seats = table.seats_of(person)
        if self.connection.seats:
            return
        if not (table.options.public or self.invited):
            # As if there were none: whether there is one is nobody's business.
            raise Refused("no-table", "there is no such table")
        if table.stage == "playing" and not table.options.spectators:
            raise Refused("no-spectators", "this table wants no spectators")

    async def _catch_up(self, live: LiveTable, table: Table, seen: int | None) -> None:
        seats = self.connection.seats
        if seen is not None and 0 < seen <= table.version <= seen + MOST_MISSED:
            self.connection.tell(out.write(out.Resumed(table.version, time(), seats)))
            if seen < table.version:
                await self._missed(table, seen)
            return
        self.connection.tell(out.write(welcome(table, seats, time())))

    async def _missed(self, table: Table, seen: int) -> None:
        """The events after a version, made anew from the log: nothing is kept for those away."""
        rows = await self.hall.reading.entries(table.id)
        then = replay(table.id, rows[:seen], self.hall.shelf)
        for row in rows[seen : table.version]:
            step = take(then, row.version, row.at, row.nonce, read_line(row.entry))
            self.connection.tell(Telling(then, step).message(self.connection.seats))

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

    async def _answer(self, live: LiveTable, message: incoming.Incoming) -> None:
        match message:
            case incoming.Do():
                await self._do(live, message)
            case incoming.Ask():
                await self._ask(live, message)
            case incoming.Ping():
                self.connection.tell(out.write(out.Pong()))
            case incoming.Hello():
                problem = out.Problem("hello", "this connection has its table: open another one")
                self.connection.tell(out.write(problem))

    async def _do(self, live: LiveTable, message: incoming.Do) -> None:
        person = self.connection.person
        with metrics.COMMAND_SECONDS.time():
            try:
                self._expect_patience(message.command)
                version = await self.hall.command(
                    live, person, message.id, message.version, self.invited, message.command
                )
            except Refused as refused:
                self._refuse(live, message.id, refused)
                return
            except StorageError as error:
                log.error("command not saved", reason=str(error))
                reason = "it could not be saved, and did not happen: send it again"
                self._refuse(live, message.id, Refused("storage", reason))
                return
        metrics.COMMANDS.labels("done").inc()
        self.connection.tell(out.write(out.Ack(message.id, version)))
        if isinstance(message.command, c.Sit | c.Leave | c.Arrange):
            self.guard.presence(live)  # who looked on sits now, or the other way round

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

    async def _ask(self, live: LiveTable, message: incoming.Ask) -> None:
        try:
            if self.asks is None:
                self.asks = Bucket(*self.guard.asks)
            if not self.asks.take():
                raise Refused("too-fast", "too many questions at once: wait a moment")
            result = await self.questions.answer(live, self.connection, message.question)
        except Refused as refused:
            self._refuse(live, message.id, refused)
            return
        except StorageError:
            self._refuse(live, message.id, Refused("storage", "try again in a moment"))
            return
        self.connection.tell(out.write(out.Answer(message.id, result)))

    def _refuse(self, live: LiveTable, id: str, refused: Refused) -> None:
        metrics.COMMANDS.labels(refused.code).inc()
        version = live.table.version if live.table is not None else 0
        refusal = out.Refusal(id, refused.code, refused.reason, version, refused.rule)
        self.connection.tell(out.write(refusal))

    def _end(self, code: str, reason: str, close: int = POLICY) -> None:
        metrics.BAD_MESSAGES.labels(code).inc()
        self.connection.tell(out.write(out.Problem(code, reason)))
        self.connection.close(close)


def welcome(table: Table, seats: Seats, now: float) -> out.Welcome:
    """All of a table for those who hold these seats; without any, a spectator."""
    viewers = seats or (None,)
    views = [sight.whole_view(table, viewer) for viewer in viewers] if table.game else []
    return out.Welcome(
        version=table.version,
        now=now,
        seats=seats,
        table=sight.table_info(table),
        views=views,
        clock=sight.clock_info(table),
        invite=table.invite if seats else "",
        muted=sight.muted_by(table, seats),
    )
