"""When an order is significant, and how rarely that is wrong."""

from __future__ import annotations

from random import Random

import pytest

from arena.made_up import blocks, game
from whistlestop.arena.blocks import gather
from whistlestop.arena.measures import WINS
from whistlestop.arena.pairs import ALPHA, alpha_at, compare, constant_share, is_sure, looks


def test_all_checks_together_spend_exactly_the_whole_risk() -> None:
    assert sum(alpha_at(k) for k in range(1, 10_000)) == pytest.approx(ALPHA, rel=1e-3)
    assert sum(alpha_at(k) for k in range(1, 10_000)) < ALPHA


def test_the_last_check_is_after_the_last_block() -> None:
    assert list(looks(100)) == [20, 30, 45, 67, 100]
    assert list(looks(20)) == [20]
    assert list(looks(3)) == [3]


def test_a_clear_order_is_sure() -> None:
    made = gather(blocks("abc", {"a": 30, "b": 0, "c": -30}, 40, Random(1)))
    assert [(p.better, p.worse) for p in compare(made)] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all(pair.sure for pair in compare(made))
    assert is_sure(made, 1)


def test_equal_bots_are_rarely_told_apart() -> None:
    """A match between equals that is checked again and again errs in less than 5 % of cases."""
    wrong = 0
    for i in range(50):
        games = blocks("ab", {"a": 0, "b": 0}, 45, Random(i))
        at = [gather(g for g in games if g.deal < last) for last in looks(45)]
        wrong += any(is_sure(made, look) for look, made in enumerate(at, 1))
    assert wrong <= 4


def test_a_share_of_two_seats_is_at_most_a_half() -> None:
    """A bot that always wins and holds two of three seats wins half a game with each of them."""
    turned = (("aab", (9, 5, 1)), ("aba", (5, 1, 9)), ("baa", (1, 9, 5)))
    made = gather(game(seats, scores, d) for d in range(20) for seats, scores in turned)
    share = constant_share(made, "a")
    assert share.mean == share.high == 0.5
    assert 0.4 < share.low < 0.5


def test_a_difference_that_never_varied_needs_some_blocks() -> None:
    few, many = (
        gather(g for d in range(n) for g in (game("ab", (9, 1), d), game("ba", (1, 9), d)))
        for n in (2, 20)
    )
    assert not compare(few)[0].sure
    assert compare(many)[0].sure
    assert compare(many)[0].difference.low < 1


def test_a_shared_win_is_shared() -> None:
    made = gather([game("ab", (5, 5)), game("ba", (7, 3))])
    assert made.mean("b", WINS) == 0.75
    assert made.mean("a", WINS) == 0.25


def test_a_block_with_a_game_missing_is_left_out() -> None:
    made = gather([game("ab", (5, 4), 0), game("ba", (5, 4), 0), game("ab", (5, 4), 1)])
    assert (len(made), made.left_out) == (1, 1)
