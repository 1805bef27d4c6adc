"""Ratings: the better bot is rated higher, even among bots that never met."""

from __future__ import annotations

from random import Random

import pytest

from arena.made_up import blocks, game
from whistlestop.arena.ratings import rate

SKILL = {"best": 60, "good": 20, "fair": -20, "poor": -60}


def test_the_order_makes_sense() -> None:
    ratings = rate(blocks(list(SKILL), SKILL, 40, Random(2)))
    assert sorted(ratings, key=lambda bot: -ratings[bot].mu) == list(SKILL)
    assert all(rating.sigma < 8 for rating in ratings.values())
    assert ratings["best"].ordinal > ratings["poor"].ordinal


def test_bots_that_never_met_are_compared_through_others() -> None:
    games = blocks(["best", "good"], SKILL, 30, Random(1))
    games += blocks(["good", "poor"], SKILL, 30, Random(2))
    ratings = rate(games)
    assert ratings["best"].mu > ratings["good"].mu > ratings["poor"].mu


def test_a_tie_between_equals_changes_nothing() -> None:
    ratings = rate([game("ab", (5, 5))])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_a_bot_in_two_seats_has_one_rating() -> None:
    ratings = rate([game("aab", (9, 1, 5))] * 5)
    assert set(ratings) == {"a", "b"}
