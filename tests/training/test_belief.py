"""Learning which tickets the others hold."""

from __future__ import annotations

from math import log

import pytest

from whistlestop.boards import load
from whistlestop.bots.learned.belief_model import BeliefModel, shapes
from whistlestop.engine import compiled
from whistlestop.game.game import tables_for
from whistlestop.training.belief import fit, train_belief
from whistlestop.training.belief_games import Samples, play_games

GAMES = 40 if compiled() else 1


@pytest.fixture(scope="module")
def samples() -> Samples:
    return play_games(tables_for("new-york"), 3, GAMES)


def test_the_truth_comes_first_and_every_option_is_different(samples: Samples) -> None:
    assert len(samples.sizes) > GAMES
    start = 0
    for size in samples.sizes:
        options = samples.options[start : start + size]
        assert len(set(options)) == size > 1
        start += size
    assert start == len(samples.options)
    assert len(samples.terms) % start == 0


def test_it_learns_more_than_chance_knows(samples: Samples) -> None:
    """The loss of a model that has learned nothing is that of picking any option."""
    _, loss = fit(samples, 18, seed=1)
    chance = sum(log(size) for size in samples.sizes) / len(samples.sizes)
    assert loss < 0.9 * chance


def test_the_same_seed_gives_the_same_numbers() -> None:
    calls: list[tuple[int, int]] = []
    first = train_belief("new-york", 5, 2, lambda done, games: calls.append((done, games)))
    assert calls == [(1, 2), (2, 2)]
    assert train_belief("new-york", 5, 2) == first
    assert train_belief("new-york", 6, 2) != first
    assert {name: shape for name, (shape, _) in first.items()} == shapes(18)
    assert BeliefModel(load("new-york").digest, first)["terms"] == first["terms"][1]
