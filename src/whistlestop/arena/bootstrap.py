"""Bootstrap intervals: estimating the spread of a figure by resampling the blocks."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.estimates import Estimate

Floats = NDArray[np.float64]

RESAMPLES = 2000
AT_ONCE = 2_000_000
"""How many draws to hold in memory at once."""


def resample(rows: Floats, seed: int = 0, resamples: int = RESAMPLES) -> Floats:
    """Sums over rows drawn with replacement, one row of sums per resample."""
    rng = np.random.default_rng(seed)
    return np.concatenate([counts @ rows for counts in _draws(rng, len(rows), resamples)])


def _draws(rng: np.random.Generator, n: int, resamples: int) -> Iterator[Floats]:
    """How often each of n rows is drawn, one row per resample."""
    while resamples > 0:
        size = min(resamples, max(1, AT_ONCE // n))
        drawn = rng.integers(0, n, (size, n)) + np.arange(size)[:, None] * n
        yield np.bincount(drawn.ravel(), minlength=size * n).reshape(size, n).astype(np.float64)
        resamples -= size


def interval(value: float, samples: Floats, n: int, level: float = 0.95) -> Estimate:
    """The expanded percentile interval (Hesterberg 2015) of a value, resampled from n blocks.

    Plain percentiles are too narrow when n is small: they ignore both the factor n / (n - 1) and
    Student's t. Moving out to the percentiles that a normal distribution would need fixes both.
    """
    if n < 2:
        return Estimate(value, -inf, inf)
    out = NormalDist().cdf(-critical_value(n, level))
    low, high = np.nanquantile(samples, [out, 1 - out])
    return Estimate(value, min(value, float(low)), max(value, float(high)))


def normal_interval(value: float, samples: Floats, n: int, level: float) -> Estimate:
    """A value plus or minus its bootstrap standard error times Student's t.

    For levels too high to read their percentiles off any number of resamples.
    """
    if n < 2:
        return Estimate(value, -inf, inf)
    margin = critical_value(n, level) * float(np.nanstd(samples))
    return Estimate(value, value - margin, value + margin)


def critical_value(n: int, level: float) -> float:
    """How many bootstrap standard errors from n blocks cover the truth at this level."""
    return sqrt(n / (n - 1)) * student_quantile((1 + level) / 2, n - 1)


def student_quantile(p: float, df: int) -> float:
    """A quantile of Student's t by the Cornish-Fisher series; within 1 % from df = 3 up."""
    z = NormalDist().inv_cdf(p)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(df) ** k for k, term in enumerate(terms, 1))
