"""Playing many games, in this process or on all cores. The games are the same either way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from whistlestop.arena.games import GameResult, Task, play
from whistlestop.arena.worker_pool import WorkerPool
from whistlestop.bots.cores import cores


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
        self._pool = WorkerPool(workers, play)

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """Yield the games as they finish."""
        return self._pool.run(tasks)

    def close(self) -> None:
        """Stop all workers at once; whoever does not stop is killed."""
        self._pool.close()
