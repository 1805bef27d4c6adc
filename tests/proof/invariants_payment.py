"""A payment in progress, and that nothing is left of a completed one (C9, EU-6 to EU-8)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.boards.model import RouteKind
from whistlestop.engine import layout as L

from .offsets import AT
from .sheet import Sheet

PAYING = (L.PAY, L.SUBSTITUTE, L.VARIANT, L.GIVING, L.SURCHARGE, L.FESTIVAL_CHOICE)


def payment_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with cards laid down and revealed."""
    phase = data[AT.phase]
    revealed = [c for c in data[AT.revealed : AT.revealed + L.ROW_PLACES] if c != L.NONE]
    if phase not in PAYING:
        if any(data[AT.purpose : AT.cost + 1]):
            yield f"a payment is left in phase {phase}"
        if any(data[AT.laid : AT.laid + L.TYPES]) or revealed:
            yield f"cards lie on the table in phase {phase}"
        return
    purpose = data[AT.purpose]
    route = sheet.board.routes[data[AT.route]]
    if revealed and (route.kind != RouteKind.TUNNEL or len(revealed) > sheet.rules.tunnel_cards):
        yield "cards are revealed without a tunnel"
    if purpose == L.FOR_SURCHARGE:
        yield from _surcharge(sheet, data, revealed)
    elif purpose == L.FOR_ROUTE:
        if data[AT.cost] != route.length:
            yield f"a route of {route.length} spaces costs {data[AT.cost]}"
    elif phase in (L.SURCHARGE, L.FESTIVAL_CHOICE, L.SUBSTITUTE, L.GIVING):
        yield f"phase {phase} for a building"
    yield from _leftovers(sheet, data)
    if phase in (L.PAY, L.SUBSTITUTE) and any(data[AT.laid : AT.laid + L.TYPES]):
        yield "cards were laid down before they were chosen"
    if phase != L.FESTIVAL_CHOICE and _claimed(data):
        yield "the route being paid for is taken"


def _leftovers(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Whatever is not chosen yet, or does not belong to this payment, is 0."""
    phase, purpose, rules = data[AT.phase], data[AT.purpose], sheet.rules
    if purpose in (L.FOR_ROUTE, L.FOR_SURCHARGE):
        if data[AT.city]:
            yield "a city in a payment for a route"
    else:
        left = data[AT.stations_left + data[AT.turn]]
        station = rules.station_costs[rules.stations - left] if left else 0
        harbour = rules.harbour_train_cards + rules.harbour_ship_cards
        if data[AT.cost] != (station if purpose == L.FOR_STATION else harbour) or data[AT.route]:
            yield f"a building costs {data[AT.cost]}, route {data[AT.route]}"
    if phase == L.PAY and any(data[AT.colour : AT.cost]):
        yield "a payment is chosen before it is asked for"
    if (
        phase in (L.SUBSTITUTE, L.VARIANT)
        and (data[AT.to_give] or data[AT.given])
        and (purpose != L.FOR_SURCHARGE)
    ):
        yield "cards are given before they are asked for"
    if bool(data[AT.to_give]) != (phase == L.GIVING):
        yield f"{data[AT.to_give]} cards to give in phase {phase}"
    if data[AT.wilds] + data[AT.units] > data[AT.cost]:
        yield f"{data[AT.wilds]} wilds and {data[AT.units]} others for {data[AT.cost]}"
    if data[AT.colour] != L.NO_COLOUR and data[AT.colour] >= len(sheet.board.colours):
        yield f"colour {data[AT.colour]}"


def _surcharge(sheet: Sheet, data: bytes, revealed: list[int]) -> Iterator[str]:
    """EU-6, EU-7: one card per revealed card that is wild or of the colour laid down."""
    cards = sheet.board.cards
    matching = [c for c in revealed if c == sheet.wild or cards[c].colour == data[AT.colour]]
    if data[AT.cost] != len(matching) or not matching:
        yield f"a surcharge of {data[AT.cost]} for {len(matching)} matching cards"
    laid = {cards[c].colour for c in range(len(cards)) if data[AT.laid + c] and c != sheet.wild}
    if data[AT.colour] == L.NO_COLOUR and laid:
        yield "a tunnel of wilds alone has cards of a colour"


def _claimed(data: bytes) -> bool:
    if data[AT.purpose] not in (L.FOR_ROUTE, L.FOR_SURCHARGE):
        return False
    at = AT.barred * 8 + data[AT.turn] * L.ROUTE_WORDS * 8
    route = data[AT.route]
    return bool(data[at + route // 8] >> route % 8 & 1)
