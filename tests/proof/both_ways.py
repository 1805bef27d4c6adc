"""Prints what the engine makes of some games, as JSON. Run compiled and interpreted, it must agree.

`python -m proof.both_ways` with `tests` on the path; the test starts it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from whistlestop.bots.learned.models import value_for
from whistlestop.engine import compiled
from whistlestop.engine.playout import Playout
from whistlestop.envs import rollouts
from whistlestop.game import Game

from .dice import Dice
from .tables import ALL_PAIRS, tables_of
from .walk import STYLES, moves_to_the_end

SEED = 2026
CHECKED = 12
"""Compare views and completions once in this many moves."""
VALUED = 60
"""Compare the learned values after this many moves."""


def line(text: str) -> str:
    """A short digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def chances(game: Game) -> list[list[float]] | None:
    """What each player thinks of a position, on a board that was learned."""
    value = value_for(game.tables, game.players)
    if value is None:
        return None
    return [value.of(game.state, player) for player in range(game.players)]


def game_facts(board: str, players: int, number: int) -> dict[str, object]:
    """A game by its states, its legal moves, its views, its completed views and its scores."""
    game = Game.new(tables_of(board), players, SEED + number)
    start = game.copy()
    dice, random = Dice(SEED + number), Random(number)
    states, moves, views, guesses = (hashlib.sha256() for _ in range(4))
    value = "the game was too short"
    states.update(game.to_bytes())
    for player, action in moves_to_the_end(game, dice, STYLES[number]):
        moves.update(repr(game.legal_moves(player).actions).encode())
        game.play(action, player)
        states.update(game.to_bytes())
        if dice.one_in(CHECKED):
            view = game.view(dice.choose([None, *range(players)]))
            views.update(view.to_json().encode())
            guesses.update(view.completed(random).to_bytes())
        if len(game.moves) == VALUED:
            value = repr(chances(game))
    return {
        "states": states.hexdigest(),
        "legal moves": moves.hexdigest(),
        "views": views.hexdigest(),
        "completed views": guesses.hexdigest(),
        "learned value": value,
        "scores": repr(game.scores()),
        "moves": len(game.moves),
        "record": line(game.record()),
        "position": line(game.position()),
        "playouts": Playout(game.tables, number).games(players, SEED, 1),
        "rollouts": rollouts(start.view(0), 2, seed=number).scores.tolist(),
    }


def main(games: int) -> None:
    """Print the facts of this many games for every board and number of players."""
    facts = {
        f"{board}, {players} players, {STYLES[number].__name__}": game_facts(board, players, number)
        for board, players in ALL_PAIRS
        for number in range(games)
    }
    json.dump({"compiled": compiled(), "facts": facts}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
