"""The documented layout is the real one."""

from __future__ import annotations

from pathlib import Path

import observations
from whistlestop.boards import available, load
from whistlestop.envs import ActionSpace, Encoding

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")


def test_every_board_is_documented() -> None:
    """If this fails, run scripts/observations.py and look at what has changed"""
    assert observations.PAGE.read_text("utf-8") == observations.page()


def test_the_excerpt_is_that_of_europe() -> None:
    _, _, part = PAGE.partition("## Observations\n")
    excerpt = [line for line in part.partition("\n## ")[0].splitlines() if line.startswith("| `")]
    assert len(excerpt) == 10
    assert set(excerpt) <= set(Encoding("europe").table().splitlines())


def test_the_sizes_of_the_action_spaces_are_documented() -> None:
    for board in map(load, available()):
        assert f"{len(ActionSpace(board))} ({board.name})" in PAGE
