"""Judging each option by the learned value when the turn is over."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.engine import compiled
from whistlestop.game import Game


@pytest.mark.parametrize("board", available())
def test_the_same_dice_give_the_same_legal_decision(board: str) -> None:
    """C17: it gets a view, so it knows no more than its player. It keeps nothing but its tools."""
    players = load(board).rules.players_max
    game = Game.new(board, players, 4)
    kept, own = make("glance"), 0
    while not game.over:
        player = min(game.to_act)
        view = game.view(player)
        move = kept.decide(view, Random(5), OWN_BUDGET)
        own += move.action != make("planner").decide(view, Random(5), OWN_BUDGET).action
        if game.move_count % 10 == 0:
            assert make("glance").decide(view, Random(5), OWN_BUDGET).action == move.action
        game.play(move, player)
    assert own > 3


@pytest.mark.skipif(not compiled(), reason="hundreds of games take a compiled engine")
def test_it_beats_planners() -> None:
    wins = 0.0
    for deal in range(150):
        for seat in range(2):
            game = Game.new("new-york", 2, 10_000 + deal)
            bots = [make("glance" if player == seat else "planner-1") for player in range(2)]
            random = Random(deal)
            while not game.over:
                player = min(game.to_act)
                game.play(bots[player].decide(game.view(player), random, OWN_BUDGET), player)
            winners = [score.player for score in game.scores() if score.won]
            wins += (seat in winners) / len(winners)
    assert wins > 165, "out of 300 games"
