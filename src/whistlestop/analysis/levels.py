"""What each level loses per decision, and which levels a player's losses look like.

`bench/levels_loss.py` measures the figures in levels.json; docs/analysis.md says how.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Any

from whistlestop.boards.model import Board
from whistlestop.bots.registry import LEVELS

DATA = Path(__file__).parent / "levels.json"
CREDIBLE = 0.8
"""How likely the levels named together have to be."""
FEWEST_DECISIONS = 100
"""A measurement of fewer decisions is not used: it says too little about how they vary."""
FEWEST_TRIALS = 0.5
"""With fewer trial games than this share of those in the measurement, less of each loss is found:
everybody would look like `expert`."""
LEAST_SPREAD = 0.001
"""No level is more regular than this, even if it looked so in the few games measured."""


@dataclass(frozen=True, slots=True)
class LevelLoss:
    """The chance of winning that a level gives away per decision, on one board."""

    loss: float
    error: float
    """Half of the 95 % interval of `loss`."""
    between: float
    """How much the mean loss differs from game to game: a standard deviation."""
    within: float
    """How much single decisions in a game differ, noise in the trial games included."""

    def spread(self, decisions: int) -> float:
        """The standard deviation of the mean loss over a number of decisions in one game."""
        variance = self.between**2 + self.within**2 / decisions + (self.error / 1.96) ** 2
        return max(LEAST_SPREAD, sqrt(variance))


@dataclass(frozen=True, slots=True)
class Measured:
    """The losses of all levels on one board with one number of players."""

    trials: float
    """Trial games per decision."""
    levels: dict[str, LevelLoss]


@dataclass(frozen=True, slots=True)
class Likeness:
    """Which levels a player may have played like."""

    chances: dict[str, float]
    """How likely each level is, if it was one of them and all were equally likely before."""

    @property
    def span(self) -> tuple[str, str]:
        """The weakest and the strongest of the fewest neighbouring levels that are credible."""
        names = list(self.chances)
        spans = [(i, j) for i in range(len(names)) for j in range(i, len(names))]
        masses = {(i, j): sum(self.chances[n] for n in names[i : j + 1]) for i, j in spans}
        credible = [span for span in spans if masses[span] >= CREDIBLE]
        low, high = min(credible, key=lambda span: (span[1] - span[0], -masses[span]))
        return names[low], names[high]


def likeness(found: Measured, loss: float, decisions: int, trials: float) -> Likeness | None:
    """Compare a mean loss over some decisions with the levels; None if it can't be compared."""
    if not decisions or trials < FEWEST_TRIALS * found.trials:
        return None
    means = [level.loss for level in found.levels.values()]
    # A loss beyond that of the weakest or the strongest level counts as theirs.
    nearest = min(max(loss, min(means)), max(means))
    weights = {}
    for name, level in found.levels.items():
        spread = level.spread(decisions)
        weights[name] = _density((nearest - level.loss) / spread) / spread
    return Likeness({name: weight / sum(weights.values()) for name, weight in weights.items()})


def measured(board: Board, players: int) -> Measured | None:
    """What was measured on exactly this board with this number of players, if enough was."""
    entry = _data().get(board.id)
    if entry is None or entry["digest"] != board.digest:
        return None
    found = entry["players"].get(str(players))
    if found is None or found["decisions"] < FEWEST_DECISIONS:
        return None
    levels = {name: LevelLoss(**found["levels"][name]) for name in LEVELS}
    return Measured(found["trials"], levels)


@cache
def _data() -> dict[str, dict[str, Any]]:
    return dict(json.loads(DATA.read_text("utf-8"))["boards"])


def _density(x: float) -> float:
    """The normal density, up to a factor; never 0, so that a sum of these can be divided by."""
    return max(exp(-x * x / 2), 1e-12)
