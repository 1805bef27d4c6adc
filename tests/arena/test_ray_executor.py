"""On a Ray cluster: the same games, and none lost with a worker."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from arena.clusters import SETTINGS, TOKEN, Head, cluster
from arena.deadly import deadly, doomed
from arena.test_executors import timeless
from cli.driving import run
from waiting import LONG_LIMIT, wait_until
from whistlestop.arena import ArenaError, Schedule, ray_preflight
from whistlestop.arena.executors import SerialExecutor
from whistlestop.arena.games import GameKey, GameResult, Task
from whistlestop.arena.ray_executor import RayExecutor
from whistlestop.arena.result_json import read_line

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no package for this Python"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals"),
    # All in one worker of the test run, so that there is only one cluster.
    pytest.mark.xdist_group("ray"),
    # These come from Ray itself, in various versions.
    pytest.mark.filterwarnings("ignore"),
]

BOTS = ["hungry", "onestep", "longroute", "path"]
SLOW = ("arena", "--board", "europe", "--players", "4", "--bots", ",".join(BOTS), "--seed", "7")
QUICK = ("arena", "--board", "new-york", "--bots", "greedy,random", "--seed", "4")


@pytest.fixture(scope="module", autouse=True)
def settings() -> Iterator[None]:
    """The tests' own token instead of the user's; Ray's files are removed afterwards."""
    with TemporaryDirectory(prefix="ray-") as folder, pytest.MonkeyPatch.context() as patch:
        for name, value in SETTINGS.items():
            patch.setenv(name, value)
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", TOKEN)
        patch.setenv("RAY_TMPDIR", folder)
        yield


@pytest.fixture(scope="module")
def head(settings: None) -> Iterator[Head]:
    """The cluster to join."""
    with cluster() as started:
        yield started


@pytest.fixture
def tasks() -> list[Task]:
    return list(Schedule.new("new-york", 2, ["greedy", "random"], 4).tasks(0, 6))


def played(file: Path) -> dict[GameKey, GameResult]:
    """The games in a file; asserts that none appears twice."""
    return timeless(read_line(line) for line in file.read_text("utf-8").splitlines())


@pytest.mark.slow
def test_killing_a_worker_during_a_game_loses_none(head: Head, tmp_path: Path) -> None:
    """End to end: the command joins by address, with a token, and a worker is killed meanwhile."""
    file = tmp_path / "games.jsonl"
    options = ("--games", "48", "--ray", head.address, "--file", str(file))
    arena = subprocess.Popen(
        [sys.executable, "-m", "whistlestop", *SLOW, *options],
        # It works out by itself that it has to show the token.
        env={name: value for name, value in os.environ.items() if name != "RAY_AUTH_MODE"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    try:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
        head.kill_a_player()
        output, _ = arena.communicate(timeout=LONG_LIMIT)
    finally:
        arena.kill()
        arena.wait()
    assert arena.returncode == 0, output
    schedule = Schedule.new("europe", 4, BOTS, 7)
    assert played(file) == timeless(SerialExecutor().play(schedule.tasks(0, 12)))


def test_a_file_started_without_ray_is_continued(head: Head, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run(*QUICK, "--games", "6", "--workers", "1", "--file", file).exit_code == 0
    begun = file.read_bytes()
    result = run(*QUICK, "--games", "20", "--ray", head.address, "--file", file)
    assert result.exit_code == 0, result.output
    assert file.read_bytes().startswith(begun)
    schedule = Schedule.new("new-york", 2, ["greedy", "random"], 4)
    assert played(file) == timeless(SerialExecutor().play(schedule.tasks(0, 10)))


def test_a_worker_dying_on_a_local_cluster_loses_no_game(tasks: list[Task], tmp_path: Path) -> None:
    marker = tmp_path / "died"
    executor = RayExecutor("local", 2)
    try:
        games = list(executor.play([*tasks[:5], deadly(tasks[5], marker), *tasks[6:]]))
    finally:
        executor.close()
    assert marker.is_dir()
    assert timeless(games) == timeless(SerialExecutor().play(tasks))


def test_errors_in_workers_are_reported(head: Head, tasks: list[Task]) -> None:
    executor = RayExecutor(head.address)
    try:
        with pytest.raises(ArenaError, match="the board new-york has changed"):
            list(executor.play([replace(tasks[0], digest="another")]))
        with pytest.raises(ArenaError, match="died 3 times"):
            list(executor.play([doomed(tasks[0])]))
    finally:
        executor.close()


@pytest.mark.parametrize("mode", ["token", "disabled", None])
@pytest.mark.parametrize("token", ["wrong" * 10, None])
def test_a_wrong_or_missing_token_is_reported(
    head: Head,
    mode: str | None,
    token: str | None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # the user may have a token there
    for name, value in {"RAY_AUTH_MODE": mode, "RAY_AUTH_TOKEN": token}.items():
        monkeypatch.delenv(name) if value is None else monkeypatch.setenv(name, value)
    with pytest.raises(ArenaError, match=r"it demands a token, .* RAY_AUTH_TOKEN"):
        RayExecutor(head.address)
    assert os.environ.get("RAY_AUTH_MODE") == mode


def test_a_different_version_of_ray_is_reported(
    head: Head, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend = (
        "import ray, sys; ray.__version__ = '1.0'; from ray.scripts.scripts import main; main()"
    )
    monkeypatch.setattr(ray_preflight, "RAY", ("-c", pretend))
    with pytest.raises(ArenaError, match=r"Ray version mismatch: .* local Ray version is 1\.0"):
        RayExecutor(head.address)
