"""Finding and reading boards; errors that are about the folder itself."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from whistlestop.boards import BoardError, Defect, check, load

from .folders import SMALL, copy_of, edit


def test_load_by_id_and_by_path() -> None:
    assert load("new-york").name == "New York"
    assert load(SMALL) == load(str(SMALL))


def test_equality_ignores_the_path(tmp_path: Path) -> None:
    copy = load(copy_of(SMALL, tmp_path))
    assert copy == load(SMALL)
    assert copy.path == tmp_path / "small"


def test_no_such_board() -> None:
    with pytest.raises(BoardError) as caught:
        load("nordik")
    expected = "no such folder, expected a folder or the id of a built-in board"
    assert str(caught.value) == f'nordik: {expected}; did you mean "nordic"?'
    assert check("nowhere")[0].message.startswith(f"{expected} (europe, ")


@pytest.mark.parametrize("where", ["", "no\0where", "x" * 5000])
def test_strange_paths(where: str) -> None:
    assert check(where)


def test_path_is_a_file() -> None:
    (defect,) = check(SMALL / "board.toml")
    assert defect.message == "is a file, expected the folder of a board"


def test_file_is_a_folder(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    (folder / "festivals.csv").mkdir()
    assert check(folder) == [Defect("festivals.csv", 0, "is not a file")]


def test_files_with_a_wrong_name(tmp_path: Path) -> None:
    """A misspelt optional file would otherwise be silently ignored."""
    folder = copy_of(SMALL, tmp_path)
    (folder / "festival.csv").write_text("id,cities,cards,values\n", encoding="utf-8")
    (folder / "NOTES.md").write_text("Anything.", encoding="utf-8")
    message = 'festival.csv: is not a file of a board; did you mean "festivals.csv"?'
    assert [str(defect) for defect in check(folder)] == [message]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_folder(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    folder.chmod(0)
    try:
        assert "Permission denied" in str(check(folder)[0])
    finally:
        folder.chmod(0o700)


def test_empty_folder(tmp_path: Path) -> None:
    assert [str(defect) for defect in check(tmp_path)] == [
        "board.toml: is missing",
        "cities.csv: is missing",
        "routes.csv: is missing",
        "tickets.csv: is missing",
        "cards.csv: is missing",
    ]


def test_board_error_survives_pickling() -> None:
    with pytest.raises(BoardError) as caught:
        load("atlantis")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert copy.defects == caught.value.defects
    assert str(copy) == str(caught.value)


def test_board_survives_pickling() -> None:
    board = load(SMALL)
    assert pickle.loads(pickle.dumps(board)) == board


def test_line_endings_and_byte_order_marks_of_other_systems(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8").replace("\n", "\r\n")
        path.write_bytes(text.encode("utf-8-sig"))
    assert load(folder) == load(SMALL)
    edit(folder, "routes.csv", "clay,dale,1", "clay,dale,0")
    assert [defect.line for defect in check(folder)] == [6]
