"""Playing many games: here, or over all cores. Whoever plays them, the games are the same."""

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
"""Games handed out in advance to each worker, so that none waits for the next."""
MAX_DEATHS = 3
"""Workers may die this often in a row without a game between: then it is no accident."""


class Executor(Protocol):
    """Those who play."""

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """Play each task once; the games come as they end, in any order."""
        ...

    def close(self) -> None:
        """Send everybody home; what is under way is dropped."""
        ...


def local_executor(workers: int | None = None) -> Executor:
    """This machine: all cores unless said; a single worker is this process itself."""
    n = max(1, workers or cores())
    return SerialExecutor() if n == 1 else ProcessExecutor(n)


class SerialExecutor:
    """One game after the other, in this process."""

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """The games in their order."""
        return map(play, tasks)

    def close(self) -> None:
        """Nothing to do."""


class ProcessExecutor:
    """Several games at a time. When a worker dies, the games under way are played again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """The games as they end."""
        left, deaths = iter(tasks), 0
        while True:
            under_way: dict[Future[GameResult], Task] = {}
            try:
                for game in self._play(left, under_way):
                    deaths = 0
                    yield game
                return
            except BrokenProcessPool:
                # One dead worker takes the whole pool with it.
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
        # Processes that start afresh: the same on every system, and safe beside threads.
        self._pool = ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=_start_worker,
        )
        return self._pool

    def close(self) -> None:
        """Wait for the games that are just being played, drop the others."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _start_worker() -> None:
    """A worker starts: it ends with its game on Ctrl-C, and at once with whom it works for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    employer = parent_process()
    if employer is not None:
        # Else it would wait for more games for ever, and programs that play in it with it.
        Thread(target=_end_with, args=(employer.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _submit(pool: ProcessPoolExecutor, task: Task) -> Future[GameResult]:
    """Hand out a game; if the pool is dead already, the game says so as those before do."""
    try:
        return pool.submit(play, task)
    except BrokenProcessPool as error:
        future: Future[GameResult] = Future()
        future.set_exception(error)
        return future


def died() -> ArenaError:
    """Workers that die again and again."""
    return ArenaError(
        f"worker processes died {MAX_DEATHS} times without finishing a game (out of memory, or "
        "a bot that ends its process?); try fewer workers"
    )
