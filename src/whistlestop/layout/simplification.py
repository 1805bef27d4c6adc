"""Simplifies lines (the Douglas-Peucker algorithm)."""

from __future__ import annotations

import numpy as np

from whistlestop.layout.distances import from_segments
from whistlestop.layout.projection import Points


def simplified(points: Points, detail: float) -> Points:
    """The line with the fewest points that stays within `detail` of the original."""
    keep = np.zeros(len(points), dtype=bool)
    keep[[0, -1]] = True
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        away = from_segments(points[first + 1 : last], points[first], points[last])
        furthest = int(np.argmax(away))
        if away[furthest] > detail:
            middle = first + 1 + furthest
            keep[middle] = True
            spans += [(first, middle), (middle, last)]
    return points[keep]
