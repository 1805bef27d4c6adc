"""A program that learns from an installed Whistlestop: checked by type checkers, then run."""

from __future__ import annotations

from typing import Any, assert_type

import numpy as np
from numpy.typing import NDArray

from whistlestop import Game
from whistlestop.envs import ActionSpace, Encoding, VectorEnv, choose, whistlestop_v0
from whistlestop.envs.single import WhistlestopEnv
from whistlestop.envs.vector import Step


def side_by_side() -> None:
    """Many games."""
    env = VectorEnv("new-york", 2, 4, opponents="random")
    assert_type(env, VectorEnv)
    now = env.reset(1)
    assert_type(now, Step)
    assert_type(now.observations, NDArray[np.int16])
    assert_type(now.masks, NDArray[np.int8])
    assert_type(now.rewards, NDArray[np.float32])
    assert_type(now.player, NDArray[np.int32])
    actions = choose(now.masks, np.random.default_rng(1))
    assert_type(actions, NDArray[np.int64])
    assert_type(env.step(actions), Step)
    assert_type(env.new_game(0), Game)


def numbers() -> None:
    """Observations and actions."""
    encoding = Encoding("nordic")
    observation = encoding.observe(Game.new("nordic", 2, 1), 0)
    assert_type(observation, NDArray[np.int16])
    assert_type(encoding.split(observation), dict[str, NDArray[np.int16]])
    assert_type(encoding.actions, ActionSpace)
    assert_type(encoding.describe(observation), str)


def one_seat() -> None:
    """Gymnasium's form."""
    env = WhistlestopEnv("new-york", opponents="random")
    seen, info = env.reset(seed=1)
    assert_type(seen, dict[str, NDArray[Any]])
    assert_type(info, dict[str, Any])
    action = int(env.action_masks().argmax())
    _, reward, over, truncated, _ = env.step(action)
    assert_type(reward, float)
    assert_type(over, bool)
    assert_type(truncated, bool)


def all_seats() -> None:
    """PettingZoo's forms."""
    env = whistlestop_v0.raw_env("new-york")
    env.reset(seed=1)
    assert_type(env, whistlestop_v0.raw_env)
    assert_type(env.observe("player_0"), dict[str, NDArray[Any]])
    assert_type(env.game, Game)
    table = whistlestop_v0.parallel_env("new-york")
    _, _ = table.reset(seed=1)
    assert_type(table, whistlestop_v0.parallel_env)
    assert_type(table.encoding, Encoding)


if __name__ == "__main__":
    side_by_side()
    numbers()
    one_seat()
    all_seats()
    print("done")
