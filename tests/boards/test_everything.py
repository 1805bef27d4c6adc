"""A home-made board may combine the rules of all boards."""

from __future__ import annotations

from whistlestop.boards import check, load
from whistlestop.boards.model import RouteKind, TieBreak

from .folders import EVERYTHING, SMALL


def test_small_has_no_defect() -> None:
    assert check(SMALL) == []


def test_everything_has_no_defect() -> None:
    assert check(EVERYTHING) == []


def test_everything_has_everything() -> None:
    """EU-10, GL-3, GL-11, GL-12, IB-2, IB-8, NO-5, NO-7, NY-6 on one board"""
    board = load(EVERYTHING)
    rules = board.rules
    assert len(board.decks) == 2
    assert {route.kind for route in board.routes} == set(RouteKind)
    assert all(
        (
            rules.draft,
            rules.stations,
            rules.harbours,
            rules.choose_pieces,
            rules.exchange_cost,
            rules.tunnel_cards,
            rules.ferry_cards_for_wild,
            rules.longest_path_points,
            rules.most_tickets_points,
            board.festivals,
            any(city.points for city in board.cities),
            any(city.junction for city in board.cities),
            any(route.cards_for_one for route in board.routes),
        )
    )
    assert set(rules.ties) == set(TieBreak)


def test_doubles_of_everything() -> None:
    """C10, NO-8, GL-10, GL-19: on land, unequal ones, and at sea to a junction."""
    board = load(EVERYTHING)
    doubles = [
        {route.id, board.routes[route.twin].id}
        for route in board.routes
        if route.twin is not None and route.id < board.routes[route.twin].id
    ]
    assert doubles == [
        {"alder-elm-red", "alder-elm-blue"},
        {"cedar-fir-1", "cedar-fir-2"},
        {"larch-pine-tunnel", "larch-pine-ferry"},
        {"alder-reef-red", "alder-reef-green"},
    ]
