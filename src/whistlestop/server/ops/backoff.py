"""Growing pauses after failures, and tasks that outlive them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)

FIRST_PAUSE = 1.0
MAX_PAUSE = 300.0


class Backoff:
    """How long to wait before the next try: twice as long after each failure."""

    __slots__ = ("_next",)

    def __init__(self) -> None:
        self._next = FIRST_PAUSE

    def pause(self) -> float:
        """Seconds to wait after one more failure."""
        pause = self._next
        self._next = min(2 * pause, MAX_PAUSE)
        return pause

    def reset(self) -> None:
        """It worked."""
        self._next = FIRST_PAUSE


async def keep_running(name: str, run: Callable[[], Awaitable[None]]) -> None:
    """Run something for as long as the server runs, whatever it raises."""
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
