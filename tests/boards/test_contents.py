from __future__ import annotations

from whistlestop.boards import load
from whistlestop.boards.model import (
    GREY,
    WILD,
    CardType,
    City,
    FestivalSet,
    Route,
    RouteKind,
    Ticket,
)

from .folders import EVERYTHING, SMALL


def test_small() -> None:
    board = load(SMALL)
    assert board.cities[2] == City("clay", "Clay Cross", 53.2, -1.4)
    assert board.routes[0] == Route("ashby-brook-red", 0, 1, 2, 0, RouteKind.TRACK, twin=1)
    assert board.routes[5] == Route("clay-ewell", 2, 4, 3, GREY, RouteKind.FERRY, wild_symbols=1)
    assert board.tickets[0] == Ticket("ashby-dale", 0, 3, 4, "regular")
    assert board.cards[1] == CardType("blue", 0, 1, 1, False, 8)
    assert board.cards[2] == CardType("wild", 0, WILD, 1, False, 4)
    assert board.festivals == ()


def test_everything() -> None:
    board = load(EVERYTHING)
    assert board.cities[-1] == City("reef", "The Reef", 3.0, 0.0, junction=True)
    assert board.cities[1] == City("birch", "Birch", 2.0, 0.1, harbour=True, points=1)
    oak_pine = next(route for route in board.routes if route.id == "oak-pine")
    assert oak_pine == Route("oak-pine", 8, 9, 4, GREY, RouteKind.TRACK, cards_for_one=4)
    assert CardType("red-double-ship", 1, 0, 2, False, 3) in board.cards
    assert CardType("red-harbour", 0, 0, 1, True, 3) in board.cards
    assert board.festivals[1] == FestivalSet("regatta", (0, 2), 5, (1, 3, 6, 10, 15))
