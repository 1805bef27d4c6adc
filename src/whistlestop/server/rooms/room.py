"""A room: one table of this process, with everyone who is looking at it.

Its inbox is the only task that touches the table. Commands and questions from people, timers, moves
by bots and news from other processes pass through it one at a time, so nothing needs a lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.ops import metrics
from whistlestop.server.rooms import greeting
from whistlestop.server.rooms.audience import Audience, Subscriber
from whistlestop.server.rooms.autoplay import Autoplay
from whistlestop.server.rooms.event_builder import EventBuilder
from whistlestop.server.rooms.history import GameHistory
from whistlestop.server.rooms.inbox import Inbox, Work
from whistlestop.server.rooms.ledger import Ledger, Logs
from whistlestop.server.rooms.pace import decider
from whistlestop.server.rooms.snapshot import Snapshot
from whistlestop.server.rooms.timekeeping import clock_shift
from whistlestop.server.rooms.uptime import Uptime
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables import redaction
from whistlestop.server.tables.admission import admit, is_invite
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.options import Speed
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.rematch import is_alone, rematch_of
from whistlestop.server.tables.step import SEATING, Seats, Step
from whistlestop.server.tables.table import Table

if TYPE_CHECKING:
    from whistlestop.server.rooms.registry import Registry

T = TypeVar("T")

MAX_RACES = 20
"""How often other processes may get in first before a command is given up."""
MAX_ENTRIES = 5000
"""Log entries, several times the longest game's. Beyond this, only the game goes on."""
ALWAYS_WRITTEN = (e.Moved, e.StoodIn, e.Resigned, e.Closed, e.ClockShifted)
"""Entries that move a game towards its end, or that the server needs."""
IDLE_TIMEOUT = 120.0
"""Seconds before a table that nobody is looking at leaves memory."""

ChangeListener = Callable[[Table, Step], None]
"""Called with a committed entry, whichever process wrote it."""


@dataclass(slots=True)
class Backend:
    """What all rooms of a process share."""

    logs: Logs
    bot_pool: BotPool
    uptime: Uptime
    bots: Collection[str]
    """The installed bots."""
    absence_timeout: float
    """Seconds that a person may be missing before a bot may play for them."""
    bot_pause: float
    """Seconds that a bot pauses, so that people can follow."""
    alone: bool
    """Whether no other process has these tables."""
    on_change: list[ChangeListener] = field(default_factory=list)


class Room:
    """Carries out commands, tells the audience, and runs bots and clocks."""

    __slots__ = (
        "_autoplay",
        "_history",
        "_inbox",
        "_ledger",
        "_registry",
        "audience",
        "backend",
        "id",
        "used",
    )

    def __init__(self, id: str, backend: Backend, registry: Registry) -> None:
        self.id = id
        self.audience = Audience()
        self.backend = backend
        self.used = monotonic()
        self._registry = registry
        self._inbox = Inbox()
        self._ledger = Ledger(id, backend.logs, self._on_committed)
        self._autoplay = Autoplay(self)
        self._history = GameHistory()

    @property
    def version(self) -> int:
        """The last version that was broadcast."""
        return self._ledger.version

    # --- in the room's task --------------------------------------------------------------

    def post(self, work: Work) -> None:
        """Do something in the room's task."""
        self._inbox.post(work)

    async def load(self) -> Table:
        """The table, with nobody charged for time when the server was down."""
        while True:
            table = await self._ledger.load()
            if not table.clock.running or table.clock.options.kind == "none":
                return table
            seconds = await clock_shift(table, self.backend.uptime)
            if not seconds:
                return table
            await self.write(e.ClockShifted(seconds))

    async def write(self, entry: e.Entry) -> bool:
        """Write an entry on the server's behalf; False if another process was faster."""
        nonce = f"server:{token_urlsafe(9)}"
        return await self._append(entry, "", nonce)

    async def _append(self, entry: e.Entry, by: str, nonce: str) -> bool:
        return await self._ledger.append(e.Envelope(entry, by), nonce, self.backend.uptime.now())

    def _on_committed(self, step: Step, ours: bool) -> None:
        """Handle a committed entry."""
        table = self._ledger.table
        assert table is not None
        metrics.entry(type(step.entry)).inc()
        self._history.follow(table, step)
        if isinstance(step.entry, SEATING):
            for connection in self.audience.connections:
                connection.seats = table.seats_of(connection.person)
        if isinstance(step.entry, e.Started) and not table.options.spectators:
            greeting.dismiss_spectators(self.audience)
        self.audience.broadcast(EventBuilder(table, step).message)
        if ours:
            self._autoplay.plan(table)
        else:
            self._autoplay.leave_to_others()
        for listener in self.backend.on_change:
            listener(table, step)

    # --- commands ------------------------------------------------------------------------

    async def create(self, created: e.Created, by: str, nonce: str) -> tuple[str, str]:
        """Set up the table, and return its invite and stage. Doing it again changes nothing."""
        return await self._inbox.run(lambda: self._create(created, by, nonce))

    async def _create(self, created: e.Created, by: str, nonce: str) -> tuple[str, str]:
        if not await self.backend.logs.store.entries(self.id):
            self._ledger.begin(created.board)
            await self._append(created, by, nonce)
        table = await self._ledger.load()
        return table.invite, table.stage

    async def command(
        self,
        person: str,
        id: str,
        version: int,
        invited: bool,
        do: c.AnyCommand,
        acknowledge: Callable[[int], None] = lambda version: None,
    ) -> int:
        """Carry out a command and return the version it led to. Refused says why not.

        `acknowledge` is called right after the broadcast, so that whatever goes to the same socket
        leaves in one piece.
        """

        async def work() -> int:
            done = await self._command(person, id, version, invited, do)
            acknowledge(done)
            return done

        return await self._inbox.run(work)

    async def _command(
        self, person: str, id: str, version: int, invited: bool, do: c.AnyCommand
    ) -> int:
        nonce = f"{person}:{id}"
        for _ in range(MAX_RACES):
            table = await self.load()
            if (done := await self._done_before(table, nonce)) is not None:
                return done
            entry = decide(table, self._context(table, person, version, invited), do)
            if table.unchanged_by(entry):
                return table.version
            if table.version >= MAX_ENTRIES and not isinstance(entry, ALWAYS_WRITTEN):
                raise Refused("full-log", "the log of this table is full: only the game can go on")
            if isinstance(entry, e.Rematched):
                entry = await self._rematch(table, entry.table, person, nonce)
            if await self._append(entry, person, nonce):
                return table.version
        raise Refused("busy", "the table kept changing: try again")

    async def _rematch(self, table: Table, id: str, person: str, nonce: str) -> e.Rematched:
        new = self._registry.room(id)
        invite, stage = await new.create(rematch_of(table), person, f"{nonce}:rematch")
        if is_alone(table) and stage == "waiting":  # there is nobody to wait for
            await self._registry.room(id).command(person, "start-at-once", 1, True, c.Start())
        return e.Rematched(id, invite)

    async def _done_before(self, table: Table, nonce: str) -> int | None:
        """The version that a command led to when it was first sent."""
        if nonce in table.answered:
            return table.answered[nonce]
        if table.may_have_seen(nonce):
            return await self._ledger.version_of(nonce)
        return None

    def _context(self, table: Table, person: str, version: int, invited: bool) -> CommandContext:
        def absent(seat: int) -> float:
            return self.audience.absence(seat, table.seats[seat].person)

        bots, timeout = self.backend.bots, self.backend.absence_timeout
        return CommandContext(person, version, invited, bots, absent, timeout)

    async def set_speed(self, person: str, speed: Speed) -> None:
        """Note how fast a person wants bots to play. It counts if they may decide."""

        async def work() -> None:
            self.audience.speeds[person] = speed
            table = await self.load()
            if person == decider(table):
                self._autoplay.change_pace(table)

        await self._inbox.run(work)

    async def let_bot_move(self, person: str) -> None:
        """Let a bot move that waits for a word from this person."""

        async def work() -> None:
            table = await self.load()
            if person == decider(table):
                self._autoplay.release(table)

        await self._inbox.run(work)

    async def act(self, entry_for: Callable[[Table], e.Entry | None]) -> bool:
        """Write an entry on the server's behalf, if there is still something to do."""

        async def work() -> bool:
            entry = entry_for(await self.load())
            return entry is not None and await self.write(entry)

        return await self._inbox.run(work)

    # --- looking -------------------------------------------------------------------------

    async def join(
        self, connection: Subscriber, seen: int | None, invite: str, speed: Speed = "normal"
    ) -> bool:
        """Greet a newcomer, and tell them everything from now on.

        `seen` is the last version they saw. Returns whether they brought the invite.
        """
        return await self._inbox.run(lambda: self._join(connection, seen, invite, speed))

    async def _join(
        self, connection: Subscriber, seen: int | None, invite: str, speed: Speed
    ) -> bool:
        table = await self.load()
        connection.seats = admit(table, connection.person, invite)
        now = self.backend.uptime.now()
        events = None
        if seen is not None and 0 < seen <= table.version:
            events = await self._ledger.missed(seen, connection.seats)
        if events is None:
            connection.send(greeting.welcome(table, connection.seats, now))
        else:
            connection.send(greeting.resumed(table, connection.seats, now))
            for event in events:
                connection.send(event)
        self.audience.add(connection)
        if connection.person:
            self.audience.speeds[connection.person] = speed
        if connection.person == decider(table):
            self._autoplay.change_pace(table)
        if self.backend.alone:
            self._autoplay.plan_if_forgotten(table)
        return is_invite(table.invite, invite)

    async def read(self, look: Callable[[Table], T]) -> T:
        """Run a function on the table. It must not keep any part of it."""

        async def work() -> T:
            return look(await self.load())

        return await self._inbox.run(work)

    async def snapshot(self, seats: Seats) -> Snapshot:
        """What the holder of these seats may know now."""
        return await self.read(lambda table: Snapshot.of(table, seats))

    async def history(self, seats: Seats, owner: str) -> dict[str, Any]:
        """What the holder of these seats may know of everything that happened and was said."""
        finding = await self.read(lambda table: self._find_history(table, owner))
        if finding is not None:
            await asyncio.shield(finding)
        return await self.read(
            lambda table: redaction.history(table, self._history.events or [], seats)
        )

    def _find_history(self, table: Table, owner: str) -> asyncio.Task[None] | None:
        if table.game is None or self._history.events is not None:
            return None
        game, bot_pool = table.game.copy(), self.backend.bot_pool
        return self._history.find(game, lambda: bot_pool.history(game, owner))

    def broadcast_presence(self) -> None:
        """Tell the audience who is here, and when a bot may play for those who are missing."""
        timeout = self.backend.absence_timeout
        message = greeting.presence(self._ledger.table, self.audience, timeout)
        self.audience.broadcast(lambda seats: message)

    # --- what the server does ------------------------------------------------------------

    async def wake(self) -> None:
        """Take care of what is due, because nobody else does."""

        async def work() -> None:
            self._autoplay.plan_if_forgotten(await self.load())

        await self._inbox.run(work)

    async def catch_up(self) -> None:
        """Catch up with an entry from another process, and pass it on to the audience here."""
        await self._inbox.run(self._ledger.catch_up)

    async def put_away(self, keep: Callable[[Table], Awaitable[None]]) -> None:
        """Let `keep` store the table elsewhere. Its log is gone afterwards."""

        async def work() -> None:
            await keep(await self._ledger.load())
            self._ledger.table = None

        await self._inbox.run(work)

    def retire(self) -> bool:
        """Leave memory, if nobody is looking at the table and nothing is in progress."""
        idle = monotonic() - self.used > IDLE_TIMEOUT or not self._ledger.version
        if not (idle and self._inbox.idle and self._autoplay.is_idle_for(IDLE_TIMEOUT)):
            return False
        if self.audience.connections:
            return False
        self._autoplay.retire()
        self._inbox.close()
        return True

    async def stop(self) -> None:
        """Finish writes in progress, and start nothing more."""
        await self._autoplay.stop()
        await self._inbox.finish()
