"""A lane: questions of one kind, first come first served, and the workers for them."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections import deque
from collections.abc import Mapping
from typing import Any

import structlog

from whistlestop.server.thinking.child import Child
from whistlestop.server.thinking.errors import ThinkingFailed
from whistlestop.server.thinking.job import Job

CLOSING = "the server closes"

log = structlog.get_logger(__name__)


class Lane:
    """Workers start when there is work for them, and are replaced when they fail."""

    def __init__(
        self,
        name: str,
        workers: int,
        boards: Mapping[str, str],
        nice: int = 0,
        batch: int = 1,
        linger: float | None = None,
    ) -> None:
        """A worker is sent up to `batch` questions at a time.

        One that had nothing to do for `linger` seconds goes home, and gives its memory back.
        """
        self.name = name
        self.workers = workers
        self.children: set[Child] = set()
        self._boards = boards
        self._nice = nice
        self._batch = batch
        self._linger = linger
        self._waiting: deque[Job] = deque()
        self._bell = asyncio.Event()
        self._tasks: set[Task[None]] = set()
        self._idle = 0
        self._closed = False

    async def ask(self, job: Job) -> Any:
        """The answer; ThinkingFailed if there is none."""
        if self._closed:
            raise ThinkingFailed(CLOSING)
        self._waiting.append(job)
        self._bell.set()
        if len(self._waiting) > self._idle:
            self.add_worker()
        try:
            return await job.answer
        finally:
            if job in self._waiting:  # whoever asked does not want to know any more
                self._waiting.remove(job)

    def add_worker(self) -> None:
        """Have one more worker, in the background, unless there are enough."""
        if len(self._tasks) < self.workers and not self._closed:
            task = asyncio.create_task(self._work(), name=f"{self.name} worker")
            self._tasks.add(task)
            task.add_done_callback(self._left)

    async def close(self) -> None:
        """End all workers; whoever waits for one hears of it."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in self._waiting:
            job.fail(CLOSING)

    def _left(self, task: Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a worker's task failed", lane=self.name, exc_info=error)
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
            async with asyncio.timeout(self._linger):
                while not self._waiting:
                    self._bell.clear()
                    await self._bell.wait()
        except TimeoutError:
            pass
        finally:
            self._idle -= 1
        waiting = len(self._waiting)
        jobs = [self._waiting.popleft() for _ in range(min(self._batch, waiting))]
        for job in jobs:
            job.share(self.workers, waiting)
        return jobs

    async def _serve(self, child: Child, jobs: list[Job]) -> bool:
        """Ask, and pass the answers on; whether the worker may go on."""
        child.ask([job.question for job in jobs])
        while jobs:
            problem = jobs[0].settle(await child.reply(jobs[0].limit))
            jobs.pop(0)
            if problem is not None:
                log.warning("a worker is replaced", lane=self.name, reason=problem)
                # The others in the batch are not to blame: the next worker answers them.
                self._waiting.extendleft(reversed(jobs))
                jobs.clear()
                return False
        return True

    async def _replace(self, child: Child) -> Child | None:
        await self._end(child)
        return await self._start()

    async def _start(self) -> Child | None:
        """A new worker; without one, those who wait must not wait for ever."""
        try:
            child = await Child.start(self._boards, self._nice)
        except (OSError, ThinkingFailed) as error:
            log.error("no worker can be started", lane=self.name, reason=str(error))
            while self._waiting and not self.children:
                self._waiting.popleft().fail(f"no worker can be started: {error}")
            return None
        self.children.add(child)
        return child

    async def _end(self, child: Child) -> None:
        self.children.discard(child)
        await child.end()
