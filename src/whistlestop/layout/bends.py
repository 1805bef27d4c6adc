"""Initial bends of the routes: around cities in the way, and with few crossings."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from whistlestop.layout.curves import weights
from whistlestop.layout.distances import from_segments
from whistlestop.layout.frame import Frame
from whistlestop.layout.projection import Points

TRIED = (0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45)
"""The bends to try, as fractions of the distance between the cities."""
STEPS = 10
CROSSING, IN_THE_WAY, BEND = 10.0, 3.0, 4.0
"""What each costs."""


def bend_routes(
    frame: Frame,
    state: Points,
    passes: int = 3,
    keep: bool = False,
    watch: Callable[[], None] = lambda: None,
) -> Points:
    """Give each route in turn the bend that costs least, leaving the cities where they are.

    With `keep`, change only routes that cross another or run over a city. `watch` is called for
    each route, and may raise an exception to stop.
    """
    state = state.copy()
    lines = _lines(frame, state)
    for _ in range(passes):
        for i in _by_length(frame, state):
            watch()
            _bend(frame, state, lines, i, keep)
    return state


def _bend(frame: Frame, state: Points, lines: Points, i: int, keep: bool) -> None:
    first = frame.cities + 2 * i
    a, b = state[frame.ends[i, 0]], state[frame.ends[i, 1]]
    side = np.array([a[1] - b[1], b[0] - a[0]])
    old = state[first : first + 2].copy()
    choices = [np.tile(tried * side, (2, 1)) for tried in TRIED]
    if keep:
        if _cost(frame, state, lines, i, lines[i]) < IN_THE_WAY / 2:
            return
        choices.insert(0, old)
    best = np.inf
    for bend in choices:
        controls = np.array([a, a + (b - a) / 3 + bend[0], a + (b - a) * 2 / 3 + bend[1], b])
        line = weights(np.linspace(0, 1, STEPS + 1)) @ controls
        cost = _cost(frame, state, lines, i, line) + BEND * float(
            np.abs(bend).max() / max(np.hypot(*side), 1.0)
        )
        if cost < best - 1e-9:
            best = cost
            state[first : first + 2] = bend
            chosen = line
    lines[i] = chosen


def _cost(frame: Frame, state: Points, lines: Points, i: int, line: Points) -> float:
    others = np.ones(frame.cities, dtype=bool)
    others[frame.ends[i]] = False
    cities = state[: frame.cities][others]
    away = from_segments(cities, line[:-1, None], line[1:, None]).min(axis=0)
    room = frame.radii[others] + frame.reaches[i] + frame.sizes.gap
    close = np.clip(1.5 - away / room, 0.0, 1.0).sum()
    return float(CROSSING * _crossed(frame, lines, i, line) + IN_THE_WAY * close)


def _crossed(frame: Frame, lines: Points, i: int, line: Points) -> int:
    """The number of other bundles a line crosses, not counting shared cities."""
    others = np.arange(len(lines)) != i
    shared = (frame.ends[:, :, None] == frame.ends[i][None, None]).any(axis=(1, 2))
    hits = _meet(line[:-1], line[1:], lines[:, :-1], lines[:, 1:])
    inner = hits[:, 1:-1, 1:-1].any(axis=(1, 2))
    outer = hits.any(axis=(1, 2))
    return int((np.where(shared, inner, outer) & others).sum())


def _meet(p: Points, q: Points, r: Points, s: Points) -> Points:
    """Whether the segments p-q of one line and r-s of each other cross: [other, r, p]."""
    r, s = r[:, :, None], s[:, :, None]
    sides = _turn(p, q, r) * _turn(p, q, s)
    others = _turn(r, s, p) * _turn(r, s, q)
    return np.asarray((sides < 0) & (others < 0))


def _turn(a: Points, b: Points, c: Points) -> Points:
    u, v = b - a, c - a
    return np.asarray(u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0])


def _lines(frame: Frame, state: Points) -> Points:
    return np.asarray(weights(np.linspace(0, 1, STEPS + 1)) @ frame.controls(state))


def _by_length(frame: Frame, state: Points) -> list[int]:
    """Longest last, because they have the most freedom to go around the others."""
    apart = np.hypot(*(state[frame.ends[:, 0]] - state[frame.ends[:, 1]]).T)
    return [int(i) for i in np.argsort(apart, kind="stable")]
