"""Routes between the same two cities run side by side: a bundle that shares one curve."""

from __future__ import annotations

import math
from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.layout.sizes import Sizes

CROWD = 1.0
"""The ratio of the circle on which spaces start to the total width of the spaces on it."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Two cities and the routes between them, from one side of the curve to the other."""

    a: int
    b: int
    routes: tuple[int, ...]

    def offset(self, lane: int, sizes: Sizes) -> float:
        """The distance of a route from the shared curve."""
        return (lane - (len(self.routes) - 1) / 2) * sizes.lane

    def reach(self, sizes: Sizes) -> float:
        """The distance from the curve to the outer edge."""
        return self.offset(len(self.routes) - 1, sizes) + sizes.width / 2


def bundles_of(board: Board) -> list[Bundle]:
    """All pairs of neighbours, in the order of the board's routes."""
    found: dict[tuple[int, int], list[int]] = {}
    for i, route in enumerate(board.routes):
        found.setdefault((min(route.a, route.b), max(route.a, route.b)), []).append(i)
    return [Bundle(a, b, tuple(routes)) for (a, b), routes in found.items()]


def rims_of(board: Board, sizes: Sizes) -> list[float]:
    """How far from each city's centre the spaces start: many routes need a wider circle."""
    rims = []
    for i, city in enumerate(board.cities):
        meeting = sum(i in (route.a, route.b) for route in board.routes)
        circle = CROWD * meeting * sizes.lane / (2 * math.pi)
        rims.append(max(sizes.radius(city.junction) + sizes.gap, circle))
    return rims


def needed(board: Board, bundle: Bundle, sizes: Sizes, rims: list[float]) -> float:
    """The distance between two city centres at which a straight bundle has room for its spaces."""
    longest = max(board.routes[i].length for i in bundle.routes)
    return longest * sizes.length + (longest - 1) * sizes.gap + rims[bundle.a] + rims[bundle.b]
