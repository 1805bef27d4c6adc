"""A small picture of a board, as SVG paths: its land, routes and cities."""

from __future__ import annotations

import re
from dataclasses import dataclass

from whistlestop.boards.model import GREY, Board
from whistlestop.layout.model import Layout
from whistlestop.layout.outlines import Outlines

NUMBER = re.compile(r"-?\d+\.\d+")


@dataclass(frozen=True, slots=True)
class Sketch:
    """SVG paths in canvas units, without what nobody could see in a small picture."""

    width: float
    height: float
    land: str
    lakes: str
    routes: dict[str, str]
    """By colour; grey routes are called `grey`."""
    cities: str
    """A line of no length at each city: a dot, if its ends are round."""


def sketch_of(board: Board, layout: Layout, outlines: Outlines | None) -> Sketch:
    """The small picture of a board."""
    routes: dict[str, str] = {}
    for route in board.routes:
        colour = "grey" if route.colour == GREY else board.colours[route.colour]
        routes[colour] = routes.get(colour, "") + rounded(layout.routes[route.id].path)
    places = (layout.cities[city.id] for city in board.cities)
    return Sketch(
        layout.width,
        layout.height,
        outlines.around or outlines.land if outlines else "",
        outlines.around_lakes or outlines.lakes if outlines else "",
        routes,
        "".join(f"M{x:.0f},{y:.0f}h0" for x, y in places),
    )


def rounded(path: str) -> str:
    """A path in whole units."""
    return NUMBER.sub(lambda number: f"{float(number[0]):.0f}", path)
