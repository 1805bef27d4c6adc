"""What counts as overlapping: rectangles at any angle, and discs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from msgspec import structs

from whistlestop.boards import load
from whistlestop.layout import outside, overlaps, read_layout
from whistlestop.layout.collisions import Disc, box, meet, on_disc


def test_rectangles_side_by_side_do_not_overlap() -> None:
    assert not meet(box("a", 0, 0, 10, 4), box("b", 10, 0, 10, 4))


def test_crossing_rectangles_overlap_even_with_no_corner_inside() -> None:
    assert meet(box("a", 0, 0, 20, 2), box("b", 0, 0, 20, 2, angle=90))


def test_rotated_rectangles_can_be_apart_although_their_bounding_boxes_overlap() -> None:
    """The rectangles are parallel, with a gap in between."""
    assert not meet(box("a", 0, 0, 20, 2, angle=45), box("b", 4, -4, 20, 2, angle=45))
    assert meet(box("a", 0, 0, 20, 2, angle=45), box("b", 1, -1, 20, 4, angle=45))


def test_a_disc_at_a_corner_is_measured_from_the_corner() -> None:
    rectangle = box("a", 0, 0, 10, 10)
    assert not on_disc(rectangle, Disc("c", np.array([8.0, 8.0]), 4.0))
    assert on_disc(rectangle, Disc("c", np.array([8.0, 8.0]), 4.5))
    assert on_disc(rectangle, Disc("c", np.array([8.0, 0.0]), 4.0))


def test_a_name_moved_onto_a_space_is_found() -> None:
    board = load("new-york")
    layout = read_layout(board)
    assert layout is not None
    space = layout.routes["central-park-lincoln-center"].spaces[0]
    moved = replace(layout.labels["soho"], x=space.x, y=space.y, anchor="middle")
    spoilt = structs.replace(layout, labels=layout.labels | {"soho": moved})
    pair = ("space 1 of central-park-lincoln-center", "name of soho")
    assert pair in overlaps(board, spoilt)


def test_a_city_over_the_edge_is_outside() -> None:
    board = load("new-york")
    layout = read_layout(board)
    assert layout is not None
    spoilt = structs.replace(layout, cities=layout.cities | {"soho": (1.0, 300.0)})
    assert outside(board, spoilt) == ["city soho"]
