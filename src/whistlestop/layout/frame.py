"""The state vector of a layout: cities and the bends of curves, in one array.

Every point of a curve is a fixed linear combination of these, so a push on a point is
easily passed on to everything it depends on.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.boards.model import Board
from whistlestop.layout.bundles import Bundle, bundles_of, needed, rims_of
from whistlestop.layout.curves import even_parameters, normals, slopes, weights
from whistlestop.layout.projection import Points
from whistlestop.layout.sizes import Sizes

Indexes = NDArray[np.intp]

MIX = np.array(
    # a, b, first bend, second bend -> the four control points
    [[1, 0, 0, 0], [2 / 3, 1 / 3, 1, 0], [1 / 3, 2 / 3, 0, 1], [0, 1, 0, 0]]
)
PER_SPACE = np.array([-0.335, 0.0, 0.335])
"""The positions of the discs that cover a space, in lengths of the space."""
MEASURED = 12


class Frame:
    """The board's bundles, and the rows of the state vector that belong to each."""

    def __init__(self, board: Board, sizes: Sizes) -> None:
        self.board = board
        self.sizes = sizes
        self.bundles = bundles_of(board)
        self.cities = len(board.cities)
        self.radii = np.array([sizes.radius(city.junction) for city in board.cities])
        self.begin = rims_of(board, sizes)
        self.needs = np.array([needed(board, b, sizes, self.begin) for b in self.bundles])
        self.reaches = np.array([bundle.reach(sizes) for bundle in self.bundles])
        self.ends = np.array([[b.a, b.b] for b in self.bundles], dtype=np.intp)
        first = self.cities + 2 * np.arange(len(self.bundles))
        self.rows = np.column_stack([self.ends, first, first + 1])
        self.size = self.cities + 2 * len(self.bundles)

    def start(self, places: Points) -> Points:
        """A state with the cities at these places and all routes straight."""
        return np.vstack([places, np.zeros((2 * len(self.bundles), 2))])

    def controls(self, state: Points) -> Points:
        """The four control points of each bundle."""
        return np.asarray(np.einsum("ij,njk->nik", MIX, state[self.rows]))

    def rims(self, bundle: Bundle) -> tuple[float, float]:
        """How far from the cities' centres the spaces start and end."""
        return self.begin[bundle.a] - self.sizes.gap / 2, self.begin[bundle.b] - self.sizes.gap / 2

    def mixture(self, bundles: Indexes, parts: Points) -> Points:
        """A matrix from the state vector to points, given by bundle and control point weights."""
        matrix = np.zeros((len(bundles), self.size))
        rows = self.rows[bundles]
        np.add.at(matrix, (np.arange(len(bundles))[:, None], rows), parts @ MIX)
        return matrix


@dataclass(frozen=True, slots=True)
class Beads:
    """The discs that cover all spaces, at fixed parameters of their curves."""

    matrix: Points
    slope: Points
    offset: Points
    bundle: Indexes
    ways: Points
    """From the state vector to points along the centre of each bundle, to measure lengths."""

    def at(self, state: Points) -> Points:
        """The centres of the discs."""
        side = normals(self.slope @ state)
        return np.asarray(self.matrix @ state + self.offset[:, None] * side)


def beads_of(frame: Frame, state: Points) -> Beads:
    """Discs spaced evenly along the current curves."""
    t, offset, owner = [], [], []
    controls = frame.controls(state)
    for i, bundle in enumerate(frame.bundles):
        for lane, r in enumerate(bundle.routes):
            beside = bundle.offset(lane, frame.sizes)
            count = frame.board.routes[r].length
            fractions = (np.arange(count)[:, None] + 0.5 + PER_SPACE * 0.92) / count
            here = even_parameters(controls[i], beside, frame.rims(bundle), fractions.ravel())
            t.append(here)
            offset.append(np.full(len(here), beside))
            owner.append(np.full(len(here), i, dtype=np.intp))
    parameters, bundles = np.concatenate(t), np.concatenate(owner)
    steps = np.tile(np.linspace(0.0, 1.0, MEASURED + 1), len(frame.bundles))
    each = np.repeat(np.arange(len(frame.bundles), dtype=np.intp), MEASURED + 1)
    return Beads(
        frame.mixture(bundles, weights(parameters)),
        frame.mixture(bundles, slopes(parameters)),
        np.concatenate(offset),
        bundles,
        frame.mixture(each, weights(steps)),
    )
