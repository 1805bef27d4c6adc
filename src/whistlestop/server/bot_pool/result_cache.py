"""A cache of results from workers. Callers asking at the same time share one computation."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache

CACHE_BYTES = 32_000_000


@dataclass(slots=True)
class _Work:
    task: Task[bytes]
    waiting: int = 0


class ResultCache:
    """A cache of bytes that evicts the least recently used.

    A key must include everything its result depends on: entries never go stale.
    """

    def __init__(self, most: int = CACHE_BYTES) -> None:
        self._kept: LRUCache[str, bytes] = LRUCache(most, getsizeof=len)
        self._under_way: dict[str, _Work] = {}

    async def get(
        self,
        key: str,
        make: Callable[[], Coroutine[Any, Any, bytes]],
        keep: Callable[[], bool] = lambda: True,
    ) -> bytes:
        """The result for a key. Work is cancelled once nobody is waiting for it.

        `keep` says whether what was made is good enough for the next caller.
        """
        if (kept := self._kept.get(key)) is not None:
            return kept
        work = self._under_way.get(key)
        if work is None:
            work = self._under_way[key] = _Work(asyncio.create_task(self._make(key, make, keep)))
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        finally:
            work.waiting -= 1
            if not work.waiting:
                if self._under_way.get(key) is work:
                    del self._under_way[key]
                work.task.cancel()

    async def _make(
        self, key: str, make: Callable[[], Coroutine[Any, Any, bytes]], keep: Callable[[], bool]
    ) -> bytes:
        made = await make()
        if keep() and len(made) <= self._kept.maxsize:
            self._kept[key] = made
        return made
