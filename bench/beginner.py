"""Whether `easy` errs like a beginner: never absurdly, but often enough to lose.

    python bench/beginner.py [--games 200] [--seed 1]

It compares the mean scores of `easy` and `medium` at the same table of two, of which `easy` should
reach 55 %, and counts how often a simple sensible script beats `easy`: more often than not. The
script is the reference bot `onestep`: it collects for the one route that gains the most per turn,
and claims it. It plans no network.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path
from statistics import mean

from whistlestop.arena import local_executor
from whistlestop.arena.games import GameResult, Task
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET

SAVE = Path(__file__).parent / "results" / "beginner.md"
SCRIPT = "onestep"
LEAST_SCORE, LEAST_WINS = 0.55, 0.5


def play(
    board: str, pair: tuple[str, str], games: int, seed: int, workers: int
) -> list[GameResult]:
    """Games of two, each deal with both seatings."""
    digest = load(board).digest
    seatings = (pair, pair[::-1])
    tasks = (
        Task(board, digest, seed, number // 2, seatings[number % 2], OWN_BUDGET)
        for number in range(games)
    )
    executor = local_executor(workers)
    try:
        return list(executor.play(tasks))
    finally:
        executor.close()


def scores_of(games: list[GameResult], bot: str) -> list[int]:
    """The scores of one bot."""
    return [game.scores[game.seats.index(bot)] for game in games]


def line(board: str, games: int, seed: int, workers: int) -> tuple[str, bool]:
    """A row of the table, and whether both aims were reached."""
    together = play(board, ("easy", "medium"), games, seed, workers)
    easy, medium = scores_of(together, "easy"), scores_of(together, "medium")
    share = mean(easy) / mean(medium)
    against = play(board, (SCRIPT, "easy"), games, seed + 1, workers)
    wins = mean(
        (ours > theirs) + (ours == theirs) / 2
        for ours, theirs in zip(scores_of(against, SCRIPT), scores_of(against, "easy"), strict=True)
    )
    reached = share > LEAST_SCORE and wins > LEAST_WINS
    figures = f"{mean(easy):.0f} : {mean(medium):.0f} | {share:.0%} | {min(easy)} | {wins:.0%}"
    return (
        f"| {load(board).name} | {figures} | {'reached' if reached else '**not reached**'} |",
        reached,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games per table and board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--board", choices=available(), help="only this board; saves nothing")
    arguments = parser.parse_args()
    lines = [
        "# How a beginner's bot errs\n",
        f"    {shlex.join(['python', 'bench/beginner.py', *sys.argv[1:]])}\n",
        f"{arguments.games} games of two players for each figure, each deal with both seatings. "
        f"Aims: a mean score above {LEAST_SCORE:.0%} of `medium`'s at the same table, and "
        f"`{SCRIPT}`, a simple script, beats `easy` in more than {LEAST_WINS:.0%} of the games "
        "(a tie on points counts half).\n",
        f"| board | `easy` : `medium` | share | worst of `easy` | `{SCRIPT}` beats `easy` | |",
        "|---|---|---|---|---|---|",
    ]
    reached = True
    for board in [arguments.board] if arguments.board else available():
        row, good = line(board, arguments.games, arguments.seed, arguments.workers)
        print(row, flush=True)
        lines.append(row)
        reached = reached and good
    if not arguments.board:
        SAVE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(not reached)


if __name__ == "__main__":
    main()
