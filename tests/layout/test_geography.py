"""Projections, the warp, and outlines cut to the canvas."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from whistlestop.boards import load
from whistlestop.boards.model import City
from whistlestop.layout import read_layout, read_outlines
from whistlestop.layout.glyphs import foldings, text_width
from whistlestop.layout.projection import choose_projection
from whistlestop.layout.simplification import simplified
from whistlestop.layout.tracing import NARROWEST, WIDEST, Tracer, area, cut, dense, text
from whistlestop.layout.warp import Warp


def cities(*places: tuple[float, float]) -> list[City]:
    """Cities at these latitudes and longitudes."""
    return [City(f"c{i}", "", lat, lon) for i, (lat, lon) in enumerate(places)]


@pytest.mark.parametrize(
    ("places", "kind"),
    [
        ([(40.7, -74.0), (40.8, -73.9)], "flat"),
        ([(36.0, -9.0), (60.0, 40.0)], "conic"),
        ([(-20.0, 10.0), (30.0, 50.0)], "flat"),
        ([(-44.0, 168.0), (-36.0, 175.0)], "conic"),
    ],
)
def test_the_extent_chooses_the_projection(places: list[tuple[float, float]], kind: str) -> None:
    assert choose_projection(cities(*places)).kind == kind


def test_a_conformal_map_keeps_angles() -> None:
    """Equal small steps north and east on the globe stay equal on the map."""
    projection = choose_projection(cities((36.0, -9.0), (60.0, 40.0)))
    step = 0.01
    east = step / math.cos(math.radians(50))
    flat = projection.project(np.array([50, 50 + step, 50]), np.array([30, 30, 30 + east]))
    north, side = flat[1] - flat[0], flat[2] - flat[0]
    assert float(north @ side) == pytest.approx(0, abs=1e-10)
    assert np.hypot(*north) == pytest.approx(np.hypot(*side), rel=1e-3)


def test_north_is_up_in_both_hemispheres() -> None:
    for south, north in ((-44.0, -36.0), (36.0, 44.0)):
        projection = choose_projection(cities((south, 168.0), (north, 175.0)))
        flat = projection.project(np.array([south, north]), np.array([171.5, 171.5]))
        assert flat[0, 1] > flat[1, 1]


def test_a_board_across_the_date_line_stays_together() -> None:
    places = cities((-17.0, 178.0), (-18.0, -179.0))
    flat = choose_projection(places).project(np.array([-17.0, -18.0]), np.array([178.0, -179.0]))
    assert 0 < flat[1, 0] - flat[0, 0] < math.radians(4)


def test_the_map_moves_when_all_cities_move() -> None:
    before = np.array([[0.0, 0.0], [100.0, 0.0], [0.0, 100.0], [90.0, 80.0]])
    moved = Warp(before, before + np.array([7, -3]))(np.array([[50.0, 20.0], [400.0, 400.0]]))
    assert moved == pytest.approx(np.array([[57.0, 17.0], [407.0, 397.0]]))


def test_a_coast_moves_with_its_city() -> None:
    """On a real board, true places end up near the drawn cities."""
    board = load("europe")
    layout = read_layout(board)
    assert layout is not None
    degrees = np.array([[city.longitude, city.latitude] for city in board.cities])
    places = np.array([layout.cities[city.id] for city in board.cities])
    traced = np.vstack([Tracer(board, layout).place(row[None]) for row in degrees])
    away = np.hypot(*(traced - places).T)
    assert np.median(away) < layout.sizes.city


def test_a_ring_is_cut_to_the_frame() -> None:
    ring = np.array([[-5.0, 2.0], [5.0, 2.0], [5.0, 8.0], [-5.0, 8.0]])
    assert abs(area(cut(ring, (0, 0, 10, 10)))) == pytest.approx(30)
    assert len(cut(ring + 100, (0, 0, 10, 10))) == 0


def test_a_small_picture_has_land_for_a_frame_of_any_shape() -> None:
    board = load("nordic")
    layout = read_layout(board)
    assert layout is not None
    left, top, right, bottom = Tracer(board, layout).around()
    assert (right - left) / layout.height >= WIDEST
    assert layout.width / (bottom - top) <= NARROWEST
    assert (left + right, top + bottom) == (layout.width, layout.height)


def test_russia_lies_east_of_finland() -> None:
    """It crosses the date line, where a careless cut would leave a block of sea."""
    outlines = read_outlines(load("nordic"))
    assert outlines is not None
    places = {"Kola": (880, 230), "Karelia": (900, 480), "Barents Sea": (880, 20)}
    for path in (outlines.land, outlines.around):
        found = {name: is_inside(path, *at) for name, at in places.items()}
        assert found == {"Kola": True, "Karelia": True, "Barents Sea": False}


def is_inside(path: str, x: float, y: float) -> bool:
    """Whether a point is inside a path of relative lines, by the even-odd rule."""
    crossings = 0
    for ring in re.findall(r"M([^z]*)z", path):
        pairs = [pair.split(",") for pair in re.split("[l ]", ring)]
        points = np.cumsum(np.array(pairs, dtype=float), axis=0)
        for (x0, y0), (x1, y1) in zip(points, np.roll(points, -1, axis=0), strict=True):
            if (y0 > y) != (y1 > y):
                crossings += x0 + (y - y0) * (x1 - x0) / (y1 - y0) > x
    return crossings % 2 == 1


def test_long_segments_get_points_in_between() -> None:
    line = dense(np.array([[0.0, 0.0], [2.0, 0.0], [2.1, 0.0]]))
    assert line[:, 0] == pytest.approx([0, 0.5, 1, 1.5, 2, 2.1])


def test_points_on_a_straight_line_are_left_out() -> None:
    line = np.array([[0.0, 0.0], [1.0, 0.05], [2.0, 0.0], [2.0, 3.0]])
    assert simplified(line, 0.1).tolist() == [[0, 0], [2, 0], [2, 3]]


def test_a_path_is_written_in_relative_steps() -> None:
    assert text(np.array([[1.04, 2.0], [3.0, 2.5], [3.0, 0.0]])) == "1,2l2,0.5 0,-2.5"


def test_a_wide_name_is_wider_than_a_narrow_one() -> None:
    assert text_width("Mm", 10) > text_width("Aa", 10) > text_width("Il", 10)
    assert text_width("Kyïv", 10) == text_width("Kyiv", 10)


def test_a_name_of_several_words_can_be_wrapped_once() -> None:
    assert foldings("Oslo") == [("Oslo",)]
    assert foldings("Empire State Building")[1:] == [("Empire State", "Building")]
