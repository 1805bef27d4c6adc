"""The vector environment in Gymnasium's form does what Gymnasium's own would do."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space

from whistlestop.envs.gymnasium_vector import WhistlestopVectorEnv
from whistlestop.envs.opponents import choose
from whistlestop.envs.single import ID, WhistlestopEnv
from whistlestop.game import GameError

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)
OPTIONS: dict[str, Any] = {"board": "new-york", "opponents": "random", "reward": "both"}


def same(ours: Any, theirs: Any) -> bool:
    """Whether observations or infos are equal."""
    if isinstance(theirs, dict):
        return ours.keys() == theirs.keys() and all(same(ours[k], theirs[k]) for k in theirs)
    if isinstance(theirs, np.ndarray) and theirs.dtype.kind == "O":
        return all(map(same, ours, theirs))
    return bool(np.all(ours == theirs))


@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_the_same_as_in_gymnasiums_own_vector_environment(mode: AutoresetMode) -> None:
    """Up to the end: after it, both deal another game."""
    ours = gymnasium.make_vec(ID, **OPTIONS, autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: WhistlestopEnv(**OPTIONS)], autoreset_mode=mode)
    assert isinstance(ours, WhistlestopVectorEnv)
    assert ours.metadata == theirs.metadata
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    mine, other = ours.reset(seed=4), theirs.reset(seed=4)
    assert all(map(same, mine, other))
    dice = np.random.default_rng(1)
    over = False
    while not over:
        action = choose(mine[0]["action_mask"], dice)
        mine, other = ours.step(action), theirs.step(action)
        over = bool(other[2][0])
        if over and mode is AutoresetMode.SAME_STEP:
            for name in ("final_obs", "_final_obs", "final_info", "_final_info"):
                assert same(mine[4][name], other[4][name]), name
            mine, other = mine[1:4], other[1:4]
        assert all(map(same, mine, other))
    assert mine[-1] is not None
    ours.close()
    theirs.close()


@pytest.mark.parametrize("mode", MODES)
def test_the_next_game_begins_as_declared(mode: AutoresetMode) -> None:
    env = WhistlestopVectorEnv(3, **OPTIONS, autoreset_mode=mode.value)
    seen, info = env.reset(seed=2)
    assert list(info["seat"]) == [0, 1, 0]
    dice = np.random.default_rng(1)
    over = np.zeros(3, bool)
    while not over.any():
        seats = info["seat"]
        seen, rewards, over, truncated, info = env.step(choose(seen["action_mask"], dice))
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert ((rewards != 0) <= over).all()
    ended = int(np.flatnonzero(over)[0])
    first = env.encoding.split(seen["observation"][ended])
    if mode is AutoresetMode.SAME_STEP:
        assert first["turns"][0] == 0
        assert info["seat"][ended] == 1 - seats[ended]
        assert info["final_info"]["seat"][ended] == seats[ended]
        last = info["final_obs"][ended]
        assert env.single_observation_space.contains(last)
        assert env.encoding.split(last["observation"])["phase"][0] == 1
        assert info["final_obs"][~over].tolist() == [None] * int((~over).sum())
    else:
        assert first["phase"][0] == 1  # over
        assert "final_obs" not in info
        seen, rewards, over, _, info = env.step(choose(seen["action_mask"], dice))
        assert not over[ended]
        assert rewards[ended] == 0
        assert env.encoding.split(seen["observation"][ended])["turns"][0] == 0
        assert info["seat"][ended] == 1 - seats[ended]


def test_seeds_and_copies() -> None:
    env = WhistlestopVectorEnv(2, "new-york", opponents="random")
    first, _ = env.reset(seed=3)
    second, _ = env.reset()
    again, _ = env.reset(seed=3)
    assert same(first, again)
    assert not same(first, second)
    shared = WhistlestopVectorEnv(2, "new-york", opponents="random", copy=False)
    before, _ = shared.reset(seed=3)
    after = shared.step(before["action_mask"].argmax(axis=1))[0]
    assert after["observation"] is before["observation"]


def test_wrappers_of_gymnasium_work_on_it() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(WhistlestopVectorEnv(4, **OPTIONS))
    seen, _ = env.reset(seed=1)
    dice = np.random.default_rng(1)
    lengths: list[int] = []
    while not lengths:
        seen, _, over, _, info = env.step(choose(seen["action_mask"], dice))
        lengths = list(info["episode"]["l"][over]) if over.any() else []
    assert min(lengths) > 10
    env.close()


def test_it_shows_every_table() -> None:
    env = WhistlestopVectorEnv(2, "new-york", opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert ["player 1:" in text for text in env.render()] == [True, True]
    env = WhistlestopVectorEnv(1, "new-york", opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    assert [picture.shape[1:] for picture in env.render()] == [(800, 3)]


def test_mistakes_get_a_message() -> None:
    for mode in ("Disabled", AutoresetMode.DISABLED, "never"):
        with pytest.raises(GameError, match=r"no autoreset mode .*; expected NextStep or SameStep"):
            WhistlestopVectorEnv(autoreset_mode=mode)
    env = WhistlestopVectorEnv(2, "europe", opponents="random")
    assert env.action_space == batch_space(env.single_action_space, 2)
    with pytest.raises(GameError, match=r"expected one seed for all games, not \[1, 2\]"):
        env.reset(seed=[1, 2])  # type: ignore[arg-type]
    env.reset(seed=1)
    with pytest.raises(GameError, match=r"action 0 \(take .*\) is masked"):
        env.step(np.zeros(2, np.int64))
