"""What a player still needs to claim some routes: cards, pieces and about how many turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from whistlestop.boards.model import GREY, Route, RouteKind
from whistlestop.engine.tables import takes_wilds
from whistlestop.game.errors import GameError
from whistlestop.game.notation.bill import deck_of, types_of
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.outlook import Network
from whistlestop.game.view import View

DRAWN = 2
"""The cards of a turn (C3)."""

Purse = tuple[int, int]
"""A deck and a colour."""


@dataclass(frozen=True, slots=True)
class Need:
    """Cards of one colour, or of any one colour, that some routes take together."""

    deck: int
    colour: int
    count: int
    have: int


@dataclass(frozen=True, slots=True)
class Needs:
    """What some routes take together."""

    routes: tuple[Route, ...]
    cards: tuple[Need, ...]
    wilds: int
    """How many of the cards must be wilds."""
    missing: int
    """How many cards the player has yet to draw, wilds used where they may be."""

    @property
    def trains(self) -> int:
        """The trains they take."""
        return sum(route.length for route in self.routes) - self.ships

    @property
    def ships(self) -> int:
        """The ships they take."""
        return sum(route.length for route in self.routes if route.kind is RouteKind.SEA)

    @property
    def turns(self) -> int:
        """About how many turns: one for each route, and one for each two missing cards."""
        return len(self.routes) + -(-self.missing // DRAWN)


def viewer_of(view: View) -> PlayerReader:
    """The view from its player's seat; a spectator plans nothing."""
    if view.viewer is None:
        raise GameError("a spectator has nothing to plan")
    return PlayerReader(view.board, bytes(view.state.data), view.viewer)


def needs_of(reader: PlayerReader, routes: Iterable[int]) -> Needs:
    """What a player needs for some routes, all taken together."""
    wanted = tuple(reader.board.routes[i] for i in routes)
    held = {
        (deck, colour): reader.worth(types_of(reader.board, deck, colour))
        for deck in range(len(reader.board.decks))
        for colour in range(len(reader.board.colours))
    }
    counts: Counter[Purse] = Counter()
    for route in wanted:
        if route.length > route.wild_symbols:
            counts[deck_of(route), route.colour] += route.length - route.wild_symbols
    cards = tuple(
        Need(deck, colour, count, held.get((deck, colour), 0))
        for (deck, colour), count in sorted(counts.items())
    )
    symbols = sum(route.wild_symbols for route in wanted)
    return Needs(wanted, cards, symbols, _missing(reader, wanted, held, symbols))


def _missing(
    reader: PlayerReader, routes: tuple[Route, ...], held: dict[Purse, int], symbols: int
) -> int:
    """Coloured routes first, then each grey one in the colour with most cards left."""
    left = dict(held)
    lacking = wildless = 0
    for route in sorted(routes, key=lambda route: (route.colour == GREY, -route.length)):
        deck, count = deck_of(route), route.length - route.wild_symbols
        purse = (deck, route.colour)
        if route.colour == GREY:
            purse = max((p for p in left if p[0] == deck), key=lambda p: left[p])
        paid = min(count, left[purse])
        left[purse] -= paid
        if takes_wilds(route, reader.rules):
            lacking += count - paid
        else:
            wildless += count - paid
    return wildless + max(0, lacking + symbols - reader.wilds_held)


def fits(network: Network, needs: Needs) -> bool:
    """Whether the player has the pieces, exchanged ones included (C9, GL-12)."""
    return (
        needs.trains + needs.ships <= network.pieces
        and needs.trains <= network.trains
        and needs.ships <= network.ships
    )


def needs_dict(reader: PlayerReader, network: Network, needs: Needs) -> dict[str, Any]:
    """The needs as plain values."""
    board = reader.board
    points = board.rules.route_points
    return {
        "claims": [route.id for route in needs.routes],
        "trains": needs.trains,
        "ships": needs.ships,
        "points": sum(points[route.length - 1] for route in needs.routes),
        "cards": [
            {
                "deck": board.decks[need.deck],
                "colour": None if need.colour == GREY else board.colours[need.colour],
                "count": need.count,
                "have": need.have,
            }
            for need in needs.cards
        ],
        "wilds": needs.wilds,
        "missing": needs.missing,
        "turns": needs.turns,
        "fits": fits(network, needs),
    }


def plan_needs(view: View, routes: Iterable[str]) -> dict[str, Any]:
    """What the viewer needs for routes by id; those that are no longer free are left out."""
    reader = viewer_of(view)
    numbers = {route.id: i for i, route in enumerate(view.board.routes)}
    if unknown := [name for name in routes if name not in numbers]:
        raise GameError(f"there is no route {unknown[0][:60]!r}")
    barred = set(reader.barred(reader.player))
    wanted = [numbers[name] for name in dict.fromkeys(routes)]
    free = [i for i in wanted if i not in barred]
    return needs_dict(reader, Network(reader, reader.player), needs_of(reader, free))
