"""A payment in the making, and that nothing is left of one that is over (C9, EU-6 to EU-8)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.boards.model import RouteKind
from whistlestop.engine import layout as L

from .sheet import Sheet

PAYING = (L.PAY, L.SUBSTITUTE, L.VARIANT, L.GIVING, L.SURCHARGE, L.FESTIVAL_CHOICE)


def payment_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with cards laid down and turned up."""
    phase = data[L.PHASE]
    revealed = [c for c in data[L.REVEALED : L.REVEALED + L.ROW_PLACES] if c != L.NONE]
    if phase not in PAYING:
        if any(data[L.PURPOSE : L.COST + 1]):
            yield f"a payment is left in phase {phase}"
        if any(data[L.LAID : L.LAID + L.TYPES]) or revealed:
            yield f"cards lie on the table in phase {phase}"
        return
    purpose = data[L.PURPOSE]
    route = sheet.board.routes[data[L.ROUTE]]
    if revealed and (route.kind != RouteKind.TUNNEL or len(revealed) > sheet.rules.tunnel_cards):
        yield "cards are turned up without a tunnel"
    if purpose == L.FOR_SURCHARGE:
        yield from _surcharge(sheet, data, revealed)
    elif purpose == L.FOR_ROUTE:
        if data[L.COST] != route.length:
            yield f"a route of {route.length} spaces costs {data[L.COST]}"
    elif phase == L.SURCHARGE:
        yield "a surcharge for a building"
    if phase in (L.PAY, L.SUBSTITUTE) and any(data[L.LAID : L.LAID + L.TYPES]):
        yield "cards were laid down before they were chosen"
    if phase != L.FESTIVAL_CHOICE and _claimed(data):
        yield "a route is paid for that is taken"


def _surcharge(sheet: Sheet, data: bytes, revealed: list[int]) -> Iterator[str]:
    """EU-6, EU-7: the cards turned up that have the colour laid down, or are wild."""
    cards = sheet.board.cards
    matching = [
        c for c in revealed if c == sheet.wild or cards[c].colour == data[L.COLOUR]
    ]
    if data[L.COST] != len(matching) or not matching:
        yield f"a surcharge of {data[L.COST]} for {len(matching)} matching cards"
    laid = {cards[c].colour for c in range(len(cards)) if data[L.LAID + c] and c != sheet.wild}
    if data[L.COLOUR] == L.NO_COLOUR and laid:
        yield "a tunnel of wilds alone has cards of a colour"


def _claimed(data: bytes) -> bool:
    if data[L.PURPOSE] not in (L.FOR_ROUTE, L.FOR_SURCHARGE):
        return False
    at = L.BARRED * 8 + data[L.TURN] * L.ROUTE_WORDS * 8
    route = data[L.ROUTE]
    return bool(data[at + route // 8] >> route % 8 & 1)
