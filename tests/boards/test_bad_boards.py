"""Bad boards: every defect is reported in the right place, and nothing else is."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from whistlestop.boards import BoardError, check, load

from .folders import HERE, SMALL, copy_of, edit

BAD_BOARDS = tomllib.loads((HERE / "bad_boards.toml").read_text(encoding="utf-8"))["board"]


@pytest.mark.parametrize("case", BAD_BOARDS, ids=[case["name"] for case in BAD_BOARDS])
def test_bad_board(case: dict[str, Any], tmp_path: Path) -> None:
    folder = copy_of(HERE / case["base"], tmp_path)
    for file, old, new in case["edits"]:
        edit(folder, file, old, new)
    assert [str(defect) for defect in check(folder)] == case["defects"]


def test_names_of_bad_boards_differ() -> None:
    names = [case["name"] for case in BAD_BOARDS]
    assert len(set(names)) == len(names)


def test_all_defects_at_once(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    edit(folder, "board.toml", "trains = 12", "trains = 0")
    edit(folder, "board.toml", "draw_keep = 1", "draw_keep = 5")
    edit(folder, "cities.csv", "52.7", "north")
    edit(folder, "routes.csv", "clay,dale,1,blue", "clay,dael,0,bleu")
    edit(folder, "routes.csv", "red,tunnel", "red,pipe")
    edit(folder, "tickets.csv", "ashby-dale,ashby,dale", "ashby-dale,ashby,ashby")
    edit(folder, "cards.csv", "wild,train,wild,4", "wild,train,wild,-4")
    with pytest.raises(BoardError) as caught:
        load(folder)
    assert str(caught.value).splitlines() == [
        "board.toml:19: trains is 0, expected 1 to 63",
        "board.toml:29: draw_keep is 5, expected at most 2, the tickets offered",
        'cities.csv:2: latitude is "north", expected degrees, -90 to 90',
        'routes.csv:5: kind is "pipe", expected one of track, tunnel, ferry, sea',
        'routes.csv:6: b is "dael", expected a city of cities.csv; did you mean "dale"?',
        "routes.csv:6: length is 0, expected 1 to 15",
        'routes.csv:6: colour is "bleu", expected one of red, blue, grey; did you mean "blue"?',
        "tickets.csv:2: goes from ashby to itself, expected two cities",
        "cards.csv:4: count is -4, expected 1 to 224",
    ]


def test_what_could_not_be_read_is_not_judged(tmp_path: Path) -> None:
    """Without board.toml the colours are unknown, so routes are not blamed for theirs."""
    folder = copy_of(SMALL, tmp_path)
    (folder / "board.toml").unlink()
    assert [str(defect) for defect in check(folder)] == ["board.toml: is missing"]


@pytest.mark.parametrize("file", ["cities.csv", "routes.csv", "tickets.csv", "cards.csv"])
def test_missing_table(file: str, tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    (folder / file).unlink()
    assert [str(defect) for defect in check(folder)] == [f"{file}: is missing"]


@pytest.mark.parametrize(
    ("file", "row", "most", "what"),
    [
        ("cities.csv", "city-{0},City {0},1,1", 128, "cities"),
        ("routes.csv", "route-{0},ashby,clay,1,grey,track,0,no", 192, "routes"),
        ("tickets.csv", "ticket-{0},ashby,clay,1,regular", 112, "tickets"),
        ("cards.csv", "card-{0},train,red,1", 31, "card types"),
    ],
)
def test_more_rows_than_the_engine_holds(
    file: str, row: str, most: int, what: str, tmp_path: Path
) -> None:
    folder = copy_of(SMALL, tmp_path)
    with (folder / file).open("a", encoding="utf-8") as table:
        table.writelines(row.format(n) + "\n" for n in range(200))
    message = f"{file}:{most + 2}: is one too many, expected at most {most} {what}"
    assert message in map(str, check(folder))
