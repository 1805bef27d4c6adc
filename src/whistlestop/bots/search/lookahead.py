"""A bot that looks a few turns ahead and judges what it sees there by the learned value."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter

from whistlestop.bots.budget import Budget
from whistlestop.bots.learned.belief_model import belief_for
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.search.evidence import Weighing
from whistlestop.bots.search.search import Search
from whistlestop.bots.search.tools import ToolMemory
from whistlestop.game import Move, View


class LookaheadBot:
    """Plays each option on for two turns, a few times, and takes the one worth the most.

    On a board that nobody has trained, it decides as a planner.
    """

    turns = 2
    rollouts = 80
    seconds = 0.1
    """A limit that only a very busy machine reaches."""

    def __init__(self) -> None:
        self._memory = ToolMemory()

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The option with the best prospects; a budget of iterations counts rollouts."""
        end = inf if budget.seconds is None else perf_counter() + budget.seconds
        tools, value = self._memory.of(view.tables, view.players)
        if value is None:
            planner = tools.planners[view.viewer or 0]
            planner.reset()
            return view.move(decide(planner, view.state))
        search = Search(view, value, self.turns, belief=belief_for(view.board), tools=tools)
        options = search.options()
        weighing = Weighing(search, options)
        rollouts = self.rollouts if budget.iterations is None else budget.iterations
        weighing.look_ahead(random, max(len(options), rollouts), end=end)
        return view.move(weighing.best().action)
