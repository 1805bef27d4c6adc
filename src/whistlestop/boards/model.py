"""The data of a board: plain values, read from a folder once and never changed.

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
"""The colour of a card that stands for any colour."""


class RouteKind(StrEnum):
    """How a route is paid for, and which pieces claim it."""

    TRACK = "track"
    TUNNEL = "tunnel"
    FERRY = "ferry"
    SEA = "sea"


class Returned(StrEnum):
    """Where refused tickets go."""

    BOX = "box"
    BOTTOM = "bottom"
    SHUFFLE = "shuffle"


class TieBreak(StrEnum):
    """What breaks a tie between players."""

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
    """Routes pass through it, but it is not a city: it has no tickets, stations or harbours."""
    harbour: bool = False
    """A harbour may be built here."""
    points: int = 0
    """Scored once by every player with a route to it."""


@dataclass(frozen=True, slots=True)
class Route:
    """A line between two cities that one player can claim."""

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
    """How many cards of any kind may stand for one card of the set; 0 for never."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two cities to connect, and the points for it."""

    id: str
    a: int
    b: int
    points: int
    deck: str


@dataclass(frozen=True, slots=True)
class CardType:
    """The identical cards of a deck."""

    id: str
    deck: int
    colour: int
    """Index of a colour, or WILD."""
    pieces: int
    """The most spaces one card can pay for: 2 for a double ship."""
    harbour_sign: bool
    count: int


@dataclass(frozen=True, slots=True)
class FestivalSet:
    """Festival cards that belong together, and the cities they are placed at."""

    id: str
    cities: tuple[int, ...]
    cards: int
    values: tuple[int, ...]
    """Points for 1, 2, ... cards; any more score the last value."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft: tickets are picked from hands passed round the table."""

    hand: int
    keep: int
    first_pass: int
    """+1: to the left (the next player), -1: to the right."""
    second_pass: int
    depth: dict[int, tuple[int, int]]
    """Players -> the depth of the draft card in the deck, as a fraction."""
    spread: tuple[int, int]
    """How far from that depth it may be, as a fraction of the deck."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and switch in a board's rules."""

    players_min: int
    players_max: int

    opening_hand: tuple[int, ...]
    """Cards dealt to each player, by deck."""
    row: tuple[int, ...]
    """Face-up cards, by deck."""
    wild_limit: bool
    flush_at: int
    """The number of face-up wilds that flush the row; 0 for never."""

    trains: int
    ships: int
    choose_pieces: int
    """How many pieces each player chooses from trains and ships; 0 if all are used."""
    suggested_trains: int
    exchange_cost: int
    """Points lost per piece exchanged; 0 if there are no exchanges."""
    end_at: int
    last_turns: int

    opening_tickets: tuple[tuple[str, int], ...]
    """(deck, number) dealt to each player; empty if a draft replaces it."""
    opening_keep: int
    opening_refused: Returned
    ticket_deck: str
    """The deck to draw tickets from during the game."""
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
    """How many cards of any kind stand for one wild on a ferry; 0 for never."""

    stations: int
    station_costs: tuple[int, ...]
    station_points: int
    """Points for each station left."""

    harbours: int
    harbour_train_cards: int
    harbour_ship_cards: int
    harbour_points: tuple[int, ...]
    """Points for 0, 1, ... completed tickets to the city; any more score the last value."""
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
    """SHA-256 of everything that matters for play."""
    path: Path | None = field(default=None, compare=False)

    @property
    def wild(self) -> int:
        """The index of the wild card type, or -1 if there is none."""
        return next((i for i, c in enumerate(self.cards) if c.colour == WILD), -1)
