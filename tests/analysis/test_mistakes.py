"""Classes of mistakes, and the accuracy they leave."""

from __future__ import annotations

import pytest

from analysis.decisions import decided
from whistlestop.analysis import class_of
from whistlestop.analysis.mistakes import count_classes


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (0.0, None),
        (0.049, None),
        (0.05, "inaccuracy"),
        (0.099, "inaccuracy"),
        (0.10, "mistake"),
        (0.149, "mistake"),
        (0.15, "blunder"),
        (0.6, "blunder"),
    ],
)
def test_the_limits(loss: float, expected: str | None) -> None:
    assert class_of(decided(1, 0, 0.9 - loss, loss, error=0.001)) == expected


def test_possible_luck_has_no_class() -> None:
    assert class_of(decided(1, 0, 0.3, loss=0.3, error=0.4)) is None


def test_they_are_counted() -> None:
    losses = [0.0, 0.06, 0.07, 0.12, 0.2, 0.3, 0.4]
    rows = [decided(i, 0, 0.9 - loss, loss, error=0.001) for i, loss in enumerate(losses, 1)]
    assert count_classes(rows) == {"inaccuracy": 2, "mistake": 1, "blunder": 3}
