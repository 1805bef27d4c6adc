"""Random games on every board, with every number of players, in every style."""

from __future__ import annotations

import pytest

from whistlestop.game import Game

from .campaign import Tally, campaign, check_game
from .dice import Dice
from .invariants import violations
from .tables import ALL_PAIRS, BOARDS, tables_of
from .walk import STYLES, Style, walk

GAMES = 4
SLOW_GAMES = 10_000


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_no_state_breaks_an_invariant(board: str, players: int, style: Style) -> None:
    """C1, C13: and every game ends"""
    for seed in range(GAMES):
        tally = check_game(tables_of(board), players, seed, style, every=8)
        assert tally.found == []


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_scores_during_a_game(board: str, players: int) -> None:
    """C15: a game can be scored at any moment, and the parts always add up to the total"""
    game = Game.new(tables_of(board), players, 77)
    dice = Dice(77)
    for _ in walk(game, dice, STYLES[3]):
        if dice.one_in(20):
            assert violations(game) == []


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_ten_thousand_games(board: str) -> None:
    total = sum(campaign(board, range(SLOW_GAMES), every=16), Tally())
    assert total.found == []
    assert total.games == SLOW_GAMES
