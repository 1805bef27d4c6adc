"""A planner that makes a beginner's mistakes."""

from __future__ import annotations

from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.bots.planner.shortlist import shortlist
from whistlestop.engine import actions as A
from whistlestop.engine.reader import bits
from whistlestop.game import View

SLIPS = 0.35
"""How often it does something else that looks good."""
DREAMS = 0.5
"""How often it keeps tickets for their points, however far apart their cities are."""


class EasyBot(PlannerBot):
    """Keeps expensive tickets, takes the shiny card, and sometimes claims whatever it can."""

    def decide(self, view: View, random: Random, budget: Budget) -> int:
        """Mostly the planner's choice, but often enough a beginner's."""
        planned = super().decide(view, random, budget)
        legal = list(view.legal_moves().actions)
        if planned in A.KEEP:
            return self.dream(view, legal) if random.random() < DREAMS else planned
        if random.random() >= SLIPS:
            return planned
        if view.phase == "main":
            claims = A.CLAIM.among(legal)
            if claims and random.random() < 0.3:
                return random.choice(claims)
        return random.choice(shortlist(self.state(view), view.state, legal))

    def dream(self, view: View, legal: list[int]) -> int:
        """The choice with the most points on paper."""
        offer = view.reader.offered(view.viewer or 0)
        tickets = view.board.tickets
        return max(
            legal,
            key=lambda action: sum(tickets[offer[i]].points for i in bits(A.KEEP.argument(action))),
        )
