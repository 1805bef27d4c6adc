"""Reading a state without knowing where its fields lie.

`StateReader` gives plain values: indexes of the board, or its ids where that is said. `StateEditor`
writes as well. What changed between two states is found by their bytes: see spans.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from whistlestop.boards.model import Board, Route
from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES, PURPOSES, Phase, Purpose
from whistlestop.engine.spans import DECKS, FIELDS

SIZE = L.SIZE
"""The bytes of a state."""
PLAYERS = L.PLAYERS
MAX_OFFER = L.OFFERED
NO_ONE = L.NO_ONE
"""In the place of a viewer or a first player: none."""
WHOLE = L.WHOLE
"""In the place of a viewer: a state that hides nothing."""
GAP = L.NONE
"""In the place of a card of the row: none."""
FESTIVAL_CARD = L.FESTIVAL_CARD
"""In a deck: the festival card of the first set; those of the others follow."""
DRAFT_CARD = L.DRAFT_CARD


class Named(Protocol):
    """Something of a board that has an id."""

    @property
    def id(self) -> str: ...


def bits(mask: int) -> list[int]:
    """The places of the bits that are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


_PLAYER_SETS = tuple(frozenset(bits(mask)) for mask in range(1 << PLAYERS))


def phase_of(data: bytes | bytearray) -> Phase:
    """What the game waits for in a state."""
    return PHASES[data[L.PHASE]]


class StateReader:
    """A state as plain Python values. It changes nothing."""

    __slots__ = ("board", "data")

    def __init__(self, board: Board, data: bytes | bytearray) -> None:
        self.board = board
        self.data = data

    # --- any field by its name -------------------------------------------------------

    def number(self, name: str, player: int = 0) -> int:
        """A field that is one number."""
        field = FIELDS[name]
        if field.width == 1:
            return self.data[field.start + player]
        return int.from_bytes(self.data[field.span(player)], "little", signed=field.width == 2)

    def numbers(self, name: str, player: int = 0) -> bytes | bytearray:
        """A field that is several bytes."""
        return self.data[FIELDS[name].span(player)]

    def bits(self, name: str, player: int = 0) -> list[int]:
        """A field that is a set, as indexes."""
        return bits(int.from_bytes(self.data[FIELDS[name].span(player)], "little"))

    # --- the table -------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.data[L.SEATS]

    @property
    def phase(self) -> Phase:
        return PHASES[self.data[L.PHASE]]

    @property
    def turn(self) -> int:
        """The player whose turn it is."""
        return self.data[L.TURN]

    @property
    def turns(self) -> int:
        """The turns played so far."""
        return self.data[2 * L.TURNS] | self.data[2 * L.TURNS + 1] << 8

    @property
    def turns_left(self) -> int | None:
        """The turns left once the end has been set off; None before."""
        return self.data[L.LAST] if self.data[L.ENDING] else None

    @property
    def to_act(self) -> list[int]:
        """The players that the game waits for."""
        return bits(self.data[L.WAITING])

    @property
    def waiting(self) -> frozenset[int]:
        """The same as a set, which is made once."""
        return _PLAYER_SETS[self.data[L.WAITING]]

    @property
    def round(self) -> tuple[Phase, int, int]:
        """Which round of choices it is: the phase, and the draft and its step."""
        return self.phase, self.data[L.DRAFT], self.data[L.STEP]

    def waits_for(self, player: int) -> bool:
        return bool(self.data[L.WAITING] >> player & 1)

    @property
    def row(self) -> list[str | None]:
        """The face-up cards by their ids; None for a gap."""
        return self._cards(L.ROW, sum(self.board.rules.row))

    @property
    def revealed(self) -> list[str]:
        """The cards turned up for a tunnel, by their ids."""
        return [card for card in self._cards(L.REVEALED, L.ROW_PLACES) if card]

    def _cards(self, start: int, n: int) -> list[str | None]:
        cards = self.board.cards
        return [None if i == L.NONE else cards[i].id for i in self.data[start : start + n]]

    @property
    def deck_sizes(self) -> list[int]:
        return list(self.data[L.DECK_SIZE : L.DECK_SIZE + len(self.board.decks)])

    def deck(self, which: int) -> bytes | bytearray:
        """The cards of a deck, its top last: types, FESTIVAL_CARD or more, DRAFT_CARD."""
        return self.numbers(DECKS[which])[: self.data[L.DECK_SIZE + which]]

    @property
    def tickets_left(self) -> int:
        """The tickets in the deck."""
        return self.data[L.TICKET_DECK_SIZE]

    @property
    def discard(self) -> dict[str, int]:
        """The discarded cards by their ids."""
        return self._counts(L.DISCARD, self.board.cards)

    @property
    def laid(self) -> dict[str, int]:
        """Cards laid down for a payment that is not yet complete, by their ids."""
        return self._counts(L.LAID, self.board.cards)

    @property
    def festivals(self) -> dict[str, int]:
        """The face-up festival cards, by the ids of their sets."""
        return self._counts(L.FESTIVAL, self.board.festivals)

    def _counts(self, start: int, things: Sequence[Named]) -> dict[str, int]:
        """Numbers by id, without the zeros."""
        counts = self.data[start : start + len(things)]
        return {thing.id: n for thing, n in zip(things, counts, strict=True) if n}

    # --- the payment that is being made ----------------------------------------------

    @property
    def purpose(self) -> Purpose:
        return PURPOSES[self.data[L.PURPOSE]]

    @property
    def cost(self) -> int:
        """The cards that it costs."""
        return self.data[L.COST]

    @property
    def route(self) -> Route:
        """The route that is being claimed."""
        return self.board.routes[self.data[L.ROUTE]]

    @property
    def city(self) -> str:
        """The id of the city that is being built in."""
        return self.board.cities[self.data[L.CITY]].id

    @property
    def colour(self) -> int:
        """The colour that was chosen, or NO_COLOUR."""
        return self.data[L.COLOUR]

    @property
    def wilds(self) -> int:
        """The wilds that were chosen."""
        return self.data[L.WILDS]

    @property
    def units(self) -> int:
        """The spaces that are paid with several cards of any kind each."""
        return self.data[L.UNITS]

    @property
    def to_give(self) -> int:
        """The cards of any kind that are still to be given."""
        return self.data[L.GIVE]

    # --- the players -----------------------------------------------------------------

    def points(self, player: int) -> int:
        """The points on the track: for routes, less those lost by exchanges."""
        return self.number("points", player) - self.number("exchanged", player)

    def trains(self, player: int) -> int:
        return self.data[L.TRAINS + player]

    def ships(self, player: int) -> int:
        return self.data[L.SHIPS + player]

    def stations_left(self, player: int) -> int:
        return self.data[L.STATIONS_LEFT + player]

    def harbours_left(self, player: int) -> int:
        return self.data[L.HARBOURS_LEFT + player]

    def hand(self, player: int) -> dict[str, int]:
        """Cards by their ids."""
        return self._counts(L.HAND + player * L.TYPES, self.board.cards)

    def in_hand(self, player: int, card: int) -> int:
        """How many cards of a type a player has."""
        return self.data[L.HAND + player * L.TYPES + card]

    def known(self, player: int) -> dict[str, int]:
        """Cards that everybody saw go into a hand and not come out again, by their ids."""
        return self._counts(L.KNOWN + player * L.TYPES, self.board.cards)

    def hand_size(self, player: int) -> int:
        return self.data[L.HAND_SIZE + player * 2] + self.data[L.HAND_SIZE + player * 2 + 1]

    def ticket_count(self, player: int) -> int:
        return self.data[L.TICKET_COUNT + player]

    def held(self, player: int) -> list[int]:
        """The tickets that a player has kept, as indexes."""
        return self.bits("tickets", player)

    def tickets(self, player: int) -> list[str]:
        """The tickets that a player has kept, by their ids."""
        return _ids(self.board.tickets, self.held(player))

    def offer_size(self, player: int) -> int:
        return self.data[L.OFFER_SIZE + player]

    def offered(self, player: int) -> list[int]:
        """The tickets on offer to a player, as indexes; none of them may be hidden."""
        start = L.OFFER + player * L.OFFERED
        return list(self.data[start : start + self.data[L.OFFER_SIZE + player]])

    def offer(self, player: int) -> list[str | None]:
        """The tickets on offer to a player, by their ids; None for one that is hidden."""
        tickets = self.board.tickets
        return [None if i == L.HIDDEN else tickets[i].id for i in self.offered(player)]

    def picked(self, player: int, draft: int) -> list[int]:
        """The tickets that a player has picked in a draft, as indexes."""
        rules = self.board.rules.draft
        done = rules.hand if rules and self.data[L.DRAFTS] >= draft else 0
        picks = self.numbers("picks", pick_index(draft, player))
        return list(picks[: self.data[L.STEP] if self.data[L.DRAFT] == draft else done])

    def owned(self, player: int) -> list[int]:
        """A player's routes, as indexes."""
        return self.bits("owned", player)

    def routes(self, player: int) -> list[str]:
        """A player's routes, by their ids."""
        return _ids(self.board.routes, self.owned(player))

    def barred(self, player: int) -> list[int]:
        """The routes that a player can never claim, as indexes."""
        return self.bits("barred", player)

    def stations(self, player: int) -> list[str]:
        """A player's stations, by the ids of their cities."""
        return _ids(self.board.cities, self.bits("stations", player))

    def harbours(self, player: int) -> list[str]:
        """A player's harbours, by the ids of their cities."""
        return _ids(self.board.cities, self.bits("harbours", player))

    def taken(self, player: int) -> dict[str, int]:
        """The festival cards that a player has taken, by the ids of their sets."""
        return self._counts(L.TAKEN + player * L.SETS, self.board.festivals)

    def claimed(self) -> dict[str, int]:
        """The owner of every claimed route, by its id."""
        return {route: p for p in range(self.players) for route in self.routes(p)}


class StateEditor(StateReader):
    """A state in the making, to be filled in field by field."""

    __slots__ = ()

    data: bytearray

    def __init__(self, board: Board) -> None:
        super().__init__(board, bytearray(SIZE))

    def set(self, name: str, value: int, player: int = 0) -> None:
        """Set a field that is one number."""
        field = FIELDS[name]
        self.data[field.span(player)] = value.to_bytes(
            field.width, "little", signed=field.width == 2
        )

    def fill(self, name: str, values: Iterable[int], player: int = 0) -> None:
        """Set the first of several bytes."""
        start, new = FIELDS[name].span(player).start, bytes(values)
        self.data[start : start + len(new)] = new

    def fill_one(self, name: str, index: int, value: int, player: int = 0) -> None:
        """Set one of several bytes."""
        self.data[FIELDS[name].span(player).start + index] = value

    def add(self, name: str, index: int, n: int = 1, player: int = 0) -> None:
        """Add to one of several bytes."""
        self.data[FIELDS[name].span(player).start + index] += n

    def set_bit(self, name: str, bit: int, player: int = 0) -> None:
        """Put an index into a set."""
        self.data[FIELDS[name].span(player).start + bit // 8] |= 1 << bit % 8


def pick_index(draft: int, player: int) -> int:
    """Whose part of the field `picks` holds a player's picks of a draft."""
    return (draft - 1) * PLAYERS + player


def _ids(things: Sequence[Named], indexes: Iterable[int]) -> list[str]:
    return [things[i].id for i in indexes]
