"""Positions for the tests of what was learned."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random

from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.learned.input_parts import width_of
from whistlestop.bots.learned.model_file import Model
from whistlestop.bots.learned.net import Layers
from whistlestop.game import Game


def turns(board: str, players: int, seed: int = 3, every: int = 7) -> Iterator[Game]:
    """Some positions of a game between planners in which a turn begins."""
    game, bots = Game.new(board, players, seed), [make("planner") for _ in range(players)]
    step = 0
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            if view.phase == "main":
                step += 1
                if step % every == 0:
                    yield game
            game.play(bots[player].decide(view, Random(0), OWN_BUDGET), player)


def made_up_model(board: str, players: int, first: int = 6, second: int = 4) -> Model:
    """A model with random numbers, for a board with any number of players."""
    found = Game.new(board, players, 1).board
    random = Random(f"{board}/{players}")
    width, tickets, outputs = width_of(found, players), len(found.tickets), players + 1
    sizes = [width * first, first, first * second, second]
    sizes += [second * outputs, outputs, second * tickets, tickets]
    layers = Layers(*(array("d", [random.uniform(-0.1, 0.1) for _ in range(n)]) for n in sizes))
    arrays = {f"{players}/{name}": numbers for name, numbers in layers._asdict().items()}
    return Model(found.id, found.digest, {str(players): {}}, arrays)
