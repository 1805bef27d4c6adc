"""The Gymnasium environment passes Gymnasium's own checks and plays whole games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.playing import PAIRS
from whistlestop.boards import BoardError
from whistlestop.envs.single import ID, WhistlestopEnv
from whistlestop.game import GameError


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_the_checker_is_content(board: str, players: int) -> None:
    env = gymnasium.make(ID, board=board, players=players, opponents="random")
    check_env(env.unwrapped, skip_render_check=players > 2)
    env.close()


def test_a_whole_game_against_bots() -> None:
    env = WhistlestopEnv("new-york", 3, ["random", "planner"], reward="both", seat=1)
    seen, info = env.reset(seed=4)
    assert info["seat"] == 1
    rewards = []
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == seen["action_mask"]).all()
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, truncated, info = env.step(int(action))
        assert not truncated
        rewards.append(reward)
    mine = info["scores"][1]
    others = max(info["scores"][0], info["scores"][2])
    assert rewards[-1] == pytest.approx((mine - others) / 100 + (mine > others), abs=1e-5)
    assert not any(rewards[:-1])


def test_a_masked_action_ends_the_game_or_raises() -> None:
    env = WhistlestopEnv("europe", opponents="random")
    seen, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(masked)
    assert (reward, over) == (-1.0, True)
    assert "is masked; player" in info["illegal"]
    env = WhistlestopEnv("europe", opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(GameError, match=r"action 0 \(take .*\) is masked"):
        env.step(masked)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": "atlantis"}, "atlantis: no such folder, expected a folder or the id of"),
        ({"board": "nordic", "players": 5}, "nordic is for 2 to 3 players, not 5"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": None}, "opponents are bots' names or functions, not None"),
        ({"seat": 2}, "no seat 2; expected 0 to 1"),
        ({"reward": "gold"}, "no reward 'gold'; expected share, margin, both"),
        ({"illegal": "replace"}, "no illegal 'replace'; expected end, raise"),
        ({"render_mode": "film"}, "no render mode 'film'; expected ansi, rgb_array"),
    ],
)
def test_bad_options_get_a_message(options: dict[str, Any], message: str) -> None:
    with pytest.raises((GameError, BoardError), match=message):
        WhistlestopEnv(**options)


def test_gymnasium_passes_the_messages_on() -> None:
    with pytest.raises(GameError, match="nordic is for 2 to 3 players, not 5"):
        gymnasium.make(ID, board="nordic", players=5)


def test_bad_calls_get_a_message() -> None:
    env = WhistlestopEnv("new-york", opponents="random")
    with pytest.raises(GameError, match="there are no games yet: call reset"):
        env.step(0)
    with pytest.raises(GameError, match="seed must be a whole number from 0, not -1"):
        env.reset(seed=-1)
    env.reset(seed=1)
    for wrong in ("7", 0.5, [0, 1], None):
        with pytest.raises(GameError, match="expected an action, which is a whole number, not"):
            env.step(wrong)
    with pytest.raises(GameError, match="say what you want to see: render_mode=ansi or rgb_array"):
        env.render()
    _, reward, over, _, info = env.step(9999)
    assert (reward, over) == (-1.0, True)
    assert "no action 9999; expected 0 to 89" in info["illegal"]


def test_the_picture_shows_claimed_routes() -> None:
    env = WhistlestopEnv("new-york", opponents="greedy", render_mode="rgb_array")
    seen, _ = env.reset(seed=1)
    before = env.render()
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].nonzero()[0][-1]))
    after = env.render()
    assert before.shape == after.shape
    assert before.shape[1:] == (800, 3)
    assert (before != after).any()
