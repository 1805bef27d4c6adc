"""When this server was running: only that time may be charged to players.

The time a server was down is not the players' time, nor is what a clock skips when it is set. Each
process writes down the spans in which it was running; what lies between them counts for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import token_hex
from time import monotonic, time

import structlog

from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.uptimes import Span, Uptimes

log = structlog.get_logger(__name__)

BEAT_INTERVAL = 5.0
"""Seconds between two notes that the process is still running."""
MAX_SILENCE = 3 * BEAT_INTERVAL
"""Seconds without a note after which a process counts as gone."""
MAX_DRIFT = 2.0
"""Seconds by which the wall clock may leave the steady one at once; more is a jump."""


class Uptime:
    """The wall clock of a process, and when it could be trusted."""

    def __init__(
        self,
        store: Uptimes,
        wall: Callable[[], float] = time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._wall = wall
        self._steady = steady
        self._process = token_hex(8)
        self._offset = wall() - steady()
        self.began = wall()
        """When the present span began: since the start, or since the clock was set."""
        self._ended: list[tuple[Span, bool]] = []
        """Spans that ended when the clock was set, and whether they have a row."""
        self._known = False
        """Whether the present span has its row."""
        self.on_jump: list[Callable[[], None]] = []
        """Called when the clock was set."""

    def now(self) -> float:
        """The wall clock; a jump of it begins a new span."""
        now, steady = self._wall(), self._steady()
        jump = now - steady - self._offset
        self._offset = now - steady
        if abs(jump) > MAX_DRIFT:
            log.warning("the clock of this machine was set", seconds=round(jump, 1))
            self._ended.append(((self.began, now - jump), self._known))
            self.began, self._known = now, False
            for listener in self.on_jump:
                listener()
        return now

    async def beat(self) -> None:
        """Write down that this process is running."""
        now = self.now()
        while self._ended:
            await self._write(*self._ended[0])
            del self._ended[0]
        await self._write((self.began, now), self._known)
        self._known = True

    async def _write(self, span: Span, known: bool) -> None:
        await (self._store.extend if known else self._store.add)(self._process, span)

    async def run(self) -> None:
        """Beat for as long as the server runs."""
        while True:
            try:
                await self.beat()
            except StorageError as error:
                log.warning("could not note that the server is running", reason=str(error))
            await asyncio.sleep(BEAT_INTERVAL)

    async def lost(self, since: float) -> float:
        """Seconds since a time in which no process was running."""
        now = self.now()
        if since >= self.began:
            return 0.0
        ended = [span for span, _ in self._ended]
        spans = [*await self._store.since(since), *ended, (self.began, now)]
        return gaps(spans, since, now)


def gaps(spans: Sequence[Span], start: float, end: float) -> float:
    """Seconds between two times that no span covers; short silences are not counted."""
    lost, covered = 0.0, start
    for began, seen in sorted(spans):
        if (gap := min(began, end) - covered) > MAX_SILENCE:
            lost += gap
        covered = max(covered, seen)
    return lost
