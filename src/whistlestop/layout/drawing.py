"""Turns moved cities and bends into a layout: curves as SVG paths, spaces, names and cards."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.model import Board
from whistlestop.layout.bundles import Bundle
from whistlestop.layout.canvas import Canvas
from whistlestop.layout.curves import even_parameters, lane_points
from whistlestop.layout.digests import drawn_digest
from whistlestop.layout.frame import Frame
from whistlestop.layout.model import ANCHORS, DrawnRoute, Label, Layout, Point, Space
from whistlestop.layout.projection import Points
from whistlestop.layout.tags import Place, Tag

BESIDE = 0.35
"""The distance from its city, in its own widths, at which a name counts as beside it."""
PIECES = 4
"""The number of Bézier curves used for a lane to the side of a double's centre."""


def draw(
    board: Board, canvas: Canvas, frame: Frame, state: Points, tags: list[tuple[Tag, Place]]
) -> Layout:
    """Everything to draw, rounded to a tenth."""
    controls = frame.controls(state)
    routes = {}
    for bundle, curve in zip(frame.bundles, controls, strict=True):
        for lane, r in enumerate(bundle.routes):
            routes[board.routes[r].id] = _route(frame, bundle, curve, lane, r)
    labels, festivals = {}, {}
    for tag, place in tags:
        id = board.cities[tag.city].id
        if tag.card:
            festivals[id] = _rounded(state[tag.city] + np.array([place.x, place.y]))
        else:
            labels[id] = _label(state[tag.city], place)
    return Layout(
        digest=board.digest,
        drawn=drawn_digest(board),
        width=canvas.width,
        height=canvas.height,
        projection=canvas.document(),
        sizes=frame.sizes,
        cities={city.id: _rounded(state[i]) for i, city in enumerate(board.cities)},
        labels=labels,
        routes={route.id: routes[route.id] for route in board.routes},
        festivals=festivals,
    )


def _label(city: Points, place: Place) -> Label:
    """Anchor text beside a city at its near end, so that it stays close in any font."""
    beside = place.x / place.width
    anchor = "start" if beside > BESIDE else "end" if beside < -BESIDE else "middle"
    x = place.x - ANCHORS[anchor] * place.width
    width, height = _rounded(np.array([place.width, place.height]))
    return Label(*_rounded(city + np.array([x, place.y])), anchor, width, height, place.lines)


def _route(frame: Frame, bundle: Bundle, curve: Points, lane: int, r: int) -> DrawnRoute:
    route = frame.board.routes[r]
    offset = bundle.offset(lane, frame.sizes)
    fractions = (np.arange(route.length) + 0.5) / route.length
    t = even_parameters(curve, offset, frame.rims(bundle), fractions)
    middles, directions = lane_points(curve, t, offset)
    angles = np.degrees(np.arctan2(directions[:, 1], directions[:, 0]))
    spaces = [
        Space(*_rounded(middle), round(float(angle), 1))
        for middle, angle in zip(middles, angles, strict=True)
    ]
    path = svg_path(curve, offset)
    if route.a != bundle.a:
        spaces.reverse()
    return DrawnRoute(path, tuple(spaces))


def svg_path(curve: Points, offset: float) -> str:
    """A lane as one cubic curve, or as a few if it is off-centre."""
    if not offset:
        return f"M{_text(curve[0])}C{_text(curve[1])} {_text(curve[2])} {_text(curve[3])}"
    t = np.linspace(0.0, 1.0, PIECES + 1)
    points, _ = lane_points(curve, t, offset)
    step = 1e-4
    ahead, _ = lane_points(curve, np.clip(t + step, 0, 1), offset)
    back, _ = lane_points(curve, np.clip(t - step, 0, 1), offset)
    span = np.clip(t + step, 0, 1) - np.clip(t - step, 0, 1)
    handles = (ahead - back) / span[:, None] / (3 * PIECES)
    text = f"M{_text(points[0])}C"
    return text + " ".join(
        f"{_text(points[k] + handles[k])} {_text(points[k + 1] - handles[k + 1])}"
        f" {_text(points[k + 1])}"
        for k in range(PIECES)
    )


def _text(point: Points) -> str:
    x, y = _rounded(point)
    return f"{x:g},{y:g}"


def _rounded(point: Points) -> Point:
    return round(float(point[0]), 1), round(float(point[1]), 1)
