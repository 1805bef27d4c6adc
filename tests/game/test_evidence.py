"""Evidence for scores: what it shows is really on the board."""

from __future__ import annotations

from random import Random

import pytest

from rules.table import grow_network, names, position
from whistlestop.boards import Board, load
from whistlestop.game import Game
from whistlestop.game.evidence import Evidence, evidence, score_facts

PIECES = {"europe": 45, "nordic": 40}


def found(game: Game, player: int = 0) -> Evidence:
    return evidence(game.state, game.tables)[player]


def ends(board: Board, route: str) -> tuple[int, int]:
    one = next(r for r in board.routes if r.id == route)
    return one.a, one.b


def runs(board: Board, routes: tuple[str, ...]) -> set[int]:
    """Where a trail of these routes, in this order, can end; empty if they do not form a trail."""
    assert len(set(routes)) == len(routes)
    here = set(ends(board, routes[0])) if routes else set()
    # The first route can be walked in either direction.
    for i, route in enumerate(routes):
        a, b = ends(board, route)
        here = {b, a} if i == 0 else {b for c in here if c == a} | {a for c in here if c == b}
    return here


@pytest.mark.parametrize("board", ["europe", "nordic"])
@pytest.mark.parametrize("seed", range(15))
def test_the_routes_of_the_longest_path_form_one_trail_of_its_length(board: str, seed: int) -> None:
    """C16: random networks, including dense ones"""
    played = load(board)
    own = grow_network(played, Random(seed), 18, PIECES[board], set())
    game = position(board, p0=f"routes {names(played, own)}", p1="hand")
    trail = found(game).longest_routes
    lengths = {route.id: route.length for route in played.routes}
    assert sum(lengths[route] for route in trail) == game.scores()[0].longest_path > 0
    assert set(trail) <= {played.routes[i].id for i in own}
    assert runs(played, trail)


def test_a_longest_path_lists_a_loop_in_order() -> None:
    """C16: it can revisit cities, but not routes"""
    own = "bruxelles-paris-red bruxelles-frankfurt frankfurt-paris-white dieppe-paris"
    trail = found(position("europe", p0=f"routes {own}", p1="hand")).longest_routes
    assert set(trail) == set(own.split())
    assert "dieppe-paris" in (trail[0], trail[-1])


def test_a_player_without_routes_has_no_longest_path() -> None:
    """C16"""
    assert found(position("europe", p0="hand", p1="hand")).longest_routes == ()


def test_a_borrowed_route_is_listed_with_its_station() -> None:
    """EU-11: the second of two stations is the useful one"""
    game = position(
        "europe",
        p0="""
            tickets paris-wien
            routes frankfurt-paris-white berlin-wien
            stations amsterdam frankfurt
        """,
        p1="routes berlin-frankfurt-red",
    )
    assert found(game).lent == (("frankfurt", "berlin-frankfurt-red"),)
    facts = score_facts(game.state, game.tables)[0]
    assert facts["lent"] == [{"city": "frankfurt", "route": "berlin-frankfurt-red"}]


def test_the_path_of_a_ticket_uses_own_and_borrowed_routes() -> None:
    """C15, EU-11"""
    game = position(
        "europe",
        p0="tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt",
        p1="routes berlin-frankfurt-red",
    )
    assert found(game).ways == {
        "paris-wien": ("frankfurt-paris-white", "berlin-frankfurt-red", "berlin-wien")
    }


def test_the_path_of_a_ticket_is_a_shortest_one() -> None:
    """C15: three routes with 8 spaces are shorter than two with 10"""
    own = "palermo-roma palermo-smyrna brindisi-roma athina-brindisi athina-smyrna"
    game = position("europe", p0=f"tickets roma-smyrna\nroutes {own}", p1="hand")
    assert found(game).ways == {
        "roma-smyrna": ("brindisi-roma", "athina-brindisi", "athina-smyrna")
    }


def test_the_path_of_every_ticket_leads_from_end_to_end() -> None:
    """C15: a whole game with many tickets"""
    board = load("nordic")
    own = grow_network(board, Random(3), 22, PIECES["nordic"], set())
    cities = {city for i in own for city in (board.routes[i].a, board.routes[i].b)}
    held = " ".join(t.id for t in board.tickets if {t.a, t.b} <= cities)
    game = position("nordic", p0=f"routes {names(board, own)}\ntickets {held}", p1="hand")
    ways, score = found(game).ways, game.scores()[0]
    assert set(ways) == set(score.done) != set()
    tickets = {t.id: t for t in board.tickets}
    for id_, way in ways.items():
        assert set(way) <= {board.routes[i].id for i in own}
        assert {tickets[id_].a, tickets[id_].b} & runs(board, way)


def test_evidence_does_not_change_the_game() -> None:
    game = position("europe", p0="routes berlin-wien", p1="hand")
    before = game.to_bytes()
    assert found(game) == found(game)
    assert game.to_bytes() == before
