"""The longest path, found exactly (C16): worked examples, and a search of its own to compare."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

import pytest

from rules.table import grow_network, names, position
from whistlestop.boards import Board, load

LOOP = "bruxelles-paris-red bruxelles-frankfurt frankfurt-paris-white"  # 2 + 2 + 3
SECOND_LOOP = "dieppe-paris brest-dieppe brest-paris"  # 1 + 2 + 3, meets the first in Paris


def longest_trail(board: Board, chosen: list[int]) -> int:
    """By trying everything: from each city along each route that is left."""
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
def test_the_longest_path_may_loop_but_uses_each_route_once(routes: str, length: int) -> None:
    """C16."""
    game = position("europe", p0=f"routes {routes}", p1="")
    assert game.scores()[0].longest_path == length


def test_the_routes_of_others_do_not_lengthen_a_path() -> None:
    """C16."""
    game = position("europe", p0="routes brest-paris", p1="routes frankfurt-paris-white")
    assert [score.longest_path for score in game.scores()] == [3, 3]


@pytest.mark.parametrize("seed", range(40))
def test_no_trail_is_longer_in_europe(seed: int) -> None:
    """C16: five players' networks at a time, compared with a search that tries everything."""
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
