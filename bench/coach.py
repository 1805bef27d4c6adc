"""How often a player who follows the coach's advice to the letter beats `easy`.

    python bench/coach.py [--games 100] [--seed 1]

Every decision is asked of `analysis.advice`, as the page does: from the player's view alone, with
nothing remembered. Two players, each deal with both seatings. The aim is 70 % of the games.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import mean

from whistlestop.analysis import advice
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "coach.md"
OPPONENT = "easy"
AIM = 0.7


def play(task: tuple[str, int, int]) -> tuple[float, int, int]:
    """One game: the share of the win, and the points of the player and of the opponent."""
    board, number, seed = task
    seat = number % 2
    game = Game.new(board, 2, int.from_bytes(f"{seed}/{number // 2}".encode(), "little"))
    opponent, dice = make(OPPONENT), Random(f"{seed}/{number}")
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            if player == seat:
                game.play(advice(view)["move"], player)
            else:
                game.play(opponent.decide(view, dice, OWN_BUDGET), player)
    mine, theirs = game.scores()[seat], game.scores()[1 - seat]
    return mine.won / (1 + (mine.won and theirs.won)), mine.total, theirs.total


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="games per board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    lines = [
        "# A player who follows the coach\n",
        f"    {shlex.join(['python', 'bench/coach.py', *sys.argv[1:]])}\n",
        f"{arguments.games} games per board against `{OPPONENT}`, each deal with both seatings. "
        f"A shared win counts half. The aim is {AIM:.0%}.\n",
        "| board | won | points | |",
        "|---|---|---|---|",
    ]
    reached = True
    with ProcessPoolExecutor(arguments.workers) as pool:
        for board in available():
            tasks = [(board, number, arguments.seed) for number in range(arguments.games)]
            wins, mine, theirs = zip(*pool.map(play, tasks, chunksize=5), strict=True)
            good = mean(wins) >= AIM
            reached = reached and good
            figures = f"{mean(wins):.0%} | {mean(mine):.0f} : {mean(theirs):.0f}"
            row = f"| {load(board).name} | {figures} | {'reached' if good else '**not reached**'} |"
            print(row, flush=True)
            lines.append(row)
    SAVE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(not reached)


if __name__ == "__main__":
    main()
