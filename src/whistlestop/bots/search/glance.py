"""A bot that judges its options by the learned value when its own turn is over: no rollouts."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.learned.glance import Glance
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.search.tools import ToolMemory
from whistlestop.game import Move, View


class GlanceBot:
    """Takes the option whose position is worth the most.

    On a board that nobody has trained, it decides as a planner.
    """

    def __init__(self) -> None:
        self._memory = ToolMemory()
        self._glance: Glance | None = None

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The option with the best prospects; it needs no budget."""
        assert view.viewer is not None, "a spectator has nothing to decide"
        tools, value = self._memory.of(view.tables, view.players)
        planner = tools.planners[view.viewer]
        if value is None or view.phase != "main":
            planner.reset()
            return view.move(decide(planner, view.state))
        if self._glance is None or self._glance.value is not value:
            self._glance = Glance(value)
        self._glance.restart(random.getrandbits(64), 0)
        return view.move(self._glance.choose(planner, view.completed(random)))
