"""What a board is: plain values, read from a folder once and never changed.

Everything the rules of play need to know about a board is a number or a switch
here. Cities, routes, tickets and cards refer to each other by index.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

GREY = -1
"""The colour of a route that takes any one colour."""

WILD = -2
"""The colour of a card that stands for any other."""


class RouteKind(StrEnum):
    """How a route is paid for, and with which pieces it is claimed."""

    TRACK = "track"
    TUNNEL = "tunnel"
    FERRY = "ferry"
    SEA = "sea"


class Returned(StrEnum):
    """Where tickets go that a player was offered and did not keep."""

    BOX = "box"
    BOTTOM = "bottom"
    SHUFFLE = "shuffle"


class TieBreak(StrEnum):
    """What decides between players with the same score."""

    TICKETS_DONE = "tickets-done"
    FEWEST_STATIONS = "fewest-stations"
    LONGEST_PATH_BONUS = "longest-path-bonus"
    LONGEST_PATH = "longest-path"


@dataclass(frozen=True, slots=True)
class City:
    """A place where routes meet."""

    id: str
    name: str
    latitude: float
    longitude: float
    junction: bool = False
    """Paths pass through it, but it is no city: no ticket, no station, no harbour."""
    harbour: bool = False
    """A harbour may be built here."""
    points: int = 0
    """Scored once by every player with a route to it."""


@dataclass(frozen=True, slots=True)
class Route:
    """A connection of two cities that one player can claim."""

    id: str
    a: int
    b: int
    length: int
    colour: int
    """Index of a colour, or GREY."""
    kind: RouteKind
    wild_symbols: int = 0
    """Spaces that must be paid with a wild (ferries)."""
    twin: int | None = None
    """The other route of a double."""
    cards_for_one: int = 0
    """How many cards of any kind may stand for one card of the set; 0: never."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two cities to connect, and what that is worth."""

    id: str
    a: int
    b: int
    points: int
    deck: str


@dataclass(frozen=True, slots=True)
class CardType:
    """All cards of a deck that look alike."""

    id: str
    deck: int
    colour: int
    """Index of a colour, or WILD."""
    pieces: int
    """Spaces that one card pays for at most: 2 for a double ship."""
    harbour_sign: bool
    count: int


@dataclass(frozen=True, slots=True)
class FestivalSet:
    """Festival cards that belong together, and the cities where they lie."""

    id: str
    cities: tuple[int, ...]
    cards: int
    values: tuple[int, ...]
    """Points for 1, 2, ... cards; the last value holds for more."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Tickets that are chosen from hands passed round the table."""

    hand: int
    keep: int
    first_pass: int
    """+1: to the left (the next player), -1: to the right."""
    second_pass: int
    depth: dict[int, tuple[int, int]]
    """Players -> how deep the draft card lies in the deck, as a fraction."""
    spread: tuple[int, int]
    """How far from that depth it may lie, as a fraction of the deck."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and switch of a board's rules."""

    players_min: int
    players_max: int

    opening_hand: tuple[int, ...]
    """Cards dealt to each player, by deck."""
    row: tuple[int, ...]
    """Face-up cards, by deck."""
    wild_limit: bool
    flush_at: int
    """Face-up wilds that sweep the row away; 0: never."""

    trains: int
    ships: int
    choose_pieces: int
    """Pieces that each player chooses out of trains and ships; 0: all are used."""
    suggested_trains: int
    exchange_cost: int
    """Points for each piece exchanged; 0: no such action."""
    end_at: int
    last_turns: int

    opening_tickets: tuple[tuple[str, int], ...]
    """(deck, number) dealt to each player; empty where a draft takes its place."""
    opening_keep: int
    opening_refused: Returned
    ticket_deck: str
    """The deck that tickets are drawn from during the game."""
    ticket_draw: int
    ticket_keep: int
    ticket_refused: Returned
    draft: Draft | None

    route_points: tuple[int, ...]
    """Points for a route of length 1, 2, ..."""
    double_closed_up_to: int
    """With this many players or fewer, the second route of a double closes."""
    wilds_on: frozenset[RouteKind]
    tunnel_cards: int
    ferry_cards_for_wild: int
    """How many cards of any kind stand for one wild on a ferry; 0: never."""

    stations: int
    station_costs: tuple[int, ...]
    station_points: int
    """For each station not built."""

    harbours: int
    harbour_train_cards: int
    harbour_ship_cards: int
    harbour_points: tuple[int, ...]
    """For 0, 1, ... completed tickets to the city; the last value holds for more."""
    harbour_unbuilt_points: int

    longest_path_points: int
    most_tickets_points: int
    ties: tuple[TieBreak, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A board, checked and complete."""

    id: str
    name: str
    summary: str
    rules: Rules
    colours: tuple[str, ...]
    decks: tuple[str, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    cards: tuple[CardType, ...]
    festivals: tuple[FestivalSet, ...]
    digest: str
    """SHA-256 over everything that matters for play."""
    path: Path | None = field(default=None, compare=False)

    @property
    def wild(self) -> int:
        """The index of the wild card type, or -1 where there is none."""
        return next((i for i, c in enumerate(self.cards) if c.colour == WILD), -1)
