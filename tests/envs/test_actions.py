"""The compact action space has exactly one number for each action that a board can offer."""

from __future__ import annotations

import pytest

from proof.dice import Dice
from proof.tables import ALL_PAIRS, BOARDS, tables_of
from proof.walk import STYLES, walk
from whistlestop.engine.actions import ACTIONS
from whistlestop.envs import ActionSpace, Encoding
from whistlestop.game import Game, GameError


@pytest.mark.parametrize("board", BOARDS)
def test_both_directions_agree(board: str) -> None:
    space = ActionSpace(tables_of(board).board)
    assert len(space) < 700
    for choice, action in enumerate(space.common):
        assert space.compact[action] == choice
    assert sum(choice >= 0 for choice in space.compact) == len(space)
    texts = [space.text(choice) for choice in range(len(space))]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_every_legal_action_has_a_number(board: str, players: int) -> None:
    space = ActionSpace(tables_of(board).board)
    for seed in (1, 2):
        game = Game.new(tables_of(board), players, seed)
        for _ in walk(game, Dice(seed), STYLES[seed % len(STYLES)]):
            for player in game.to_act:
                assert all(space.compact[a] >= 0 for a in game.legal_moves(player).actions)


def test_the_common_space_leaves_actions_as_they_are() -> None:
    space = ActionSpace(tables_of("europe").board, "common")
    assert list(space.common) == list(space.compact) == list(range(ACTIONS))


def test_an_action_in_words() -> None:
    encoding = Encoding("europe")
    game = Game.new("europe", 2, 1)
    move = game.legal_moves(0)[-1]
    choice = encoding.actions.compact[move.action]
    assert encoding.mask(game, 0)[choice] == 1
    assert encoding.describe_action(choice, game.view(0)) == move.text
    assert encoding.describe_action(choice) == "keep 1, 2, 3, 4 of the tickets on offer"
    with pytest.raises(GameError, match=r"action 0 \(take .*\) is not legal in this position"):
        encoding.describe_action(0, game.view(0))
    with pytest.raises(GameError, match=r"no action 9999; expected 0 to"):
        encoding.describe_action(9999)
    with pytest.raises(GameError, match="no action space 'tiny'; expected compact, common"):
        Encoding("europe", actions="tiny")
