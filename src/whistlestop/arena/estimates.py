"""Means with confidence intervals, and how to print them."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isinf, sqrt
from typing import Any

Z = 1.96
"""Standard errors on either side of a mean that cover the truth with 95 % confidence."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the interval that covers the true mean with 95 % confidence."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass(slots=True)
class Sums:
    """The sums needed for the mean and spread of many integers.

    Integers add up to the same total in any order, so the results do not depend on which worker
    finished first.
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
        """The mean of the values, each divided by `unit`, plus or minus 1.96 standard errors."""
        if self.n == 0:
            return Estimate(0.0, 0.0, 0.0)
        mean = self.total / self.n / unit
        if self.n == 1:
            return Estimate(mean, -inf, inf)
        # n * squares - total² is exact, so values close together lose no digits.
        variance = (self.n * self.squares - self.total**2) / (self.n * (self.n - 1))
        margin = Z * sqrt(variance / self.n) / unit
        return Estimate(mean, mean - margin, mean + margin)

    def share(self, unit: int = 1) -> Estimate:
        """The mean of values from 0 to `unit` as a share, with Wilson's interval.

        Such values spread no further than yes and no do, so the interval is never too narrow.
        It stays between 0 and 1, even for a bot that never lost.
        """
        if self.n == 0:
            return Estimate(0.0, 0.0, 1.0)
        return wilson(self.total / self.n / unit, self.n)


def wilson(p: float, n: int, z: float = Z) -> Estimate:
    """Wilson's interval for a share p of n."""
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    margin = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, max(0.0, centre - margin), min(1.0, centre + margin))


def figure(estimate: Estimate, digits: int = 1, unit: str = "") -> str:
    """`103.4 (102.2-104.6)`; differences can be negative, so they have `to` in between."""
    mean = f"{estimate.mean:.{digits}f}{unit}"
    if isinf(estimate.low):
        return mean
    joint = "-" if estimate.low >= 0 else " to "
    return f"{mean} ({estimate.low:.{digits}f}{joint}{estimate.high:.{digits}f})"


def percent(share: Estimate) -> str:
    """`97.2% (96.1-98.0)`."""
    return figure(Estimate(share.mean * 100, share.low * 100, share.high * 100), unit="%")


def finite(items: list[tuple[str, Any]]) -> dict[str, Any]:
    """Replaces infinity, which JSON lacks, with None."""
    return {key: None if value in (inf, -inf) else value for key, value in items}
