"""The expert: tries out its options before it decides."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter

from whistlestop.bots.budget import OWN_BUDGET, Budget
from whistlestop.bots.learned.belief_model import belief_for
from whistlestop.bots.search.evidence import Weighing
from whistlestop.bots.search.search import PRUNE_INTERVAL, Search, best_of
from whistlestop.bots.search.tools import SearchTools, ToolMemory
from whistlestop.game import Move, View

TURNS = 4
"""How many turns ahead the value judges."""
FIRST_LOOK = 240
"""How many rollouts to spend on that, and no more than half of them."""


class ExpertBot:
    """Takes the option with the best prospects a few turns ahead and in games to the end.

    Planners play these games. On a board that nobody has trained, only the games count.
    """

    games = 10_000
    seconds = 1.0

    def __init__(self) -> None:
        self._memory = ToolMemory()

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The best option within the budget: by default `games`, but no more than `seconds`.

        A budget of iterations alone gives the same decision on any machine.
        """
        budget = self._limited(budget)
        tools, value = self._memory.of(view.tables, view.players)
        if value is not None:
            search = Search(view, value, TURNS, belief=belief_for(view.board), tools=tools)
            return self._weigh(search, random, budget)
        return self._roll_out(
            Search(view, belief=belief_for(view.board), tools=tools), random, budget
        )

    def _limited(self, budget: Budget) -> Budget:
        """The budget, or the bot's own if there is none."""
        return Budget(self.seconds, self.games) if budget == OWN_BUDGET else budget

    def _roll_out(self, search: Search, random: Random, budget: Budget) -> Move:
        """Play games with all options."""
        options = search.options()
        alive = search.run(random, budget, options)
        return search.view.move(best_of(alive, options[0], search.worths(alive)).action)

    def _weigh(self, search: Search, random: Random, budget: Budget) -> Move:
        """Value the options a few turns ahead, then play games with the best of them."""
        end = perf_counter() + (inf if budget.seconds is None else budget.seconds)
        games = inf if budget.iterations is None else budget.iterations
        weighing = Weighing(search, search.options())
        look = min(FIRST_LOOK, games / 2)
        games += weighing.look_ahead(random, look, games_follow=True, end=end) - look
        while 1 < len(weighing.alive) <= games and perf_counter() < end:
            weighing.play(random)
            games -= len(weighing.alive)
            if len(weighing.alive[0].margins) % PRUNE_INTERVAL == 0:
                weighing.drop(games_follow=True)
        return search.view.move(weighing.best().action)


class HardBot(ExpertBot):
    """An expert in a hurry: a tenth of the games, a tenth of the time."""

    games = 1_000
    seconds = 0.1


class FirstExpertBot(ExpertBot):
    """The expert that later ones are measured against. It never changes."""

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The best option within the budget, by games alone."""
        tools = SearchTools.of(view.tables, view.players, frozen=True)
        return self._roll_out(Search(view, tools=tools), random, self._limited(budget))
