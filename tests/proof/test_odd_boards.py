"""The engine plays boards that nobody has made yet, and the same invariants hold."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from whistlestop.engine.playout import Playout
from whistlestop.game import Game, View
from whistlestop.game.game import tables_for

from .campaign import check_game
from .dice import Dice
from .invariants import move_violations, state_violations
from .odd_boards import odd_board
from .test_views import check_tickets
from .walk import STYLES, walk

NUMBERS = range(60)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    where = tmp_path_factory.mktemp("boards")
    made = [odd_board(number, where) for number in NUMBERS]
    return [folder for folder in made if folder is not None]


def test_many_of_them_can_be_played(folders: list[Path]) -> None:
    boards = [tables_for(folder).board for folder in folders]
    assert len(boards) >= 12
    assert {board.rules.draft is None for board in boards} == {True, False}
    assert {board.rules.players_max for board in boards} == {2, 3, 4, 5}


def test_no_state_breaks_an_invariant(folders: list[Path]) -> None:
    for folder in folders:
        tables = tables_for(folder)
        for players in range(2, tables.board.rules.players_max + 1):
            for style in STYLES:
                assert check_game(tables, players, 1, style, every=10).found == [], folder.name


def test_views_can_be_completed(folders: list[Path]) -> None:
    for folder in folders:
        tables = tables_for(folder)
        players = tables.board.rules.players_max
        game = Game.new(tables, players, 2)
        dice, random = Dice(2), Random(2)
        for _ in walk(game, dice, STYLES[1]):
            if dice.one_in(12):
                viewer = dice.choose([None, *range(players)])
                view = game.view(viewer)
                state = view.completed(random)
                assert View(tables, state, viewer) == view, folder.name
                assert state_violations(tables, state.data, guessed=True) == [], folder.name
                assert move_violations(state, tables) == [], folder.name
                Playout(tables, 1).finish(state)


def test_nobody_knows_a_ticket_they_were_never_shown(folders: list[Path]) -> None:
    """C12: even if refused tickets are put under the deck first and shuffled later"""
    for folder in folders:
        check_tickets(Game.new(folder, 2, 4), STYLES[1])


def test_positions_replay(folders: list[Path]) -> None:
    for folder in folders:
        tables = tables_for(folder)
        game = Game.new(tables, 2, 3)
        dice = Dice(3)
        for _ in walk(game, dice, STYLES[2]):
            if dice.one_in(60):
                again = Game.from_position(game.position(), tables)
                assert again.to_bytes() == game.to_bytes(), folder.name
