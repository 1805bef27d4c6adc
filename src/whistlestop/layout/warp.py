"""A map bends with its cities: outlines follow where the cities were moved."""

from __future__ import annotations

import numpy as np

from whistlestop.layout.projection import Points

STIFFNESS = 0.004
"""How much the sheet resists: 0 follows every city exactly, and folds where neighbours part."""


class Warp:
    """A thin plate, bent so that true places come to lie where their cities are drawn."""

    def __init__(self, before: Points, after: Points) -> None:
        self.before = before
        self.unit = max(float(np.ptp(before)), 1.0)
        n = len(before)
        plain = np.column_stack([np.ones(n), before / self.unit])
        system = np.zeros((n + 3, n + 3))
        system[:n, :n] = self._plate(before) + STIFFNESS * np.eye(n)
        system[:n, n:] = plain
        system[n:, :n] = plain.T
        moves = np.vstack([after - before, np.zeros((3, 2))])
        # Few cities, or cities in a row, leave the plate some freedom: least squares takes the
        # smallest bend.
        self.weights = np.linalg.lstsq(system, moves, rcond=None)[0]

    def __call__(self, points: Points) -> Points:
        """Where points of the flat map come to lie."""
        n = len(self.before)
        plain = np.column_stack([np.ones(len(points)), points / self.unit])
        bent = self._plate(points) @ self.weights[:n]
        return np.asarray(points + bent + plain @ self.weights[n:])

    def _plate(self, points: Points) -> Points:
        between = (points[:, None] - self.before[None]) / self.unit
        square = np.maximum((between**2).sum(axis=2), 1e-18)
        return np.asarray(0.5 * square * np.log(square))
