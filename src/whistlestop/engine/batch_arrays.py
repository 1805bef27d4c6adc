"""The arrays that a batch of games writes into, and how its games are numbered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

REWARDS = ("share", "margin", "both")
"""What a reward can be, in the order of their numbers."""
SEED_BITS = 128


def seed_of(seed: int, game: int, episode: int) -> int:
    """The seed of a single game: of a batch, its place there, and how many were dealt before."""
    return seed | game << SEED_BITS | episode << SEED_BITS + 64


class Arrays(NamedTuple):
    """One row per game, all flat and contiguous."""

    observations: memoryview
    final_observations: memoryview
    masks: memoryview
    rewards: memoryview[float]
    scores: memoryview
    ended: memoryview
    player: memoryview
    episodes: memoryview
    states: memoryview
    allowed: memoryview
    """The masks again, where the caller can't change them: a bit for each choice."""
    learner: memoryview
    own_rewards: memoryview[float]

    def rows(self, size: int) -> Iterator[memoryview]:
        """The bytes of each state."""
        return (self.states[i : i + size] for i in range(0, len(self.states), size))
