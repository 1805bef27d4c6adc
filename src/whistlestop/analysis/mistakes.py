"""Mistakes in three classes, by the chance of winning that they gave away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from whistlestop.analysis.decisions import Decision

MistakeClass = Literal["inaccuracy", "mistake", "blunder"]

LIMITS: dict[MistakeClass, float] = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}
"""What each class costs at least, the mildest first: the limits that lichess uses in chess."""

DIGITS = 4
"""Losses are compared as they are written, so that readers of the JSON find the same limits."""


def class_of(decision: Decision) -> MistakeClass | None:
    """The class of a decision; None if it cost little, or if the loss may be noise."""
    if decision.outlook is None or not decision.sure:
        return None
    reached = [name for name, limit in LIMITS.items() if round(decision.loss, DIGITS) >= limit]
    return reached[-1] if reached else None


def count_classes(decisions: Iterable[Decision]) -> dict[MistakeClass, int]:
    """How many of the decisions are in each class."""
    found = [class_of(decision) for decision in decisions]
    return {name: found.count(name) for name in LIMITS}
