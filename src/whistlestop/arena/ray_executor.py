"""Playing on a Ray cluster: an optional extra. Workers may die; no game is lost."""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, islice
from typing import Any

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.executors import MAX_DEATHS, QUEUED_PER_WORKER, died
from whistlestop.arena.games import GameResult, Key, Task, play
from whistlestop.arena.ray_preflight import check_cluster

LOCAL = "local"


class RayExecutor:
    """The machines of a Ray cluster, or with `local` this one, as a cluster of its own.

    They need whistlestop installed in the same version; a home-made board must be in the same
    folder on all of them.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        """Join the cluster, for at most so many games at a time: all cores unless said."""
        # A tool that measures bots reports to nobody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # A cluster of our own has as many cores, and each may have games in advance.
        self._most = None if address == LOCAL else workers
        options: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if find_spec("ray") is None:
            raise ArenaError("Ray is not installed: pip install 'whistlestop[ray]'")
        if address == LOCAL:
            options |= {"num_cpus": workers, "include_dashboard": False}
        else:
            check_cluster(address)
        self._ray: Any = import_module("ray")
        try:
            self._ray.init(address=address, **options)
        except (self._ray.exceptions.RayError, RuntimeError, ValueError, OSError) as error:
            raise ArenaError(_not_joined(address, error)) from None
        # Ray may not try again by itself: who counts the games also hands them out again.
        self._play = self._ray.remote(play).options(max_retries=0)

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """The games as they end; those of a dead worker are handed out again."""
        left = iter(tasks)
        under_way: dict[Any, Task] = {}
        # Counted for each game: a machine that goes takes many with it, and that is no fault.
        deaths: Counter[Key] = Counter()
        while True:
            free = self._slots() - len(under_way)
            for task in islice(left, max(0, free)):
                under_way[self._play.remote(task)] = task
            if not under_way:
                return
            for ref in self._ray.wait(list(under_way), timeout=1.0)[0]:
                # Out of the list first: one answer for each time a game is handed out.
                task = under_way.pop(ref)
                game = self._result(ref)
                if game is not None:
                    yield game
                    continue
                left = chain([task], left)
                deaths[task.key] += 1
                if deaths[task.key] == MAX_DEATHS:
                    raise died()

    def close(self) -> None:
        """Leave the cluster; one of our own ends."""
        self._ray.shutdown()

    def _slots(self) -> int:
        """How many games to hand out: machines may come and go meanwhile."""
        slots = max(1, int(self._ray.cluster_resources().get("CPU", 1))) * QUEUED_PER_WORKER
        return slots if self._most is None else min(slots, self._most)

    def _result(self, ref: Any) -> GameResult | None:
        """The game, or None if its worker died."""
        errors = self._ray.exceptions
        try:
            game: GameResult = self._ray.get(ref)
        except (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
        ):
            return None
        except errors.RayTaskError as error:
            raise _failed(error.cause) from None
        except errors.RayError as error:
            raise _failed(error) from None
        return game


def _not_joined(address: str, error: Exception) -> str:
    # Ray's own error says no more than that; its cause says why.
    words = f"the Ray cluster ({address}) cannot be joined: {error.__cause__ or error}"
    if address == LOCAL:
        return words
    return f"{words}\nThis machine must belong to it: ray start --address={address}"


def _failed(error: BaseException) -> ArenaError:
    """What a worker could not do; of a long traceback only its end."""
    if isinstance(error, ArenaError):
        return ArenaError(str(error))
    return ArenaError(
        f"a worker of the Ray cluster failed: {str(error).strip().splitlines()[-1]}\n"
        "Every machine of it needs the same version of Whistlestop"
    )
