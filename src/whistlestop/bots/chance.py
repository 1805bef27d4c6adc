"""The bot that takes any legal move."""

from __future__ import annotations

from random import Random

from whistlestop.game import View


class RandomBot:
    """Every legal move is as likely as any other."""

    name = "random"

    def decide(self, view: View, random: Random) -> int:
        """Any legal move."""
        return random.choice(view.legal_moves().actions)
