"""A planner that makes a beginner's mistakes, but no absurd ones."""

from __future__ import annotations

from random import Random

from whistlestop.boards.model import Board
from whistlestop.bots.budget import Budget
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.bots.planner.shortlist import shortlist
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase
from whistlestop.game import Move, View

SLIPS = 2.45
"""How often it does something else that looks good: this, over a power of its pieces. A slip costs
about as much on every board, but a long game has more of them."""
RARER = 0.6
DOUBTS = 0.4
"""How often it keeps tickets that suit it less well than others."""
SECOND_THOUGHTS = 2
"""How many of the best choices of tickets it wavers between."""

SLIPPERY = frozenset({Phase.MAIN, Phase.SECOND})
"""The phases in which a beginner errs: the cards to take and the routes to claim."""
GRAVE = (A.TICKETS, A.STATION, A.HARBOUR, A.TO_SHIPS, A.TO_TRAINS, A.PASS)
"""What even a beginner thinks about: it is never done by mistake, nor forgotten."""


class EasyBot(PlannerBot):
    """Keeps tickets that lie badly, takes cards it does not need, and claims what it can."""

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """Mostly the planner's choice, but often enough a beginner's."""
        planned = super().decide(view, random, budget)
        return view.move(self._reconsidered(view, random, planned.action))

    def _reconsidered(self, view: View, random: Random, planned: int) -> int:
        legal = list(view.legal_moves().actions)
        if planned in A.KEEP:
            if random.random() >= DOUBTS:
                return planned
            return random.choice(self._looking_good(view, legal, planned)[:SECOND_THOUGHTS])
        if view.phase not in SLIPPERY or is_grave(planned):
            return planned
        if random.random() >= SLIPS / pieces_of(view.board) ** RARER:
            return planned
        return random.choice(self._looking_good(view, legal, planned))

    def _looking_good(self, view: View, legal: list[int], planned: int) -> list[int]:
        """The planner's choice and others that a beginner might take for as good.

        Never more tickets than the planner would keep: the ones that are missed cost the most.
        """
        options = shortlist(self.state(view), view.state, legal)
        if planned in A.KEEP:
            most = A.KEEP.argument(planned).bit_count()
            return [o for o in options if A.KEEP.argument(o).bit_count() <= most]
        return [o for o in options if o == planned or not is_grave(o)]


def is_grave(action: int) -> bool:
    """Whether an action is one that even a beginner thinks about."""
    return any(action in kind for kind in GRAVE)


def pieces_of(board: Board) -> int:
    """How many pieces everyone starts with."""
    rules = board.rules
    return rules.choose_pieces or rules.trains + rules.ships
