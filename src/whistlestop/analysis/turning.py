"""The moments that decided a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.outlook import CLEARLY

MOST = 5
"""How many turning points to keep of each kind."""
MISTAKE, SWING = "mistake", "swing"


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost a lot, or one before which the chance of winning changed a lot."""

    kind: str
    decision: Decision
    change: float
    """In the chance of winning: negative for a mistake; for a swing it can go either way."""
    since: Decision | None = None
    """For a swing, the same player's previous decision."""


def turning_points(decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """The biggest changes that are more than noise in the trial games, in game order."""
    searched = [decision for decision in decisions if decision.outlook is not None]
    mistakes = [TurningPoint(MISTAKE, d, -d.loss) for d in searched if d.loss > 0 and d.sure]
    found = greatest(mistakes) + greatest(list(swings(searched)))
    return tuple(sorted(found, key=lambda point: (point.decision.number, point.kind)))


def swings(searched: Sequence[Decision]) -> Iterator[TurningPoint]:
    """What cards and opponents did to a player's chance since that player's last decision."""
    last: dict[int, Decision] = {}
    for decision in searched:
        previous = last.get(decision.player)
        if previous is not None and decision.outlook is not None:
            change = decision.before - previous.after
            doubt = hypot(decision.outlook.best.error, previous.played.error)
            if abs(change) > CLEARLY * doubt:
                yield TurningPoint(SWING, decision, change, previous)
        last[decision.player] = decision


def greatest(points: list[TurningPoint]) -> list[TurningPoint]:
    """The few biggest changes."""
    return sorted(points, key=lambda point: -abs(point.change))[:MOST]
