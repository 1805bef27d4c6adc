"""How fast the engine is: one table for all boards, compiled and interpreted in the same run.

    python bench/engine.py [--seconds 2] [--save bench/results/engine.md]

A random move means listing the legal moves, choosing one and making it; a game adds the deal and
final scoring. Compiled and interpreted rounds alternate and the median counts, because machines are
noisy.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from whistlestop import Game
from whistlestop.boards import available, load
from whistlestop.engine import compiled
from whistlestop.engine.playout import Playout
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

ROUNDS = 3
MEASURES = ("moves", "games", "one_by_one", "copy_ns", "new_copy_ns")


def rate(run: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Counts and runs per second; `run` takes the number of the run and returns a count."""
    count = runs = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += run(runs)
        runs += 1
    return count / spent, runs / spent


def one_by_one(board: str, players: int) -> Callable[[int], int]:
    """A game driven from Python through the public interface, move by move."""
    choice = Playout(Tables(load(board)), 1)

    def run(seed: int) -> int:
        game = Game.new(board, players, seed)
        while not game.over:
            moves = game.legal_moves(min(game.to_act))
            game.play(moves[choice.roll(len(moves))])
        return len(game.moves)

    return run


def time_copies(board: str, players: int, seconds: float) -> tuple[float, float]:
    """Nanoseconds to copy into an existing state, and to make a new copy."""
    state = Game.new(board, players, 1).state
    other = State()

    def into(_: int) -> int:
        for _ in range(1000):
            other.copy_from(state)
        return 1000

    def new(_: int) -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return 1e9 / rate(into, seconds)[0], 1e9 / rate(new, seconds)[0]


def measure(board: str, players: int, seconds: float) -> dict[str, float]:
    """All figures for one board, in this process."""
    playout = Playout(Tables(load(board)), 1)
    batch = 50 if compiled() else 1
    moves, runs = rate(lambda i: playout.games(players, i * batch, batch)[0], seconds)
    single, _ = rate(one_by_one(board, players), seconds)
    copy, new = time_copies(board, players, seconds / 4)
    return dict(zip(MEASURES, (moves, runs * batch, single, copy, new), strict=True))


def in_process(board: str, players: int, seconds: float, interpreted: bool) -> dict[str, float]:
    """The figures from a new process, compiled or interpreted."""
    environment = dict(os.environ)
    environment.pop("WHISTLESTOP_INTERPRETED", None)
    if interpreted:
        environment["WHISTLESTOP_INTERPRETED"] = "1"
    command = [sys.executable, __file__, "--one", board, str(players), str(seconds)]
    answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def median(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(r[key] for r in rounds) for key in MEASURES}


def table(seconds: float) -> str:
    """The whole table as Markdown."""
    lines = [
        "| board | players | moves/s | games/s | interpreted moves/s | ratio "
        "| moves/s one by one from Python | state | copy | new copy |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    size = len(Game.new("europe", 2, 1).state.to_bytes())
    for board in available():
        rules = load(board).rules
        for players in sorted({rules.players_min, min(4, rules.players_max)}):
            fast, slow = [], []
            for _ in range(ROUNDS):
                fast.append(in_process(board, players, seconds, interpreted=False))
                slow.append(in_process(board, players, seconds, interpreted=True))
            f, s = median(fast), median(slow)
            lines.append(
                f"| {board} | {players} | {f['moves']:,.0f} | {f['games']:,.0f} "
                f"| {s['moves']:,.0f} | {f['moves'] / s['moves']:.0f} "
                f"| {f['one_by_one']:,.0f} | {size} B "
                f"| {f['copy_ns']:.0f} ns | {f['new_copy_ns']:.0f} ns |"
            )
            print(lines[-1], file=sys.stderr, flush=True)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds per figure")
    parser.add_argument("--save", type=Path, help="write the table to this file")
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        board, players, seconds = arguments.one
        print(json.dumps(measure(board, int(players), float(seconds))))
        return
    if not compiled():
        sys.exit("The engine is not compiled here: run `make setup` with a C compiler.")
    text = (
        "# The engine's speed\n\n"
        f"`python bench/engine.py --seconds {arguments.seconds:g}`: one core of "
        f"{platform.machine()} {platform.system()}, Python {platform.python_version()}, "
        f"medians of {ROUNDS} rounds.\n\n{table(arguments.seconds)}\n"
    )
    print(text)
    if arguments.save:
        if arguments.save.exists():  # keep what compare.py has written after the table
            _, title, rest = arguments.save.read_text(encoding="utf-8").partition("\n## ")
            text += title + rest
        arguments.save.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
