"""The planner: plans one network for all its tickets, and plays towards it."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.frozen import frozen_weights
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.bots.planner.weights import Weights
from whistlestop.game import Move, View


class PlannerBot:
    """Decides by a plan, which it renews whenever the board or its tickets change."""

    style: str | None = None

    def __init__(self) -> None:
        self._state: PlannerState | None = None

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The next action of the plan."""
        return view.move(decide(self.state(view), view.state))

    def state(self, view: View) -> PlannerState:
        """What the planner knows in this seat, kept from decision to decision."""
        if (
            self._state is None
            or self._state.tables is not view.tables
            or self._state.player != view.viewer
        ):
            self._state = PlannerState(view.tables, view.viewer or 0, self.weights(view))
        return self._state

    def weights(self, view: View) -> Weights:
        """The weights it decides by."""
        return weights_for(view.board, view.players, self.style)


class FirstPlannerBot(PlannerBot):
    """The planner that later ones are measured against. It never changes."""

    def weights(self, view: View) -> Weights:
        """The frozen weights."""
        return frozen_weights(view.board, view.players)


class BlockerBot(PlannerBot):
    """A planner that gets in the way of others."""

    style = "blocker"


class HunterBot(PlannerBot):
    """A planner that cannot get enough tickets."""

    style = "hunter"


class HaulerBot(PlannerBot):
    """A planner that loves long routes."""

    style = "hauler"
