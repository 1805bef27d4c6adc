"""A completed view is a whole state that is consistent with the view."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.engine.playout import Playout
from whistlestop.game import Game, View

from .dice import Dice
from .invariants import move_violations, state_violations
from .invariants_payment import PAYING
from .offsets import AT
from .tables import ALL_PAIRS, tables_of
from .test_views import moments, viewers
from .walk import STYLES, Style, walk


@pytest.mark.parametrize("seed", [9, 10, 11, 12])
@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_completed_views_can_be_played_to_the_end(board: str, players: int, seed: int) -> None:
    """C12: the viewer sees no difference, and nothing is lost or created"""
    random = Random(seed)
    for game, dice in moments(board, players, seed, every=16):
        viewer = dice.choose(viewers(game))
        view = game.view(viewer)
        state = view.completed(random)
        assert View(game.tables, state, viewer) == view
        assert state_violations(game.tables, state.data, guessed=True) == []
        assert move_violations(state, game.tables) == []
        Playout(game.tables, seed).finish(state)
        assert state_violations(game.tables, state.data, guessed=view.over) == []


@pytest.mark.parametrize("style", STYLES[1:], ids=lambda style: style.__name__)
@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_a_payment_that_has_begun_can_be_made(board: str, players: int, style: Style) -> None:
    """C9: a player who has started to pay is dealt the cards for it"""
    random = Random(3)
    game = Game.new(tables_of(board), players, 3)
    for _ in walk(game, Dice(3), style):
        if game.state.data[AT.phase] not in PAYING:
            continue
        for viewer in viewers(game):
            state = game.view(viewer).completed(random)
            assert state_violations(game.tables, state.data, guessed=True) == []
            assert move_violations(state, game.tables) == []
            Playout(game.tables, random.getrandbits(30)).finish(state)
            assert state_violations(game.tables, state.data) == []
