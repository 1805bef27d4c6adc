"""The drawn area, and the true places of the cities on it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from whistlestop.boards.model import Board
from whistlestop.layout.projection import Points, Projection, choose_projection

AREA = 1200.0 * 900.0
NARROWEST, WIDEST = 0.72, 1.55
"""The limits on the ratio of width to height."""
STRETCH = 1.35
"""How far a long, thin board may be stretched in its narrow direction."""
MARGIN = 0.09
"""The margin on each side, as a fraction of the canvas."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """Width, height, and the mapping from projected places to points."""

    width: float
    height: float
    projection: Projection
    scale: tuple[float, float]
    shift: tuple[float, float]

    def place(self, latitudes: Points, longitudes: Points) -> Points:
        """The points of places in the world before anything is moved."""
        flat = self.projection.project(latitudes, longitudes)
        return np.asarray(flat * np.array(self.scale) + np.array(self.shift))

    def document(self) -> dict[str, Any]:
        """For the layout's file."""
        return self.projection.document() | {
            "scale": [round(v, 3) for v in self.scale],
            "shift": [round(v, 3) for v in self.shift],
        }


def canvas_for(board: Board) -> Canvas:
    """A canvas of the standard area in the shape of the board."""
    projection = choose_projection(board.cities)
    flat = projection.project(*degrees(board))
    low, high = flat.min(axis=0), flat.max(axis=0)
    size = np.maximum(high - low, 1e-6 + 0.05 * float((high - low).max()))
    true = float(size[0] / size[1])
    shape = min(WIDEST, max(NARROWEST, true))
    width = float(round(math.sqrt(AREA * shape)))
    height = float(round(width / shape))
    room = np.array([width, height]) * (1 - 2 * MARGIN)
    scale = np.full(2, float((room / size).min()))
    scale = np.minimum(room / size, scale * STRETCH)
    shift = np.array([width, height]) / 2 - scale * (low + high) / 2
    return Canvas(
        width,
        height,
        projection,
        (round(float(scale[0]), 3), round(float(scale[1]), 3)),
        (round(float(shift[0]), 3), round(float(shift[1]), 3)),
    )


def degrees(board: Board) -> tuple[Points, Points]:
    """The latitudes and longitudes of all cities."""
    return (
        np.array([city.latitude for city in board.cities]),
        np.array([city.longitude for city in board.cities]),
    )


def true_places(board: Board, canvas: Canvas) -> Points:
    """Where the cities would be if nothing needed room."""
    return canvas.place(*degrees(board))
