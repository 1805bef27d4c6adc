"""The PettingZoo environments pass PettingZoo's own tests."""

from __future__ import annotations

import sys
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from envs.playing import PAIRS
from whistlestop.boards import BoardError
from whistlestop.envs import whistlestop_v0
from whistlestop.game import GameError

# Where pygame is installed, this loads one of PettingZoo's games in a deprecated way.
with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

# With a mask, an observation is a dictionary. PettingZoo's tests know that only of its own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def maker(board: str, players: int, form: Any = whistlestop_v0.env) -> Any:
    def make(**options: Any) -> Any:
        return form(board=board, players=players, **options)

    return make


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_the_aec_form(board: str, players: int) -> None:
    api_test(maker(board, players)(), num_cycles=40)
    seed_test(maker(board, players), num_cycles=30)


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_the_parallel_form(board: str, players: int) -> None:
    make = maker(board, players, whistlestop_v0.parallel_env)
    parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_both_forms_for_long(board: str, players: int) -> None:
    api_test(maker(board, players)(), num_cycles=1000)
    seed_test(maker(board, players), num_cycles=500)
    performance_benchmark(maker(board, players)())
    parallel_api_test(maker(board, players, whistlestop_v0.parallel_env)(), num_cycles=1000)


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_the_benchmark(board: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock of its own: on the real one, PettingZoo plays for five seconds"""
    seconds = count(step=0.25)
    clock = SimpleNamespace(time=lambda: next(seconds))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", clock)
    performance_benchmark(maker(board, players)())


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_pictures_and_text(board: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(board, players))
    assert f"player {players - 1}:" in capsys.readouterr().out


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_games_are_cut_off_after_some_decisions(board: str, players: int) -> None:
    """PettingZoo's test chooses without masks and expects all agents to act in each cycle"""

    def parallel_env(max_cycles: int) -> Any:
        return whistlestop_v0.parallel_env(board, players, max_cycles=max_cycles, illegal="replace")

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


def test_the_aec_form_is_cut_off_too() -> None:
    env = whistlestop_v0.env(board="new-york", max_cycles=7)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        env.step(None if truncated else env.action_space(agent).sample(seen["action_mask"]))
        decisions += not truncated
    assert decisions == 7


@pytest.mark.parametrize("reward", ["share", "margin", "both"])
def test_a_whole_game_has_rewards_at_its_end(reward: str) -> None:
    env = whistlestop_v0.env(board="new-york", players=3, reward=reward)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, won, terminated, _, _ = env.last()
        total[agent] += won
        if terminated:
            env.step(None)
        else:
            env.step(int(seen["action_mask"].nonzero()[0][-1]))
    scores = env.unwrapped.game.scores()
    best = max(scores, key=lambda score: score.total)
    second = max(score.total for score in scores if score is not best)
    share, margin = 1.0, (best.total - second) / 100
    expected = {"share": share, "margin": margin, "both": share + margin}[reward]
    assert total[f"player_{best.player}"] == pytest.approx(expected)


def test_a_masked_action() -> None:
    env = whistlestop_v0.raw_env("europe")
    env.reset(seed=1)
    with pytest.raises(GameError, match=r"action 0 \(take .*\) is masked for player 0"):
        env.step(0)
    with pytest.raises(GameError, match="player_0 is to act: expected an action, not None"):
        env.step(None)
    env = whistlestop_v0.parallel_env("europe")
    seen, _ = env.reset(seed=1)
    assert seen["player_0"]["action_mask"].sum() == 11
    assert list(np.flatnonzero(seen["player_1"]["action_mask"])) == [0]
    _, rewards, over, _, infos = env.step({"player_0": 0, "player_1": 0})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(over.values())
    assert "masked" in infos["player_0"]["illegal"]
    env = whistlestop_v0.parallel_env("europe", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(GameError, match="is masked"):
        env.step({"player_0": 0, "player_1": 0})
    with pytest.raises(GameError, match="player_0 is to act"):
        env.step({"player_1": 0})


FORMS = [whistlestop_v0.env, whistlestop_v0.raw_env, whistlestop_v0.parallel_env]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": "atlantis"}, "atlantis: no such folder, expected a folder or the id of"),
        ({"board": 7}, "expected a board: its id or folder, not 7"),
        ({"board": "nordic", "players": 5}, "nordic is for 2 to 3 players, not 5"),
        ({"players": "two"}, "players must be a whole number from 0, not 'two'"),
        ({"reward": "gold"}, "no reward 'gold'; expected share, margin, both"),
        ({"actions": "tiny"}, "no action space 'tiny'; expected compact, common"),
        ({"max_cycles": 0}, "max_cycles must be a whole number from 1, not 0"),
        ({"render_mode": "film"}, "no render mode 'film'; expected human, ansi, rgb_array"),
    ],
)
def test_bad_options_get_a_message(form: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises((GameError, BoardError), match=message):
        form(**options)


def test_what_is_done_with_an_illegal_action_is_one_of_three() -> None:
    with pytest.raises(GameError, match="no illegal 'maybe'; expected end, raise, replace"):
        whistlestop_v0.parallel_env(illegal="maybe")


@pytest.mark.parametrize("form", FORMS[1:])
def test_bad_calls_get_a_message(form: Any) -> None:
    env = form("new-york")
    if form is whistlestop_v0.raw_env:
        with pytest.raises(GameError, match="call reset first"):
            env.observe("player_0")
    with pytest.raises(GameError, match="there is no game: call reset"):
        env.step(0)
    with pytest.raises(GameError, match="seed must be a whole number from 0, not -1"):
        env.reset(seed=-1)
    with pytest.raises(GameError, match="no agent 'player_2'; expected player_0, player_1"):
        env.action_space("player_2")
    with pytest.raises(GameError, match="no agent 'player_2'; expected player_0, player_1"):
        env.observation_space("player_2")
    env.reset(seed=np.int64(1))
    with pytest.raises(GameError, match="say what you want to see: render_mode=human or"):
        env.render()


def test_what_is_no_action_is_never_played() -> None:
    env = whistlestop_v0.raw_env("new-york")
    env.reset(seed=1)
    for wrong in ("7", 7.0, [7, 8], True):
        with pytest.raises(GameError, match="expected an action, which is a whole number, not"):
            env.step(wrong)
    for wrong in (-1, 90):
        with pytest.raises(GameError, match=f"no action {wrong}; expected 0 to 89"):
            env.step(wrong)
    with pytest.raises(GameError, match="no agent 'player_9'"):
        env.observe("player_9")
    table = whistlestop_v0.parallel_env("new-york")
    table.reset(seed=1)
    with pytest.raises(GameError, match="expected an action, which is a whole number, not None"):
        table.step({"player_0": None})
    with pytest.raises(GameError, match="no agent 'player_9'"):
        table.step({"player_0": 7, "player_9": 0})
    assert env.game.move_count == table.game.move_count == 0


def test_nothing_can_be_played_after_the_end() -> None:
    table = whistlestop_v0.parallel_env("new-york", max_cycles=1, illegal="replace")
    table.reset(seed=1)
    table.step({"player_0": 0, "player_1": 0})
    with pytest.raises(GameError, match="there is no game: call reset"):
        table.step({"player_0": 0, "player_1": 0})
