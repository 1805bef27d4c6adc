"""Looking a few turns ahead, and judging what is there by the learned value."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.bots.learned.models import value_for
from whistlestop.bots.search.search import Search
from whistlestop.game import Game

EVERYTHING = Path(__file__).parents[2] / "boards" / "everything"


@pytest.mark.parametrize("board", available())
def test_it_plays_whole_games_at_full_tables(board: str) -> None:
    players = load(board).rules.players_max
    game = Game.new(board, players, 4)
    bots = [make("lookahead"), *(make("planner") for _ in range(players - 1))]
    while not game.over:
        for player in sorted(game.to_act):
            move = bots[player].decide(game.view(player), Random(1), Budget(iterations=20))
            game.play(move, player)
    assert len(game.scores()) == players


def test_the_same_dice_give_the_same_decision() -> None:
    game = Game.new("new-york", 2, 3)
    moves = []
    while not game.over:
        player = min(game.to_act)
        view = game.view(player)
        first = make("lookahead").decide(view, Random(5), OWN_BUDGET)
        assert make("lookahead").decide(view, Random(5), OWN_BUDGET).action == first.action
        moves.append(first.action)
        game.play(first, player)
    assert len(set(moves)) > 5


def test_short_rollouts_end_where_a_turn_begins() -> None:
    """After no turns, the value of the position itself; at the end of a game, the result."""
    game = Game.new("new-york", 2, 3)
    planners = [make("planner") for _ in range(2)]
    random, compared, decided = Random(2), 0, 0
    while not game.over:
        player = min(game.to_act)
        view = game.view(player)
        move = planners[player].decide(view, random, OWN_BUDGET)
        after = game.copy()
        after.play(move, player)
        value = value_for(game.tables, 2)
        assert value is not None
        search = Search(view, value, turns=0)
        [(chance, margin)] = search.results(game.state, [move.action])
        if after.over:
            decided += 1
            won = [score.player for score in after.scores() if score.won]
            assert chance == (player in won) / len(won)
        elif after.view(player).phase == "main":
            compared += 1
            assert chance == value.of(after.state, player)[player]
            assert margin == value.margin
        game.play(move, player)
    assert compared > 5
    assert decided == 1


@pytest.mark.parametrize("name", ["glance", "lookahead"])
def test_without_training_it_plays_like_a_planner(name: str) -> None:
    game = Game.new(EVERYTHING, 2, 1)
    for _ in range(60):
        player = min(game.to_act)
        view = game.view(player)
        move = make(name).decide(view, Random(1), OWN_BUDGET)
        assert move.action == make("planner").decide(view, Random(1), OWN_BUDGET).action
        game.play(move, player)
        if game.over:
            break
