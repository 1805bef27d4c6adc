"""On a Ray cluster: the same games, and none lost with a worker."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from arena.deadly import deadly
from arena.test_workers import timeless
from whistlestop.arena import ArenaError, Schedule
from whistlestop.arena.cluster import Cluster
from whistlestop.arena.workers import Alone

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="ray is not installed: pip install 'whistlestop[ray]'"
)


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_no_game(tmp_path: Path) -> None:
    tasks = list(Schedule.new("new-york", 2, ["greedy", "random"], 4).tasks(0, 6))
    marker = tmp_path / "died"
    crew = Cluster("local", 2)
    try:
        games = list(crew.play([*tasks[:5], deadly(tasks[5], marker), *tasks[6:]]))
        with pytest.raises(ArenaError, match="the board new-york has changed"):
            list(crew.play([replace(tasks[0], digest="another")]))
    finally:
        crew.close()
    assert marker.is_dir()
    assert timeless(games) == timeless(Alone().play(tasks))


@needs_ray
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_soon_given_up(address: str) -> None:
    with pytest.raises(ArenaError, match="there is no Ray cluster at"):
        Cluster(address)


@pytest.mark.skipif(find_spec("ray") is not None, reason="ray is installed")
def test_without_ray_it_is_said_how_to_get_it() -> None:
    with pytest.raises(ArenaError, match=r"pip install 'whistlestop\[ray\]'"):
        Cluster()
