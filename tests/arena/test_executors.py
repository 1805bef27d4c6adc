"""The games are the same whoever plays them, and each is played once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from arena.deadly import deadly, doomed
from whistlestop.arena import ArenaError, Schedule
from whistlestop.arena.executors import ProcessExecutor, SerialExecutor, local_executor
from whistlestop.arena.games import GameKey, GameResult, play
from whistlestop.bots import BOTS, Budget
from whistlestop.bots.reference.random import RandomBot
from whistlestop.game import View


def timeless(games: Iterable[GameResult]) -> dict[GameKey, GameResult]:
    """The games without their timings; asserts that none appears twice."""
    found: dict[GameKey, GameResult] = {}
    for game in games:
        assert game.key not in found
        found[game.key] = replace(game, seconds=())
    return found


@pytest.fixture
def schedule() -> Schedule:
    return Schedule.new("new-york", 3, ["greedy", "random"], 4)


def test_one_and_two_workers_play_the_same(schedule: Schedule) -> None:
    tasks = list(schedule.tasks(0, 8))
    executor = ProcessExecutor(2)
    try:
        assert timeless(executor.play(tasks)) == timeless(SerialExecutor().play(tasks))
        assert timeless(executor.play(tasks[:2])) == timeless(SerialExecutor().play(tasks[:2]))
    finally:
        executor.close()


def test_a_killed_worker_loses_no_game(schedule: Schedule, tmp_path: Path) -> None:
    """Two deaths: one worker is killed from outside, one by the game it takes on."""
    tasks = list(schedule.tasks(0, 8))
    marker = tmp_path / "died"
    executor = ProcessExecutor(2)
    games = []
    try:
        for game in executor.play([*tasks[:-1], deadly(tasks[-1], marker)]):
            games.append(game)
            if len(games) == 2:
                victim = active_children()[0].pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
    finally:
        executor.close()
    assert marker.is_dir()
    assert timeless(games) == timeless(SerialExecutor().play(tasks))


def test_it_gives_up_if_workers_keep_dying(schedule: Schedule) -> None:
    executor = ProcessExecutor(2)
    try:
        with pytest.raises(ArenaError, match="died 3 times"):
            list(executor.play([doomed(schedule.block(0)[0])]))
    finally:
        executor.close()


def test_a_single_worker_is_this_process() -> None:
    assert isinstance(local_executor(1), SerialExecutor)
    assert isinstance(local_executor(2), ProcessExecutor)


def test_a_bot_that_fails_is_named(schedule: Schedule, monkeypatch: pytest.MonkeyPatch) -> None:
    class Confused(RandomBot):
        def decide(self, view: View, random: Random, budget: Budget) -> int:
            return 4000

    monkeypatch.setitem(BOTS, "random", Confused)
    with pytest.raises(ArenaError, match=r"bot 'random' failed at move \d+ .*seed 4, deal 0"):
        list(SerialExecutor().play(schedule.block(0)))


def test_every_decision_gets_the_budget(
    schedule: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Budget] = []

    class Listening(RandomBot):
        def decide(self, view: View, random: Random, budget: Budget) -> int:
            given.append(budget)
            return super().decide(view, random, budget)

    monkeypatch.setitem(BOTS, "random", Listening)
    wanted = Budget(seconds=3, iterations=40)
    game = play(replace(schedule.block(0)[0], budget=wanted))
    assert game.budget == wanted
    assert set(given) == {wanted}


def test_each_game_gets_a_new_bot_and_closes_it(
    schedule: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[int] = []

    class Remembering(RandomBot):
        decisions = 0

        def decide(self, view: View, random: Random, budget: Budget) -> int:
            self.decisions += 1
            return super().decide(view, random, budget)

        def close(self) -> None:
            closed.append(self.decisions)

    monkeypatch.setitem(BOTS, "random", Remembering)
    games = list(SerialExecutor().play(schedule.block(0)))
    mine = [(g, i) for g in games for i, bot in enumerate(g.seats) if bot == "random"]
    assert closed == [game.decisions[seat] for game, seat in mine]


def test_an_error_in_a_worker_is_reported(schedule: Schedule) -> None:
    executor = ProcessExecutor(2)
    try:
        with pytest.raises(ArenaError, match="the board new-york has changed"):
            list(executor.play([replace(schedule.block(0)[0], digest="another")]))
    finally:
        executor.close()


def test_the_figures_of_a_game_agree(schedule: Schedule) -> None:
    game = play(schedule.block(0)[0])
    assert [sum(points) for points in zip(*game.parts.values(), strict=True)] == [*game.scores]
    assert max(game.turns) - min(game.turns) <= 1
    assert all(d >= t for d, t in zip(game.decisions, game.turns, strict=True))
    assert all(s > 0 for s in game.seconds)
