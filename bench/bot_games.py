"""Plays games of bots by the thousand, on every board with every number of players.

    python bench/bot_games.py [--games 10000] [--seed 1] [--save bench/results/bot-games.txt]

It stops at the first illegal move or error, and names the bot and the game. Most seats go to quick
bots so that there can be many games; bots that search get little time here.
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from whistlestop.arena import ArenaError, local_executor
from whistlestop.arena.games import Task
from whistlestop.boards import available, load
from whistlestop.bots import BOTS, Budget
from whistlestop.engine import compiled

BRIEFLY = Budget(iterations=8)
WEIGHTS = {"planner": 40, "medium": 10, "easy": 20, "blocker": 15, "hauler": 15, "random": 3} | {
    "hard": 0.3,
    "expert": 0.3,
}
"""The weight of a bot when seats are drawn, 1 by default. Games of searching bots take seconds."""
ROW = "{:<12} {:>8} {:>12} {:>8}"


def tables() -> list[tuple[str, int]]:
    """Every board with every number of players."""
    return [
        (board, players)
        for board in available()
        for players in range(load(board).rules.players_min, load(board).rules.players_max + 1)
    ]


def tasks(games: int, seed: int) -> Iterator[Task]:
    """Games with randomly drawn seats, cycling through the tables."""
    every = tables()
    digests = {board: load(board).digest for board in available()}
    weights = [WEIGHTS.get(bot, 1) for bot in BOTS]
    for deal in range(games):
        board, players = every[deal % len(every)]
        seats = tuple(Random(f"{seed}/seats/{deal}").choices(list(BOTS), weights, k=players))
        yield Task(board, digests[board], seed, deal, seats, BRIEFLY)


class Tally:
    """Games, decisions and seconds, per board and per bot."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.seconds: dict[str, float] = {}

    def add(self, key: str, games: int, decisions: int, seconds: float) -> None:
        self.games[key] += games
        self.decisions[key] += decisions
        self.seconds[key] = self.seconds.get(key, 0.0) + seconds

    def table(self, name: str, counted: str, keys: list[str]) -> str:
        lines = [ROW.format(name, counted, "decisions", "core s")]
        for key in keys:
            figures = f"{self.games[key]:,}", f"{self.decisions[key]:,}"
            lines.append(ROW.format(key, *figures, f"{self.seconds.get(key, 0.0):,.0f}"))
        return "\n".join(lines)


def run(games: int, seed: int, workers: int) -> tuple[Tally, Tally]:
    """Play all games with a progress bar. Return the totals per board and per bot."""
    boards, bots = Tally(), Tally()
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    executor = local_executor(workers)
    try:
        with Progress(*columns, console=Console(stderr=True)) as progress:
            bar = progress.add_task("games", total=games)
            for game in executor.play(tasks(games, seed)):
                boards.add(game.board, 1, sum(game.decisions), sum(game.seconds))
                for figures in zip(game.seats, game.decisions, game.seconds, strict=True):
                    bot, decisions, seconds = figures
                    bots.add(bot, 1, decisions, seconds)
                progress.advance(bar)
    finally:
        executor.close()
    return boards, bots


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", type=Path, help="write the table to this file")
    arguments = parser.parse_args()
    try:
        boards, bots = run(arguments.games, arguments.seed, arguments.workers)
    except ArenaError as error:
        sys.exit(str(error))
    command = shlex.join(["python", "bench/bot_games.py", *sys.argv[1:]])
    text = (
        f"$ {command}\n"
        f"Python {platform.python_version()}, the engine "
        f"{'compiled' if compiled() else 'interpreted'}; no illegal move and no error in "
        f"{boards.games.total():,} games.\n\n"
        f"{boards.table('board', 'games', list(available()))}\n\n"
        f"{bots.table('bot', 'seats', list(BOTS))}\n"
    )
    print(text, end="")
    if arguments.save:
        arguments.save.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
