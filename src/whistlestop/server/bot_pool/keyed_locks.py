"""Named locks."""

from __future__ import annotations

from asyncio import Lock
from weakref import WeakValueDictionary


class KeyedLocks:
    """One lock per name, kept for as long as anyone holds it or waits for it.

    It limits each table to one job in a queue, which keeps the queue fair between tables.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def lock(self, name: str) -> Lock:
        """Hold the lock with this name. Waiters get it in order of arrival."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = Lock()
        return lock
