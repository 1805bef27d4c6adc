"""The frozen bots play as they always have, move for move.

The digests in `frozen_games.json` come from the version they were frozen at, where they were called
`planner` and `expert`. They never change: if one differs, the frozen weights don't switch a new
behaviour off.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from boards.folders import EVERYTHING
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, UnknownBot, make
from whistlestop.bots.planner.frozen import DEFAULTS
from whistlestop.bots.planner.weights import Weights
from whistlestop.bots.registry import FROZEN, LEVELS, known_bots
from whistlestop.engine import compiled
from whistlestop.game import Game
from whistlestop.server.bot_pool.bots import expect_allowed, offered_bots

DIGESTS: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("frozen_games.json").read_text("utf-8")
)
"""By bot, board and number of players, one for each deal."""
BRIEFLY = Budget(iterations=48)
"""Enough to drop options that fall behind."""


def digest(board: str, names: list[str], seed: int, budget: Budget = OWN_BUDGET) -> str:
    """A digest of every move in a game."""
    game = Game.new(EVERYTHING if board == "everything" else board, len(names), seed)
    bots, dice = [make(name) for name in names], [Random(seat) for seat in range(len(names))]
    moves = []
    while not game.over:
        for player in sorted(game.to_act):
            action = int(bots[player].decide(game.view(player), dice[player], budget))
            moves.append(f"{player}:{action}")
            game.play(action, player)
    return hashlib.sha256(" ".join(moves).encode()).hexdigest()[:16]


@pytest.mark.parametrize("key", [key for key in DIGESTS if key.startswith("planner-1")])
def test_the_first_planner_plays_as_ever(key: str) -> None:
    name, board, players = key.split()
    expected = DIGESTS[key] if compiled() else DIGESTS[key][:1]
    for seed, known in enumerate(expected):
        assert digest(board, [name] * int(players), seed) == known, f"deal {seed}"


@pytest.mark.skipif(not compiled(), reason="minutes of search in the interpreter")
@pytest.mark.parametrize("key", [key for key in DIGESTS if key.startswith("expert-1")])
def test_the_first_expert_plays_as_ever(key: str) -> None:
    name, board, players = key.split()
    names = [name, *["planner-1"] * (int(players) - 1)]
    for seed, known in enumerate(DIGESTS[key]):
        assert digest(board, names, seed, BRIEFLY) == known, f"deal {seed}"


def test_every_board_has_digests() -> None:
    boards = {"everything": EVERYTHING} | {board: board for board in available()}
    tables = {f"{board} {n}" for board, b in boards.items() for n in (2, most_players(b))}
    assert {key.removeprefix("planner-1 ") for key in DIGESTS if "planner-1" in key} == tables
    assert {key for key in DIGESTS if "expert-1" in key} == {f"expert-1 {b} 2" for b in available()}


def most_players(board: str | Path) -> int:
    return load(board).rules.players_max


def test_a_new_weight_has_a_frozen_value() -> None:
    """It must be one that switches the new behaviour off."""
    assert set(DEFAULTS) == {field.name for field in fields(Weights)}


def test_nobody_is_offered_a_frozen_bot() -> None:
    assert not set(FROZEN) & {*LEVELS, *known_bots(), *offered_bots(None)}
    for name in FROZEN:
        with pytest.raises(UnknownBot, match=name):
            expect_allowed(name)
