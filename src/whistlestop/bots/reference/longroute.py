"""The style that goes for long routes: they score the most, and complete tickets on the way."""

from __future__ import annotations

from whistlestop.boards.model import Board, Route
from whistlestop.bots.reference.bot import ReferenceBot, planned_claim, points_of, spare_claim
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.plan import Plan, choose_tickets, plan_tickets, weigh
from whistlestop.bots.reference.ways import Ways
from whistlestop.engine import actions as A
from whistlestop.game import View

LONG = 1 / 10
"""A route is long from this share of the pieces up."""
SHORT_COSTS = 3
"""How many times its length a short route counts when looking for a path for a ticket."""


class LongRouteBot(ReferenceBot):
    """Collects for long routes, and claims short ones only to close the gaps between them."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """As few as allowed, and the best ones: its points come from routes."""
        fewest = min(mask.bit_count() for mask in masks)
        return choose_tickets(view, player, [m for m in masks if m.bit_count() == fewest])

    def plan(self, view: View, player: int) -> Plan:
        """Paths for all tickets that avoid short routes."""
        long = long_from(view.board)
        ways = Ways(view, player, lambda route: shy_of_short(route, long))
        return plan_tickets(ways, view, player, view.reader.held(player))

    def wants_tickets(self, ctx: TurnContext) -> bool:
        """Never: when its tickets are settled, it carries on with long routes."""
        return False

    def claim(self, ctx: TurnContext, claims: list[int]) -> int | None:
        """A long route, on the path or not; then whatever closes a gap."""
        routes, plan = ctx.board.routes, ctx.plan
        long = long_from(ctx.board)
        found = [
            a
            for a in claims
            if (length := routes[i := A.CLAIM.argument(a)].length) >= long
            # Off the path only with pieces that the tickets can spare.
            and (i in plan.worth or ctx.pieces - length >= plan.spaces)
        ]
        if found:
            worth = plan.worth
            return max(
                found,
                key=lambda a: (points_of(ctx, a) + worth.get(A.CLAIM.argument(a), 0), -a),
            )
        return planned_claim(ctx, claims) if plan.worth else spare_claim(ctx, claims, LONG)


def long_from(board: Board) -> int:
    """The length from which a route counts as long on this board."""
    rules = board.rules
    whole = rules.choose_pieces or rules.trains + rules.ships
    return min(round(LONG * whole), max(route.length for route in board.routes))


def shy_of_short(route: Route, long: int) -> int:
    """The usual weight for a long route, several times that for a short one."""
    return weigh(route) * (1 if route.length >= long else SHORT_COSTS)
