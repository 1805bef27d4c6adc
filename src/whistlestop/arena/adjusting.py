"""Results without luck: the wins minus as much of the measured luck as explains them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from whistlestop.arena.blocks import Blocks
from whistlestop.arena.bootstrap import Floats
from whistlestop.arena.measures import ADJUSTED, LUCK, SEATS, WINS

FEWEST = 20
"""With fewer blocks than this, no weight is estimated."""


def adjusted(blocks: Blocks) -> Blocks:
    """The same blocks, with the wins of each adjusted for luck.

    Luck is weighted: the value may make too much of a card, or too little. Each half of the blocks
    gets the weight that suits the other half best. So no result has a say in its own weight. As
    luck is 0 on average, the adjusted wins are as unbiased as the plain ones.
    """
    if not len(blocks):
        return blocks
    seats, wins, luck, place = (blocks.measures.index(m) for m in (SEATS, WINS, LUCK, ADJUSTED))
    sums = blocks.sums.copy()
    odd = np.arange(len(sums)) % 2 == 1
    for half in (odd, ~odd):
        other = sums[~half]
        weight = weight_of(other[:, :, wins], other[:, :, luck], other[:, :, seats] > 0)
        sums[half, :, place] = sums[half, :, wins] - weight * sums[half, :, luck]
    return replace(blocks, sums=sums)


def weight_of(wins: Floats, luck: Floats, there: Floats) -> float:
    """How much of the luck to subtract so that what remains of the wins varies least."""
    if len(wins) < FEWEST:
        return 1.0
    together = apart = 0.0
    for bot in range(wins.shape[1]):
        w, x = wins[there[:, bot], bot], luck[there[:, bot], bot]
        if len(x):
            together += float(((w - w.mean()) * (x - x.mean())).sum())
            apart += float(((x - x.mean()) ** 2).sum())
    return together / apart if apart > 0 else 1.0
