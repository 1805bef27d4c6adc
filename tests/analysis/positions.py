"""Games to analyse: a decisive last turn, and a short complete game."""

from __future__ import annotations

from functools import cache
from random import Random

from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game import Game
from whistlestop.game.position import read_position

WINNING = "claim soho-wall-street"
"""The only winning move in the last turn: it completes the ticket."""


def last_turn() -> Game:
    """The first player has the last turn of the game, and one way to win it."""
    return read_position(
        "whistlestop position 1\nboard new-york\nturn 0\nlast-turns 1\n"
        "player 0\nroutes chelsea-soho\ntickets chelsea-wall-street\nhand 2 red 1 black\n"
        "player 1\nroutes chelsea-greenwich-village-red brooklyn-chinatown-red\nhand 1 green\n",
        seed=1,
    )


@cache
def short_record(board: str = "new-york", seed: int = 1) -> str:
    """The record of a complete game between two simple bots."""
    game = Game.new(board, 2, seed)
    bots = [make("greedy"), make("planner")]
    while not game.over:
        player = min(game.to_act)
        game.play(bots[player].decide(game.view(player), Random(0), OWN_BUDGET), player)
    return game.record()


def played(first: str) -> Game:
    """The last turn, played with this move and then to the end."""
    game = last_turn()
    game.play(first)
    while not game.over:
        game.play(game.legal_moves()[0])
    return game
