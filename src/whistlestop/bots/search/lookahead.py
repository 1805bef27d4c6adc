"""A bot that looks a few turns ahead and judges what it sees there by the learned value."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.learned.belief_model import belief_for
from whistlestop.bots.search.evidence import Weighing
from whistlestop.bots.search.search import Search
from whistlestop.bots.search.tools import ToolMemory
from whistlestop.game import Move, View


class LookaheadBot:
    """Plays each option on for two turns, a few times, and takes the one worth the most.

    On a board that nobody has trained it for, it decides as a planner.
    """

    turns = 2
    rollouts = 80

    def __init__(self) -> None:
        self._memory = ToolMemory()

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The option with the best prospects; a budget of iterations counts rollouts."""
        tools, value = self._memory.of(view.tables, view.players)
        search = Search(view, value, self.turns, belief=belief_for(view.board), tools=tools)
        options = search.options()
        if value is None:
            return view.move(options[0].action)
        weighing = Weighing(search, options)
        rollouts = self.rollouts if budget.iterations is None else budget.iterations
        weighing.look_ahead(random, max(len(options), rollouts))
        return view.move(weighing.best().action)
