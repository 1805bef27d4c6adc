"""Computes a layout with spaces as large as possible without overlaps."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import numpy as np

from whistlestop.boards.model import Board
from whistlestop.layout.bends import bend_routes
from whistlestop.layout.canvas import Canvas, canvas_for, true_places
from whistlestop.layout.collisions import outside, overlaps
from whistlestop.layout.drawing import draw
from whistlestop.layout.frame import Frame
from whistlestop.layout.model import Layout
from whistlestop.layout.placement import choose_places
from whistlestop.layout.relaxation import RENEWED, Relaxation
from whistlestop.layout.sizes import sizes_for
from whistlestop.layout.tags import tags_of

MAX_LENGTH, MIN_LENGTH = 58.0, 8.0
"""The limits on the length of a space."""
SHRINK = 0.94
"""The factor by which the length of a space shrinks with each attempt."""
FILLED = 0.21
"""The fraction of the canvas that spaces, cities and names cover in the first attempt."""
STAGES = ((360, 3.0, 0.8), (480, 2.0, 0.3), (360, 0.6, 0.03))
"""The number of steps, and the lengths of the first and last."""
TICKS = sum(steps // RENEWED for steps, _, _ in STAGES)

LAYOUT_TIMEOUT = 120.0
"""The computing time in seconds after which the search is abandoned."""

Progress = Callable[[float], None]


class NoLayout(Exception):
    """A board has more on it than its canvas can hold."""


def make_layout(
    board: Board, progress: Progress = lambda part: None, seconds: float = LAYOUT_TIMEOUT
) -> Layout:
    """The layout with the largest spaces that leaves room for everything.

    `progress` is called often with the completed fraction of the current attempt, from 0 to 1.
    Raises NoLayout if there is no room, or if the search takes more than `seconds` of computing.
    """
    end = time.thread_time() + seconds

    def watch() -> None:
        if time.thread_time() > end:
            raise NoLayout(
                f"no layout of {board.id} was found in {seconds:g} seconds of computing: expected "
                "cities farther apart, fewer routes or shorter names; or allow it more seconds"
            )

    canvas = canvas_for(board)
    length = first_length(board, canvas)
    while length > MIN_LENGTH:
        layout = attempt(board, canvas, length, progress, watch)
        if not overlaps(board, layout) and not outside(board, layout):
            return layout
        length *= SHRINK
    raise NoLayout(f"no room for all spaces and names of {board.id}: expected fewer of them")


def first_length(board: Board, canvas: Canvas) -> float:
    """A length that would fill a good part of the canvas."""
    low, high = MIN_LENGTH, MAX_LENGTH
    for _ in range(20):
        middle = (low + high) / 2
        if _filled(board, middle) < FILLED * canvas.width * canvas.height:
            low = middle
        else:
            high = middle
    return high


def _filled(board: Board, length: float) -> float:
    sizes = sizes_for(length)
    spaces = sum(route.length for route in board.routes)
    names = sum(tag.places[0].width * tag.places[0].height for tag in tags_of(board, sizes))
    discs = len(board.cities) * math.pi * sizes.city**2
    return spaces * (sizes.length + sizes.gap) * sizes.lane + names + discs


def attempt(
    board: Board,
    canvas: Canvas,
    length: float,
    progress: Progress = lambda part: None,
    watch: Callable[[], None] = lambda: None,
) -> Layout:
    """The best layout with spaces of this length, even if some things overlap.

    `watch` is called now and then, and may raise an exception to stop.
    """
    frame = Frame(board, sizes_for(length))
    homes = true_places(board, canvas)
    size = (canvas.width, canvas.height)
    tags = tags_of(board, frame.sizes)
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        progress(min(1.0, done / TICKS))
        watch()

    progress(0.0)
    bent = bend_routes(frame, frame.start(homes), watch=watch)
    work = Relaxation(frame, bent, homes, size)
    for stage, (steps, first, last) in enumerate(STAGES):
        work.firm = 3.0 if stage == 2 else 1.0
        work.run(steps, (first, last), tags if stage else [], tick)
        if stage < 2:
            work.state = bend_routes(frame, work.state, passes=1, keep=True, watch=watch)
    chosen = choose_places(frame, work.state, tags, work.tags, np.array(size))
    return draw(board, canvas, frame, work.state, chosen)
