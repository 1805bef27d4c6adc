"""`whistlestop boards`: listing, showing and checking."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of, edit
from cli.driving import run
from whistlestop.boards import available, load


def test_the_boards_are_listed() -> None:
    result = run("boards")
    assert result.exit_code == 0
    for board in available():
        assert board in result.output


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_a_board_is_shown(board: str | Path) -> None:
    result = run("boards", "show", board)
    assert result.exit_code == 0, result.output
    assert "wild limit" in result.output
    assert "Tickets, regular" in result.output


def test_a_good_board_passes_the_check() -> None:
    result = run("boards", "check", EVERYTHING)
    assert result.exit_code == 0
    assert "Everything can be played." in result.output


def test_a_bad_board_fails_the_check(tmp_path: Path) -> None:
    """Every defect has its file and line, and the exit code says that there are some."""
    folder = copy_of(EVERYTHING, tmp_path)
    edit(folder, "routes.csv", "birch-elm,birch,elm,2,green", "birch-elm,birch,elm,0,mauve")
    result = run("boards", "check", folder)
    assert result.exit_code == 1
    assert "routes.csv:4: " in result.stderr
    assert result.stderr.count("routes.csv:4: ") == 2


def test_a_line_number_is_not_an_emoji(tmp_path: Path) -> None:
    """Rich reads `:100:` as one."""
    folder = copy_of(Path(load("europe").path or ""), tmp_path)
    rows = (folder / "routes.csv").read_text("utf-8").splitlines()
    rows[99] = rows[99].replace(",track,", ",trak,")
    (folder / "routes.csv").write_text("\n".join(rows), "utf-8")
    result = run("boards", "check", folder)
    assert result.exit_code == 1
    assert "routes.csv:100: kind is" in result.output
