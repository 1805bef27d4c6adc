"""Where everything is on a drawn board: plain values, in canvas units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from whistlestop.layout.sizes import Sizes

Point = tuple[float, float]

ANCHORS = {"start": 0.5, "middle": 0.0, "end": -0.5}
"""How far the centre of a text is to the right of its anchor, in widths of the text."""


class Space(msgspec.Struct, frozen=True, array_like=True):
    """The centre of a space, and its angle in degrees clockwise from east."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class DrawnRoute:
    """A route: its curve as an SVG path, and its spaces from `a` to `b`."""

    path: str
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A city's name on one line or two, and where its lines are anchored."""

    x: float
    y: float
    """The vertical centre."""
    anchor: str
    """The part of the text that is at x, as in SVG: `start`, `middle` or `end`."""
    width: float
    height: float
    lines: tuple[str, ...]

    @property
    def middle(self) -> Point:
        """The centre of the name."""
        return self.x + ANCHORS[self.anchor] * self.width, self.y


class Layout(msgspec.Struct, frozen=True, tag_field="format", tag=1):
    """A whole board, with cities, labels, routes and festival cards by id."""

    digest: str
    """The board's digest for play."""
    drawn: str
    """A digest of what matters only for drawing: names and coordinates."""
    width: float
    height: float
    projection: dict[str, Any]
    sizes: Sizes
    cities: dict[str, Point]
    labels: dict[str, Label]
    routes: dict[str, DrawnRoute]
    festivals: dict[str, Point]
    """The centre of the card at a city, by the city's id."""
