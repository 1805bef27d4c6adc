"""When this server was running: players are only charged for that time.

Neither downtime nor what a clock skips when it is set counts as players' time. Each process records
the spans in which it was running. Nobody is charged for the gaps between them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import token_hex
from time import monotonic, time

import structlog

from whistlestop.server.ops import metrics
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.uptimes import Span, Uptimes

log = structlog.get_logger(__name__)

BEAT_INTERVAL = 5.0
"""Seconds between two heartbeats."""
MAX_SILENCE = 3 * BEAT_INTERVAL
"""Seconds without a heartbeat before a process counts as gone."""
MAX_DRIFT = 2.0
"""Seconds by which the wall clock may jump against the monotonic one. More starts a new span."""


class Uptime:
    """A process's wall clock, and the spans in which it can be trusted."""

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
        """When the current span began: at the start, or when the clock was set."""
        self._ended: list[tuple[Span, bool]] = []
        """Spans that ended when the clock was set, and whether they have a row."""
        self._known = False
        """Whether the current span has its row."""
        self.on_jump: list[Callable[[], None]] = []
        """Called when the clock was set."""

    def now(self) -> float:
        """The wall clock. A jump starts a new span."""
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
        """Record that this process is running."""
        now = self.now()
        while self._ended:
            await self._write(*self._ended[0])
            del self._ended[0]
        await self._write((self.began, now), self._known)
        self._known = True
        metrics.database().set(1)

    async def _write(self, span: Span, known: bool) -> None:
        await (self._store.extend if known else self._store.add)(self._process, span)

    async def run(self) -> None:
        """Beat for as long as the server runs."""
        while True:
            try:
                await self.beat()
            except StorageError as error:
                metrics.database().set(0)
                log.warning("could not note that the server is running", reason=str(error))
            await asyncio.sleep(BEAT_INTERVAL)

    async def lost(self, since: float) -> float:
        """Seconds since a time when no process was running."""
        now = self.now()
        if since >= self.began:
            return 0.0
        ended = [span for span, _ in self._ended]
        spans = [*await self._store.since(since), *ended, (self.began, now)]
        return gaps(spans, since, now)


def gaps(spans: Sequence[Span], start: float, end: float) -> float:
    """Seconds between two times that no span covers, ignoring short gaps."""
    lost, covered = 0.0, start
    for began, seen in sorted(spans):
        if (gap := min(began, end) - covered) > MAX_SILENCE:
            lost += gap
        covered = max(covered, seen)
    return lost
