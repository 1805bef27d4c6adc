"""What a move is worth and what it costs, by the learned value."""

from __future__ import annotations

from random import Random

from whistlestop.analysis.outlook import CLEARLY, CONFIDENCE
from whistlestop.bots.learned.value import Value
from whistlestop.bots.search.search import Option, Search, best_of, paired_difference
from whistlestop.game import View

TURNS = 2
"""How many turns the options are played on before they are compared."""
GUESSES = 8
"""How often each option is tried at first."""
FRESH_GUESSES = 24
"""How often the best of them and the move that was made are tried again."""
LEAST = 0.02
"""A lead below this is not held against a player: the value is no more exact than that."""
DRAWS = 32
"""How often a move is tried to find the mean over what could come."""


class Judge:
    """Judges moves in one decision, from the view of the player who makes it."""

    def __init__(self, view: View, value: Value, random: Random) -> None:
        self.search = Search(view, value, TURNS)
        self.view, self.value, self.random = view, value, random

    def mean(self, action: int) -> float:
        """The chance of winning when the turn is over: the mean over what could come."""
        search, total = self.search, 0.0
        for _ in range(DRAWS):
            start = self.view.completed(self.random)
            found = search.rollout.prospects(start, search.viewer, [action], 0, self.value)
            total += found[0][0]
        return total / DRAWS

    def cost(self, action: int) -> float:
        """How far the best option is ahead of a move; 0 if none is clearly ahead of it.

        The best of many options was also the luckiest, so it has to be ahead again on fresh
        guesses at what is hidden.
        """
        search = self.search
        options = search.options()
        played = next((o for o in options if o.action == action), Option(action))
        options = [played, *(option for option in options if option is not played)]
        if len(options) == 1:
            return 0.0
        for _ in range(GUESSES):
            search.roll_out(self.random, options)
        best = best_of(options, played, search.worths(options), needed=LEAST)
        if best is played:
            return 0.0
        duel = [Option(best.action), Option(action)]
        for _ in range(FRESH_GUESSES):
            search.roll_out(self.random, duel)
        lead, error = paired_difference(duel[0].shares, duel[1].shares)
        return lead if lead > max(LEAST, CLEARLY * CONFIDENCE * error) else 0.0
