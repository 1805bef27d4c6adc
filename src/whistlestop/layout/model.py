"""Where everything lies on a drawn board: plain values, in the units of its canvas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from whistlestop.layout.sizes import Sizes

Point = tuple[float, float]

ANCHORS = {"start": 0.5, "middle": 0.0, "end": -0.5}
"""How far right of its anchor the middle of a text lies, in widths of the text."""


class Space(msgspec.Struct, frozen=True, array_like=True):
    """The middle of a space, and its angle in degrees, clockwise from the east."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class DrawnRoute:
    """A route: the curve it follows, as an SVG path, and its spaces from `a` to `b`."""

    path: str
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A city's name in one line or two: where its lines begin, end or have their middle."""

    x: float
    y: float
    """The middle of the height."""
    anchor: str
    """`start`, `middle` or `end`, as in SVG: what of the text is at x."""
    width: float
    height: float
    lines: tuple[str, ...]

    @property
    def middle(self) -> Point:
        """The middle of the name."""
        return self.x + ANCHORS[self.anchor] * self.width, self.y


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board. Cities, labels, routes and festival cards by id."""

    digest: str
    """The board's digest for play."""
    drawn: str
    """A digest of what only matters for drawing: names and coordinates."""
    width: float
    height: float
    projection: dict[str, Any]
    sizes: Sizes
    cities: dict[str, Point]
    labels: dict[str, Label]
    routes: dict[str, DrawnRoute]
    festivals: dict[str, Point]
    """The middle of the card lying at a city, by the city's id."""
