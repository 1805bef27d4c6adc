"""A lane: questions of one kind, whose owners take turns, and the workers for them."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog

from whistlestop.server.thinking.child import Child
from whistlestop.server.thinking.errors import Overloaded, ThinkingFailed
from whistlestop.server.thinking.job import Job
from whistlestop.server.thinking.line import Line
from whistlestop.server.thinking.messages import Reply

CLOSING = "the server closes"
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds after a worker that could not be started; each failure doubles them."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Manner:
    """How the workers of a lane work."""

    nice: int = 0
    """How far they stand back when there are fewer cores than work."""
    batch: int = 1
    """Questions that a worker is sent at a time."""
    linger: float | None = None
    """Seconds without work after which a worker goes home, and gives its memory back."""
    max_waiting: int | None = None
    """Questions in the line; one more is refused."""
    max_of_owner: int | None = None
    """The same for one owner."""
    droppable: bool = False
    """Whether to end a worker in mid thought when nobody waits for the answer any more."""


class Lane:
    """Workers start when there is work for them, and are replaced when they fail."""

    def __init__(self, name: str, workers: int, boards: Mapping[str, str], manner: Manner) -> None:
        self.name = name
        self.workers = workers
        self.children: set[Child] = set()
        self._boards = boards
        self._manner = manner
        self._waiting = Line()
        self._bell = asyncio.Event()
        self._tasks: set[Task[None]] = set()
        self._idle = 0
        self._failures = 0
        self._resting_until = 0.0
        self._closed = False

    async def ask(self, job: Job) -> Any:
        """The answer; ThinkingFailed if there is none."""
        if self._closed:
            raise ThinkingFailed(CLOSING)
        if not self.children and self._resting:
            raise ThinkingFailed("no worker can be started; this is tried again in a while")
        self._expect_room(job.owner)
        self._waiting.join(job)
        self._bell.set()
        if len(self._waiting) > self._idle:
            self.add_worker()
        try:
            return await job.answer
        finally:
            self._waiting.leave(job)  # whoever asked may not want to know any more

    def _expect_room(self, owner: str) -> None:
        most, most_own = self._manner.max_waiting, self._manner.max_of_owner
        if most_own is not None and self._waiting.of(owner) >= most_own:
            raise Overloaded("too many of your questions are being worked on: wait for those")
        if most is not None and len(self._waiting) >= most:
            raise Overloaded("the server has too much of this to do: try again in a while")

    def add_worker(self) -> None:
        """Have one more worker, in the background, unless there are enough."""
        if len(self._tasks) < self.workers and not self._closed and not self._resting:
            task = asyncio.create_task(self._work(), name=f"{self.name} worker")
            self._tasks.add(task)
            task.add_done_callback(self._left)

    async def close(self) -> None:
        """End all workers; whoever waits for one hears of it."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._fail_all(CLOSING)

    def _left(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a worker's task failed", lane=self.name, exc_info=error)
            self._rest()
        if self._waiting:  # it came while the worker went home
            self.add_worker()

    async def _work(self) -> None:
        """Serve with one process after the other."""
        child = await self._start()
        try:
            while child is not None and (jobs := await self._next()):
                try:
                    if not child.alive:  # killed while it had nothing to do
                        child = await self._replace(child)
                    if child is not None and not await self._serve(child, jobs):
                        child = await self._replace(child)
                finally:
                    for job in jobs:
                        job.fail(CLOSING if self._closed else "there is no worker")
        finally:
            if child is not None:
                await self._end(child)

    async def _next(self) -> list[Job]:
        """The questions to ask now; none if there were none for long."""
        self._idle += 1
        try:
            async with asyncio.timeout(self._manner.linger):
                while not self._waiting:
                    self._bell.clear()
                    await self._bell.wait()
        except TimeoutError:
            pass
        finally:
            self._idle -= 1
        jobs: list[Job] = []
        for _ in range(min(self._manner.batch, len(self._waiting))):
            owners = self._waiting.owners
            job = self._waiting.next()
            job.share(self.workers, owners, self._waiting.of(job.owner) + 1)
            jobs.append(job)
        return jobs

    async def _serve(self, child: Child, jobs: list[Job]) -> bool:
        """Ask, and pass the answers on; whether the worker may go on."""
        child.ask([job.question for job in jobs])
        while jobs:
            reply = await self._reply(child, jobs[0])
            if reply is None:
                jobs.clear()
                return False
            problem = jobs.pop(0).settle(reply)
            if problem is not None:
                log.warning("a worker is replaced", lane=self.name, reason=problem)
                # The others in the batch are not to blame: the next worker answers them.
                self._waiting.return_to_front(jobs)
                jobs.clear()
                return False
        return True

    async def _reply(self, child: Child, job: Job) -> Reply | None:
        """The next reply; None if nobody waits for it any more and the lane need not either."""
        if not self._manner.droppable:
            return await child.reply(job.limit)
        reply = asyncio.create_task(child.reply(job.limit))
        try:
            await asyncio.wait({reply, job.answer}, return_when=asyncio.FIRST_COMPLETED)
            return reply.result() if reply.done() else None
        finally:
            reply.cancel()

    async def _replace(self, child: Child) -> Child | None:
        await self._end(child)
        return await self._start()

    async def _start(self) -> Child | None:
        """A new worker; without one, those who wait must not wait for ever."""
        try:
            child = await Child.start(self._boards, self._manner.nice)
        except (OSError, ThinkingFailed) as error:
            log.error("no worker can be started", lane=self.name, reason=str(error))
            self._rest()
            if not self.children:
                self._fail_all(f"no worker can be started: {error}")
            return None
        self._failures = 0
        self.children.add(child)
        return child

    def _fail_all(self, reason: str) -> None:
        while self._waiting:
            self._waiting.next().fail(reason)

    def _rest(self) -> None:
        """Start no worker for a while, and longer each time."""
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._failures)
        self._failures += 1
        self._resting_until = monotonic() + pause

    @property
    def _resting(self) -> bool:
        return monotonic() < self._resting_until

    async def _end(self, child: Child) -> None:
        self.children.discard(child)
        await child.end()
