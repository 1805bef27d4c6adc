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
    elif phase in (L.SURCHARGE, L.FESTIVAL_CHOICE, L.SUBSTITUTE, L.GIVING):
        yield f"phase {phase} for a building"
    yield from _leftovers(sheet, data)
    if phase in (L.PAY, L.SUBSTITUTE) and any(data[L.LAID : L.LAID + L.TYPES]):
        yield "cards were laid down before they were chosen"
    if phase != L.FESTIVAL_CHOICE and _claimed(data):
        yield "a route is paid for that is taken"


def _leftovers(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is not chosen yet, or does not belong to this payment, is 0."""
    phase, purpose, rules = data[L.PHASE], data[L.PURPOSE], sheet.rules
    if purpose in (L.FOR_ROUTE, L.FOR_SURCHARGE):
        if data[L.CITY]:
            yield "a city in a payment for a route"
    else:
        left = data[L.STATIONS_LEFT + data[L.TURN]]
        station = rules.station_costs[rules.stations - left] if left else 0
        harbour = rules.harbour_train_cards + rules.harbour_ship_cards
        if data[L.COST] != (station if purpose == L.FOR_STATION else harbour) or data[L.ROUTE]:
            yield f"a building costs {data[L.COST]}, route {data[L.ROUTE]}"
    if phase == L.PAY and any(data[L.COLOUR : L.COST]):
        yield "a payment is chosen before it is asked for"
    if (
        phase in (L.SUBSTITUTE, L.VARIANT)
        and (data[L.GIVE] or data[L.GIVEN])
        and (purpose != L.FOR_SURCHARGE)
    ):
        yield "cards are given before they are asked for"
    if bool(data[L.GIVE]) != (phase == L.GIVING):
        yield f"{data[L.GIVE]} cards to give in phase {phase}"
    if data[L.WILDS] + data[L.UNITS] > data[L.COST]:
        yield f"{data[L.WILDS]} wilds and {data[L.UNITS]} others for {data[L.COST]}"
    if data[L.COLOUR] != L.NO_COLOUR and data[L.COLOUR] >= len(sheet.board.colours):
        yield f"colour {data[L.COLOUR]}"


def _surcharge(sheet: Sheet, data: bytes, revealed: list[int]) -> Iterator[str]:
    """EU-6, EU-7: the cards turned up that have the colour laid down, or are wild."""
    cards = sheet.board.cards
    matching = [c for c in revealed if c == sheet.wild or cards[c].colour == data[L.COLOUR]]
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
