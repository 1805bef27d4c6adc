"""The moments that decided a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.outlook import CLEARLY

MOST = 5
"""Of each kind."""
MISTAKE, SWING = "mistake", "swing"


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost much, or before which much had happened."""

    kind: str
    decision: Decision
    change: float
    """Of the chance to win: a mistake lowers it; the cards and the others may do either."""
    since: Decision | None = None
    """The player's decision before, for what happened in between."""


def turning_points(decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """The greatest changes that are more than luck in the games tried, in the game's order."""
    searched = [decision for decision in decisions if decision.outlook is not None]
    mistakes = [TurningPoint(MISTAKE, d, -d.loss) for d in searched if d.loss > 0 and d.sure]
    found = greatest(mistakes) + greatest(list(swings(searched)))
    return tuple(sorted(found, key=lambda point: (point.decision.number, point.kind)))


def swings(searched: Sequence[Decision]) -> Iterator[TurningPoint]:
    """What the others and the cards did to a player since the player's last decision."""
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
    """The few that changed most."""
    return sorted(points, key=lambda point: -abs(point.change))[:MOST]
