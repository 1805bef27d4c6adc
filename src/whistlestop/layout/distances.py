"""Distances, many at once."""

from __future__ import annotations

import numpy as np

from whistlestop.layout.projection import Points


def from_segments(points: Points, begin: Points, end: Points) -> Points:
    """Distances of points from line segments, with numpy broadcasting."""
    along = end - begin
    length = np.maximum((along**2).sum(axis=-1), 1e-9)
    part = np.clip(((points - begin) * along).sum(axis=-1) / length, 0, 1)
    gap = points - begin - part[..., None] * along
    return np.asarray(np.hypot(gap[..., 0], gap[..., 1]))


def beyond_boxes(points: Points, boxes: Points) -> tuple[Points, Points]:
    """Horizontal and vertical distances of points from boxes, negative inside: [box, point]."""
    x = np.maximum(boxes[:, None, 0] - points[:, 0], points[:, 0] - boxes[:, None, 2])
    y = np.maximum(boxes[:, None, 1] - points[:, 1], points[:, 1] - boxes[:, None, 3])
    return x, y
