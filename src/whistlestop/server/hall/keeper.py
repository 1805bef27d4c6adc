"""What tables do by themselves: bots move, clocks run out. A game never hangs.

The process that wrote an entry looks after what follows from it. If it dies, the table is due in
the database a few seconds later, and another process, or this one after its restart, takes over.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import time

import structlog

from whistlestop.engine import layout as L
from whistlestop.game import Game
from whistlestop.game.fields import BUILDING
from whistlestop.server.hall.hall import Hall
from whistlestop.server.hall.live import LiveTable
from whistlestop.server.hall.projection import LEASE
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import Step
from whistlestop.server.tables.table import Table
from whistlestop.server.thinking import Thinkers

log = structlog.get_logger(__name__)

GRACE = 30.0
"""Seconds after its start in which the server lets nobody's time run out: they reconnect."""
SWEEP = 1.0
"""Seconds between two looks for tables that nobody looks after."""
FIRST_PHASES = {L.MAIN: 1.0, L.SECOND: 0.5}
"""Where a bot waits before it goes on, so that people can follow; a share of the pause."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot decided, and about what."""

    seat: int
    since: int
    actions: tuple[int, ...]


class Keeper:
    """Plans and does what is due at the tables of this process."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pause: float, alone: bool) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.pause = pause
        self.alone = alone
        """Whether no other process serves these tables."""
        self.started = time()
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        self._stopping = False
        hall.on_change.append(self.changed)

    def changed(self, live: LiveTable, step: Step, ours: bool) -> None:
        """An entry was written: something else may be due now."""
        live.cancel_timer()
        if ours:
            self.plan(live)

    def plan(self, live: LiveTable) -> None:
        """Set the timer for what is due next."""
        table = live.table
        due = table.due() if table is not None else None
        if table is None or due is None or self._stopping or live.id in self._busy:
            return
        live.cancel_timer()
        delay = self._pause(table) if table.bots_to_act() else self._enforced(table, due) - time()
        loop = asyncio.get_running_loop()
        # Timers of days are inexact, and the sweep finds them anyway.
        live.timer = loop.call_later(min(max(0.0, delay), 3600), self._attend, live)

    def _pause(self, table: Table) -> float:
        assert table.game is not None
        return self.pause * FIRST_PHASES.get(table.game.state.data[L.PHASE], 0.0)

    def _enforced(self, table: Table, deadline: float) -> float:
        """A deadline, or later if the server has only just started."""
        return max(deadline, self.started + min(GRACE, table.clock.options.seconds))

    def _attend(self, live: LiveTable) -> None:
        live.timer = None
        if live.id in self._busy or self._stopping:
            return
        self._busy.add(live.id)
        task = asyncio.create_task(self._look_after(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_after(self, live: LiveTable) -> None:
        try:
            if not await self._move_bot(live):
                await self.hall.act(live, self._out_of_time)
        except Refused as refused:
            log.warning("table cannot go on", reason=refused.reason)
        except StorageError as error:
            log.error("table not saved, will be tried again", reason=str(error))
        finally:
            self._busy.discard(live.id)
            if live.timer is None:
                self.plan(live)

    async def _move_bot(self, live: LiveTable) -> bool:
        async with live.lock:
            table = await self.hall.loaded(live)
            seats = table.bots_to_act()
            if not seats:
                return False
            who, seat = table.seats[seats[0]], seats[0]
            assert table.game is not None
            game, bot, since = table.game.copy(), who.bot or table.options.stand_in, who.since
        actions = await self._think(live.id, game, seat, bot)
        thought = Thought(seat, since, actions)
        return await self.hall.act(live, lambda now: _still_right(now, thought))

    async def _think(self, table: str, game: Game, seat: int, bot: str) -> tuple[int, ...]:
        """Decide for a seat on a copy of the game, until what was begun is paid for."""
        actions: list[int] = []
        while True:
            action = await self.thinkers.decide(table, game.board.id, game.view(seat), bot)
            game.play(action, seat)
            actions.append(action)
            phase = game.state.data[L.PHASE]
            # A tunnel's surcharge is another decision: cards have been turned up for all to see.
            if phase not in BUILDING or phase == L.SURCHARGE or seat not in game.to_act:
                return tuple(actions)

    def _out_of_time(self, table: Table) -> e.Entry | None:
        now = time()
        for seat in sorted(table.clock.running):
            deadline = table.clock.deadline(seat)
            if deadline is not None and now >= self._enforced(table, deadline):
                return e.StoodIn(seat, "clock")
        return None

    # --- what nobody looks after ---------------------------------------------------------

    async def run(self) -> None:
        """Take over, for as long as the server runs, what is overdue."""
        first = self.alone
        while True:
            try:
                await self.sweep(ignore_leases=first)
                first = False
            except StorageError as error:
                log.warning("could not look for overdue tables", reason=str(error))
            await asyncio.sleep(SWEEP)

    async def sweep(self, ignore_leases: bool = False) -> None:
        """One look."""
        now = time()
        while ids := await self.hall.reading.claim_due(now, now + LEASE, ignore_leases):
            for id_ in ids:
                live = self.hall.open(id_)
                try:
                    async with live.lock:
                        await self.hall.loaded(live)
                except Refused as refused:
                    log.warning("table cannot go on", reason=refused.reason)
                    continue
                self.plan(live)

    async def stop(self) -> None:
        """Begin nothing more, and wait for the moves that are just being written."""
        self._stopping = True
        for live in self.hall.live.values():
            live.cancel_timer()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        for task in self._tasks:
            task.cancel()


def _still_right(table: Table, thought: Thought) -> e.Entry | None:
    """The bot's move, unless the moment it was made for is gone."""
    if thought.seat not in table.bots_to_act() or table.seats[thought.seat].since > thought.since:
        return None
    return e.Moved(thought.seat, thought.actions, bot=True)
