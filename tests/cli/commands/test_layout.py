"""`whistlestop boards layout`: what it writes, and how it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.folders import SMALL, copy_of
from cli.driving import run
from whistlestop.boards import load
from whistlestop.layout import read_layout, solver


def test_layout_and_picture_are_written_where_they_belong(tmp_path: Path) -> None:
    folder, svg = copy_of(SMALL, tmp_path), tmp_path / "small.svg"
    result = run("boards", "layout", folder, "--svg", svg)
    assert result.exit_code == 0, result.output
    assert "layout.json" in result.output.replace("\n", "")
    assert read_layout(load(folder)) is not None
    assert svg.read_text(encoding="utf-8").startswith("<svg ")


def test_a_board_without_room_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "MIN_LENGTH", solver.MAX_LENGTH)
    folder = copy_of(SMALL, tmp_path)
    result = run("boards", "layout", folder)
    assert result.exit_code == 1
    assert "no room" in result.stderr
    assert not (folder / "layout.json").exists()


def test_a_folder_without_a_board_is_an_error(tmp_path: Path) -> None:
    result = run("boards", "layout", tmp_path / "nowhere")
    assert result.exit_code == 1
    assert "no such folder" in result.stderr
