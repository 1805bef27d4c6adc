"""Cubic Bézier curves, many at once: points, directions, lengths and evenly spaced places."""

from __future__ import annotations

import numpy as np

from whistlestop.layout.projection import Points

STEPS = 32
"""The number of straight segments that approximate a curve to measure its length."""


def weights(t: Points) -> Points:
    """The weights of the four control points at these parameters."""
    s = 1.0 - t
    return np.stack([s**3, 3 * s * s * t, 3 * s * t * t, t**3], axis=-1)


def slopes(t: Points) -> Points:
    """The same for the direction of the curve."""
    s = 1.0 - t
    return np.stack([-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t], axis=-1)


def normals(directions: Points) -> Points:
    """Unit vectors at right angles to each direction; zero for a zero direction."""
    length = np.maximum(np.hypot(directions[..., 0], directions[..., 1]), 1e-9)
    return np.stack([-directions[..., 1] / length, directions[..., 0] / length], axis=-1)


def lane_points(controls: Points, t: Points, offset: float) -> tuple[Points, Points]:
    """Points at an offset from one curve, and the directions there."""
    along = slopes(t) @ controls
    return weights(t) @ controls + offset * normals(along), along


def even_parameters(
    controls: Points, offset: float, rims: tuple[float, float], fractions: Points
) -> Points:
    """The parameters of points between the rims, at these fractions of the offset curve."""
    t = np.linspace(0.0, 1.0, STEPS + 1)
    points, _ = lane_points(controls, t, offset)
    steps = np.hypot(*np.diff(points, axis=0).T)
    way = np.concatenate([[0.0], np.cumsum(steps)])
    first, last = rims[0], max(way[-1] - rims[1], rims[0])
    return np.asarray(np.interp(first + fractions * (last - first), way, t))
