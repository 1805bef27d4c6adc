"""Reads a state without knowing where its fields are stored.

`StateReader` gives plain values: indexes into the board, or ids where the docstring says so. To
find what changed between two states, compare their bytes: see `fields.span`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import cython

from whistlestop.boards.model import Board, Route
from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES, PURPOSES, Phase, Purpose
from whistlestop.engine.bits import members
from whistlestop.engine.fields import SHORT, SIZE, SPECIFICATION, Fields, player_span, span

PLAYERS = L.PLAYERS
MAX_OFFER = L.OFFERED
NO_ONE = L.NO_ONE
"""In place of a viewer or a first player: none."""
WHOLE = L.WHOLE
"""In place of a viewer: a state that hides nothing."""
GAP = L.NONE
"""In place of a card in the row: a gap."""
FESTIVAL_CARD = L.FESTIVAL_CARD
"""In a deck: the festival card of the first set. The other sets follow."""
DRAFT_CARD = L.DRAFT_CARD


class Named(Protocol):
    """Any part of a board that has an id."""

    @property
    def id(self) -> str: ...


def bits(mask: int) -> list[int]:
    """The indexes of the set bits, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


_PLAYER_SETS = tuple(frozenset(bits(mask)) for mask in range(1 << PLAYERS))
_PHASE: int = span("phase").start


def phase_of(data: bytes | bytearray) -> Phase:
    """What the game is waiting for in a state."""
    return PHASES[data[_PHASE]]


@cython.cfunc
@cython.inline
@cython.exceptval(-1)
def below(limit: cython.int, i: cython.int) -> cython.int:
    """Check that an index is in range, because C does not."""
    if i < 0 or i >= limit:
        raise IndexError(f"expected a number from 0 to {limit - 1}, not {i}")
    return i


@cython.cfunc
def counts(numbers: cython.p_uchar, things: Sequence[Named]) -> dict[str, int]:
    """Numbers by id, without the zeros."""
    found: dict[str, int] = {}
    i: cython.int
    for i, thing in enumerate(things):
        if numbers[i]:
            found[thing.id] = numbers[i]
    return found


@cython.boundscheck(True)
@cython.cfunc
def ids(indexes: list[int], things: Sequence[Named]) -> list[str]:
    return [things[i].id for i in indexes]


@cython.boundscheck(True)
@cython.cfunc
def card_ids(places: cython.p_uchar, n: cython.int, cards: Sequence[Named]) -> list[str | None]:
    """Cards by id; None for a gap."""
    i: cython.int
    return [None if places[i] == L.NONE else cards[places[i]].id for i in range(n)]


@cython.boundscheck(True)
@cython.cclass
class StateReader:
    """A read-only state as plain Python values."""

    def __init__(self, board: Board, data: bytes | bytearray) -> None:
        if len(data) != SIZE:
            raise ValueError(f"a state has {SIZE} bytes, not {len(data)}")
        self.board = board
        self.data = data
        if isinstance(data, bytearray):
            self.pinned = memoryview(data)  # holds the buffer, so that nobody can resize it
        if cython.compiled:
            self.f = cython.cast(cython.pointer(Fields), cython.cast(cython.p_uchar, data))
        else:
            self.f = Fields.over(data if isinstance(data, bytearray) else bytearray(data))

    # --- any field by name -----------------------------------------------------------

    def number(self, name: str, player: int = 0) -> int:
        """A field that holds one number."""
        signed = SPECIFICATION[name].kind is SHORT
        return int.from_bytes(self.data[player_span(name, player)], "little", signed=signed)

    def numbers(self, name: str, player: int = 0) -> bytes | bytearray:
        """A field that holds several bytes."""
        return self.data[player_span(name, player)]

    def bits(self, name: str, player: int = 0) -> list[int]:
        """A field that holds a set, as indexes."""
        return bits(int.from_bytes(self.data[player_span(name, player)], "little"))

    # --- the table -------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.f.players

    @property
    def phase(self) -> Phase:
        return PHASES[self.f.phase]

    @property
    def over(self) -> bool:
        """Whether the last turn has been played."""
        return self.f.phase == L.OVER

    @property
    def turn(self) -> int:
        """The player whose turn it is."""
        return self.f.turn

    @property
    def turns(self) -> int:
        """The turns played so far."""
        return self.f.turns

    @property
    def turns_left(self) -> int | None:
        """The turns left once the end has been triggered; None before that."""
        return self.f.turns_left if self.f.ending else None

    @property
    def to_act(self) -> list[int]:
        """The players to act."""
        return sorted(self.waiting)

    @property
    def waiting(self) -> frozenset[int]:
        """The players to act as a set, computed once."""
        return _PLAYER_SETS[self.f.waiting]

    @property
    def draft(self) -> int:
        """Which draft is in progress, or 0."""
        return self.f.draft

    @property
    def round(self) -> tuple[Phase, int, int]:
        """Identifies a round of choices: the phase, the draft and its step."""
        return self.phase, self.f.draft, self.f.step

    def waits_for(self, player: cython.int) -> bool:
        return (self.f.waiting >> below(PLAYERS, player)) & 1 != 0

    @property
    def row(self) -> list[str | None]:
        """The face-up cards by id; None for a gap."""
        return card_ids(self.f.row, sum(self.board.rules.row), self.board.cards)

    @property
    def revealed(self) -> list[str]:
        """The cards revealed for a tunnel, by id."""
        return [card for card in card_ids(self.f.revealed, L.ROW_PLACES, self.board.cards) if card]

    @property
    def deck_sizes(self) -> list[int]:
        return [self.f.deck_sizes[which] for which in range(len(self.board.decks))]

    def deck(self, which: int) -> bytes | bytearray:
        """The cards of a deck, top card last: types, FESTIVAL_CARD and above, or DRAFT_CARD."""
        start = span("deck", which * L.DECK_PLACES).start
        return self.data[start : start + self.deck_sizes[which]]

    @property
    def tickets_left(self) -> int:
        """The number of tickets in the deck."""
        return self.f.ticket_deck_size

    @property
    def discard(self) -> dict[str, int]:
        """The discarded cards, by id."""
        return counts(self.f.discard, self.board.cards)

    @property
    def laid(self) -> dict[str, int]:
        """Cards laid down for a payment in progress, by id."""
        return counts(self.f.laid, self.board.cards)

    @property
    def festivals(self) -> dict[str, int]:
        """The face-up festival cards, by the id of their set."""
        return counts(self.f.festivals, self.board.festivals)

    # --- the payment in progress -----------------------------------------------------

    @property
    def purpose(self) -> Purpose:
        return PURPOSES[self.f.purpose]

    @property
    def cost(self) -> int:
        """The cost in cards."""
        return self.f.cost

    @property
    def route(self) -> Route:
        """The route being claimed."""
        return self.board.routes[self.f.route]

    @property
    def city(self) -> str:
        """The id of the city being built in."""
        return self.board.cities[self.f.city].id

    @property
    def colour(self) -> int:
        """The chosen colour, or NO_COLOUR."""
        return self.f.colour

    @property
    def wilds(self) -> int:
        """The chosen number of wilds."""
        return self.f.wilds

    @property
    def units(self) -> int:
        """The number of spaces to pay with substitute cards."""
        return self.f.units

    @property
    def to_give(self) -> int:
        """The number of substitute cards still to be given."""
        return self.f.to_give

    # --- the players -----------------------------------------------------------------

    def points(self, player: cython.int) -> int:
        """The points so far: those for routes, less those lost by exchanges."""
        below(PLAYERS, player)
        return self.f.points[player] - self.f.exchanged[player]

    def trains(self, player: cython.int) -> int:
        return self.f.trains[below(PLAYERS, player)]

    def ships(self, player: cython.int) -> int:
        return self.f.ships[below(PLAYERS, player)]

    def stations_left(self, player: cython.int) -> int:
        return self.f.stations_left[below(PLAYERS, player)]

    def harbours_left(self, player: cython.int) -> int:
        return self.f.harbours_left[below(PLAYERS, player)]

    def hand(self, player: cython.int) -> dict[str, int]:
        """The cards in a hand, by id."""
        return counts(self.f.hand[below(PLAYERS, player)], self.board.cards)

    def in_hand(self, player: cython.int, card: cython.int) -> int:
        """How many cards of a type a player has."""
        return self.f.hand[below(PLAYERS, player)][below(L.TYPES, card)]

    def known(self, player: cython.int) -> dict[str, int]:
        """Cards that everyone saw go into a hand and that are still there, by id."""
        return counts(self.f.known[below(PLAYERS, player)], self.board.cards)

    def hand_size(self, player: cython.int) -> int:
        below(PLAYERS, player)
        return self.f.hand_sizes[player][0] + self.f.hand_sizes[player][1]

    def ticket_count(self, player: cython.int) -> int:
        return self.f.ticket_count[below(PLAYERS, player)]

    def held(self, player: cython.int) -> list[int]:
        """The tickets a player has kept, as indexes."""
        return members(self.f.tickets[below(PLAYERS, player)], L.TICKET_WORDS)

    def tickets(self, player: cython.int) -> list[str]:
        """The tickets a player has kept, by id."""
        return ids(self.held(player), self.board.tickets)

    def offer_size(self, player: cython.int) -> int:
        return self.f.offer_size[below(PLAYERS, player)]

    def offered(self, player: cython.int) -> list[int]:
        """The tickets on offer to a player, as indexes. None of them may be hidden."""
        i: cython.int
        n: cython.int = below(L.OFFERED + 1, self.offer_size(player))
        return [self.f.offer[player][i] for i in range(n)]

    def offer(self, player: cython.int) -> list[str | None]:
        """The tickets on offer to a player, by id; None for a hidden one."""
        tickets = self.board.tickets
        return [None if i == L.HIDDEN else tickets[i].id for i in self.offered(player)]

    def picked(self, player: cython.int, draft: cython.int) -> list[int]:
        """The tickets a player has picked in a draft, as indexes."""
        rules = self.board.rules.draft
        i: cython.int
        n: cython.int = 0
        if self.f.draft == draft:
            n = self.f.step
        elif rules and self.f.drafts_done >= draft:
            n = rules.hand
        below(2, draft - 1)
        below(PLAYERS, player)
        return [self.f.picks[draft - 1][player][i] for i in range(below(L.OFFERED + 1, n))]

    def owned(self, player: cython.int) -> list[int]:
        """A player's routes, as indexes."""
        return members(self.f.owned[below(PLAYERS, player)], L.ROUTE_WORDS)

    def routes(self, player: cython.int) -> list[str]:
        """A player's routes, by id."""
        return ids(self.owned(player), self.board.routes)

    def barred(self, player: cython.int) -> list[int]:
        """The routes a player can never claim, as indexes."""
        return members(self.f.barred[below(PLAYERS, player)], L.ROUTE_WORDS)

    def stations(self, player: cython.int) -> list[str]:
        """A player's stations, by the id of their city."""
        built = members(self.f.stations[below(PLAYERS, player)], L.CITY_WORDS)
        return ids(built, self.board.cities)

    def harbours(self, player: cython.int) -> list[str]:
        """A player's harbours, by the id of their city."""
        built = members(self.f.harbours[below(PLAYERS, player)], L.CITY_WORDS)
        return ids(built, self.board.cities)

    def taken(self, player: cython.int) -> dict[str, int]:
        """The festival cards a player has taken, by the id of their set."""
        return counts(self.f.taken[below(PLAYERS, player)], self.board.festivals)

    def claimed(self) -> dict[str, int]:
        """The owner of every claimed route, by route id."""
        return {route: p for p in range(self.players) for route in self.routes(p)}
