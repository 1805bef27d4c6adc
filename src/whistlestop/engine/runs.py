"""Runs of actions: those of one word that a compact action space offers without a gap.

A run goes from the common actions to the compact ones by a shift, whatever bits are set in it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from whistlestop.engine import layout as L


class Runs(NamedTuple):
    """Runs in ascending order, as memory views for the compiled code."""

    first: memoryview
    """By word: its first run. Those of word w end where those of w + 1 begin."""
    low: memoryview
    """The lowest bit of a run in its word."""
    mask: memoryview
    """A bit for each action of a run, from bit 0."""
    at: memoryview
    """The compact number of a run's first action."""


def runs_of(common: Sequence[int]) -> Runs:
    """The runs of an action space, which lists its actions in ascending order."""
    starts = [
        choice
        for choice, action in enumerate(common)
        if choice == 0 or action != common[choice - 1] + 1 or action % L.WORD == 0
    ]
    lengths = [after - start for start, after in pairwise([*starts, len(common)])]
    words = [common[start] // L.WORD for start in starts]
    return Runs(
        memoryview(array("h", [sum(w < word for w in words) for word in range(L.WORDS + 1)])),
        memoryview(array("h", [common[start] % L.WORD for start in starts])),
        memoryview(array("Q", [(1 << length) - 1 for length in lengths])),
        memoryview(array("h", starts)),
    )


def mask_words(choices: int) -> int:
    """How many words it takes to have a bit for each choice."""
    return -(-choices // L.WORD)
