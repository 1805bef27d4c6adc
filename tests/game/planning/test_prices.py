"""What a route, a station or a harbour costs, what is missing, and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from game.situations import BOARDS, TABLES, position, random_game
from whistlestop.game import Game, GameError
from whistlestop.game.planning.prices import price_of


def price(game: Game, move: str, player: int = 0) -> dict[str, Any]:
    return price_of(game.view(player), move)


def test_what_is_missing_counts_the_colour_and_the_wilds() -> None:
    """C9"""
    game = position("europe", p0="hand 1 purple 1 wild;tickets")
    found = price(game, "claim pamplona-paris-green")
    assert found["why"] == "cards"
    assert found["have"] == {"wild": 1}
    assert found["missing"] == 3
    game = position("europe", p0="hand 3 green 1 wild;tickets")
    assert price(game, "claim pamplona-paris-green")["why"] == ""


def test_a_ferry_misses_wilds() -> None:
    """EU-5"""
    game = position("europe", p0="hand 5 green;tickets")
    found = price(game, "claim palermo-roma")
    assert (found["why"], found["missing"], found["missing_wilds"]) == ("cards", 0, 1)


def test_it_makes_no_difference_whose_turn_it_is() -> None:
    """C1"""
    game = position("europe", "turn 1", p0="hand 3 green 1 wild;tickets")
    assert game.to_act == {1}
    assert price(game, "claim pamplona-paris-green")["why"] == ""


def test_a_claimed_route_tells_its_owner() -> None:
    """C9, C10"""
    game = position("europe", p0="routes brest-paris", p1="routes edinburgh-london-black")
    assert price(game, "claim brest-paris") == {"why": "mine", "owner": 0, "helps": []}
    taken = price(game, "claim edinburgh-london-black")
    assert (taken["why"], taken["owner"]) == ("taken", 1)
    assert price(game, "claim edinburgh-london-orange")["why"] == "closed"
    own = price(game, "claim edinburgh-london-orange", player=1)
    assert own["why"] == "own-twin"


def test_a_route_names_the_tickets_that_it_helps() -> None:
    """C15"""
    game = position("europe", p0="tickets brest-venezia;routes brest-paris")
    helps = price(game, "claim paris-zurich")["helps"]
    assert helps == [{"ticket": "brest-venezia", "spaces": 2}]
    assert price(game, "claim lisboa-madrid")["helps"] == []


def test_a_station_names_the_tickets_that_it_helps() -> None:
    """EU-10, EU-11"""
    game = position(
        "europe",
        p0="tickets brest-venezia;routes brest-paris venezia-zurich",
        p1="routes paris-zurich",
    )
    found = price(game, "station paris")
    assert found["helps"] == [{"ticket": "brest-venezia", "spaces": 0}]
    assert price(game, "station moskva")["helps"] == []


def test_a_harbour_tells_its_worth() -> None:
    """GL-11, GL-15"""
    board = TABLES["great-lakes"].board
    city = next(c for c in board.cities if c.harbour)
    ticket = next(
        t for t in board.tickets if city is board.cities[t.a] or city is board.cities[t.b]
    )
    game = position("great-lakes", p0=f"tickets {ticket.id}")
    found = price(game, f"harbour {city.id}")
    assert found["why"] == "no-route"
    assert (found["worth"], found["worth_all"], found["tickets"]) == (
        board.rules.harbour_points[0],
        board.rules.harbour_points[1],
        1,
    )


@pytest.mark.parametrize("move", ["draw", "claim", "claim paris-atlantis", "station atlantis"])
def test_other_moves_have_no_price(move: str) -> None:
    with pytest.raises(GameError):
        price(position("europe"), move)


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_stands_in_the_way_of_exactly_the_legal_claims(board: str) -> None:
    """C9, EU-10, GL-11: at the start of a turn, the answer agrees with the legal moves."""
    seen = 0
    for game in random_game(board, 3, seed=5, moves=260):
        if game.view(0).phase != "main" or len(game.moves) % 7:
            continue
        (player,) = game.to_act
        legal = {move.text for move in game.legal_moves(player)}
        moves = [f"claim {route.id}" for route in game.board.routes]
        for city in game.board.cities:
            moves += [f"{what} {city.id}" for what in ("station", "harbour")]
        view = game.view(player)
        assert {move for move in moves if price_of(view, move)["why"] == ""} == {
            move for move in moves if move in legal
        }
        seen += 1
    assert seen > 5
