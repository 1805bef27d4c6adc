"""Accuracy for a game, and the level that it looks like."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from analysis.decisions import decided
from whistlestop.analysis.accuracy import accuracy_of, score_of
from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.levels import DATA, LevelLoss, Likeness, Measured, likeness, measured
from whistlestop.boards import available, load
from whistlestop.bots.registry import LEVELS

NEW_YORK = load("new-york")


def rows(losses: list[float], error: float = 0.001) -> list[Decision]:
    return [decided(i, 0, 0.5 - loss, loss, error) for i, loss in enumerate(losses, 1)]


def test_nothing_lost_is_perfect_and_more_lost_is_less_accurate() -> None:
    assert score_of(0.0) == pytest.approx(100, abs=0.01)
    assert score_of(-0.01) == 100
    scores = [score_of(loss / 100) for loss in (0, 1, 5, 20, 100)]
    assert scores == sorted(scores, reverse=True)
    assert scores[-1] == 0


def test_the_loss_is_the_mean_with_its_noise() -> None:
    found = accuracy_of(NEW_YORK, 2, rows([0.1, 0.0, 0.0, 0.02], error=0.04))
    assert found is not None
    assert (found.decisions, found.loss) == (4, pytest.approx(0.03))
    assert found.error == pytest.approx(0.02)  # 0.04 over the root of 4
    low, high = found.interval
    assert low < found.score < high


def test_an_option_that_fell_behind_makes_up_for_no_mistake() -> None:
    first, second = rows([0.1, 0.1])
    assert second.outlook is not None
    behind = replace(second, outlook=replace(second.outlook, lead=-0.1))
    found = accuracy_of(NEW_YORK, 2, [first, behind])
    assert found is not None
    assert found.loss == pytest.approx(0.05)


def test_there_is_none_without_decisions() -> None:
    assert accuracy_of(NEW_YORK, 2, []) is None


# --- levels ------------------------------------------------------------------------------

LOSSES = {"easy": 0.03, "medium": 0.01, "hard": 0.004, "expert": 0.001}
MADE_UP = Measured(
    200, {name: LevelLoss(loss, 0.0005, 0.002, 0.05) for name, loss in LOSSES.items()}
)


@pytest.mark.parametrize("name", LEVELS)
def test_many_decisions_with_the_loss_of_a_level_look_like_it(name: str) -> None:
    like = likeness(MADE_UP, LOSSES[name], 2000, 200)
    assert like is not None
    low, high = like.span
    assert LEVELS.index(low) <= LEVELS.index(name) <= LEVELS.index(high)
    assert max(like.chances, key=lambda one: like.chances[one]) == name
    assert sum(like.chances.values()) == pytest.approx(1)


def test_few_decisions_say_less_than_many() -> None:
    few, many = (likeness(MADE_UP, LOSSES["easy"], n, 200) for n in (2, 500))
    assert few is not None
    assert many is not None
    assert few.chances["easy"] < many.chances["easy"]
    assert few.span != many.span == ("easy", "easy")


def test_a_doubtful_measurement_says_less_than_a_good_one() -> None:
    doubtful = Measured(
        200, {name: LevelLoss(loss, 0.05, 0.002, 0.05) for name, loss in LOSSES.items()}
    )
    like = likeness(doubtful, LOSSES["easy"], 500, 200)
    assert like is not None
    assert like.span[1] != "easy"


@pytest.mark.parametrize(("loss", "expected"), [(0.5, "easy"), (-0.1, "expert")])
def test_beyond_the_levels_it_is_the_nearest_one(loss: float, expected: str) -> None:
    like = likeness(MADE_UP, loss, 1000, 200)
    assert like is not None
    assert max(like.chances, key=lambda one: like.chances[one]) == expected


def test_nothing_is_said_where_nothing_can_be_compared() -> None:
    assert likeness(MADE_UP, 0.01, 50, 99) is None
    assert likeness(MADE_UP, 0.01, 0, 200) is None
    assert measured(NEW_YORK, 5) is None
    assert measured(replace(NEW_YORK, digest="another"), 2) is None


@pytest.mark.parametrize("board", available())
def test_what_is_shipped_makes_sense(board: str) -> None:
    """The weakest level loses the most; a board that has changed has to be measured again."""
    entry = json.loads(DATA.read_text("utf-8"))["boards"].get(board)
    if entry is not None:
        assert entry["digest"] == load(board).digest, "run bench/levels_loss.py again"
    found = measured(load(board), 2)
    if found is not None:
        assert set(found.levels) == set(LEVELS)
        assert found.levels["easy"].loss == max(level.loss for level in found.levels.values())


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ([0.9, 0.1, 0.0, 0.0], ("easy", "easy")),
        ([0.0, 0.5, 0.45, 0.05], ("medium", "hard")),
        ([0.0, 0.1, 0.5, 0.4], ("hard", "expert")),
        ([0.25, 0.25, 0.25, 0.25], ("easy", "expert")),
    ],
)
def test_the_fewest_levels_that_are_credible_are_named(
    chances: list[float], expected: tuple[str, str]
) -> None:
    assert Likeness(dict(zip(LEVELS, chances, strict=True))).span == expected
