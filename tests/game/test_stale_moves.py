"""A move listed at one moment and played at another does what its text says, or is refused."""

from __future__ import annotations

import re

import pytest

from whistlestop import Game, IllegalMove
from whistlestop.game import GameError, MalformedMove


def test_a_move_listed_before_another_player_chose_is_still_that_move() -> None:
    """C17: opening choices that were listed together and are played one after another."""
    game = Game.new("europe", players=2, seed=5)
    mine, theirs = game.legal_moves(0)[0], game.legal_moves(1)[3]
    game.play(mine)
    assert game.play(theirs).text == theirs.text


def test_tickets_of_an_old_offer_cannot_be_kept_by_a_stale_move() -> None:
    game = Game.new("new-york", players=2, seed=3)
    stale = game.legal_moves(0)[0]
    for player in (0, 1):
        game.play(game.legal_moves(player)[0])
    while 0 not in game.to_act:
        game.play(game.legal_moves()[0])
    game.play("tickets")
    before = game.to_bytes()
    with pytest.raises(GameError, match="ticket on offer"):
        game.play(stale)
    assert game.to_bytes() == before


def test_a_move_from_a_view_can_be_played_in_the_game() -> None:
    game = Game.new("iberia", players=3, seed=1)
    move = game.view(2).legal_moves()[1]
    assert game.play(move).text == move.text


@pytest.mark.parametrize("wrong", [3.7, None, b"draw", ["draw"], range(10**9)])
def test_objects_that_are_not_moves_are_refused(wrong: object) -> None:
    game = Game.new("nordic", players=2, seed=1)
    expected = f"expected a move: a Move, an action number or text, not {wrong!r}"
    for method in (game.play, game.actions_of):
        with pytest.raises(MalformedMove, match=re.escape(expected)):
            method(wrong, 0)  # type: ignore[arg-type, operator]
    assert game.move_count == 0


def test_a_move_by_its_integer_knows_the_viewer() -> None:
    game = Game.new("europe", players=3, seed=1)
    action = game.legal_moves(2).actions[1]
    move = game.view(2).move(action)
    assert (move.player, move.action, move.text) == (2, action, game.legal_moves(2)[1].text)
    with pytest.raises(GameError, match="a spectator has no moves"):
        game.view().move(action)


@pytest.mark.parametrize("action", [-1, 1176, 2**40])
def test_integers_outside_the_action_space_are_refused(action: int) -> None:
    game = Game.new("nordic", players=2, seed=1)
    with pytest.raises(IllegalMove):
        game.play(action, 0)
