"""The examples that learn really run. They need packages that `make test` doesn't install."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch")
needs_sb3 = pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs sb3-contrib")
SHARE = re.compile(r"(random|greedy) ([\d.]+)%")


def run(name: str, *arguments: object) -> str:
    """What an example prints."""
    command = [sys.executable, EXAMPLES / name, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def example() -> ModuleType:
    """The example in PyTorch as a module."""
    spec = spec_from_file_location("learn", EXAMPLES / "learn.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@needs_torch
def test_the_example_in_pytorch_runs(tmp_path: Path) -> None:
    picture, saved = tmp_path / "curve.svg", tmp_path / "network.pt"
    small = ("--rounds", 2, "--every", 1, "--games", 16, "--steps", 32, "--hidden", 16)
    pictures = ("--picture", picture) if find_spec("matplotlib") else ()
    printed = run("learn.py", *small, "--examination", 4, "--save", saved, *pictures)
    lines = printed.splitlines()
    assert [len(SHARE.findall(line)) for line in lines] == [2, 2, 2]
    assert "1,024 decisions" in lines[-1]
    assert saved.stat().st_size > 1000
    assert not pictures or "<svg" in picture.read_text("utf-8")


@needs_torch
def test_the_example_judges_each_seat_by_its_own_decisions() -> None:
    """Compared with the definition, decision by decision."""
    import torch

    learn = example()
    steps, games = 40, 6
    dice = np.random.default_rng(1)
    ended = dice.random((steps, games)) < 0.1
    kept = learn.Round(
        observations=torch.zeros(steps, games, 1),
        masks=torch.ones(steps, games, 1),
        actions=torch.zeros(steps, games, dtype=torch.int64),
        chances=torch.zeros(steps, games),
        values=torch.from_numpy(dice.random((steps, games), np.float32)),
        players=dice.integers(0, 2, (steps, games)),
        rewards=(dice.random((steps, games, 2)) * ended[..., None]).astype(np.float32),
        ended=ended,
    )
    better, known = learn.judge(kept)
    for t in range(steps):
        for game in range(games):
            expected = advantage(kept, t, game, learn.LAMBDA)
            assert bool(known[t, game]) == (expected is not None)
            assert float(better[t, game]) == pytest.approx(expected or 0.0, abs=1e-5)


def advantage(kept: Any, t: int, game: int, decay: float) -> float | None:
    """How much better a decision was than expected; None if what follows isn't known."""
    player = kept.players[t, game]
    value = float(kept.values[t, game])
    for later in range(t, len(kept.ended)):
        if later > t and kept.players[later, game] == player:
            after = advantage(kept, later, game, decay)
            return float(kept.values[later, game]) - value + decay * (after or 0.0)
        if kept.ended[later, game]:
            return float(kept.rewards[later, game, player]) - value
    return None


@needs_torch
@pytest.mark.slow
def test_the_example_in_pytorch_learns() -> None:
    printed = run("learn.py", "--rounds", 25, "--every", 25, "--examination", 300)
    first, last = (dict(SHARE.findall(line)) for line in printed.splitlines())
    assert float(first["random"]) < 70
    assert float(last["random"]) > 85
    assert float(last["greedy"]) > float(first["greedy"])


@needs_sb3
@pytest.mark.slow
def test_the_example_with_sb3_runs() -> None:
    printed = run("learn_with_sb3.py", 1, 20)
    assert re.search(r"won [\d.]+% of 20 games against random", printed)
