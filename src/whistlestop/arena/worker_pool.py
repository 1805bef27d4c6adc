"""Processes that work off a queue of tasks. When one dies, its tasks are done again."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait as wait_for
from threading import Thread
from time import monotonic
from types import FrameType
from typing import Generic, TypeVar

from whistlestop.arena.errors import ArenaError

T = TypeVar("T")
R = TypeVar("R")

QUEUED_PER_WORKER = 4
"""Tasks queued ahead for each worker, so that none sits idle."""
GRACE = 5.0
"""Seconds that workers have to close their bots, some of which are programs, when told to stop."""
MAX_DEATHS = 3
"""Give up after this many worker deaths in a row without a finished task in between."""


class WorkerPool(Generic[T, R]):
    """Does several tasks at a time. They and their results must be picklable."""

    def __init__(self, workers: int, work: Callable[[T], R]) -> None:
        self.workers = workers
        self.work = work
        self._pool: ProcessPoolExecutor | None = None

    def run(self, tasks: Iterable[T]) -> Iterator[R]:
        """Do each task once and yield the results as they come, in any order."""
        left, deaths = iter(tasks), 0
        while True:
            under_way: dict[Future[R], T] = {}
            try:
                for result in self._run(left, under_way):
                    deaths = 0
                    yield result
                return
            except BrokenProcessPool:
                # One dead worker takes the whole pool down with it.
                self.close()
                left = chain(under_way.values(), left)
                deaths += 1
                if deaths == MAX_DEATHS:
                    raise died() from None

    def _run(self, tasks: Iterator[T], under_way: dict[Future[R], T]) -> Iterator[R]:
        pool = self._pool or self._start()
        while True:
            for task in islice(tasks, self.workers * QUEUED_PER_WORKER - len(under_way)):
                under_way[_submit(pool, self.work, task)] = task
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                result = future.result()
                del under_way[future]
                yield result

    def _start(self) -> ProcessPoolExecutor:
        # Spawned processes: they work the same on every system, and are safe next to threads.
        self._pool = ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=_start_worker,
        )
        return self._pool

    def close(self) -> None:
        """Stop all workers at once; whoever does not stop is killed."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        deadline = monotonic() + GRACE
        for worker in workers:
            worker.join(max(0.0, deadline - monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


class _Stopped(BaseException):
    """The worker is to stop in the middle of a task."""


_working = False
"""Whether this worker is in the middle of a task."""


def _work(work: Callable[[T], R], task: T) -> R:
    """Work in a worker. If it is stopped meanwhile, its bots are closed before it ends."""
    global _working
    try:
        _working = True
        result = work(task)
        _working = False
        return result
    except _Stopped:
        os._exit(1)
    finally:
        _working = False


def _stop(number: int, frame: FrameType | None) -> None:
    if not _working:
        os._exit(1)
    signal.signal(number, signal.SIG_IGN)  # the pool repeats itself when the first worker ends
    raise _Stopped


def _start_worker() -> None:
    """Set up a worker: its parent decides what Ctrl-C means, and it dies with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _stop)
    employer = parent_process()
    if employer is not None:
        # Otherwise it would wait for more games forever, along with any programs it runs.
        Thread(target=_end_with, args=(employer.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Handing out a task may start a worker, which inherits what is blocked here.

    Otherwise Ctrl-C would end it with a traceback until it has loaded what makes it ignore that.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield  # Windows
        return
    resource_tracker.ensure_running()  # or starting it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _submit(pool: ProcessPoolExecutor, work: Callable[[T], R], task: T) -> Future[R]:
    """Hand out a task. If the pool is already dead, the future fails as the others did."""
    try:
        with _interrupts_held_back():
            return pool.submit(_work, work, task)
    except BrokenProcessPool as error:
        future: Future[R] = Future()
        future.set_exception(error)
        return future


def died() -> ArenaError:
    """The error for workers that keep dying."""
    return ArenaError(
        f"worker processes died {MAX_DEATHS} times without finishing a game (out of memory, or "
        "a bot that ends its process?); try fewer workers"
    )
