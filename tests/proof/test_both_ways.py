"""Compiled and interpreted the engine plays the same games, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
VARIABLE = "WHISTLESTOP_INTERPRETED"


def facts(games: int, *, interpreted: bool) -> dict[str, Any]:
    """The facts about the games from a separate process."""
    settings = {name: value for name, value in os.environ.items() if name != VARIABLE}
    if interpreted:
        settings[VARIABLE] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "proof.both_ways", str(games)],
        cwd=TESTS,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["compiled"] <= (not interpreted)
    return found


def compare(games: int) -> None:
    compiled = facts(games, interpreted=False)
    if not compiled["compiled"]:
        pytest.skip("the engine is not compiled here: there is nothing to compare with")
    interpreted = facts(games, interpreted=True)
    for name, fact in compiled["facts"].items():
        assert interpreted["facts"][name] == fact, name
    assert interpreted["facts"].keys() == compiled["facts"].keys()


def test_both_ways_give_the_same_games() -> None:
    compare(games=2)


@pytest.mark.slow
def test_both_ways_give_the_same_games_in_every_style() -> None:
    compare(games=4)
