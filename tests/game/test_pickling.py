"""Games and their parts survive `pickle`, `copy` and a trip to another process."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from random import Random

import pytest

from boards.folders import EVERYTHING
from proof.dice import Dice
from proof.tables import BOARDS, tables_of
from proof.walk import STYLES, play_on
from whistlestop import Game, GameError, IllegalMove, PositionError
from whistlestop.engine.state import State
from whistlestop.game import View, pickling

WAYS: list[Callable[[object], object]] = [
    lambda thing: pickle.loads(pickle.dumps(thing)),
    copy.deepcopy,
    copy.copy,
]


def moments(board: str) -> list[Game]:
    """A game at its start, in the middle of payments and choices, and at its end."""
    game, dice, found = Game.new(tables_of(board), 3, 5), Dice(5), []
    while not game.over:
        found.append(game.copy())
        play_on(game, dice, STYLES[0], 7)
    return [*found, game]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_game_comes_back_whole_and_independent(board: str, way: Callable[[Game], Game]) -> None:
    for game in moments(board)[::5]:
        again = way(game)
        assert again.to_bytes() == game.to_bytes()
        assert again.moves == game.moves
        assert again.record() == game.record()
        before = game.to_bytes()
        again.undo(again.move_count)
        assert again.to_bytes() == game.restarted().to_bytes()
        assert game.to_bytes() == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("board", BOARDS)
def test_views_moves_and_states_come_back(board: str, way: Callable[..., object]) -> None:
    for game in moments(board):
        for viewer in (None, 0, 1, 2):
            view = game.view(viewer)
            assert way(view) == view
        state = way(game.state)
        assert isinstance(state, State)
        assert state is not game.state
        assert state.to_bytes() == game.state.to_bytes()
        for player in game.to_act:
            move = game.legal_moves(player)[-1]
            again = way(move)
            assert again == move
            assert str(again) == str(move)
            assert game.copy().play(again).text == move.text  # type: ignore[arg-type]


def test_a_pickled_move_does_not_carry_what_is_hidden() -> None:
    game = Game.new("europe", 2, 1)
    other = Game(game.tables, game.view(0).completed(Random(4)))
    assert other.to_bytes() != game.to_bytes()
    dumps = [pickle.dumps(g.legal_moves(0)[1]) for g in (game, other)]
    assert dumps[0] == dumps[1]


def test_a_built_in_board_is_only_named_and_shared() -> None:
    game = Game.new("europe", 2, 1)
    assert len(pickle.dumps(game)) < 3000
    assert pickle.loads(pickle.dumps(game)).tables is game.tables


def test_a_home_made_board_travels_along_and_is_prepared_once() -> None:
    game = Game.new(EVERYTHING, 2, 1)
    first, second = (pickle.loads(pickle.dumps(game)) for _ in range(2))
    assert first.board == game.board
    assert first.tables is second.tables
    assert first.record() == game.record()


def test_a_process_pool_takes_and_returns_games() -> None:
    game = moments("new-york")[9]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        totals = pool.submit(Game.scores, game).result()
        again = pool.submit(Game.copy, game).result()
        problem = pool.submit(Game.play, game, "refuse").exception()
    assert totals == game.scores()
    assert again.record() == game.record()
    assert isinstance(problem, IllegalMove)
    with pytest.raises(IllegalMove) as here:
        game.play("refuse")
    assert (str(problem), problem.rule) == (str(here.value), here.value.rule)


@pytest.mark.parametrize("error", [IllegalMove("no", "C1"), PositionError(["one", "two"])])
def test_errors_come_back(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert vars(again) == vars(error)


# --- what is wrong is refused -------------------------------------------------------------


def test_wrong_states_are_refused() -> None:
    game = Game.new("europe", 2, 1)
    tables, wrong = game.tables, bytes([255]) * len(game.state.to_bytes())
    for restore in (
        lambda: pickling.restore_game(tables, wrong, (), None, None),
        lambda: pickling.restore_view(tables, 0, wrong),
        lambda: pickling.restore_view(tables, 0, game.to_bytes()),
        lambda: pickling.restore_view(tables, 7, game.view(0).to_bytes()),
        lambda: pickling.restore_move(tables, 0, 1, wrong),
        lambda: pickling.restore_move(tables, 0, 1176, game.view(0).to_bytes()),
        lambda: pickling.restore_state(b"short"),
    ):
        with pytest.raises(GameError):
            restore()


@pytest.mark.parametrize("move", [(0, 3000), (0, 1), (9, 1), (-1, 1)])
def test_illegal_moves_are_refused(move: tuple[int, int]) -> None:
    game = Game.new("europe", 2, 1)
    with pytest.raises(GameError):
        pickling.restore_game(game.tables, game.start, [move], 1, None)


def test_another_version_of_the_board_is_refused() -> None:
    game = Game.new("europe", 2, 1)
    fewer = replace(game.board, tickets=game.board.tickets[1:])
    for board in ("europe", fewer):
        with pytest.raises(GameError, match="another version of the board europe"):
            pickling.restore_tables(board, "00" * 32)


def test_the_whole_state_is_no_view() -> None:
    game = Game.new("europe", 2, 1)
    with pytest.raises(GameError):
        pickling.restore_view(game.tables, None, game.state.to_bytes())
    assert isinstance(pickling.restore_view(game.tables, None, game.view().to_bytes()), View)
