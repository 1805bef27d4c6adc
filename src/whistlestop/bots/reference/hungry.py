"""The style that fills its hand with tickets first, and then completes them all."""

from __future__ import annotations

from whistlestop.boards.model import Route
from whistlestop.bots.reference.bot import ReferenceBot, all_pieces, planned_claim, spare_claim
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.plan import Plan, choose_tickets, plan_tickets, weigh
from whistlestop.bots.reference.ways import Ways, pieces_left
from whistlestop.engine.reader import bits
from whistlestop.game import View

APPETITE = 0.15
"""How many tickets it wants to start with, as a share of the pieces."""
FULL = 0.45
"""It is full once its tickets take this share of the pieces: others end the game early."""
AGAIN = 1 / 3
"""When all are completed, it draws again with at least this share of the pieces left."""

CLAIM = 8
"""The cost of the turn for a claim, in the units of `weigh`: the two cards it could have drawn."""


class HungryBot(ReferenceBot):
    """Draws tickets before anything else, and keeps those that fit together."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """The best set it can complete before it is too full, or else the usual choice."""
        ways = Ways(view, player, turns)
        on_offer, held = view.reader.offered(player), view.reader.held(player)
        tickets = view.board.tickets
        room = FULL * pieces_left(view, player)
        fitting = []
        for mask in masks:
            kept = [on_offer[i] for i in bits(mask)]
            plan = plan_tickets(ways, view, player, held + kept)
            if plan.spaces <= room and not plan.lost.intersection(kept):
                gain = sum(tickets[t].points for t in kept) - plan.spaces
                fitting.append((gain, len(kept), mask))
        return max(fitting)[2] if fitting else choose_tickets(view, player, masks)

    def plan(self, view: View, player: int) -> Plan:
        """All tickets at once, each using the routes of the others."""
        ways = Ways(view, player, turns)
        return plan_tickets(ways, view, player, view.reader.held(player))

    def wants_tickets(self, ctx: TurnContext) -> bool:
        """Before the first claim until it is full; and again when all are completed."""
        whole = all_pieces(ctx)
        if ctx.pieces < whole:
            return not ctx.plan.worth and ctx.pieces >= AGAIN * whole
        held = ctx.view.reader.ticket_count(ctx.player)
        return held < APPETITE * whole and ctx.plan.spaces < FULL * whole

    def claim(self, ctx: TurnContext, claims: list[int]) -> int | None:
        """What the tickets need most; points only when they are settled."""
        return planned_claim(ctx, claims) if ctx.plan.worth else spare_claim(ctx, claims)


def turns(route: Route) -> int:
    """What a route costs in turns: many tickets leave no time for many small routes."""
    return weigh(route) + CLAIM
