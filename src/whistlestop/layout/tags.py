"""Tags beside a city: its name, and on some boards a festival card."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from whistlestop.boards.model import Board
from whistlestop.layout.glyphs import LINE, foldings, text_width
from whistlestop.layout.projection import Points
from whistlestop.layout.sizes import Sizes

DIRECTIONS = 16
RINGS = (1.0, 1.7, 2.6)
"""The distances of a tag from its city, in radii of the city; the nearest is preferred."""


@dataclass(frozen=True, slots=True)
class Place:
    """A possible place for a tag: its centre relative to the city, and its size."""

    x: float
    y: float
    width: float
    height: float
    lines: tuple[str, ...]
    dislike: float
    """A small cost that decides between places that are equally free."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A name (or a card, if it has no lines) and all its possible places."""

    city: int
    card: bool
    places: tuple[Place, ...]


def tags_of(board: Board, sizes: Sizes) -> list[Tag]:
    """All tags, cards first because they are harder to place."""
    cards = sorted({city for festival in board.festivals for city in festival.cities})
    tags = [Tag(c, True, _card_places(sizes)) for c in cards]
    for i, city in enumerate(board.cities):
        if not city.junction:
            tags.append(Tag(i, False, _name_places(city.name, sizes)))
    return tags


def _card_places(sizes: Sizes) -> tuple[Place, ...]:
    return tuple(_around(*sizes.card, (), sizes))


def _name_places(name: str, sizes: Sizes) -> tuple[Place, ...]:
    places = []
    for fold, lines in enumerate(foldings(name)):
        width = max(text_width(line, sizes.font) for line in lines)
        height = LINE * sizes.font * len(lines)
        places += _around(width, height, lines, sizes, 0.4 * fold)
    return tuple(places)


def _around(
    width: float, height: float, lines: tuple[str, ...], sizes: Sizes, extra: float = 0.0
) -> list[Place]:
    places = []
    for ring, factor in enumerate(RINGS):
        for k in range(DIRECTIONS):
            x, y = _touching(2 * math.pi * k / DIRECTIONS, width, height, factor * sizes.city + 2)
            slant = 0.3 * (k % 4 != 0) + 0.15 * (k % 2)
            places.append(Place(x, y, width, height, lines, extra + 1.5 * ring + slant))
    return places


def _touching(angle: float, width: float, height: float, radius: float) -> tuple[float, float]:
    """The centre of a rectangle that touches a circle in this direction.

    The rectangle's corner or side nearest to the circle is on the ray, so that text to the right
    of a city starts beside it.
    """
    dx, dy = math.cos(angle), math.sin(angle)
    x = radius * dx + width / 2 * _side(dx)
    y = radius * dy + height / 2 * _side(dy)
    return x, y


def _side(part: float) -> float:
    """-1, 0 or 1, with a smooth transition: near the axis the rectangle is centred on it."""
    return max(-1.0, min(1.0, part / 0.72))


def discs_of(width: float, height: float) -> tuple[Points, float]:
    """Discs that cover a rectangle, as rows of their centres, and their radius."""
    small, large = min(width, height), max(width, height)
    count = max(1, math.ceil(large / small))
    along = (np.arange(count) + 0.5) / count * large - large / 2
    across = np.zeros(count)
    radius = 0.5 * math.hypot(small, large / count) * 0.94
    points = [along, across] if width >= height else [across, along]
    return np.column_stack(points), radius
