"""How fast the environments are: steps with observations and masks, chosen by the caller in numpy.

    python bench/envs.py [--seconds 1] [--rounds 5] [--save bench/results/envs.md]

A step is one decision in one game: a random legal action chosen from the masks in numpy, the move,
and the next observation and mask. The best of several rounds counts, because other programs can
only slow a round down. `beside.py` says which games of others take part.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from pathlib import Path

import numpy as np
from beside import BACKGAMMON, Run, agents
from beside import runs as others

from whistlestop.boards import load
from whistlestop.engine import compiled
from whistlestop.engine.playout import Playout
from whistlestop.engine.tables import Tables
from whistlestop.envs import VectorEnv, choose, whistlestop_v0

BOARD, PLAYERS = "europe", 4
SIZES = (1, 16, 64, 256, 1024, 4096)
THREADS = (1, 2)


def best(runs: dict[str, Run], seconds: float, rounds: int) -> dict[str, float]:
    """The best rate of each, in turns, so that a busy moment hits all of them."""
    found = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            done, start = 0, time.perf_counter()
            while (spent := time.perf_counter() - start) < seconds:
                done += run()
            found[name] = max(found[name], done / spent)
    return found


def side_by_side(games: int, threads: int, on_all_cores: bool) -> Run:
    env = VectorEnv(BOARD, PLAYERS, games, threads=threads)
    dice = np.random.default_rng(1)
    masks = env.reset(1).masks
    for _ in range(600 if games <= 256 else 60):  # so that the games are at different moments
        env.step(choose(masks, dice))

    def run() -> int:
        env.step(env.choose(dice) if on_all_cores else choose(masks, dice))
        return games

    return run


def engine() -> Run:
    playout = Playout(Tables(load(BOARD)), 1)
    seeds = iter(range(0, 1 << 60, 50))
    return lambda: playout.games(PLAYERS, next(seeds), 50)[0]


def machine() -> str:
    load_average = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    first = hasattr(os, "sched_getscheduler") and os.sched_getscheduler(0) == os.SCHED_FIFO
    busy = (
        ", so other programs wanted the cores too; this one had real-time priority (`chrt -f 1`)"
        if first
        else ", so other programs kept the cores busy: two cores can do more than this"
    )
    return (
        f"{os.cpu_count()} cores of {platform.machine()} {platform.system()}, "
        f"Python {platform.python_version()}, numpy {np.__version__}; "
        f"the load average was {load_average:.1f} when it began" + (load_average > 1) * busy
    )


def tables(seconds: float, rounds: int) -> str:
    """Both tables as Markdown."""
    beside: dict[str, Run] = {
        "the engine's own random moves, one core, no observations": engine(),
        "`whistlestop_v0`, the AEC form, 2 players": agents(whistlestop_v0.env(board=BOARD)),
        **dict(others((256, 4096))),
    }
    ours = {
        (games, threads, on_all_cores): side_by_side(games, threads, on_all_cores)
        for games in SIZES
        for on_all_cores in (False, True)
        for threads in THREADS
    }
    named = {str(key): run for key, run in ours.items()}
    rates = best(named | beside, seconds, rounds)
    lines = [
        "| games side by side | `choose` in numpy, one core | two cores | `env.choose`, one core "
        "| two cores |",
        "|---|---|---|---|---|",
    ]
    for games in SIZES:
        cells = [f"{rates[str(key)]:,.0f}" for key in ours if key[0] == games]
        lines.append(f"| {games:,} | {' | '.join(cells)} |")
    numpy, cores = (max(rates[str(key)] for key in ours if key[2] == it) for it in (False, True))
    lines += [
        "",
        f"Beside others: how many times as many steps ours makes at best, {numpy:,.0f} a second "
        f"with `choose` in numpy, {cores:,.0f} with `env.choose`.",
        "",
        "| game | steps/s | ours, with numpy | ours, with `env.choose` |",
        "|---|---|---|---|",
    ]
    for name in sorted(beside, key=lambda name: (not_ours(name), -rates[name])):
        it = rates[name]
        lines.append(f"| {name} | {it:,.0f} | {numpy / it:,.1f} | {cores / it:,.1f} |")
    for word in ("OpenSpiel", BACKGAMMON, "PettingZoo"):
        if not any(word in name for name in beside):
            lines += ["", f"{word}: not installed, so not measured."]
    return "\n".join(lines)


def not_ours(name: str) -> str:
    """The project whose game it is; ours first."""
    return name.partition("'s `")[0] if "'s `" in name else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds per figure and round")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the best counts")
    parser.add_argument("--save", type=Path, help="write the tables to this file")
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled here: run `make setup` with a C compiler.")
    text = (
        "# The environments' speed\n\n"
        f"`python bench/envs.py --seconds {arguments.seconds:g} --rounds {arguments.rounds}`: "
        f"{machine()}. {BOARD.title()} with {PLAYERS} players; a step includes choosing a random "
        "legal action from the mask, the move, and the next observation and mask. "
        f"Best of {arguments.rounds} rounds.\n\n{tables(arguments.seconds, arguments.rounds)}\n"
    )
    print(text)
    if arguments.save:
        if arguments.save.exists():  # keep what was written by hand after the tables
            _, title, rest = arguments.save.read_text(encoding="utf-8").partition("\n## ")
            text += title + rest
        arguments.save.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
