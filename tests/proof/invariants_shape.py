"""Whether the bytes of a state make sense at all: every code and index is one that exists."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES

from .offsets import AT
from .sheet import Sheet, routes_in


def shape_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Codes and indexes that mean nothing."""
    seats = data[AT.players]
    if not sheet.rules.players_min <= seats <= sheet.rules.players_max:
        yield f"{seats} players"
    if max(data[AT.turn], data[AT.first]) >= seats:
        yield f"turn {data[AT.turn]}, first {data[AT.first]} of {seats} players"
    if data[AT.phase] >= len(PHASES):
        yield f"phase {data[AT.phase]}"
    if data[AT.route] >= len(sheet.board.routes) or data[AT.city] >= len(sheet.board.cities):
        yield f"route {data[AT.route]}, city {data[AT.city]}"
    if data[AT.gap] >= sum(sheet.rules.row) or data[AT.purpose] > L.FOR_SURCHARGE:
        yield f"place {data[AT.gap]}, purpose {data[AT.purpose]}"
    if max(data[AT.stations_left : AT.stations_left + L.PLAYERS]) > sheet.rules.stations:
        yield "more stations than there are"
    if any(routes_in(data, AT.owned, p) >> len(sheet.board.routes) for p in range(L.PLAYERS)):
        yield "routes that are not on the board"
    yield from _cards(sheet, data)
    if max(data[AT.draft], data[AT.drafts_done]) > 2:
        yield f"draft {data[AT.draft]} after {data[AT.drafts_done]} drafts"
    if max(data[AT.ending], data[AT.draft_in], data[AT.draft_due]) > 1:
        yield "a flag that is neither 0 nor 1"


def _cards(sheet: Sheet, data: bytes) -> Iterator[str]:
    types = len(sheet.board.cards)
    row = data[AT.row : AT.row + 2 * L.ROW_PLACES]
    if any(types <= code != L.NONE for code in row):
        yield "cards in the row that do not exist"
    if (
        data[AT.deck_sizes] > L.DECK_PLACES
        or data[AT.deck_sizes + 1] > AT.offer - AT.deck - L.DECK_PLACES
    ):
        yield "decks larger than their field"
    known = {*range(types), L.DRAFT_CARD}
    known |= {L.FESTIVAL_CARD + i for i in range(len(sheet.board.festivals))}
    if set(data[AT.deck : AT.offer]) - known:
        yield "cards in the deck that do not exist"
    if max(data[AT.offer_size : AT.offer_size + L.PLAYERS]) > L.OFFERED:
        yield "more tickets on offer than there is room for"
    if data[AT.ticket_deck_size] > AT.ticket_seen - AT.ticket_deck:
        yield "more tickets in the deck than there is room for"
    places = data[AT.offer : AT.ticket_seen]  # on offer, picked, in the deck
    if max(places) >= len(sheet.board.tickets):
        yield "tickets that do not exist"
