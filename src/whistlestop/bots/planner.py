"""The planner: plans a network for all its tickets at once, and plays for it."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.planning.decide import decide
from whistlestop.bots.planning.mind import Mind
from whistlestop.bots.styles import weights_for
from whistlestop.game import View


class PlannerBot:
    """Decides by a plan that is renewed when the board or its tickets change."""

    style: str | None = None

    def __init__(self) -> None:
        self._mind: Mind | None = None

    def decide(self, view: View, random: Random, budget: Budget) -> int:
        """The action for the plan."""
        return decide(self.mind(view), view.state)

    def mind(self, view: View) -> Mind:
        """The mind for this seat, remembered from decision to decision."""
        if (
            self._mind is None
            or self._mind.tables is not view.tables
            or self._mind.player != view.viewer
        ):
            weights = weights_for(view.board, view.players, self.style)
            self._mind = Mind(view.tables, view.viewer or 0, **weights)
        return self._mind


class BlockerBot(PlannerBot):
    """A planner that gets in the way."""

    style = "blocker"


class HunterBot(PlannerBot):
    """A planner that cannot have enough tickets."""

    style = "hunter"


class HaulerBot(PlannerBot):
    """A planner that loves long routes."""

    style = "hauler"
