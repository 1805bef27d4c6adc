"""A bot that takes the points it can get now, and otherwise the cards it needs most."""

from __future__ import annotations

from whistlestop.bots.reference.bot import (
    ReferenceBot,
    all_pieces,
    build_or_exchange,
    card_draws,
    harbour_to_build,
)
from whistlestop.bots.reference.building import best_claim
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.plan import Plan, choose_tickets, plan_for
from whistlestop.bots.reference.steps import draw
from whistlestop.engine import actions as A
from whistlestop.game import View

TICKETS_WHILE = 0.4
"""It draws new tickets only with at least this share of the pieces left."""


class GreedyBot(ReferenceBot):
    """Looks one move ahead: makes the best claim, and otherwise collects for its tickets."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """The tickets worth the most together."""
        return choose_tickets(view, player, masks)

    def plan(self, view: View, player: int) -> Plan:
        """The cheapest network for its tickets."""
        return plan_for(view, player)

    def wants_tickets(self, ctx: TurnContext) -> bool:
        """When all tickets are settled and there are enough pieces for more."""
        enough = ctx.pieces >= TICKETS_WHILE * all_pieces(ctx)
        return not ctx.plan.worth and not ctx.ending and enough

    def claim(self, ctx: TurnContext, claims: list[int]) -> int | None:
        """The claim that gains the most now."""
        return best_claim(ctx, claims, False)

    def turn(self, ctx: TurnContext, actions: list[int]) -> int:
        """Points now if possible, otherwise the best preparation; tickets come last."""
        harbour = harbour_to_build(ctx, A.HARBOUR.among(actions))
        if harbour is not None:
            return harbour
        cards = card_draws(actions)
        claim = best_claim(ctx, A.CLAIM.among(actions), not cards)
        if claim is not None:
            return claim
        other = build_or_exchange(ctx, actions)
        if other is not None:
            return other
        if A.TICKETS() in actions and (not cards or self.wants_tickets(ctx)):
            return A.TICKETS()
        return draw(ctx, cards) if cards else min(actions)
