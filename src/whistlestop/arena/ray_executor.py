"""Playing on a Ray cluster, an optional extra. Workers may die; no game is lost."""

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
from whistlestop.arena.games import GameKey, GameResult, Task, play
from whistlestop.arena.ray_preflight import check_cluster
from whistlestop.arena.worker_pool import MAX_DEATHS, QUEUED_PER_WORKER, died

LOCAL = "local"


class RayExecutor:
    """Plays on the machines of a Ray cluster or, with `local`, on a cluster of just this machine.

    All machines need the same version of whistlestop; a home-made board must be in the same folder
    on each of them.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        """Join the cluster. `workers` games run at a time; the default is one per core."""
        # A tool that measures bots has no business sending telemetry.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # A local cluster has as many cores as we say, and each may have games queued.
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
        # Ray must not retry on its own: we count the games, so we hand them out again.
        self._play = self._ray.remote(play).options(max_retries=0)

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        """Yield the games as they finish; those of a dead worker are handed out again."""
        left = iter(tasks)
        under_way: dict[Any, Task] = {}
        # Counted per game: losing a machine takes many games with it, which is nobody's fault.
        deaths: Counter[GameKey] = Counter()
        while True:
            free = self._slots() - len(under_way)
            for task in islice(left, max(0, free)):
                under_way[self._play.remote(task)] = task
            if not under_way:
                return
            for ref in self._ray.wait(list(under_way), timeout=1.0)[0]:
                # Remove it first: each time a game is handed out there is exactly one answer.
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
        """Leave the cluster; a local one shuts down."""
        self._ray.shutdown()

    def _slots(self) -> int:
        """How many games to hand out; machines may come and go in the meantime."""
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
    # Ray's own error says only that it failed; its cause says why.
    words = f"cannot join the Ray cluster ({address}): {error.__cause__ or error}"
    if address == LOCAL:
        return words
    return f"{words}\nThis machine must be part of it: ray start --address={address}"


def _failed(error: BaseException) -> ArenaError:
    """The error for a worker that failed, reduced to the last line of its traceback."""
    if isinstance(error, ArenaError):
        return ArenaError(str(error), record=error.record)
    return ArenaError(
        f"a worker on the Ray cluster failed: {str(error).strip().splitlines()[-1]}\n"
        "Every machine in the cluster needs the same version of Whistlestop"
    )
