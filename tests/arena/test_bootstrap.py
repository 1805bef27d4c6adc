"""Bootstrap intervals, checked against cases with known answers."""

from __future__ import annotations

from math import inf
from random import Random

import numpy as np
import pytest

from arena.made_up import blocks
from whistlestop.arena.blocks import gather
from whistlestop.arena.bootstrap import interval, resample, student_quantile
from whistlestop.arena.measures import SCORE


@pytest.mark.parametrize(
    ("p", "df", "expected"),
    [(0.975, 3, 3.182), (0.975, 10, 2.228), (0.975, 100, 1.984), (0.995, 10, 3.169)],
)
def test_student_quantiles_match_the_tables(p: float, df: int, expected: float) -> None:
    assert student_quantile(p, df) == pytest.approx(expected, rel=0.01)


def test_resampled_sums_spread_like_the_sum_itself() -> None:
    values = np.random.default_rng(1).normal(5, 2, (400, 1))
    sums = resample(values)
    assert sums.mean() == pytest.approx(values.sum(), rel=0.01)
    assert sums.std() == pytest.approx(values.std() * 20, rel=0.1)


def test_the_same_seed_gives_the_same_interval() -> None:
    values = np.arange(30.0)[:, None]
    assert (resample(values, 7) == resample(values, 7)).all()
    assert (resample(values, 7) != resample(values, 8)).any()


@pytest.mark.parametrize("n", [8, 40])
def test_the_interval_covers_the_truth(n: int) -> None:
    """About 95 % of 400 experiments cover the true mean, even with few blocks."""
    rng = np.random.default_rng(3)
    covered = 0
    for i in range(400):
        values = rng.normal(10, 3, (n, 1))
        found = interval(float(values.mean()), resample(values, i, 800)[:, 0] / n, n)
        covered += found.low <= 10 <= found.high
    assert 0.92 <= covered / 400 <= 0.98


def test_one_block_tells_nothing_about_the_spread() -> None:
    assert interval(4.0, np.array([4.0]), 1).high == inf


def test_pairing_makes_the_interval_narrower() -> None:
    """The luck of a deal cancels out when everyone has every hand, but not in single games."""
    games = blocks("ab", {"a": 4, "b": 0}, 100, Random(5))
    paired = gather(games)
    difference = paired.resampled("a", SCORE) - paired.resampled("b", SCORE)
    single = np.array(
        [[g.scores[g.seats.index("a")] - g.scores[g.seats.index("b")]] for g in games], float
    )
    unpaired = resample(single)[:, 0] / len(games)
    assert difference.std() * 5 < unpaired.std()
    assert difference.mean() == pytest.approx(4, abs=1)
