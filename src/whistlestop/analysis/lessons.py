"""The decisions to learn from: the costliest mistakes, each with a better move and a reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.mistakes import MistakeClass, class_of
from whistlestop.analysis.outlook import Prospect
from whistlestop.analysis.reasons import Reason, reasons
from whistlestop.game import View

MOST = 3
"""How many decisions a player can learn from at once."""
FURTHER = 2
"""How many more reasons to give after the first."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One mistake, what would have been better, and why."""

    decision: Decision
    mistake: MistakeClass
    better: Prospect
    reason: Reason
    more: tuple[Reason, ...]
    """Further reasons that hold too."""


def costliest(
    decisions: Iterable[Decision], player: int, most: int | None = MOST
) -> list[Decision]:
    """A player's costliest mistakes, the worst first; all of them if `most` is None."""
    mistakes = [d for d in decisions if d.player == player and class_of(d) is not None]
    return sorted(mistakes, key=lambda d: (-d.loss, d.number))[:most]


def lesson_of(decision: Decision, view: View) -> Lesson:
    """What to learn from a mistake; `view` is what the player saw when making it."""
    mistake = class_of(decision)
    assert mistake is not None, "there is nothing to learn from this decision"
    better = decision.alternatives[0]
    found = reasons(view, better.move.action, decision.move.action)
    first, *rest = found or [won_more(better, decision.played)]
    return Lesson(decision, mistake, better, first, tuple(rest[:FURTHER]))


def lessons(
    decisions: Iterable[Decision], player: int, views: Mapping[int, View], most: int | None = MOST
) -> tuple[Lesson, ...]:
    """The lessons of one player's costliest mistakes; `views` has their views by move number."""
    return tuple(lesson_of(d, views[d.number]) for d in costliest(decisions, player, most))


def won_more(better: Prospect, played: Prospect) -> Reason:
    """No quantity explains it: only the trial games speak for the better move."""
    return {
        "kind": "won",
        "chance": round(better.chance, 4),
        "instead": round(played.chance, 4),
        "games": better.games,
    }
