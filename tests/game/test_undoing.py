"""What can be undone: only steps that revealed nothing to anyone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from proof.dice import Dice
from proof.tables import BOARDS, tables_of
from proof.walk import by_kind, play_on
from rules.table import keep_all, play, position
from whistlestop.game import Game, GameError
from whistlestop.game.undoing import obstacle, revealed, revealed_since, undo

HAND = "hand 2 green 1 wild"


def claimed() -> Game:
    """A claim and its payment, which reveal nothing."""
    return play(position("europe", p0=HAND, p1="hand"), "claim berlin-wien", "pay 2 green 1 wild")


def test_an_undone_step_is_named() -> None:
    game = claimed()
    assert undo(game, 0) == "pay 2 green 1 wild"
    assert undo(game, 0) == "claim berlin-wien"
    assert game.moves == ()


def test_another_players_step_cannot_be_undone() -> None:
    game = claimed()
    with pytest.raises(GameError, match="nothing to undo"):
        undo(game, 1)
    assert len(game.moves) == 2


@pytest.mark.parametrize("move", ["draw", "take red", "tickets"])
def test_a_step_that_revealed_something_cannot_be_undone(move: str) -> None:
    game = position("europe", "row red red blue blue green", p0=HAND, p1="hand")
    play(game, move)
    with pytest.raises(GameError, match="cannot be undone"):
        undo(game, 0)
    assert len(game.moves) == 1


def test_a_secret_choice_can_be_changed_until_all_have_chosen() -> None:
    """C17"""
    game = Game.new("great-lakes", 2, 1)
    game.play(game.legal_moves(0)[0])
    assert obstacle(game, 0) == ""
    game.play(game.legal_moves(1)[0])
    assert obstacle(game, 1) != ""


def test_a_choice_of_pieces_is_final_once_all_are_revealed() -> None:
    """GL-3, C17"""
    game = keep_all(Game.new("great-lakes", 2, 1))
    game.play("pieces 30 trains 20 ships", 1)
    assert obstacle(game, 1) == ""
    game.play("pieces 25 trains 25 ships", 0)
    assert obstacle(game, 0) != ""


def test_several_moves_that_revealed_nothing() -> None:
    game = position("europe", p0=HAND, p1="hand 2 black")
    play(game, "claim berlin-wien", "pay 2 green 1 wild", "claim roma-venezia", "pay 2 black")
    assert not revealed_since(game, 4)


def test_a_card_drawn_long_ago_was_still_revealed() -> None:
    game = position("europe", p0="hand", p1=HAND)
    play(game, "draw", "draw", "claim berlin-wien", "pay 2 green 1 wild")
    assert not revealed_since(game, 2)
    assert revealed_since(game, 3)


def test_zero_moves_reveal_nothing() -> None:
    game = position("europe", p0="hand", p1="hand")
    play(game, "draw")
    assert not revealed_since(game, 0)


def test_more_moves_than_were_made_are_refused() -> None:
    with pytest.raises(GameError, match="cannot undo 3 moves: 2 were made"):
        revealed_since(claimed(), 3)


@pytest.mark.parametrize("board", BOARDS)
def test_moves_together_reveal_what_each_of_them_reveals(board: str) -> None:
    game = Game.new(tables_of(board), 2, 4)
    play_on(game, Dice(4), by_kind, 150)
    states = [game.restarted()]
    for player, action in game.moves:
        states.append(states[-1].copy())
        states[-1].play(action, player)
    steps = [revealed(a.state.to_bytes(), b.state.to_bytes()) for a, b in pairwise(states)]
    for last in (*range(8), 40):
        assert revealed_since(game, last) == any(steps[len(steps) - last :])
    assert True in steps
    assert False in steps
