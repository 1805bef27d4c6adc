"""Which of two bots is better, and when that is certain enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist

from whistlestop.arena.blocks import Blocks
from whistlestop.arena.bootstrap import normal_interval
from whistlestop.arena.estimates import Estimate, Z, wilson
from whistlestop.arena.measures import WINS

ALPHA = 0.05
"""The risk of any error in a list of pairs."""
FIRST_LOOK = 20
"""How many blocks to play before the first check of `--until-sure`."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How far one bot's win share is above another's."""

    better: str
    worse: str
    difference: Estimate
    """The intervals of all pairs hold together with 95 % confidence (Bonferroni)."""

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
    """Resampled together, so the luck both shared in a block cancels out."""
    value = blocks.mean(better, WINS) - blocks.mean(worse, WINS)
    samples = blocks.resampled(better, WINS) - blocks.resampled(worse, WINS)
    n = min(blocks.of(better), blocks.of(worse))
    found = normal_interval(value, samples, n, level)
    if found.low == found.high:
        # It never varied, so there is nothing to resample: use each share on its own.
        z = NormalDist().inv_cdf((1 + level) / 2)
        above, below = (
            wilson(blocks.mean(bot, WINS), blocks.of(bot), z) for bot in (better, worse)
        )
        return Estimate(value, above.low - below.high, above.high - below.low)
    return Estimate(value, max(-1.0, found.low), min(1.0, found.high))


def constant_share(blocks: Blocks, bot: str, z: float = Z) -> Estimate:
    """Wilson's interval for a win share that was the same in all blocks.

    A bot that won all of 20 blocks has no spread to resample, but may still lose the next one.
    """
    seats = blocks.seats(bot)
    found = wilson(min(1.0, blocks.mean(bot, WINS) * seats), blocks.of(bot), z)
    return Estimate(found.mean / seats, found.low / seats, found.high / seats)


def looks(blocks: int) -> Iterator[int]:
    """After how many blocks to check: half as many more each time, and at the end."""
    at = FIRST_LOOK
    while at < blocks:
        yield at
        at += at // 2
    yield blocks


def alpha_at(look: int) -> float:
    """The share of the risk that the k-th check may spend: 1 / (k (k + 1)).

    Over all possible checks this adds up to the whole, so stopping at the first significant check
    errs no more often than a single test would (a union bound, like Bonferroni's).
    """
    return ALPHA / (look * (look + 1))


def is_sure(blocks: Blocks, look: int) -> bool:
    """Whether the order of all bots is significant at this check."""
    return all(pair.sure for pair in compare(blocks, alpha_at(look)))
