"""Another move in a decision of a finished game."""

from __future__ import annotations

from random import Random

import pytest

from analysis.positions import WINNING, last_turn, played, short_record
from whistlestop.analysis import decision_at, try_move
from whistlestop.boards import available
from whistlestop.bots import Budget
from whistlestop.bots.search.search import Search
from whistlestop.game import Game, GameError, View

GAMES = Budget(iterations=60)


def test_a_decision_is_seen_as_its_player_saw_it() -> None:
    game = Game.from_record(short_record())
    again = game.restarted()
    for number, (player, action) in enumerate(game.moves, 1):
        if number % 9 == 1:
            assert decision_at(game, number) == (again.view(player), action)
        again.play(action, player)


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_a_move_that_was_not_made_is_no_decision(number: int) -> None:
    game = Game.from_record(short_record())
    with pytest.raises(GameError, match=f"the game has {game.move_count} moves"):
        decision_at(game, number)


def test_the_winning_move_is_better_than_the_one_that_lost() -> None:
    view, action = decision_at(played("draw"), 1)
    found = try_move(view, action, WINNING, Random(1), GAMES)
    assert (found.played.chance, found.tried.chance, found.sure) == (0.0, 1.0, True)
    assert found.played.move.action == action
    assert found.tried.move.text == WINNING


def test_a_worse_move_is_not_better() -> None:
    view, action = decision_at(played(WINNING), 1)
    found = try_move(view, action, "draw", Random(1), GAMES)
    assert (found.played.chance, found.tried.chance, found.sure) == (1.0, 0.0, False)


def test_the_move_that_was_played_is_as_good_as_itself() -> None:
    view, action = decision_at(played("draw"), 1)
    found = try_move(view, action, "draw", Random(1), GAMES)
    assert found.played == found.tried
    assert not found.sure


def test_only_the_two_moves_are_tried_even_if_neither_looks_promising() -> None:
    game = Game.from_record(short_record("europe"))
    for number in range(10, game.move_count):
        view, action = decision_at(game, number)
        listed = {option.action for option in Search(view).options()}
        left_out = [m for m in view.legal_moves() if m.action not in listed | {action}]
        if left_out:
            break
    found = try_move(view, action, left_out[0].text, Random(1), GAMES)
    assert found.tried.move == left_out[0]
    assert found.played.games + found.tried.games <= 60
    assert min(found.played.games, found.tried.games) >= 6


def test_a_move_that_was_not_legal_is_refused() -> None:
    view, action = decision_at(played("draw"), 1)
    with pytest.raises(GameError, match="moves that were legal, not 'claim the-moon'"):
        try_move(view, action, "claim the-moon", Random(1), GAMES)


@pytest.mark.parametrize("board", available())
def test_only_what_the_player_knew_matters(board: str) -> None:
    """Whatever the others held and the decks contained, the answer is the same (C12)."""
    game = Game.from_record(short_record(board))
    view, action = decision_at(game, game.move_count // 3)
    other = View(view.tables, view.completed(Random(9)), view.viewer)
    move = view.legal_moves()[-1].text
    small = Budget(iterations=12)
    assert try_move(view, action, move, Random(1), small) == try_move(
        other, action, move, Random(1), small
    )


def test_the_position_does_not_have_to_come_from_a_record() -> None:
    view = last_turn().view(0)
    draw = next(move.action for move in view.legal_moves() if move.text == "draw")
    assert try_move(view, draw, WINNING, Random(1), GAMES).sure
