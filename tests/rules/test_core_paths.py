"""The longest path, found exactly (C16): worked examples, and a comparison with two searches."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

import numpy as np
import pytest

from rules.table import grow_network, names, position
from whistlestop.boards import Board, load
from whistlestop.boards.model import Route

LOOP = "bruxelles-paris-red bruxelles-frankfurt frankfurt-paris-white"  # 2 + 2 + 3
SECOND_LOOP = "dieppe-paris brest-dieppe brest-paris"  # 1 + 2 + 3, meets the first in Paris


def longest_trail(board: Board, chosen: list[int]) -> int:
    """Try everything: from each city, along each unused route."""
    at: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for i, index in enumerate(chosen):
        route = board.routes[index]
        at[route.a].append((i, route.b, route.length))
        at[route.b].append((i, route.a, route.length))

    @cache
    def walk(city: int, used: int) -> int:
        return max(
            (n + walk(to, used | 1 << i) for i, to, n in at[city] if not used >> i & 1), default=0
        )

    return max((walk(city, 0) for city in list(at)), default=0)


def longest_by_subsets(board: Board, chosen: list[int]) -> int:
    """Euler's way: the longest connected set of routes with at most two cities of odd degree.

    Unlike trails, sets of routes are no more numerous in a dense network than in any other.
    """
    odd, length = np.zeros(1, np.uint64), np.zeros(1, np.int32)
    cities = sorted({c for i in chosen for c in (board.routes[i].a, board.routes[i].b)})
    for route in (board.routes[i] for i in chosen):
        ends = np.uint64(1 << cities.index(route.a) | 1 << cities.index(route.b))
        odd = np.concatenate([odd, odd ^ ends])
        length = np.concatenate([length, length + np.int32(route.length)])
    rest = odd & (odd - np.uint64(1))  # without its lowest bit
    at_most_two = np.flatnonzero(rest & (rest - np.uint64(1)) == 0)
    for choice in at_most_two[np.argsort(-length[at_most_two], kind="stable")]:
        routes = [board.routes[r] for k, r in enumerate(chosen) if int(choice) >> k & 1]
        if are_connected(routes):
            return int(length[choice])
    return 0


def are_connected(routes: list[Route]) -> bool:
    reached = {routes[0].a} if routes else set()
    for _ in routes:
        for route in routes:
            if reached & {route.a, route.b}:
                reached |= {route.a, route.b}
    return all(route.a in reached for route in routes)


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        pytest.param("", 0, id="nothing"),
        pytest.param("brest-paris", 3, id="one route"),
        pytest.param("frankfurt-paris-white berlin-frankfurt-red berlin-wien", 9, id="a line"),
        pytest.param("brest-paris moskva-petrograd cadiz-lisboa", 4, id="parts that do not meet"),
        pytest.param("brest-paris dieppe-paris marseille-paris", 7, id="two of three arms"),
        pytest.param(LOOP, 7, id="a loop, all the way round"),
        pytest.param(f"{LOOP} brest-paris", 10, id="a loop with a tail"),
        pytest.param(f"{LOOP} brest-paris marseille-paris", 14, id="tail, loop, tail"),
        pytest.param(f"{LOOP} brest-paris berlin-frankfurt-red", 10, id="part of a loop left out"),
        pytest.param(f"{LOOP} {SECOND_LOOP}", 13, id="a figure eight"),
        pytest.param(f"{LOOP} {SECOND_LOOP} marseille-paris", 17, id="a figure eight with a tail"),
        pytest.param(
            f"{LOOP} {SECOND_LOOP} amsterdam-bruxelles brest-pamplona",
            17,
            id="a figure eight with two tails, the short one left out",
        ),
        pytest.param(
            f"{LOOP} {SECOND_LOOP} bruxelles-dieppe",
            15,
            id="three loops: two odd cities, every route",
        ),
    ],
)
def test_the_longest_path_can_loop_but_uses_each_route_once(routes: str, length: int) -> None:
    """C16."""
    game = position("europe", p0=f"routes {routes}", p1="")
    assert game.scores()[0].longest_path == length


def test_other_players_routes_do_not_lengthen_a_path() -> None:
    """C16."""
    game = position("europe", p0="routes brest-paris", p1="routes frankfurt-paris-white")
    assert [score.longest_path for score in game.scores()] == [3, 3]


@pytest.mark.parametrize("seed", range(40))
def test_no_trail_is_longer_in_europe(seed: int) -> None:
    """C16: the networks of five players at a time, compared with an exhaustive search."""
    board, random = load("europe"), Random(seed)
    taken: set[int] = set()
    networks = [grow_network(board, random, random.randint(4, 14), 45, taken) for _ in range(5)]
    game = position(
        "europe", **{f"p{p}": f"routes {names(board, mine)}" for p, mine in enumerate(networks)}
    )
    expected = [longest_trail(board, mine) for mine in networks]
    assert [score.longest_path for score in game.scores()] == expected


@pytest.mark.parametrize("seed", range(15))
def test_no_trail_is_longer_in_new_york(seed: int) -> None:
    """C16: a denser board with shorter routes."""
    board, random = load("new-york"), Random(seed)
    taken: set[int] = set()
    networks = [grow_network(board, random, 12, 15, taken) for _ in range(4)]
    game = position(
        "new-york", **{f"p{p}": f"routes {names(board, mine)}" for p, mine in enumerate(networks)}
    )
    expected = [longest_trail(board, mine) for mine in networks]
    assert [score.longest_path for score in game.scores()] == expected


@pytest.mark.parametrize("board_id", ["europe", "nordic", "iberia"])
@pytest.mark.parametrize("seed", range(20))
def test_no_trail_is_longer_in_a_large_network(board_id: str, seed: int) -> None:
    """C16: up to twenty routes with many loops, which have too many trails to try them all."""
    board, random = load(board_id), Random(seed)
    taken: set[int] = set()
    pieces = board.rules.trains
    networks = [grow_network(board, random, random.randint(15, 20), pieces, taken) for _ in "01"]
    game = position(
        board_id, **{f"p{p}": f"routes {names(board, mine)}" for p, mine in enumerate(networks)}
    )
    expected = [longest_by_subsets(board, mine) for mine in networks]
    assert [score.longest_path for score in game.scores()] == expected


def test_the_two_searches_in_this_file_agree() -> None:
    """C16: the yardstick itself must be right."""
    board = load("europe")
    for seed in range(15):
        mine = grow_network(board, Random(seed), 10, 45, set())
        assert longest_trail(board, mine) == longest_by_subsets(board, mine)
