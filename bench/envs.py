"""How fast the environments are: steps with observations and masks, chosen by the caller in numpy.

    python bench/envs.py [--seconds 1] [--rounds 5] [--save bench/results/envs.md]

A step is one decision in one game: a random legal action chosen from the masks in numpy, the move,
and the next observation and mask. The best of several rounds counts, because other programs can
only slow a round down. `beside.py` says which games of others take part.
"""

from __future__ import annotations

import numpy as np
from beside import BACKGAMMON, agents
from beside import runs as others
from rates import Run, best, machine, main

from whistlestop.boards import load
from whistlestop.engine.playout import Playout
from whistlestop.engine.tables import Tables
from whistlestop.envs import VectorEnv, choose, whistlestop_v0

BOARD, PLAYERS = "europe", 4
SIZES = (1, 16, 64, 256, 1024, 4096)
THREADS = (1, 2)


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


def report(seconds: float, rounds: int) -> str:
    """The whole report."""
    return (
        "# The environments' speed\n\n"
        f"`python bench/envs.py --seconds {seconds:g} --rounds {rounds}`: "
        f"{machine()}. {BOARD.title()} with {PLAYERS} players; a step includes choosing a random "
        "legal action from the mask, the move, and the next observation and mask. "
        f"Best of {rounds} rounds.\n\n{tables(seconds, rounds)}\n"
    )


if __name__ == "__main__":
    main(__doc__, report, seconds=1.0)
