"""Every bot plays every board to the end, and never makes an illegal move."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from boards.folders import EVERYTHING
from whistlestop.boards import available, load
from whistlestop.bots import BOTS, OWN_BUDGET, Bot, Budget, UnknownBot, make
from whistlestop.game import Game, View

TABLES = [
    (board, players)
    for board in (*available(), EVERYTHING)
    for players in range(load(board).rules.players_min, load(board).rules.players_max + 1)
]


BRIEFLY = Budget(iterations=3)
"""Bots that search get little time here: this is about their moves, not their strength."""


def play_out(game: Game, bots: list[Bot], seed: int = 0) -> Game:
    dice = [Random(f"{seed}/{player}") for player in range(game.players)]
    while not game.over:
        for player in sorted(game.to_act):
            game.play(bots[player].decide(game.view(player), dice[player], BRIEFLY))
    return game


def test_all_tables_are_covered() -> None:
    """The five printed boards make 17 pairs of a board and a number of players."""
    assert len([table for table in TABLES if table[0] != EVERYTHING]) == 17


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_plays_to_the_end(board: str, players: int, name: str) -> None:
    game = play_out(Game.new(board, players, 1), [make(name) for _ in range(players)])
    assert game.over
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_the_greedy_bot_beats_random_play(board: str) -> None:
    for seed in range(3):
        scores = play_out(Game.new(board, 2, seed), [make("greedy"), make("random")]).scores()
        assert scores[0].total > scores[1].total


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_game(name: str) -> None:
    games = [play_out(Game.new("iberia", 3, 8), [make(name)] * 3, seed=4) for _ in range(2)]
    assert games[0].to_bytes() == games[1].to_bytes()


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_decides_from_the_view_alone(board: str) -> None:
    """Given a view read back from text, a bot decides the same: it needs nothing more (C12)."""
    game = Game.new(board, 2, 5)
    for _ in islice(iter(lambda: game.over, True), 80):
        player = min(game.to_act)
        view = game.view(player)
        copy = View.from_json(view.to_json(), game.tables)
        move = make("greedy").decide(view, Random(1), OWN_BUDGET)
        assert int(move) == int(make("greedy").decide(copy, Random(2), OWN_BUDGET))
        game.play(move, player)


def test_an_unknown_bot_is_refused_with_the_names() -> None:
    with pytest.raises(UnknownBot, match="'clever'; the bots are: random, greedy"):
        make("clever")
