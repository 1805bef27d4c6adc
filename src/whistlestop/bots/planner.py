"""The planner: plans a network for all its tickets at once, and plays for it."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.planning.decide import decide
from whistlestop.bots.planning.mind import Mind
from whistlestop.game import View


class PlannerBot:
    """Decides by a plan that is renewed when the board or its tickets change."""

    def __init__(self) -> None:
        self._mind: Mind | None = None

    def decide(self, view: View, random: Random, budget: Budget) -> int:
        """The action for the plan."""
        mind = self._mind
        if mind is None or mind.tables is not view.tables or mind.player != view.viewer:
            mind = self._mind = Mind(view.tables, view.viewer or 0)
        return decide(mind, view.state)
