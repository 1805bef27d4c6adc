"""How a bot pays: few cards, few wilds, and what it needs least."""

from __future__ import annotations

from whistlestop.bots.seat import Seat
from whistlestop.engine import layout as L


def cheapest_payment(seat: Seat, actions: list[int]) -> int:
    """The payment with the fewest cards, then the fewest wilds, then of the colour needed least."""

    def cost(action: int) -> tuple[float, float, int]:
        colour, wilds = divmod(action - L.A_PAY, 16)
        purse = (seat.data[L.PURPOSE] != L.FOR_STATION and on_the_sea(seat), colour)
        have = seat.purses.get(purse, 0)
        extra = cards_beyond(seat, have, wilds)
        return extra + 1.5 * wilds, seat.needs.get(purse, 0), -have

    return min(actions, key=cost)


def cards_beyond(seat: Seat, have: int, wilds: int) -> int:
    """Cards that go beyond one a space, where several stand for one (NO-5, NO-7)."""
    rules = seat.board.rules
    route = seat.board.routes[seat.data[L.ROUTE]]
    if seat.data[L.PURPOSE] != L.FOR_ROUTE:
        return 0
    each = route.cards_for_one or (rules.ferry_cards_for_wild if route.wild_symbols else 0)
    if not each:
        return 0
    cost = seat.data[L.COST]
    units = max(0, cost - wilds - have, route.wild_symbols - wilds)
    return units * (each - 1)


def on_the_sea(seat: Seat) -> bool:
    """Whether the payment under way is for a sea route."""
    return seat.board.routes[seat.data[L.ROUTE]].kind == "sea"


def card_types(seat: Seat, actions: list[int]) -> int:
    """Double ships as far as they go; on land the cards without a harbour sign."""
    sea = seat.data[L.PURPOSE] in (L.FOR_ROUTE, L.FOR_SURCHARGE) and on_the_sea(seat)
    return max(actions) if sea else min(actions)


def card_to_give(seat: Seat, actions: list[int]) -> int:
    """The card of which there are most, and which is needed least."""

    def spare(action: int) -> tuple[float, int]:
        i = action - L.A_GIVE
        card = seat.board.cards[i]
        if i == seat.board.wild:
            return -1000.0, 0
        return -seat.needs.get((card.deck == 1, card.colour), 0), seat.hand[i]

    return max(actions, key=spare)
