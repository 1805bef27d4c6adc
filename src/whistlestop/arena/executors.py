"""Playing many games, in this process or on all cores. The games are the same either way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Protocol

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import GameResult, Task, play
from whistlestop.bots.cores import cores

QUEUED_PER_WORKER = 4
"""Games queued ahead for each worker, so that none sits idle."""
MAX_DEATHS = 3
"""Give up after this many worker deaths in a row without a finished game in between."""


class Executor(Protocol):
    """Something that plays games."""

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """Play each task once and yield the games as they finish, in any order."""
        ...

    def close(self) -> None:
        """Stop all workers; games in progress are dropped."""
        ...


def local_executor(workers: int | None = None) -> Executor:
    """Plays on this machine, by default on all cores; a single worker means this process."""
    n = max(1, workers or cores())
    return SerialExecutor() if n == 1 else ProcessExecutor(n)


class SerialExecutor:
    """Plays one game after another in this process."""

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """Yield the games in order."""
        return map(play, tasks)

    def close(self) -> None:
        """Nothing to do."""


class ProcessExecutor:
    """Plays several games at a time. When a worker dies, its games are played again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """Yield the games as they finish."""
        left, deaths = iter(tasks), 0
        while True:
            under_way: dict[Future[GameResult], Task] = {}
            try:
                for game in self._play(left, under_way):
                    deaths = 0
                    yield game
                return
            except BrokenProcessPool:
                # One dead worker takes the whole pool down with it.
                self.close()
                left = chain(under_way.values(), left)
                deaths += 1
                if deaths == MAX_DEATHS:
                    raise died() from None

    def _play(
        self, tasks: Iterator[Task], under_way: dict[Future[GameResult], Task]
    ) -> Iterator[GameResult]:
        pool = self._pool or self._start()
        while True:
            for task in islice(tasks, self.workers * QUEUED_PER_WORKER - len(under_way)):
                under_way[_submit(pool, task)] = task
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                game = future.result()
                del under_way[future]
                yield game

    def _start(self) -> ProcessPoolExecutor:
        # Spawned processes: they work the same on every system, and are safe next to threads.
        self._pool = ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=_start_worker,
        )
        return self._pool

    def close(self) -> None:
        """Wait for the games being played right now, and drop the rest."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _start_worker() -> None:
    """Set up a worker: on Ctrl-C it finishes its game first, but it dies with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    employer = parent_process()
    if employer is not None:
        # Otherwise it would wait for more games forever, along with any programs it runs.
        Thread(target=_end_with, args=(employer.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _submit(pool: ProcessPoolExecutor, task: Task) -> Future[GameResult]:
    """Hand out a game. If the pool is already dead, the future fails as the others did."""
    try:
        return pool.submit(play, task)
    except BrokenProcessPool as error:
        future: Future[GameResult] = Future()
        future.set_exception(error)
        return future


def died() -> ArenaError:
    """The error for workers that keep dying."""
    return ArenaError(
        f"worker processes died {MAX_DEATHS} times without finishing a game (out of memory, or "
        "a bot that ends its process?); try fewer workers"
    )
