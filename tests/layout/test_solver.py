"""Layouts of home-made boards: the same each time they are computed, and stored with the board."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from boards.folders import EVERYTHING, SMALL, copy_of, edit
from whistlestop.boards import check, load
from whistlestop.layout import (
    Layout,
    NoLayout,
    make_layout,
    outside,
    overlaps,
    picture,
    read_layout,
    solver,
    write_layout,
)


@cache
def made(folder: Path) -> Layout:
    """A layout, computed once for all tests."""
    return make_layout(load(folder))


@pytest.mark.parametrize("folder", [SMALL, EVERYTHING])
def test_a_home_made_board_gets_a_layout_without_overlaps(folder: Path) -> None:
    board, layout = load(folder), made(folder)
    assert overlaps(board, layout) == []
    assert outside(board, layout) == []


def test_the_same_board_gets_the_same_layout() -> None:
    assert make_layout(load(SMALL)) == made(SMALL)


def test_a_layout_reads_back_as_written(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    write_layout(made(SMALL), folder)
    assert read_layout(load(folder)) == made(SMALL)
    assert check(folder) == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [("cities.csv", "Brook", "Brooke"), ("routes.csv", "clay,dale,1", "clay,dale,2")],
)
def test_a_changed_board_has_no_layout_but_can_be_played(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    folder = copy_of(SMALL, tmp_path)
    write_layout(made(SMALL), folder)
    edit(folder, file, old, new)
    assert read_layout(load(folder)) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1}', '{"format": 2}'])
def test_a_corrupted_file_counts_as_missing(tmp_path: Path, text: str) -> None:
    folder = copy_of(SMALL, tmp_path)
    (folder / "layout.json").write_text(text, encoding="utf-8")
    assert read_layout(load(folder)) is None


def test_a_board_without_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "MIN_LENGTH", solver.MAX_LENGTH)
    with pytest.raises(NoLayout, match="expected fewer"):
        make_layout(load(SMALL))


def test_a_picture_names_every_city() -> None:
    board = load(SMALL)
    svg = picture(board, made(SMALL))
    for city in board.cities:
        assert f">{city.name}</text>" in svg


def test_a_file_in_another_format_counts_as_missing(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    write_layout(made(SMALL), folder)
    edit(folder, "layout.json", '"format":1', '"format":2')
    assert read_layout(load(folder)) is None


def test_spaces_start_at_the_city_that_the_route_names_first(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    edit(folder, "routes.csv", "dale-ewell,dale,ewell,4", "dale-ewell,ewell,dale,4")
    layout = make_layout(load(folder))
    first = layout.routes["dale-ewell"].spaces[0]
    ewell, dale = (np.array(layout.cities[id]) for id in ("ewell", "dale"))
    place = np.array([first.x, first.y])
    assert np.hypot(*(place - ewell)) < np.hypot(*(place - dale))


def test_an_endless_search_is_given_up(tmp_path: Path) -> None:
    """All cities are at one point, so every attempt must fail."""
    folder = copy_of(Path(load("europe").path or ""), tmp_path)
    (folder / "layout.json").unlink()
    rows = (folder / "cities.csv").read_text("utf-8").splitlines()
    names = rows[0].split(",")
    places = {names.index("latitude"): "45", names.index("longitude"): "9"}
    at_one = [
        ",".join(places.get(i, cell) for i, cell in enumerate(row.split(","))) for row in rows[1:]
    ]
    (folder / "cities.csv").write_text("\n".join([rows[0], *at_one]), "utf-8")
    parts: list[float] = []
    with pytest.raises(NoLayout, match="no layout of europe was found in 2 seconds of computing"):
        make_layout(load(folder), parts.append, seconds=2)
    assert parts[0] == 0.0
