"""Playing on a Ray cluster: an optional extra. Workers may die; no game is lost."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import chain, islice
from typing import Any

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.playing import Played, Task, play
from whistlestop.arena.workers import AHEAD, MOST_DEATHS, died

LOCAL = "local"
KNOCK_SECONDS = 5.0


class Cluster:
    """The machines of a Ray cluster, or with `local` this one, as a cluster of its own.

    They need whistlestop installed in the same version; a home-made board must be in the same
    folder on all of them.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        """Join the cluster."""
        self._ray: Any = _import_ray()
        _knock(address)
        options: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        # A tool that measures bots reports to nobody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:
            options |= {"num_cpus": workers, "include_dashboard": False}
        try:
            self._ray.init(address=address, **options)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise ArenaError(
                f"the Ray cluster ({address}) cannot be joined: {error}. It may ask for "
                "an authentication token: see Ray's documentation"
            ) from None
        # Ray may not try again by itself: who counts the games also hands them out again.
        self._play = self._ray.remote(play).options(max_retries=0)

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they end; those of a dead worker are handed out again."""
        left, deaths = iter(tasks), 0
        under_way: dict[Any, Task] = {}
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
                    deaths = 0
                    yield game
                    continue
                left = chain([task], left)
                deaths += 1
                if deaths == MOST_DEATHS * AHEAD:  # one death may take several games with it
                    raise died()

    def close(self) -> None:
        """Leave the cluster; one of our own ends."""
        self._ray.shutdown()

    def _slots(self) -> int:
        """How many games to hand out: machines may come and go meanwhile."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1))) * AHEAD

    def _result(self, ref: Any) -> Played | None:
        """The game, or None if its worker died."""
        errors = self._ray.exceptions
        try:
            game: Played = self._ray.get(ref)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError):
            return None
        except errors.OutOfMemoryError:
            return None
        except errors.RayTaskError as error:
            raise ArenaError(str(error.cause)) from None
        return game


def _knock(address: str) -> None:
    """Find out in seconds that nobody is there: Ray itself takes minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return  # a word that Ray knows, such as `local` or `auto`
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ArenaError(f"there is no Ray cluster at {address}: {error}") from None


def _import_ray() -> Any:
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaError("Ray is not installed: pip install 'whistlestop[ray]'") from None
    return ray
