"""The style that looks one step ahead: the route that gains the most per turn it takes."""

from __future__ import annotations

from dataclasses import replace

from whistlestop.bots.reference.bot import ReferenceBot, all_pieces
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.plan import Plan, choose_tickets, plan_for
from whistlestop.bots.reference.ways import Ways, pieces_left
from whistlestop.engine import actions as A
from whistlestop.engine.tables import takes_wilds
from whistlestop.game import View

TICKETS_WHILE = 0.2
"""It draws another ticket with at least this share of the pieces left."""
FAR = 1 << 20


class OneStepBot(ReferenceBot):
    """Plans no network: every turn it rates each open route again, on its own."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """The tickets that gain the most beyond what they cost."""
        return choose_tickets(view, player, masks)

    def plan(self, view: View, player: int) -> Plan:
        """Every open route with its rating, instead of the routes of a network."""
        plan = plan_for(view, player)
        return replace(plan, worth=ratings(view, player, plan))

    def focus(self, ctx: TurnContext) -> TurnContext:
        """Only the route that gains the most per turn with the cards in hand."""
        if not ctx.plan.worth:
            return ctx
        best = max(ctx.plan.worth, key=lambda i: (rate(ctx, i), -i))
        return TurnContext(
            ctx.view, ctx.player, replace(ctx.plan, worth={best: ctx.plan.worth[best]})
        )

    def wants_tickets(self, ctx: TurnContext) -> bool:
        """When all are settled: then no step can gain more than another ticket."""
        settled = len(ctx.plan.done) + len(ctx.plan.lost)
        held = ctx.view.reader.ticket_count(ctx.player)
        return settled == held and ctx.pieces >= TICKETS_WHILE * all_pieces(ctx)

    def claim(self, ctx: TurnContext, claims: list[int]) -> int | None:
        """The route in focus, once the hand can pay for it."""
        return next((a for a in claims if A.CLAIM.argument(a) in ctx.plan.worth), None)


def rate(ctx: TurnContext, i: int) -> float:
    """What a route gains per turn until it is claimed: two cards per turn, and the claim."""
    route = ctx.board.routes[i]
    wilds = ctx.wilds if takes_wilds(route, ctx.board.rules) else 0
    have = ctx.purses.get(ctx.purse_for(route, {}), 0)
    missing = max(route.length - have - wilds, route.wild_symbols - wilds, 0)
    return ctx.plan.worth[i] / (1 + (missing + 1) // 2)


def ratings(view: View, player: int, plan: Plan) -> dict[int, float]:
    """Points of each open route, plus its share of each incomplete ticket it would help."""
    board = view.board
    worth = {i: float(board.rules.route_points[board.routes[i].length - 1]) for i in plan.open}
    ways = Ways(view, player)
    most = pieces_left(view, player)
    for t in view.reader.held(player):
        ticket = board.tickets[t]
        from_a, from_b = ways.costs_from(ticket.a), ways.costs_from(ticket.b)
        whole = from_a.get(ticket.b, FAR)
        if not 0 < whole <= most:
            continue
        for i in worth:
            route = board.routes[i]
            after = min(
                from_a.get(start, FAR) + from_b.get(end, FAR)
                for start, end in ((route.a, route.b), (route.b, route.a))
            )
            if after < whole:
                worth[i] += 2 * ticket.points * (whole - after) / whole
    return worth
