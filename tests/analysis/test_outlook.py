"""The options in one decision: what is tried, based on what, and what is reported."""

from __future__ import annotations

from random import Random

import pytest

from analysis.positions import WINNING, last_turn, short_record
from whistlestop.analysis import outlook
from whistlestop.boards import available
from whistlestop.bots import Budget
from whistlestop.bots.search.search import Search
from whistlestop.game import Game, View
from whistlestop.game.notation.phrases import phrase

GAMES = Budget(iterations=60)


def test_the_winning_move_is_found() -> None:
    """One claim wins for certain, everything else loses, and the chances say so."""
    found = outlook(last_turn().view(0), Random(1), GAMES)
    assert found.best.move.text == WINNING
    assert found.best.words == "claim Soho–Wall Street"
    assert found.best.chance == 1.0
    assert found.best.margin > 0
    assert len(found.prospects) > 2
    for other in found.prospects[1:]:
        assert other.chance == 0.0
        assert other.margin < 0


def test_a_losing_move_is_clearly_behind() -> None:
    view = last_turn().view(0)
    draw = next(move for move in view.legal_moves() if move.text == "draw")
    found = outlook(view, Random(1), GAMES, draw.action)
    assert found.sure
    assert found.best.move.text == WINNING
    assert found.of(draw.action).chance == 0.0


def test_the_best_move_loses_nothing() -> None:
    view = last_turn().view(0)
    found = outlook(view, Random(1), GAMES, view.legal_moves()[0].action)
    best = found.best.move.action
    again = outlook(view, Random(1), GAMES, best)
    assert again.best.move.action == best
    assert not again.sure


@pytest.mark.parametrize("board", ["new-york", "europe"])
def test_the_move_played_is_tried_even_if_not_shortlisted(board: str) -> None:
    game = Game.new(board, 2, 4)
    for player in (0, 1):
        game.play(game.legal_moves(player)[-1], player)
    view = game.view(min(game.to_act))
    listed = {option.action for option in Search(view).options()}
    left_out = [a for a in view.legal_moves().actions if a not in listed]
    assert left_out
    found = outlook(view, Random(1), GAMES, left_out[-1])
    tried = found.of(left_out[-1])
    assert tried.games == max(prospect.games for prospect in found.prospects)
    assert len(found.prospects) == len(listed) + 1


def test_the_budget_is_kept() -> None:
    view = Game.new("new-york", 2, 4).view(0)
    for games in (30, 90):
        assert outlook(view, Random(1), Budget(iterations=games)).games <= games


def test_the_smallest_budget_gives_every_option_a_game() -> None:
    found = outlook(Game.new("europe", 2, 4).view(0), Random(1), Budget(iterations=1))
    assert all(prospect.games >= 1 for prospect in found.prospects)
    assert not found.sure


@pytest.mark.parametrize("board", available())
def test_only_what_the_player_knows_matters(board: str) -> None:
    """Whatever the others hold and the decks contain, the same view has the same outlook (C12)."""
    game = Game.from_record(short_record(board))
    game.undo(2 * len(game.moves) // 3)
    player = min(game.to_act)
    view = game.view(player)
    other = View(view.tables, view.completed(Random(9)), player)
    assert other.state.to_bytes() != game.state.to_bytes()
    small = Budget(iterations=20)
    assert outlook(view, Random(1), small) == outlook(other, Random(1), small)


@pytest.mark.parametrize("board", available())
def test_every_move_can_be_described(board: str) -> None:
    """No ids, and different words for different moves, in every phase that a game reaches."""
    game = Game.from_record(short_record(board))
    again = game.restarted()
    for player, action in game.moves:
        view = again.view(player)
        said = [phrase(view, move) for move in view.legal_moves()]
        assert all(said)
        # A payment can appear twice: substitute cards may turn out to be the same cards.
        assert view.phase == "pay" or len(set(said)) == len(said), (view.phase, said)
        again.play(action, player)
