"""The documented layout is the real one."""

from __future__ import annotations

from pathlib import Path

from whistlestop.boards import available, load
from whistlestop.envs import ActionSpace, Encoding

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")


def test_the_layout_of_europe_is_documented() -> None:
    assert Encoding("europe").table() in PAGE


def test_the_sizes_of_the_action_spaces_are_documented() -> None:
    for board in map(load, available()):
        assert f"{len(ActionSpace(board))} ({board.name})" in PAGE
