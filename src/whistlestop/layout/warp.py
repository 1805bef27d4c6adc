"""Warps a map with its cities: outlines follow the cities that were moved."""

from __future__ import annotations

import numpy as np

from whistlestop.layout.projection import Points

STIFFNESS = 0.004
"""The stiffness of the plate: 0 follows every city exactly, but folds between neighbours."""


class Warp:
    """A thin-plate spline that maps true places to where their cities are drawn."""

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
        # With few cities, or cities in a line, the plate is underdetermined: least squares picks
        # the smallest bend.
        self.weights = np.linalg.lstsq(system, moves, rcond=None)[0]

    def __call__(self, points: Points) -> Points:
        """Map points of the flat map to the canvas."""
        n = len(self.before)
        plain = np.column_stack([np.ones(len(points)), points / self.unit])
        bent = self._plate(points) @ self.weights[:n]
        return np.asarray(points + bent + plain @ self.weights[n:])

    def _plate(self, points: Points) -> Points:
        between = (points[:, None] - self.before[None]) / self.unit
        square = np.maximum((between**2).sum(axis=2), 1e-18)
        return np.asarray(0.5 * square * np.log(square))
