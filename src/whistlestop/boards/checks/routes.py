"""Routes: their ends and lengths, and whether players can pay for them (C9, EU-5, GL-8)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.defects import ROUTES
from whistlestop.boards.kinds import span
from whistlestop.boards.model import GREY, Board, Route, RouteKind


def ends(reading: Reading) -> None:
    """A route connects two different cities."""
    for index, route in enumerate(reading.board.routes):
        if route.a == route.b:
            city = reading.board.cities[route.a].id
            reading.blame_row(ROUTES, index, f"goes from {city} to itself, expected two cities")


def symbols(reading: Reading) -> None:
    """Ferries, and only ferries, have wild symbols, at most one per space (EU-5)."""
    for index, route in enumerate(reading.board.routes):
        low, high = (1, route.length) if route.kind is RouteKind.FERRY else (0, 0)
        if not low <= route.wild_symbols <= high:
            wrong = f"wild_symbols of a {route.kind} route is {route.wild_symbols}"
            reading.blame_row(ROUTES, index, f"{wrong}, expected {span(low, high)}")


def substitutes(reading: Reading) -> None:
    """Only track may take several cards for one (NO-7)."""
    for index, route in enumerate(reading.board.routes):
        if route.cards_for_one and route.kind is not RouteKind.TRACK:
            reading.blame_row(
                ROUTES,
                index,
                f"cards_for_one of a {route.kind} route is {route.cards_for_one}, expected 0",
            )


def points(reading: Reading) -> None:
    """Every route length has points."""
    known = len(reading.board.rules.route_points)
    for index, route in enumerate(reading.board.routes):
        if route.length > known:
            reading.blame_row(
                ROUTES,
                index,
                f"length is {route.length}, but points in board.toml stops at length {known}",
            )


def pieces(reading: Reading) -> None:
    """A player has enough pieces for every route (C9)."""
    rules = reading.board.rules
    for index, route in enumerate(reading.board.routes):
        sea = route.kind is RouteKind.SEA
        number, what = (rules.ships, "ships") if sea else (rules.trains, "trains")
        most = min(number, rules.choose_pieces or number)
        if route.length > most > 0:
            message = f"length is {route.length}, but a player has at most {most} {what}"
            reading.blame_row(ROUTES, index, message)


def tunnels(reading: Reading) -> None:
    """A board with tunnels reveals cards for them (EU-6)."""
    kinds = {route.kind for route in reading.board.routes}
    if RouteKind.TUNNEL in kinds and not reading.board.rules.tunnel_cards:
        reading.blame_key("routes.tunnel_cards", "tunnel_cards is 0, but there are tunnels")


def ferries(reading: Reading) -> None:
    """A board with ferries has wilds, and allows them on ferries (EU-5)."""
    kinds = [route.kind for route in reading.board.routes]
    if RouteKind.FERRY not in kinds:
        return
    if reading.board.wild < 0:
        first = kinds.index(RouteKind.FERRY)
        reading.blame_row(ROUTES, first, "kind is ferry, but cards.csv has no wild cards")
    elif RouteKind.FERRY not in reading.board.rules.wilds_on:
        reading.blame_key("routes.wilds_on", 'wilds_on lacks "ferry", but there are ferries')


def payable(reading: Reading) -> None:
    """The decks have enough cards to pay for every route."""
    board = reading.board
    for index, route in enumerate(board.routes):
        deck = 1 if route.kind is RouteKind.SEA else 0
        if deck >= len(board.decks):
            reading.blame_row(ROUTES, index, "kind is sea, but there is no second deck to pay with")
        elif problem := _shortage(board, route, deck):
            reading.blame_row(ROUTES, index, problem)


def _shortage(board: Board, route: Route, deck: int) -> str:
    worth = list(_worths(board, route, deck))
    if not worth:
        return f"colour is {_colour(board, route)}, but deck {board.decks[deck]} has no such cards"
    ferry = route.kind is RouteKind.FERRY
    if route.cards_for_one or (ferry and board.rules.ferry_cards_for_wild):
        return ""
    wild = board.cards[board.wild].count if board.wild >= 0 else 0
    wild = wild if route.kind in board.rules.wilds_on else 0
    if ferry and route.wild_symbols > wild > 0:
        return f"wild_symbols is {route.wild_symbols}, but the number of wild cards is {wild}"
    if max(worth) + wild < route.length:
        return (
            f"length is {route.length}, but all cards of its colour and the wilds it may use "
            f"pay for {max(worth) + wild}"
        )
    return ""


def _worths(board: Board, route: Route, deck: int) -> Iterator[int]:
    for colour in range(len(board.colours)) if route.colour == GREY else (route.colour,):
        cards = [card for card in board.cards if (card.deck, card.colour) == (deck, colour)]
        if cards:
            yield sum(card.count * card.pieces for card in cards)


def _colour(board: Board, route: Route) -> str:
    return "grey" if route.colour == GREY else board.colours[route.colour]


CHECKS = (
    check(ends, "routes.csv:a routes.csv:b"),
    check(symbols, "routes.csv:kind routes.csv:length routes.csv:wild_symbols"),
    check(substitutes, "routes.csv:kind routes.csv:cards_for_one"),
    check(points, "routes.points routes.csv:length"),
    check(pieces, "pieces.trains pieces.ships pieces.choose routes.csv:length routes.csv:kind"),
    check(tunnels, "routes.tunnel_cards routes.csv:kind"),
    check(ferries, "routes.wilds_on routes.csv:kind cards.csv:colour"),
    check(
        payable,
        "cards.decks cards.colours routes.wilds_on routes.ferry_cards_for_wild "
        "routes.csv:length routes.csv:colour routes.csv:kind routes.csv:wild_symbols "
        "routes.csv:cards_for_one "
        "cards.csv:deck cards.csv:colour cards.csv:count cards.csv:pieces",
    ),
)
