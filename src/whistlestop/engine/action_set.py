"""A set of actions, stored as bits; Python sees a sequence of integers."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import has, lowest, members, popcount


@cython.final
@cython.freelist(8)
@cython.cclass
class ActionSet:
    """Actions in ascending order. Words outside `first` to `end - 1` are empty."""

    def __init__(self) -> None:
        if not cython.compiled:  # in C, an array inside the object: see action_set.pxd
            self.words = [0] * L.WORDS
            self.first = 0
            self.end = 0

    def count(self) -> cython.int:
        n: cython.int = 0
        word: cython.int
        for word in range(self.first, self.end):
            n += popcount(self.words[word])
        return n

    def nth(self, n: cython.int) -> cython.int:
        """The action with n others before it. The set must have more than n."""
        word: cython.int = self.first
        size: cython.int = popcount(self.words[word])
        mask: cython.ulonglong
        while n >= size:
            n -= size
            word += 1
            size = popcount(self.words[word])
        mask = self.words[word]
        while n > 0:
            mask &= mask - 1
            n -= 1
        return L.WORD * word + lowest(mask)

    def __len__(self) -> int:
        return self.count()

    def __getitem__(self, index: cython.int) -> int:
        size: cython.int = self.count()
        if index < 0:
            index += size
        if index < 0 or index >= size:
            raise IndexError(f"there are {size} legal moves")
        return self.nth(index)

    def __contains__(self, action: object) -> bool:
        n: cython.int
        if not isinstance(action, int) or action < 0 or action >= L.ACTIONS:
            return False
        n = action
        return has(self.words, n)

    def to_list(self) -> list[int]:
        """All actions."""
        return members(self.words, self.end)
