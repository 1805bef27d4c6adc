"""Our own dice, so that the games here stay the same whatever Python's `random` does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_FACTOR = 6364136223846793005
_STEP = 1442695040888963407
_ALL = (1 << 64) - 1


class Dice:
    """A linear congruential generator (Knuth's constants) that uses the upper half."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _ALL
        for _ in range(4):  # small seeds would start close together
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state * _FACTOR + _STEP) & _ALL
        return (self.state >> 32) * n >> 32

    def choose(self, items: Sequence[T]) -> T:
        """Choose one item."""
        return items[self.below(len(items))]

    def one_in(self, n: int) -> bool:
        """True with a chance of one in n."""
        return self.below(n) == 0
