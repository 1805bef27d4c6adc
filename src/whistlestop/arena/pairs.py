"""Which of two bots is better, and when that is sure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist

from whistlestop.arena.blocks import WINS, Blocks
from whistlestop.arena.bootstrap import normal_interval
from whistlestop.arena.estimates import Estimate, Z, wilson

ALPHA = 0.05
"""The risk of an error anywhere in a list of pairs."""
FIRST_LOOK = 20
"""Blocks before the first look of `--until-sure`."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How far one bot's win share is above another's."""

    better: str
    worse: str
    difference: Estimate
    """All pairs' intervals hold the truth together with 95 % confidence (Bonferroni)."""

    @property
    def sure(self) -> bool:
        """Whether the interval excludes 0."""
        return self.difference.low > 0


def compare(blocks: Blocks, alpha: float = ALPHA) -> tuple[Pair, ...]:
    """All pairs of bots, best first."""
    order = sorted(blocks.bots, key=lambda bot: -blocks.mean(bot, WINS))
    couples = list(combinations(order, 2))
    return tuple(
        Pair(better, worse, _difference(blocks, better, worse, 1 - alpha / len(couples)))
        for better, worse in couples
    )


def _difference(blocks: Blocks, better: str, worse: str, level: float) -> Estimate:
    """Resampled as one: the luck that both shared in a block cancels in it."""
    value = blocks.mean(better, WINS) - blocks.mean(worse, WINS)
    samples = blocks.resampled(better, WINS) - blocks.resampled(worse, WINS)
    n = min(blocks.of(better), blocks.of(worse))
    found = normal_interval(value, samples, n, level)
    if found.low == found.high:
        # It never varied, so there is nothing to resample: each share by itself, then.
        z = NormalDist().inv_cdf((1 + level) / 2)
        above, below = (
            wilson(blocks.mean(bot, WINS), blocks.of(bot), z) for bot in (better, worse)
        )
        return Estimate(value, above.low - below.high, above.high - below.low)
    return Estimate(value, max(-1.0, found.low), min(1.0, found.high))


def constant_share(blocks: Blocks, bot: str, z: float = Z) -> Estimate:
    """Wilson's interval for a win share that was the same in all blocks.

    A bot that won all of 20 blocks has no spread to resample, and yet may lose the next.
    """
    seats = blocks.seats(bot)
    found = wilson(min(1.0, blocks.mean(bot, WINS) * seats), blocks.of(bot), z)
    return Estimate(found.mean / seats, found.low / seats, found.high / seats)


def looks(blocks: int) -> Iterator[int]:
    """After how many blocks to look: each time half as many more, and at the end."""
    at = FIRST_LOOK
    while at < blocks:
        yield at
        at += at // 2
    yield blocks


def alpha_at(look: int) -> float:
    """What the k-th look may spend of the risk: 1 / (k (k + 1)) of it.

    That adds up to the whole over all looks there can ever be, so stopping at the first look that
    is sure errs no more often than a single test would (the union bound, as Bonferroni's).
    """
    return ALPHA / (look * (look + 1))


def is_sure(blocks: Blocks, look: int) -> bool:
    """Whether the order of all bots is significant at this look."""
    return all(pair.sure for pair in compare(blocks, alpha_at(look)))
