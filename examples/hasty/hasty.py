"""A bot for Whistlestop as a plug-in: claims whatever it can, and otherwise moves at random.

pip install examples/hasty
whistlestop arena --bots hasty,random
"""

from __future__ import annotations

from random import Random

from whistlestop.bots import Budget
from whistlestop.game import Move, View


class HastyBot:
    """Created for each game and seat, so it can remember whatever it likes."""

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """Choose a legal move. This bot needs no time to think, so it ignores the budget."""
        moves = list(view.legal_moves())
        claims = [move for move in moves if move.text.startswith("claim ")]
        return random.choice(claims or moves)
