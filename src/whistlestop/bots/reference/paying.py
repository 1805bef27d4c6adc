"""How to pay: few cards, few wilds, and those needed least."""

from __future__ import annotations

from whistlestop.bots.reference.context import TurnContext
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Purpose
from whistlestop.engine.tables import cards_for_one_space


def cheapest_payment(ctx: TurnContext, actions: list[int]) -> int:
    """The payment with the fewest cards, then the fewest wilds, then in the colour needed least."""

    def cost(action: int) -> tuple[float, float, int]:
        colour, wilds = A.payment_of(action)
        purse = (ctx.view.reader.purpose is not Purpose.STATION and on_the_sea(ctx), colour)
        have = ctx.purses.get(purse, 0)
        extra = cards_beyond(ctx, have, wilds)
        return extra + 1.5 * wilds, ctx.needs.get(purse, 0), -have

    return min(actions, key=cost)


def cards_beyond(ctx: TurnContext, have: int, wilds: int) -> int:
    """Cards beyond one per space, where several stand in for one (NO-5, NO-7)."""
    route = ctx.view.reader.route
    each = cards_for_one_space(route, ctx.board.rules)
    if ctx.view.reader.purpose is not Purpose.ROUTE or not each:
        return 0
    cost = ctx.view.reader.cost
    units = max(0, cost - wilds - have, route.wild_symbols - wilds)
    return units * (each - 1)


def on_the_sea(ctx: TurnContext) -> bool:
    """Whether the payment in progress is for a sea route."""
    return ctx.view.reader.route.kind == "sea"


def card_types(ctx: TurnContext, actions: list[int]) -> int:
    """Double ships as far as they go; on land, cards without a harbour sign."""
    purpose = ctx.view.reader.purpose
    sea = purpose in (Purpose.ROUTE, Purpose.SURCHARGE) and on_the_sea(ctx)
    return max(actions) if sea else min(actions)


def card_to_give(ctx: TurnContext, actions: list[int]) -> int:
    """The card that there is most of and that is needed least."""

    def spare(action: int) -> tuple[float, int]:
        i = A.GIVE.argument(action)
        card = ctx.board.cards[i]
        if i == ctx.board.wild:
            return -1000.0, 0
        return -ctx.needs.get((card.deck == 1, card.colour), 0), ctx.hand[i]

    return max(actions, key=spare)
