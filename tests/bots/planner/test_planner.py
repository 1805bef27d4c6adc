"""The planner: fast, deterministic, and far better than random."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from whistlestop import Game
from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, make


def played(board: str, names: list[str], seed: int) -> Game:
    game = Game.new(board, len(names), seed)
    bots = [make(name) for name in names]
    dice = [Random(seed + seat) for seat in range(len(names))]
    while not game.over:
        for player in sorted(game.to_act):
            game.play(bots[player].decide(game.view(player), dice[player], OWN_BUDGET), player)
    return game


@pytest.mark.parametrize("board", available())
def test_it_beats_random_play(board: str) -> None:
    wins = sum(
        played(board, ["planner", "random"], seed).scores()[0].rank == 1 for seed in range(8)
    )
    assert wins >= 7


@pytest.mark.parametrize("board", available())
def test_the_same_deal_gives_the_same_game(board: str) -> None:
    first, second = (played(board, ["planner", "planner"], 3) for _ in range(2))
    assert first.to_bytes() == second.to_bytes()


def test_it_decides_from_the_view_alone() -> None:
    """C12: a state completed at random from the view leads to the same decision."""
    game = Game.new("europe", 3, 5)
    while not game.over:
        player = min(game.to_act)
        view = game.view(player)
        other = Game(game.tables, view.completed(Random(1))).view(player)
        action = make("planner").decide(view, Random(0), OWN_BUDGET)
        assert make("planner").decide(other, Random(0), OWN_BUDGET) == action
        game.play(action, player)


@pytest.mark.parametrize("board", ["new-york", "europe"])
def test_interpreted_it_decides_the_same(board: str) -> None:
    code = (
        "from random import Random\n"
        "from whistlestop import Game\n"
        "from whistlestop.bots import OWN_BUDGET, make\n"
        f"game = Game.new('{board}', 2, 9); bots = [make('planner'), make('planner')]\n"
        "while not game.over:\n"
        "    p = min(game.to_act)\n"
        "    game.play(bots[p].decide(game.view(p), Random(0), OWN_BUDGET), p)\n"
        "print(game.to_bytes().hex())"
    )
    answers = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, **extra},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for extra in ({}, {"WHISTLESTOP_INTERPRETED": "1"})
    ]
    assert answers[0] == answers[1]
