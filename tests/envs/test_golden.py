"""Observations, actions and games belong to a version of the environments.

If a test here fails, they have changed, and what people have trained no longer fits: raise the
version in the environments' ids. `python -m envs.regenerate` in the folder tests then writes the
new digests.
"""

from __future__ import annotations

import gymnasium
import pytest

from envs.playing import PAIRS, episode_digest, layout_digest, read_golden
from whistlestop.boards import available
from whistlestop.envs import single, whistlestop_v0

VERSION = single.ID.rpartition("-")[2]


def test_every_form_has_the_version_of_the_digests() -> None:
    assert gymnasium.spec(single.ID).version == int(VERSION.removeprefix("v"))
    assert whistlestop_v0.NAME.rpartition("_")[2] == VERSION
    assert whistlestop_v0.__name__.endswith(f".{whistlestop_v0.NAME}")
    expected = [f"layout {board}" for board in available()]
    expected += [f"episodes {board} {players}" for board, players in PAIRS]
    assert list(read_golden()) == [f"{VERSION} {key}" for key in expected]


@pytest.mark.parametrize("board", available())
def test_layouts(board: str) -> None:
    assert layout_digest(board) == read_golden()[f"{VERSION} layout {board}"]


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_episodes(board: str, players: int) -> None:
    """All observations, masks, rewards and scores of some games."""
    golden = read_golden()[f"{VERSION} episodes {board} {players}"]
    assert episode_digest(board, players) == golden
