"""One at a time, for each of many."""

from __future__ import annotations

from asyncio import Lock
from weakref import WeakValueDictionary


class Turns:
    """A lock for each name, as long as somebody holds it or waits for it.

    With it a table never has two questions in a line, so a line serves tables, not questions.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def of(self, name: str) -> Lock:
        """The lock of that name; those who wait for it get it in their order."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = Lock()
        return lock
