"""Routes that join the same two cities run side by side: a bundle with one curve for all."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.layout.sizes import Sizes


@dataclass(frozen=True, slots=True)
class Bundle:
    """Two cities and the routes between them, from one side of the curve to the other."""

    a: int
    b: int
    routes: tuple[int, ...]

    def offset(self, lane: int, sizes: Sizes) -> float:
        """How far beside the common curve a route runs."""
        return (lane - (len(self.routes) - 1) / 2) * sizes.lane

    def reach(self, sizes: Sizes) -> float:
        """From the curve to the outer edge."""
        return self.offset(len(self.routes) - 1, sizes) + sizes.width / 2


def bundles_of(board: Board) -> list[Bundle]:
    """All pairs of neighbours, in the order of the board's routes."""
    found: dict[tuple[int, int], list[int]] = {}
    for i, route in enumerate(board.routes):
        found.setdefault((min(route.a, route.b), max(route.a, route.b)), []).append(i)
    return [Bundle(a, b, tuple(routes)) for (a, b), routes in found.items()]


def needed(board: Board, bundle: Bundle, sizes: Sizes) -> float:
    """How long a straight way must be, from centre to centre, for all spaces of its routes."""
    longest = max(board.routes[i].length for i in bundle.routes)
    rims = sum(sizes.radius(board.cities[c].junction) for c in (bundle.a, bundle.b))
    return longest * sizes.length + (longest + 1) * sizes.gap + rims
