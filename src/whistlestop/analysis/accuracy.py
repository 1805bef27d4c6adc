"""How accurately a player decided in a game, and which level that looks like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.levels import Likeness, likeness, measured
from whistlestop.analysis.mistakes import MistakeClass, count_classes
from whistlestop.boards.model import Board


@dataclass(frozen=True, slots=True)
class Accuracy:
    """One player's decisions in one game."""

    decisions: int
    """Decisions that offered a choice."""
    loss: float
    """The chance of winning lost per decision. Noise in the trial games adds a little to it, and
    as much to the losses of the levels that it is compared with."""
    error: float
    """Half of the 95 % interval of the loss, from the noise in the trial games."""
    classes: dict[MistakeClass, int]
    """The number of mistakes of each class."""
    like: Likeness | None
    """The levels that it looks like; None if they were not measured in such games."""

    @property
    def score(self) -> float:
        """From 0 to 100."""
        return score_of(self.loss)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score."""
        return score_of(self.loss + self.error), score_of(self.loss - self.error)


def accuracy_of(board: Board, players: int, searched: Sequence[Decision]) -> Accuracy | None:
    """How accurate one player's decisions were; None if there were none."""
    looks = [decision.outlook for decision in searched if decision.outlook is not None]
    if not looks:
        return None
    n = len(looks)
    loss = sum(max(0.0, look.lead) for look in looks) / n
    error = sqrt(sum(look.doubt**2 for look in looks)) / n
    trials = sum(look.games for look in looks) / n
    levels = measured(board, players)
    like = None if levels is None else likeness(levels, loss, n, trials)
    return Accuracy(n, loss, error, count_classes(searched), like)


def score_of(loss: float) -> float:
    """The accuracy in percent for a loss per decision, on the curve that lichess uses in chess."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))
