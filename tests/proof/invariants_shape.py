"""Whether the bytes of a state make sense at all: every code and index is one that exists."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES

from .sheet import Sheet, routes_in


def shape_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Codes and indices that stand for nothing."""
    seats = data[L.SEATS]
    if not sheet.rules.players_min <= seats <= sheet.rules.players_max:
        yield f"{seats} players"
    if max(data[L.TURN], data[L.FIRST]) >= seats:
        yield f"turn {data[L.TURN]}, first {data[L.FIRST]} of {seats} players"
    if data[L.PHASE] >= len(PHASES):
        yield f"phase {data[L.PHASE]}"
    if data[L.ROUTE] >= len(sheet.board.routes) or data[L.CITY] >= len(sheet.board.cities):
        yield f"route {data[L.ROUTE]}, city {data[L.CITY]}"
    if data[L.PLACE] >= sum(sheet.rules.row) or data[L.PURPOSE] > L.FOR_SURCHARGE:
        yield f"place {data[L.PLACE]}, purpose {data[L.PURPOSE]}"
    if max(data[L.STATIONS_LEFT : L.STATIONS_LEFT + L.PLAYERS]) > sheet.rules.stations:
        yield "more stations than there are"
    if any(routes_in(data, L.OWNED, p) >> len(sheet.board.routes) for p in range(L.PLAYERS)):
        yield "routes that are not on the board"
    yield from _cards(sheet, data)
    if max(data[L.DRAFT], data[L.DRAFTS]) > 2:
        yield f"draft {data[L.DRAFT]} after {data[L.DRAFTS]} drafts"
    if max(data[L.ENDING], data[L.DRAFT_IN], data[L.DRAFT_DUE]) > 1:
        yield "a yes or no that is neither"


def _cards(sheet: Sheet, data: bytes) -> Iterator[str]:
    types = len(sheet.board.cards)
    row = data[L.ROW : L.ROW + 2 * L.ROW_PLACES]
    if any(types <= code != L.NONE for code in row):
        yield "cards in the row that do not exist"
    if data[L.DECK_SIZE] > L.DECK2 or data[L.DECK_SIZE + 1] > L.OFFER - L.DECK - L.DECK2:
        yield "decks larger than their place"
    known = {*range(types), L.DRAFT_CARD}
    known |= {L.FESTIVAL_CARD + i for i in range(len(sheet.board.festivals))}
    if set(data[L.DECK : L.OFFER]) - known:
        yield "cards in the deck that do not exist"
    if max(data[L.OFFER_SIZE : L.OFFER_SIZE + L.PLAYERS]) > L.OFFERED:
        yield "more tickets on offer than there is place for"
    if data[L.TICKET_DECK_SIZE] > L.TICKET_SEEN - L.TICKET_DECK:
        yield "more tickets in the deck than there is place for"
    places = data[L.OFFER : L.TICKET_SEEN]  # on offer, picked, in the deck
    if max(places) >= len(sheet.board.tickets):
        yield "tickets that do not exist"
