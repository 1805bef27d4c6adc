"""Means with their confidence intervals, and how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isinf, sqrt
from typing import Any

Z = 1.96
"""Standard errors on either side of a mean that hold it with 95 % confidence."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds the true one with 95 % confidence."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass(slots=True)
class Sums:
    """What is needed of many whole numbers to tell their mean and spread.

    Whole numbers add up to the same in any order, so results do not depend on who counted first.
    """

    n: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count one value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def mean(self, unit: int = 1) -> Estimate:
        """The mean of the values, each divided by `unit`, plus and minus 1.96 standard errors."""
        if self.n == 0:
            return Estimate(0.0, 0.0, 0.0)
        mean = self.total / self.n / unit
        if self.n == 1:
            return Estimate(mean, -inf, inf)
        # n * squares - total² is exact, so close values lose no digits.
        variance = (self.n * self.squares - self.total**2) / (self.n * (self.n - 1))
        margin = Z * sqrt(variance / self.n) / unit
        return Estimate(mean, mean - margin, mean + margin)

    def share(self, unit: int = 1) -> Estimate:
        """The mean of values from 0 to `unit` as a share, with Wilson's interval.

        Such values spread at most as far as yes and no do, so the interval is never too narrow;
        and it stays within 0 and 1, also for a bot that never lost.
        """
        if self.n == 0:
            return Estimate(0.0, 0.0, 1.0)
        return wilson(self.total / self.n / unit, self.n)


def wilson(p: float, n: int, z: float = Z) -> Estimate:
    """Wilson's interval for a share p of n."""
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    margin = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, max(0.0, centre - margin), min(1.0, centre + margin))


def percent(share: Estimate) -> str:
    """`97.2 % (96.1-98.0)`; differences may be negative, so those have `to` between."""
    if isinf(share.low):
        return f"{share.mean:.1%}"
    joint = "-" if share.low >= 0 else " to "
    return f"{share.mean:.1%} ({share.low * 100:.1f}{joint}{share.high * 100:.1f})"


def finite(items: list[tuple[str, Any]]) -> dict[str, Any]:
    """For JSON, which knows no infinity: None instead."""
    return {key: None if value in (inf, -inf) else value for key, value in items}
