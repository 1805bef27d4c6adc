"""The expert: tries out its options before it decides."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.search.search import Search, best_of
from whistlestop.game import Move, View


class ExpertBot:
    """Takes the option that wins most often in games that planners play to the end."""

    games = 10_000
    seconds = 1.0

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The best option within the budget. By default that is `games`, but no more than a second.

        A budget of iterations alone gives the same decision on any machine.
        """
        if budget.seconds is None and budget.iterations is None:
            budget = Budget(self.seconds, self.games)
        search = Search(view)
        options = search.options()
        alive = search.run(random, budget, options)
        return view.move(best_of(alive, options[0]).action)


class HardBot(ExpertBot):
    """An expert in a hurry: a tenth of the games, a tenth of the time."""

    games = 1_000
    seconds = 0.1
