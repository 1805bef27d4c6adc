"""How many decisions per second the planner makes on one core."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

from whistlestop import Game
from whistlestop.arena import Estimate
from whistlestop.arena.bootstrap import interval, resample
from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, Bot, make
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.state import PlannerState

NAME = "speed"
TITLE = "Decisions a second of `planner` on one core, 2 players"
AIM = 5000
AIM_TEXT = "5,000 (the fastest public planner, in Rust: about 5,200)"
FILE = "speed.json"
WAYS = ("with a view, as a bot", "the bare decision")

Spent = tuple[int, float]
"""A number of decisions and the seconds they took."""


def decisions(board: str, seed: int, choose: Callable[[Game, int], int]) -> Spent:
    """Play one game, timing `choose`."""
    game = Game.new(board, 2, seed)
    count, spent = 0, 0.0
    while not game.over:
        for player in sorted(game.to_act):
            start = process_time()
            action = choose(game, player)
            spent += process_time() - start
            count += 1
            game.play(action, player)
    return count, spent


def as_a_bot(board: str, seed: int) -> Spent:
    """Make the view and let the bot decide, as in any game."""
    bots: list[Bot] = [make("planner"), make("planner")]
    dice = Random(0)
    return decisions(
        board, seed, lambda game, p: int(bots[p].decide(game.view(p), dice, OWN_BUDGET))
    )


def bare(board: str, seed: int) -> Spent:
    """Only the compiled decision, as a search calls it."""
    game = Game.new(board, 2, seed)
    planners: list[PlannerState] = []
    for player in range(2):
        planners.append(PlannerBot().state(game.view(player)))
    # A mind is bound to the board's tables, which are built once for all games.
    return decisions(board, seed, lambda game, p: decide(planners[p], game.state))


def measure(games: int, seed: int) -> dict[str, list[list[float]]]:
    """Decisions and seconds of each game, by method and board."""
    return {
        f"{way}, {board}": [list(play(board, seed + i)) for i in range(games)]
        for board in available()
        for way, play in zip(WAYS, (as_a_bot, bare), strict=True)
    }


def keep(found: dict[str, list[list[float]]], folder: Path) -> None:
    (folder / FILE).write_text(json.dumps(found), encoding="utf-8")


def kept(folder: Path) -> dict[str, tuple[Estimate, int]]:
    """The rate and the number of games in each row; empty if not measured."""
    file = folder / FILE
    if not file.exists():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return {label: (rate(games), len(games)) for label, games in found.items()}


def rate(games: list[list[float]]) -> Estimate:
    """Decisions per second, with an interval from resampled games."""
    sums = np.array(games)
    samples = resample(sums)
    count, spent = sums.sum(axis=0)
    return interval(float(count / spent), samples[:, 0] / samples[:, 1], len(games))
