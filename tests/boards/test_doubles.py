from __future__ import annotations

from pathlib import Path

from whistlestop.boards import load

from .folders import EVERYTHING, SMALL, copy_of, edit


def twins(folder: Path) -> dict[str, str]:
    board = load(folder)
    return {r.id: board.routes[r.twin].id for r in board.routes if r.twin is not None}


def test_double() -> None:
    """C10"""
    assert twins(SMALL) == {
        "ashby-brook-red": "ashby-brook-blue",
        "ashby-brook-blue": "ashby-brook-red",
    }


def test_the_ends_can_be_in_either_order(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    edit(folder, "routes.csv", "ashby-brook-blue,ashby,brook", "ashby-brook-blue,brook,ashby")
    assert twins(folder) == twins(SMALL)


def test_two_routes_need_not_be_a_double(tmp_path: Path) -> None:
    """NO-8: a table can play it the other way."""
    folder = copy_of(SMALL, tmp_path)
    edit(folder, "routes.csv", "track,0,yes", "track,0,no")
    assert twins(folder) == {}


def test_rail_and_sea_can_both_be_doubles(tmp_path: Path) -> None:
    """GL-10: then they are two separate doubles."""
    folder = copy_of(EVERYTHING, tmp_path)
    edit(
        folder,
        "routes.csv",
        "maple-pine-sea,maple,pine,3,red,sea,0,no,0,high",
        "maple-pine-sea,maple,pine,3,red,sea,0,yes,0,high\n"
        "maple-pine-sea-2,maple,pine,3,grey,sea,0,yes,0,high\n"
        "maple-pine-2,maple,pine,2,grey,track,0,yes,0,high\n"
        "maple-pine-3,maple,pine,2,grey,track,0,yes,0,high",
    )
    found = twins(folder)
    assert found["maple-pine-sea"] == "maple-pine-sea-2"
    assert found["maple-pine-2"] == "maple-pine-3"
    assert "maple-pine" not in found
