"""Measures a layout exactly: what overlaps, and what is missing or off the canvas."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from whistlestop.boards.model import Board
from whistlestop.layout.model import Layout
from whistlestop.layout.projection import Points

TOUCH = 0.05
"""Tolerance for things that touch, because files are rounded to a tenth."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle at any angle, as its four corners, and what it is."""

    name: str
    corners: Points
    reach: float
    """The distance from the centre to a corner."""

    @property
    def middle(self) -> Points:
        """The centre of the rectangle."""
        return np.asarray(self.corners.mean(axis=0))


@dataclass(frozen=True, slots=True)
class Disc:
    """A city."""

    name: str
    middle: Points
    radius: float


def overlaps(board: Board, layout: Layout) -> list[tuple[str, str]]:
    """All pairs of spaces, names, cards and cities that overlap."""
    boxes, discs = boxes_of(layout), discs_of_cities(board, layout)
    found = []
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            if _may_meet(one.middle, other.middle, one.reach + other.reach) and meet(one, other):
                found.append((one.name, other.name))
        for disc in discs:
            if _may_meet(one.middle, disc.middle, one.reach + disc.radius) and on_disc(one, disc):
                found.append((one.name, disc.name))
    for i, disc in enumerate(discs):
        for near in discs[i + 1 :]:
            if math.dist(disc.middle, near.middle) < disc.radius + near.radius - TOUCH:
                found.append((disc.name, near.name))
    return found


def outside(board: Board, layout: Layout) -> list[str]:
    """Everything that is not entirely on the canvas."""
    found = [
        box.name
        for box in boxes_of(layout)
        if (box.corners < 0).any() or (box.corners > (layout.width, layout.height)).any()
    ]
    for disc in discs_of_cities(board, layout):
        low, high = disc.middle - disc.radius, disc.middle + disc.radius
        if (low < 0).any() or (high > (layout.width, layout.height)).any():
            found.append(disc.name)
    return found


def boxes_of(layout: Layout) -> list[Box]:
    """Spaces, names and cards."""
    sizes = layout.sizes
    boxes = []
    for id, route in layout.routes.items():
        for k, space in enumerate(route.spaces):
            name = f"space {k + 1} of {id}"
            boxes.append(box(name, space.x, space.y, sizes.length, sizes.width, space.angle))
    for id, label in layout.labels.items():
        boxes.append(box(f"name of {id}", *label.middle, label.width, label.height))
    for id, (x, y) in layout.festivals.items():
        boxes.append(box(f"card of {id}", x, y, *sizes.card))
    return boxes


def discs_of_cities(board: Board, layout: Layout) -> list[Disc]:
    """All cities and junctions."""
    return [
        Disc(f"city {c.id}", np.array(layout.cities[c.id]), layout.sizes.radius(c.junction))
        for c in board.cities
    ]


def box(name: str, x: float, y: float, width: float, height: float, angle: float = 0.0) -> Box:
    """A rectangle around its centre, rotated by an angle in degrees."""
    turn = math.radians(angle)
    along = np.array([math.cos(turn), math.sin(turn)]) * width / 2
    across = np.array([-math.sin(turn), math.cos(turn)]) * height / 2
    corners = np.array([along + across, along - across, -along - across, across - along])
    return Box(name, corners + np.array([x, y]), math.hypot(width, height) / 2)


def meet(one: Box, other: Box) -> bool:
    """Whether two rectangles overlap by more than an edge: no line separates them."""
    for corners in (one.corners, other.corners):
        for k in range(2):
            axis = corners[k + 1] - corners[k]
            length = math.hypot(*axis)
            p, q = one.corners @ axis / length, other.corners @ axis / length
            if min(p.max(), q.max()) - max(p.min(), q.min()) < TOUCH:
                return False
    return True


def on_disc(one: Box, disc: Disc) -> bool:
    """Whether a rectangle covers part of a disc."""
    middle = one.middle
    u, v = one.corners[1] - one.corners[0], one.corners[2] - one.corners[1]
    away = 0.0
    for side in (u, v):
        length = math.hypot(*side)
        beyond = abs(float((disc.middle - middle) @ side)) / length - length / 2
        away += max(beyond, 0.0) ** 2
    return math.sqrt(away) < disc.radius - TOUCH


def _may_meet(p: Points, q: Points, reach: float) -> bool:
    return bool(abs(p[0] - q[0]) < reach and abs(p[1] - q[1]) < reach)
