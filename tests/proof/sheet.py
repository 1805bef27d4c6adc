"""A board's totals to count against, and the fields of a state as integers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from whistlestop.boards.model import Board, RouteKind, Rules
from whistlestop.engine import layout as L
from whistlestop.engine.tables import Tables

from .offsets import AT

_ROUTE_BYTES = L.ROUTE_WORDS * 8
_CITY_BYTES = L.CITY_WORDS * 8
_TICKET_BYTES = L.TICKET_WORDS * 8


@dataclass(frozen=True)
class Sheet:
    """The totals of a board."""

    board: Board
    rules: Rules
    cards: list[int]
    """The number of cards of each of the 32 types."""
    of_deck: list[list[int]]
    """The card types of each deck."""
    wild: int
    all_tickets: int
    """As bits, like all sets of routes, cities and tickets here."""
    other_tickets: int
    """Tickets of the opening-only decks."""
    sea: int
    harbours: int
    cities: int


@lru_cache(maxsize=16)
def sheet_of(tables: Tables) -> Sheet:
    """Count a board once."""
    board = tables.board
    rules = board.rules
    cards = [card.count for card in board.cards]
    return Sheet(
        board=board,
        rules=rules,
        cards=cards + [0] * (L.TYPES - len(cards)),
        of_deck=[
            [i for i, card in enumerate(board.cards) if card.deck == deck]
            for deck in range(len(board.decks))
        ],
        wild=board.wild,
        all_tickets=(1 << len(board.tickets)) - 1,
        other_tickets=sum(
            1 << i for i, t in enumerate(board.tickets) if t.deck != rules.ticket_deck
        ),
        sea=sum(1 << i for i, r in enumerate(board.routes) if r.kind == RouteKind.SEA),
        harbours=sum(1 << i for i, c in enumerate(board.cities) if c.harbour),
        cities=sum(1 << i for i, c in enumerate(board.cities) if not c.junction),
    )


def bits(mask: int) -> list[int]:
    """The members of a set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def routes_in(data: bytes, field: int, player: int) -> int:
    """OWNED or BARRED of a player."""
    at = field * 8 + player * _ROUTE_BYTES
    return int.from_bytes(data[at : at + _ROUTE_BYTES], "little")


def cities_in(data: bytes, field: int, player: int) -> int:
    """STATIONS or HARBOURS of a player."""
    at = field * 8 + player * _CITY_BYTES
    return int.from_bytes(data[at : at + _CITY_BYTES], "little")


def tickets_in(data: bytes, field: int, player: int = 0) -> int:
    """TICKETS or BOXED of a player, or UNDEALT."""
    at = field * 8 + player * _TICKET_BYTES
    return int.from_bytes(data[at : at + _TICKET_BYTES], "little")


def short(data: bytes, index: int) -> int:
    """A 16-bit integer."""
    return int.from_bytes(data[index * 2 : index * 2 + 2], "little", signed=True)


def hand(data: bytes, player: int) -> bytes:
    """The number of cards of each type a player holds."""
    at = AT.hand + player * L.TYPES
    return data[at : at + L.TYPES]


def offer(data: bytes, player: int) -> bytes:
    """The tickets on offer to a player."""
    at = AT.offer + player * L.OFFERED
    return data[at : at + data[AT.offer_size + player]]


def picks(data: bytes, draft: int, player: int) -> bytes:
    """All places for a player's picks in a draft."""
    at = AT.picks + ((draft - 1) * L.PLAYERS + player) * L.OFFERED
    return data[at : at + L.OFFERED]
