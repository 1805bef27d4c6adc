"""How accurate the estimated chances to win are: `whistlestop analyse` against actual results.

    python bench/chances.py [--games 100] [--iterations 100] [--seed 1]

Planners play whole games, two at a table. Some of their decisions are analysed as `analyse` would,
from what the player could know. `off` is the mean of estimated chance minus share of the win: 0 for
an unbiased judge. `error` is the mean square of that difference (Brier): 0 for a judge who knows
everything, 0.25 for one who always says 50 %.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random

from whistlestop.analysis import outlook
from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.engine import compiled
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "chances.md"
OFTEN = 0.04
"""The share of decisions that are analysed."""
THIRDS = ("beginning", "middle", "end")


@dataclass(frozen=True, slots=True)
class Judgement:
    """One estimate and the actual result."""

    third: int
    """The third of the game, by decisions."""
    chance: float
    share: float


@dataclass(frozen=True, slots=True)
class Task:
    board: str
    seed: int
    iterations: int


def judge(task: Task) -> list[Judgement]:
    """Estimates from one game."""
    game, random = Game.new(task.board, 2, task.seed), Random(task.seed)
    bots = [make("planner") for _ in range(2)]
    looks: list[tuple[int, int, float]] = []
    step = 0
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            action = int(bots[player].decide(view, random, OWN_BUDGET))
            if random.random() < OFTEN and len(view.legal_moves()) > 1:
                estimate = outlook(view, random, Budget(iterations=task.iterations), action)
                looks.append((step, player, estimate.of(action).chance))
            game.play(action, player)
            step += 1
    winners = [score.player for score in game.scores() if score.won]
    return [
        Judgement(3 * when // step, chance, (player in winners) / len(winners))
        for when, player, chance in looks
    ]


def lines(board: str, judgements: list[Judgement]) -> Iterator[str]:
    for third, name in enumerate((*THIRDS, "whole game")):
        some = [j for j in judgements if third in (j.third, len(THIRDS))]
        if not some:
            continue
        off = sum(j.chance - j.share for j in some) / len(some)
        error = sum((j.chance - j.share) ** 2 for j in some) / len(some)
        yield f"| {board} | {name} | {len(some)} | {100 * off:+.0f} % | {error:.3f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per board")
    parser.add_argument("--iterations", type=int, default=100, help="iterations per estimate")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled: run `make setup` first.")
    command = f"python bench/chances.py {shlex.join(sys.argv[1:])}".strip()
    report = [
        "# How true the estimated chances to win are",
        "",
        f"    {command}",
        "",
        f"Planners, 2 players, {arguments.games} games on each board. `off`: estimate less result,"
        " on average. `error`: mean square of that (Brier), 0.25 for who always says 50 %.",
        "",
        "| board | part | estimates | off | error |",
        "|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for board in available():
            seeds = range(arguments.seed, arguments.seed + arguments.games)
            tasks = [Task(board, seed, arguments.iterations) for seed in seeds]
            found = list(chain.from_iterable(pool.map(judge, tasks, chunksize=4)))
            for line in lines(board, found):
                print(line, flush=True)
                report.append(line)
    SAVE.write_text("\n".join(report) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
