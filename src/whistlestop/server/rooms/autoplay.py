"""What a table does by itself: its bots move, its clocks run out. A game never hangs.

The process that wrote an entry takes care of what follows. If it dies, the table becomes due in the
database a few seconds later. Then another process takes over, or this one after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from whistlestop.engine.actions import PAYING, Phase
from whistlestop.game import Game
from whistlestop.server.ops.backoff import Backoff
from whistlestop.server.rooms.pace import FACTORS, longest_hold, speed_of
from whistlestop.server.rooms.projection import LEASE
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.stand_ins import STAND_IN, may_stand_in
from whistlestop.server.tables.table import Table

if TYPE_CHECKING:
    from whistlestop.server.rooms.room import Room

log = structlog.get_logger(__name__)

PAUSES = {Phase.MAIN: 1.0, Phase.SECOND: 0.5}
"""The phases before which a bot pauses so that people can follow, as a share of the full pause."""
MAX_TIMER = 3600.0
"""Seconds. Longer timers are inexact, and the scheduler covers them anyway."""
HOLD_CHECK = LEASE / 2
"""Seconds between two looks at whether a bot still has to wait for a word."""
STOP_TIMEOUT = 3.0


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A bot's decision, and what it was about."""

    seat: int
    since: int
    actions: tuple[int, ...]


class Autoplay:
    """Plans what is due next at a table, and does it in time."""

    __slots__ = (
        "_backoff",
        "_held_until",
        "_in_charge",
        "_planned",
        "_room",
        "_stopped",
        "_thinking",
        "_timer",
    )

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._in_charge = False
        """Whether this process, of several, is in charge of the table."""
        self._planned = 0.0
        """When, on the loop's clock, the next thing was planned."""
        self._held_until = 0.0
        """Until when, on the loop's clock, a bot waits for a word from a person."""
        self._backoff = Backoff()
        self._stopped = False

    def is_idle_for(self, seconds: float) -> bool:
        """Whether nothing is in progress, or due within this time."""
        if self._thinking is not None:
            return False
        if self._timer is None:
            return True
        return self._timer.when() - self._now() > seconds

    # --- planning ------------------------------------------------------------------------

    def plan(self, table: Table) -> None:
        """Set the timer for what is due next. This process is in charge of the table now."""
        self._in_charge = True
        self._planned = self._now()
        self._set_timer(table)

    def _set_timer(self, table: Table) -> None:
        self._held_until = self._planned + self._hold(table)
        due = table.due()
        if due is None:
            self._cancel_timer()
        elif table.bots_to_act():
            self._attend_in(self._wait_for_bot(table))
        else:
            self._attend_in(due - self._room.backend.uptime.now())

    def leave_to_others(self) -> None:
        """Step back: another process wrote the last entry and takes care of what follows."""
        self._in_charge = False
        self._cancel_timer()

    def plan_if_forgotten(self, table: Table) -> None:
        """Plan unless someone already has, for a process that is the only one."""
        if self._timer is None and self._thinking is None:
            self.plan(table)

    def change_pace(self, table: Table) -> None:
        """Reconsider how long a bot waits, because a person set the speed.

        What it has waited so far counts, so that nobody can put it off for ever.
        """
        if self._timer is not None and table.bots_to_act():
            self._set_timer(table)

    def release(self, table: Table) -> None:
        """Let a bot move that waits for a word."""
        if self._timer is not None and self._is_held(table):
            self._held_until = 0.0
            self._attend_in(0.0)

    def _wait_for_bot(self, table: Table) -> float:
        """Seconds until the bot may move, or until it is time to look again."""
        if self._is_held(table):
            return min(HOLD_CHECK, self._held_until - self._now())
        return self._pause(table) - (self._now() - self._planned)

    def _pause(self, table: Table) -> float:
        assert table.game is not None
        speed = speed_of(table, self._room.audience)
        share = PAUSES.get(table.game.reader.phase, 0.0)
        return self._room.backend.bot_pause * FACTORS[speed] * share

    def _hold(self, table: Table) -> float:
        """How long a bot waits for a word: only before a turn."""
        if table.game is None or table.game.reader.phase is not Phase.MAIN:
            return 0.0
        return longest_hold(table, self._room.audience)

    def _is_held(self, table: Table) -> bool:
        return self._now() < self._held_until and self._hold(table) > 0

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _attend_in(self, seconds: float) -> None:
        self._cancel_timer()
        if self._thinking is None and not self._stopped:
            delay = min(max(0.0, seconds), MAX_TIMER)
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._timer = None
        self._post(self._attend)

    # --- in the room's task --------------------------------------------------------------

    def _post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in the room's task, and retry later if it fails."""

        async def guarded() -> None:
            try:
                await work()
            except Exception as error:
                self._try_later(error)
            else:
                self._backoff.reset()

        self._room.post(guarded)

    def _try_later(self, error: Exception) -> None:
        pause = self._backoff.pause()
        expected = isinstance(error, Refused | StorageError)
        log.error(
            "a table cannot go on, and is tried again",
            reason=str(error),
            pause=pause,
            exc_info=None if expected else error,
        )
        self._attend_in(pause)

    async def _attend(self) -> None:
        if self._timer is not None:
            return  # the plan has changed since, and its time has not come
        table = await self._room.load()
        if table.bots_to_act() and self._is_held(table):
            await self._keep_holding(table)
        elif table.bots_to_act():
            await self._begin_turn(table, table.bots_to_act()[0])
        elif (entry := self._out_of_time(table)) is None or not await self._room.write(entry):
            self.plan(table)

    async def _keep_holding(self, table: Table) -> None:
        backend = self._room.backend
        if not backend.alone:  # or another process would take over
            await backend.logs.store.postpone(self._room.id, backend.uptime.now() + LEASE)
        self._attend_in(self._wait_for_bot(table))

    def _out_of_time(self, table: Table) -> e.Entry | None:
        now = self._room.backend.uptime.now()
        for seat in sorted(table.clock.running):
            deadline = table.clock.deadline(seat)
            if deadline is not None and now >= deadline:
                return e.StoodIn(seat, "clock")
        return None

    async def _begin_turn(self, table: Table, number: int) -> None:
        if self._thinking is not None or self._stopped:
            return
        seat, bots = table.seats[number], self._room.backend.bots
        if seat.kind == "bot" and not seat.stand_in and seat.bot not in bots:
            log.warning("a bot is not installed any more", bot=seat.bot)
            await self._room.write(e.StoodIn(number, "no-bot"))
            return
        bot = seat.bot if seat.kind == "bot" and not seat.stand_in else table.options.stand_in
        if bot not in bots or (seat.stand_in and not may_stand_in(bot)):
            bot = STAND_IN
        assert table.game is not None
        think = self._think(table.game.copy(), number, seat.since, bot, table.host)
        self._thinking = asyncio.create_task(think)

    async def _think(self, game: Game, seat: int, since: int, bot: str, owner: str) -> None:
        thought: BotDecision | Exception
        try:
            thought = BotDecision(seat, since, await self._decide(game, seat, bot, owner))
        except Exception as error:
            thought = error
        finally:
            self._thinking = None
        self._post(lambda: self._play(thought))

    async def _decide(self, game: Game, seat: int, bot: str, owner: str) -> tuple[int, ...]:
        """Decide for a seat on a copy of the game, until whatever it began is paid for."""
        bot_pool = self._room.backend.bot_pool
        actions: list[int] = []
        while True:
            view = game.view(seat)
            action = await bot_pool.decide(self._room.id, game.board.id, view, bot, owner)
            game.play(action, seat)
            actions.append(action)
            phase = game.reader.phase
            # A tunnel's surcharge is a separate decision: everyone has seen the revealed cards.
            if phase not in PAYING or phase is Phase.SURCHARGE or seat not in game.to_act:
                return tuple(actions)

    async def _play(self, thought: BotDecision | Exception) -> None:
        if isinstance(thought, Exception):
            raise thought
        table = await self._room.load()
        entry = _still_right(table, thought)
        written = entry is not None and await self._room.write(entry)
        if not written and self._in_charge:
            self.plan(await self._room.load())

    # --- the end -------------------------------------------------------------------------

    def retire(self) -> None:
        """Stop, because the table leaves memory. The scheduler covers it from the database."""
        self._cancel_timer()

    async def stop(self) -> None:
        """Start nothing more, and wait for a move in progress."""
        self._stopped = True
        self._cancel_timer()
        if self._thinking is not None:
            await asyncio.wait({self._thinking}, timeout=STOP_TIMEOUT)
        if self._thinking is not None:
            self._thinking.cancel()


def _still_right(table: Table, thought: BotDecision) -> e.Entry | None:
    """The bot's move, unless the game has moved on since."""
    if thought.seat not in table.bots_to_act() or table.seats[thought.seat].since > thought.since:
        return None
    return e.Moved(thought.seat, thought.actions, bot=True)
