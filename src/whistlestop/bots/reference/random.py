"""A bot that makes random legal moves."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.game import Move, View


class RandomBot:
    """Every legal move is as likely as any other."""

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """A random legal move."""
        return random.choice(view.legal_moves())
