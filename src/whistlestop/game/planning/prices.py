"""What a route, a station or a harbour costs its viewer, what is missing, and what it is worth.

The answer holds at any time: whose turn it is makes no difference to it.
"""

from __future__ import annotations

from whistlestop.boards.model import Route, RouteKind
from whistlestop.engine import actions as A
from whistlestop.engine.legal import has_pieces
from whistlestop.engine.tables import takes_wilds
from whistlestop.game.errors import GameError
from whistlestop.game.notation.bill import deck_of
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.notation.reading import split
from whistlestop.game.planning.buildings import harbour, station
from whistlestop.game.planning.means import Facts, in_hand, possible
from whistlestop.game.planning.needs import viewer_of
from whistlestop.game.planning.ways import Ways
from whistlestop.game.refusals.wording import best_types
from whistlestop.game.view import View


def price_of(view: View, move: str) -> Facts:
    """The price and the worth of a claim, a station or a harbour.

    `why` says what stands in the way, apart from the turn; it is empty if nothing does.
    """
    words = split(move)
    if len(words) != 2 or words[0] not in ("claim", "station", "harbour"):
        raise GameError("expected a claim, a station or a harbour without its cards")
    verb, name = words
    board = view.board
    known = [r.id for r in board.routes] if verb == "claim" else [c.id for c in board.cities]
    if name not in known:
        raise GameError(f"there is no {'route' if verb == 'claim' else 'city'} {name[:60]!r}")
    reader, number = viewer_of(view), known.index(name)
    if verb == "claim":
        return _claim(view, reader, number)
    return (station if verb == "station" else harbour)(view, reader, number)


def _claim(view: View, reader: PlayerReader, number: int) -> Facts:
    route = view.board.routes[number]
    why = _against_claim(view, reader, number)
    owner = reader.claimed().get(route.id)
    facts: Facts = {"why": why, "helps": [] if why in _GONE else _helps(view, reader, number)}
    if owner is not None:
        facts["owner"] = owner
    if why in _GONE:
        return facts
    sea = route.kind is RouteKind.SEA
    facts["pieces"] = (reader.ships if sea else reader.trains)(reader.player)
    return facts | _cards(reader, route)


def _against_claim(view: View, reader: PlayerReader, number: int) -> str:
    route, me = view.board.routes[number], reader.player
    owner = reader.claimed().get(route.id)
    if owner is not None:
        return "mine" if owner == me else "taken"
    if number in reader.barred(me):
        return "own-twin" if route.twin in reader.owned(me) else "closed"
    if view.phase not in A.TOGETHER and not has_pieces(view.state, view.tables, me, number):
        return "pieces"
    return "" if possible(view, A.CLAIM(number)) else "cards"


def _cards(reader: PlayerReader, route: Route) -> Facts:
    """The cards the player has towards a route, and how many are missing."""
    types = best_types(reader, deck_of(route), route.colour)
    usable = takes_wilds(route, reader.rules)
    wilds = reader.wilds_held if usable or route.wild_symbols else 0
    rest = route.length - route.wild_symbols
    spare = max(0, wilds - route.wild_symbols) if usable else 0
    missing = max(0, rest - min(rest, reader.worth(types)) - spare)
    return {
        "have": in_hand(reader, types, wilds),
        "missing": missing,
        "missing_wilds": max(0, route.wild_symbols - wilds),
    }


def _helps(view: View, reader: PlayerReader, number: int) -> list[Facts]:
    """The tickets that a route brings nearer, and the pieces that they take after it."""
    ways, board = Ways(reader, reader.player), view.board
    held = [board.tickets[ticket] for ticket in reader.held(reader.player)]
    helped = ((ticket.id, ways.helping(ticket).get(number)) for ticket in held)
    return [{"ticket": name, "spaces": left} for name, left in helped if left is not None]


_GONE = ("mine", "taken", "own-twin", "closed")
"""Nothing more can be said about a route that cannot be claimed any more."""
