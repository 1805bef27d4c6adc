"""Means and intervals, checked against figures from hand calculation or the standard library."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from whistlestop.arena.estimates import Sums


def sums_of(values: list[int]) -> Sums:
    sums = Sums()
    for value in values:
        sums.add(value)
    return sums


def test_mean_and_standard_error() -> None:
    values = [3, -4, 10, 7, 7, 0]
    found = sums_of(values).mean()
    assert found.mean == pytest.approx(mean(values))
    assert found.margin == pytest.approx(1.96 * stdev(values) / len(values) ** 0.5)


def test_a_unit_scales_the_mean_and_its_interval() -> None:
    values = [30, -40, 100]
    whole, tenth = sums_of(values).mean(), sums_of(values).mean(10)
    assert tenth.mean == pytest.approx(whole.mean / 10)
    assert tenth.margin == pytest.approx(whole.margin / 10)


def test_wilson_interval() -> None:
    """8 of 10: 0.490 to 0.943, as in the textbooks."""
    found = sums_of([1] * 8 + [0] * 2).share()
    assert found.mean == 0.8
    assert found.low == pytest.approx(0.490, abs=0.001)
    assert found.high == pytest.approx(0.943, abs=0.001)


def test_a_share_stays_within_its_limits() -> None:
    assert sums_of([60] * 5).share(60).high == 1.0
    assert sums_of([0] * 5).share(60).low == 0.0


def test_one_value_says_nothing_about_the_spread() -> None:
    assert sums_of([4]).mean().high == float("inf")
