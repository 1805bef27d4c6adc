"""What cannot be meant is refused with a message that says what was expected."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from whistlestop.arena import ArenaError, Schedule, simulate
from whistlestop.bots import UnknownBot, make
from whistlestop.game import Game, GameError, MalformedMove, View

POSITION = "whistlestop position 1\nboard europe\nplayers 2"


@pytest.fixture
def game() -> Game:
    return Game.new("europe", 2, 1)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda g: Game.new("europe", 2, seed="x"), "expected a whole number for seed, not 'x'"),
        (lambda g: Game.new("europe", 2, seed=1.5), "expected a whole number for seed, not 1.5"),
        (lambda g: Game.new("europe", "2"), "expected a whole number for players, not '2'"),
        (lambda g: Game.new("europe", 2, first=0.0), "expected a whole number for first, not 0.0"),
        (lambda g: Game.new(None, 2), "expected a board: its id or folder, not None"),
        (lambda g: g.view("x"), "expected a whole number for player, not 'x'"),
        (lambda g: g.view(0.0), "expected a whole number for player, not 0.0"),
        (lambda g: g.view(2), "no player 2; expected 0 to 1"),
        (lambda g: g.legal_moves("x"), "expected a whole number for player, not 'x'"),
        (lambda g: g.play("draw", "x"), "expected a whole number for player, not 'x'"),
        (lambda g: g.play([1] * 99, 0), r"a Move, an action number or text, not \[1, .*\.\.\.$"),
        (lambda g: g.parse(None, 0), "expected the text of a move, not None"),
        (lambda g: g.undo("x"), "expected a whole number for moves, not 'x'"),
        (lambda g: Game.from_position(POSITION, seed="x"), "expected a whole number for seed"),
        (lambda g: g.view(0).move("draw"), "a Move, an action number or text, not 'draw'"),
        (lambda g: g.view(0).move(-1), "no action -1; expected 0 to 1175"),
        (lambda g: g.view(0).move(1176), "no action 1176; expected 0 to 1175"),
        (lambda g: g.view(0).completed(1), "expected a random.Random, not 1"),
        (lambda g: g.view(0).changes(None), "expected a view to compare with, not None"),
        (lambda g: simulate("europe", 2, 1, ["random"], seed="x"), "whole number for seed"),
        (lambda g: simulate("europe", 2, "1", ["random"]), "expected a whole number for games"),
        (lambda g: Schedule.new("europe", 2, ["random"], 0.5), "whole number for seed, not 0.5"),
    ],
)
def test_wrong_arguments(game: Game, call: Callable[[Game], object], message: str) -> None:
    before = game.to_bytes()
    with pytest.raises(GameError, match=message):
        call(game)
    assert game.to_bytes() == before


def test_wrong_bots() -> None:
    with pytest.raises(UnknownBot, match="expected the name of a bot, not None"):
        make(None)
    with pytest.raises(ArenaError, match="expected a list of bots' names, not the text 'random'"):
        simulate("europe", 2, 1, "random")


def test_any_kind_of_integer_is_a_number(game: Game) -> None:
    assert Game.new("europe", np.int8(2), np.uint64(1)).to_bytes() == game.to_bytes()
    assert game.view(np.int64(1)) == game.view(1)
    assert type(game.view(np.int64(1)).viewer) is int
    move = game.view(0).move(np.int16(int(game.legal_moves(0)[0])))
    game.play(move)
    game.undo(np.int32(1))


def test_a_move_outside_the_action_space_is_malformed(game: Game) -> None:
    with pytest.raises(MalformedMove):
        game.view(0).move(10**30)


def test_the_module_random_deals_too(game: Game) -> None:
    import random

    view = game.view(0)
    assert View(game.tables, view.completed(random), 0) == view  # type: ignore[arg-type]
    assert View(game.tables, view.completed(Random(1)), 0) == view
