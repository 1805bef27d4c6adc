"""The stored layouts of the five boards: complete, current and without overlaps."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from whistlestop.boards import Board, available, load
from whistlestop.layout import Layout, outside, overlaps, read_layout, read_outlines
from whistlestop.layout.canvas import canvas_for, true_places
from whistlestop.layout.digests import places_digest

FURTHEST = 0.2
"""The furthest a city may be from its true place, as a fraction of the canvas's width."""
USUAL = 0.06
"""The limit on the median distance."""
LARGEST = 40_000


@cache
def stored(name: str) -> tuple[Board, Layout]:
    """A built-in board with its layout, read once."""
    board = load(name)
    layout = read_layout(board)
    assert layout is not None, f"{name}: run `whistlestop boards layout {name}`"
    return board, layout


@pytest.mark.parametrize("name", available())
def test_nothing_covers_anything(name: str) -> None:
    assert overlaps(*stored(name)) == []


@pytest.mark.parametrize("name", available())
def test_everything_is_on_the_canvas(name: str) -> None:
    assert outside(*stored(name)) == []


@pytest.mark.parametrize("name", available())
def test_every_route_has_all_its_spaces(name: str) -> None:
    board, layout = stored(name)
    drawn = {id: len(route.spaces) for id, route in layout.routes.items()}
    assert drawn == {route.id: route.length for route in board.routes}


@pytest.mark.parametrize("name", available())
def test_every_city_has_its_place_and_its_name(name: str) -> None:
    board, layout = stored(name)
    assert set(layout.cities) == {city.id for city in board.cities}
    names = {id: " ".join(label.lines) for id, label in layout.labels.items()}
    assert names == {city.id: city.name for city in board.cities if not city.junction}


@pytest.mark.parametrize("name", available())
def test_every_festival_city_has_a_place_for_cards(name: str) -> None:
    board, layout = stored(name)
    cities = {board.cities[c].id for festival in board.festivals for c in festival.cities}
    assert set(layout.festivals) == cities


@pytest.mark.parametrize("name", available())
def test_cities_are_near_their_true_places(name: str) -> None:
    board, layout = stored(name)
    places = np.array([layout.cities[city.id] for city in board.cities])
    moved = np.hypot(*(places - true_places(board, canvas_for(board))).T) / layout.width
    assert np.median(moved) < USUAL
    assert moved.max() < FURTHEST


@pytest.mark.parametrize("name", available())
def test_spaces_of_a_route_are_evenly_spaced(name: str) -> None:
    _, layout = stored(name)
    for id, route in layout.routes.items():
        middles = np.array([(space.x, space.y) for space in route.spaces])
        steps = np.hypot(*np.diff(middles, axis=0).T)
        if len(steps):
            assert steps.max() - steps.min() < 0.12 * layout.sizes.length, id


@pytest.mark.parametrize("name", available())
def test_spaces_run_from_the_first_city_to_the_second(name: str) -> None:
    board, layout = stored(name)
    for route in board.routes:
        spaces = layout.routes[route.id].spaces
        first, last = (np.array([s.x, s.y]) for s in (spaces[0], spaces[-1]))
        start = np.array(layout.cities[board.cities[route.a].id])
        assert np.hypot(*(first - start)) <= np.hypot(*(last - start)), route.id


@pytest.mark.parametrize("name", available())
def test_outlines_are_small_and_name_their_source(name: str) -> None:
    board, _ = stored(name)
    outlines = read_outlines(board)
    assert outlines is not None
    assert board.path is not None
    assert len(outlines.land + outlines.lakes + outlines.borders) <= LARGEST
    assert len(outlines.around + outlines.around_lakes) <= LARGEST / 4
    assert outlines.land.startswith("M")
    assert "Natural Earth" in outlines.sources or "City Planning" in outlines.sources


@pytest.mark.parametrize("name", available())
def test_outlines_match_the_current_layout(name: str) -> None:
    board, layout = stored(name)
    outlines = read_outlines(board)
    assert outlines is not None
    assert outlines.places == places_digest(layout), "run scripts/geography.py"
