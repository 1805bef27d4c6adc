"""An inbox: everything put into it runs in one task, one item at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

log = structlog.get_logger(__name__)

T = TypeVar("T")
FINISH_TIMEOUT = 3.0

Work = Callable[[], Coroutine[Any, Any, Any]]


class Inbox:
    """Runs work in order of arrival. There is no task while it is empty."""

    __slots__ = ("_closed", "_queue", "_task")

    def __init__(self) -> None:
        self._queue: deque[tuple[Work, asyncio.Future[Any] | None]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether nothing is running or queued."""
        return self._task is None

    async def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run some work in turn, and return its result.

        If the caller stops waiting, work that has begun still runs to the end.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(work, answer)
        return await answer

    def post(self, work: Work) -> None:
        """Queue some work without waiting for it."""
        self._put(work, None)

    def _put(self, work: Work, answer: asyncio.Future[Any] | None) -> None:
        if self._closed:
            # Nobody else would see work on a table that has left memory.
            raise RuntimeError("this room is closed: expected one from the registry")
        self._queue.append((work, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._work_off())

    async def _work_off(self) -> None:
        try:
            while self._queue:
                work, answer = self._queue.popleft()
                if answer is None or not answer.cancelled():
                    await _do(work, answer)
        finally:
            self._task = None

    def close(self) -> None:
        """Accept nothing more. Only an idle inbox can be closed."""
        assert self.idle
        self._closed = True

    async def finish(self) -> None:
        """Wait for work in progress, but not for long."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=FINISH_TIMEOUT)


async def _do(work: Work, answer: asyncio.Future[Any] | None) -> None:
    try:
        result = await work()
    except Exception as error:
        if answer is not None and not answer.done():
            answer.set_exception(error)
        else:
            log.error("work that nobody waits for failed", exc_info=error)
    else:
        if answer is not None and not answer.done():
            answer.set_result(result)
