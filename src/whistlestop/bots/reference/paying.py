"""How a bot pays: few cards, few wilds, and what it needs least."""

from __future__ import annotations

from whistlestop.bots.reference.context import TurnContext
from whistlestop.engine import layout as L


def cheapest_payment(ctx: TurnContext, actions: list[int]) -> int:
    """The payment with the fewest cards, then the fewest wilds, then of the colour needed least."""

    def cost(action: int) -> tuple[float, float, int]:
        colour, wilds = divmod(action - L.A_PAY, 16)
        purse = (ctx.data[L.PURPOSE] != L.FOR_STATION and on_the_sea(ctx), colour)
        have = ctx.purses.get(purse, 0)
        extra = cards_beyond(ctx, have, wilds)
        return extra + 1.5 * wilds, ctx.needs.get(purse, 0), -have

    return min(actions, key=cost)


def cards_beyond(ctx: TurnContext, have: int, wilds: int) -> int:
    """Cards that go beyond one a space, where several stand for one (NO-5, NO-7)."""
    rules = ctx.board.rules
    route = ctx.board.routes[ctx.data[L.ROUTE]]
    if ctx.data[L.PURPOSE] != L.FOR_ROUTE:
        return 0
    each = route.cards_for_one or (rules.ferry_cards_for_wild if route.wild_symbols else 0)
    if not each:
        return 0
    cost = ctx.data[L.COST]
    units = max(0, cost - wilds - have, route.wild_symbols - wilds)
    return units * (each - 1)


def on_the_sea(ctx: TurnContext) -> bool:
    """Whether the payment under way is for a sea route."""
    return ctx.board.routes[ctx.data[L.ROUTE]].kind == "sea"


def card_types(ctx: TurnContext, actions: list[int]) -> int:
    """Double ships as far as they go; on land the cards without a harbour sign."""
    sea = ctx.data[L.PURPOSE] in (L.FOR_ROUTE, L.FOR_SURCHARGE) and on_the_sea(ctx)
    return max(actions) if sea else min(actions)


def card_to_give(ctx: TurnContext, actions: list[int]) -> int:
    """The card of which there are most, and which is needed least."""

    def spare(action: int) -> tuple[float, int]:
        i = action - L.A_GIVE
        card = ctx.board.cards[i]
        if i == ctx.board.wild:
            return -1000.0, 0
        return -ctx.needs.get((card.deck == 1, card.colour), 0), ctx.hand[i]

    return max(actions, key=spare)
