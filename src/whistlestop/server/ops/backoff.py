"""Growing pauses after failures, and tasks that survive them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)

FIRST_PAUSE = 1.0
MAX_PAUSE = 300.0


class Backoff:
    """The pause before the next attempt. It doubles after each failure."""

    __slots__ = ("_first", "_max", "_next")

    def __init__(self, first: float = FIRST_PAUSE, max_pause: float = MAX_PAUSE) -> None:
        self._first = self._next = first
        self._max = max_pause

    def pause(self) -> float:
        """Seconds to wait after another failure."""
        pause = self._next
        self._next = min(2 * pause, self._max)
        return pause

    def reset(self) -> None:
        """Start over with the shortest pause: an attempt succeeded."""
        self._next = self._first


async def keep_running(name: str, run: Callable[[], Awaitable[None]]) -> None:
    """Keep something running for as long as the server runs, whatever it raises."""
    backoff = Backoff()
    while True:
        began = asyncio.get_running_loop().time()
        try:
            await run()
        except Exception:
            if asyncio.get_running_loop().time() - began > MAX_PAUSE:
                backoff.reset()
            pause = backoff.pause()
            log.exception("a task failed and is started again", task=name, pause=pause)
            await asyncio.sleep(pause)
