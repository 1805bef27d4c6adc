"""A lane: a queue of similar questions, and the workers that answer them."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog

from whistlestop.server.bot_pool.errors import Overloaded, WorkerFailed
from whistlestop.server.bot_pool.fair_queue import FairQueue
from whistlestop.server.bot_pool.job import Job
from whistlestop.server.bot_pool.messages import Reply
from whistlestop.server.bot_pool.process import WorkerProcess
from whistlestop.server.ops import metrics
from whistlestop.server.ops.backoff import Backoff

CLOSING = "the server is shutting down"
FIRST_PAUSE, MAX_PAUSE = 0.5, 60.0
"""Seconds to wait after a worker fails to start. Doubles with each failure."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class LaneOptions:
    """Settings for a lane and its workers."""

    nice: int = 0
    """The niceness of its processes."""
    batch: int = 1
    """Questions sent to a worker at a time."""
    idle_timeout: float | None = None
    """Seconds without work before a worker exits and frees its memory."""
    max_waiting: int | None = None
    """Maximum number of jobs in the queue."""
    max_of_owner: int | None = None
    """Maximum number of jobs per owner."""
    droppable: bool = False
    """Whether to kill a worker once nobody is waiting for its answer."""


class Lane:
    """Starts workers on demand and replaces those that fail."""

    def __init__(
        self, name: str, workers: int, boards: Mapping[str, str], options: LaneOptions
    ) -> None:
        self.name = name
        self.workers = workers
        self.children: set[WorkerProcess] = set()
        self._boards = boards
        self._options = options
        self._waiting = FairQueue()
        self._bell = asyncio.Event()
        self._tasks: set[Task[None]] = set()
        self._idle = 0
        self._backoff = Backoff(FIRST_PAUSE, MAX_PAUSE)
        self._resting_until = 0.0
        self._closed = False

    async def ask(self, job: Job) -> Any:
        """The answer. Raises WorkerFailed if there is none."""
        if self._closed:
            raise WorkerFailed(CLOSING)
        if not self.children and self._resting:
            raise WorkerFailed("no worker can be started; it will be tried again later")
        self._expect_room(job.owner)
        self._waiting.put(job)
        metrics.jobs(self.name).inc()
        self._bell.set()
        if len(self._waiting) > self._idle:
            self.add_worker()
        try:
            return await job.answer
        finally:
            metrics.jobs(self.name).dec()
            self._waiting.discard(job)  # the caller may have stopped waiting

    def _expect_room(self, owner: str) -> None:
        most, most_own = self._options.max_waiting, self._options.max_of_owner
        if most_own is not None and self._waiting.count(owner) >= most_own:
            raise Overloaded("too many of your questions are in progress: wait for those to finish")
        if most is not None and len(self._waiting) >= most:
            raise Overloaded("the server is too busy for this: try again later")

    def add_worker(self) -> None:
        """Start one more worker in the background, unless there are enough."""
        if len(self._tasks) < self.workers and not self._closed and not self._resting:
            task = asyncio.create_task(self._work(), name=f"{self.name} worker")
            self._tasks.add(task)
            task.add_done_callback(self._left)

    async def close(self) -> None:
        """Stop all workers. Anyone waiting for an answer is told."""
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
        if self._waiting:  # a job arrived while the worker was shutting down
            self.add_worker()

    async def _work(self) -> None:
        """Answer jobs, starting a new process whenever one fails."""
        child = await self._start()
        try:
            while child is not None and (jobs := await self._next()):
                try:
                    if not child.alive:  # killed while idle
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
        """The next batch of questions; empty if the worker has been idle for too long."""
        self._idle += 1
        try:
            async with asyncio.timeout(self._options.idle_timeout):
                while not self._waiting:
                    self._bell.clear()
                    await self._bell.wait()
        except TimeoutError:
            pass
        finally:
            self._idle -= 1
        jobs: list[Job] = []
        for _ in range(min(self._options.batch, len(self._waiting))):
            owners = self._waiting.owners
            job = self._waiting.get()
            job.share(self.workers, owners, self._waiting.count(job.owner) + 1)
            jobs.append(job)
        return jobs

    async def _serve(self, child: WorkerProcess, jobs: list[Job]) -> bool:
        """Ask the questions and pass the answers on. Returns whether the worker is still usable."""
        child.ask([job.question for job in jobs])
        while jobs:
            reply = await self._reply(child, jobs[0])
            if reply is None:
                jobs.clear()
                return False
            problem = jobs.pop(0).settle(reply)
            if problem is not None:
                log.warning("a worker is replaced", lane=self.name, reason=problem)
                # The rest of the batch is not to blame: the next worker answers it.
                self._waiting.put_back(jobs)
                jobs.clear()
                return False
        return True

    async def _reply(self, child: WorkerProcess, job: Job) -> Reply | None:
        """The next reply, or None if nobody is waiting for it and the worker may be killed."""
        if not self._options.droppable:
            return await child.reply(job.limit)
        reply = asyncio.create_task(child.reply(job.limit))
        try:
            await asyncio.wait({reply, job.answer}, return_when=asyncio.FIRST_COMPLETED)
            return reply.result() if reply.done() else None
        finally:
            reply.cancel()

    async def _replace(self, child: WorkerProcess) -> WorkerProcess | None:
        await self._end(child)
        return await self._start()

    async def _start(self) -> WorkerProcess | None:
        """Start a worker. If that fails, nobody must wait for it forever."""
        try:
            child = await WorkerProcess.start(self._boards, self._options.nice)
        except (OSError, WorkerFailed) as error:
            log.error("no worker can be started", lane=self.name, reason=str(error))
            self._rest()
            if not self.children:
                self._fail_all(f"no worker can be started: {error}")
            return None
        self._backoff.reset()
        self.children.add(child)
        return child

    def _fail_all(self, reason: str) -> None:
        while self._waiting:
            self._waiting.get().fail(reason)

    def _rest(self) -> None:
        """Start no workers for a while, longer after each failure."""
        self._resting_until = monotonic() + self._backoff.pause()

    @property
    def _resting(self) -> bool:
        return monotonic() < self._resting_until

    async def _end(self, child: WorkerProcess) -> None:
        self.children.discard(child)
        await child.end()
