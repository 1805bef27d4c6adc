"""Locks by name."""

from __future__ import annotations

from asyncio import Lock
from weakref import WeakValueDictionary


class KeyedLocks:
    """A lock for each name, as long as somebody holds it or waits for it.

    With it a table never has two jobs in a queue, so the queue is fair between tables.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def lock(self, name: str) -> Lock:
        """The lock of that name; those who wait for it get it in their order."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = Lock()
        return lock
