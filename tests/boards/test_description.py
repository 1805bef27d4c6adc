"""A board for programs: plain values that refer to each other by id."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boards.folders import EVERYTHING
from whistlestop.boards import available, load
from whistlestop.boards.description import describe


@pytest.mark.parametrize("where", [*available(), EVERYTHING])
def test_everything_is_referred_to_by_id(where: str | Path) -> None:
    board = load(where)
    told = json.loads(json.dumps(describe(board)))
    assert (told["id"], told["digest"]) == (board.id, board.digest)
    cities = {city["id"] for city in told["cities"]}
    routes = {route["id"]: route for route in told["routes"]}
    assert len(routes) == len(board.routes)
    for route in routes.values():
        assert {route["from"], route["to"]} <= cities
        assert route["colour"] in {*board.colours, None}
        assert route["twin"] is None or routes[route["twin"]]["twin"] == route["id"]
    for ticket in told["tickets"]:
        assert {ticket["from"], ticket["to"]} <= cities
    for card in told["cards"]:
        assert card["deck"] in board.decks
        assert card["colour"] in {*board.colours, None}
    for festival in told["festivals"]:
        assert set(festival["cities"]) <= cities


def test_a_route_as_a_program_sees_it() -> None:
    routes = {route["id"]: route for route in describe(load("europe"))["routes"]}
    assert routes["paris-zurich"] == {
        "id": "paris-zurich", "from": "paris", "to": "zurich", "length": 3, "colour": None,
        "kind": "tunnel", "wild_symbols": 0, "twin": None, "cards_for_one": 0,
    }  # fmt: skip
