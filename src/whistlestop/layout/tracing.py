"""From GeoJSON in degrees to outlines on a board's canvas."""

from __future__ import annotations

from typing import Any

import numpy as np

from whistlestop.boards.model import Board
from whistlestop.layout.canvas import canvas_for, true_places
from whistlestop.layout.model import Layout
from whistlestop.layout.projection import Points
from whistlestop.layout.simplification import simplified
from whistlestop.layout.warp import Warp

BEYOND = 12.0
"""How far off the canvas outlines are cut, so that the cut is never visible."""
PIECE = 0.5
"""Degrees."""
MIN_AREA = 14.0
"""The area below which islands and lakes are left out."""
Frame = tuple[float, float, float, float]
"""Left, top, right and bottom on the canvas."""
NARROWEST, WIDEST = 0.7, 2.6
"""The shapes of the frames that a small picture of a board fills: width by height."""


class Tracer:
    """Draws geography in the same space as a layout: projected, and warped with its cities."""

    def __init__(self, board: Board, layout: Layout) -> None:
        self.canvas = canvas_for(board)
        places = np.array([layout.cities[city.id] for city in board.cities])
        self.warp = Warp(true_places(board, self.canvas), places)

    def place(self, degrees: Points) -> Points:
        """Rows of longitude and latitude as points on the canvas."""
        fine = dense(degrees)
        return self.warp(self.canvas.place(fine[:, 1], fine[:, 0]))

    def rings(self, geojson: dict[str, Any]) -> list[Points]:
        """The rings of all polygons on the canvas."""
        return [
            self.place(np.array(ring)[:, :2])
            for geometry in geometries(geojson)
            for polygon in polygons(geometry)
            for ring in polygon
        ]

    def areas(self, rings: list[Points], detail: float, frame: Frame | None = None) -> str:
        """Rings as one path. Holes work under either fill rule of SVG."""
        smallest = max(MIN_AREA, detail * detail)
        parts = []
        for ring in rings:
            points = cut(ring, frame or self._frame())
            points = simplified(points, detail) if len(points) > 3 else points
            if len(points) >= 3 and abs(area(points)) >= smallest:
                parts.append(f"M{text(points if frame is None else np.rint(points))}z")
        return "".join(parts)

    def lines(self, geojson: dict[str, Any], detail: float) -> str:
        """Lines as one path, without parts off the canvas."""
        left, top, right, bottom = self._frame()
        parts = []
        for geometry in geometries(geojson):
            for line in strings(geometry):
                points = self.place(np.array(line)[:, :2])
                x, y = points.T
                seen = (x > left) & (x < right) & (y > top) & (y < bottom)
                for run in np.split(np.arange(len(points)), np.flatnonzero(np.diff(seen)) + 1):
                    if seen[run[0]] and len(run) > 1:
                        parts.append(f"M{text(simplified(points[run], detail))}")
        return "".join(parts)

    def around(self) -> Frame:
        """The canvas and enough around it for a frame of any shape."""
        wide, high = self.canvas.width, self.canvas.height
        side = max(BEYOND, (high * WIDEST - wide) / 2)
        above = max(BEYOND, (wide / NARROWEST - high) / 2)
        return -side, -above, wide + side, high + above

    def _frame(self) -> Frame:
        return -BEYOND, -BEYOND, self.canvas.width + BEYOND, self.canvas.height + BEYOND


def geometries(geojson: dict[str, Any]) -> list[dict[str, Any]]:
    """All geometries of a feature collection or a geometry collection."""
    found = [f["geometry"] for f in geojson.get("features", [])] + geojson.get("geometries", [])
    return [geometry for geometry in found if geometry]


def polygons(geometry: dict[str, Any]) -> list[Any]:
    """The polygons of a geometry, each a list of rings."""
    kinds = {"Polygon": [geometry.get("coordinates")], "MultiPolygon": geometry.get("coordinates")}
    return kinds.get(geometry["type"]) or []


def strings(geometry: dict[str, Any]) -> list[Any]:
    """The lines of a geometry."""
    inner = geometry.get("coordinates")
    kinds = {"LineString": [inner], "MultiLineString": inner}
    return kinds.get(geometry["type"]) or []


def dense(points: Points) -> Points:
    """Add points to long segments, because straight lines in degrees bend on the canvas."""
    pieces = np.hypot(*np.diff(points, axis=0).T)
    counts = np.maximum(1, np.ceil(pieces / PIECE)).astype(np.intp)
    if not len(counts) or counts.max() == 1:
        return points
    begins = np.repeat(np.arange(len(counts)), counts)
    steps = np.concatenate([np.arange(n) / n for n in counts])[:, None]
    inner = points[begins] * (1 - steps) + points[begins + 1] * steps
    return np.vstack([inner, points[-1:]])


def cut(ring: Points, frame: Frame) -> Points:
    """Clip a ring to a rectangle, one side at a time."""
    left, top, right, bottom = frame
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        if not len(ring):
            break
        over = sign * (ring[:, axis] - limit)
        kept: list[Points] = []
        for k in range(len(ring)):
            here, before = over[k], over[k - 1]
            if (here >= 0) != (before >= 0):
                part = before / (before - here)
                kept.append(ring[k - 1] + part * (ring[k] - ring[k - 1]))
            if here >= 0:
                kept.append(ring[k])
        ring = np.array(kept).reshape(-1, 2)
    return ring


def area(ring: Points) -> float:
    """The signed area of a polygon: negative if it turns the other way."""
    x, y = ring.T
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


def text(points: Points) -> str:
    """Points as path coordinates: the first absolute, the others relative to the one before."""
    tenths = np.rint(points * 10).astype(int)
    steps = np.vstack([tenths[:1], np.diff(tenths, axis=0)])
    pairs = [f"{x / 10:g},{y / 10:g}" for x, y in steps]
    return pairs[0] + ("l" + " ".join(pairs[1:]) if len(pairs) > 1 else "")
