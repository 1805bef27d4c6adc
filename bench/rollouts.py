"""How fast rollouts are: random, with planners and with a function, on one core and on all.

    python bench/rollouts.py [--seconds 0.5] [--rounds 5] [--save bench/results/rollouts.md]

The best of several rounds counts, because other programs can only slow a round down; all are
measured in turn. Planner rollouts are compared with the search's own, from the same view.
"""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray
from rates import Run, best, machine, main

from whistlestop import Game, View
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.cores import cores
from whistlestop.bots.search.search import Search
from whistlestop.envs import choose, rollouts
from whistlestop.envs.opponents import Policy

CASES = (("new-york", 2), ("europe", 4))
MANY = {"random": 5000, "planner": 1024, "function": 1024}
"""How many rollouts a call has."""


def middle(board: str, players: int) -> Game:
    """A game between planners, half-way through."""
    game, bot = Game.new(board, players, 1), make("planner")
    positions = []
    while not game.over:
        positions.append(game.copy())
        game.play(bot.decide(game.view(min(game.to_act)), Random(0), OWN_BUDGET))
    return next(game for game in positions[len(positions) // 2 :] if game.reader.phase == "main")


def random_function() -> Policy:
    dice = np.random.default_rng(1)

    def policy(_: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        return choose(masks, dice)

    return policy


def rolling(start: Game | View, kind: str, threads: int) -> Run:
    policy = random_function() if kind == "function" else kind

    def run() -> int:
        rollouts(start, MANY[kind], policy, seed=1, threads=threads)
        return MANY[kind]

    return run


def searching(view: View) -> tuple[Run, Run]:
    """The search's rollouts for its options, and ours for the same moves."""
    search, random = Search(view), Random(1)
    options = search.options()
    actions = [option.action for option in options]
    times = 64

    def theirs() -> int:
        for _ in range(times):
            search.roll_out(random, options)
        for option in options:
            option.shares.clear()
            option.margins.clear()
        return times * len(options)

    def ours() -> int:
        rollouts(view, times, "planner", moves=actions, hidden="likely", seed=1, threads=1)
        return times * len(actions)

    return theirs, ours


def tables(seconds: float, rounds: int) -> str:
    """Both tables as Markdown."""
    runs: dict[str, Run] = {}
    several = max(2, cores())
    for board, players in CASES:
        first, half = Game.new(board, players, 1), middle(board, players)
        starts: dict[str, Game | View] = {
            "a new game": first,
            "a view half-way": half.view(min(half.to_act)),
        }
        for name, start in starts.items():
            for kind in MANY:
                for threads in (1, several):
                    runs[f"{board} {players} {name} {kind} {threads}"] = rolling(
                        start, kind, threads
                    )
        theirs, ours = searching(half.view(min(half.to_act)))
        runs[f"{board} {players} search"], runs[f"{board} {players} ours"] = theirs, ours
    rates = best(runs, seconds, rounds)
    lines = [
        f"| board | players | from | policy | rollouts/s, one core | rollouts/s, {several} threads "
        "| ratio |",
        "|---|---|---|---|---|---|---|",
    ]
    for key in runs:
        if not key.endswith(" 1"):
            continue
        *board_and, kind, _ = key.split(" ")
        one, more = rates[key], rates[f"{key[:-1]}{several}"]
        lines.append(
            f"| {board_and[0]} | {board_and[1]} | {' '.join(board_and[2:])} | {kind} | {one:,.0f} "
            f"| {more:,.0f} | {more / one:.2f} |"
        )
    lines += [
        "",
        "Planner rollouts of a few first moves from a view half-way, on one core:",
        "",
        "| board | players | the search's own/s "
        '| `rollouts(view, 64, "planner", moves=moves, hidden="likely")`/s | ratio |',
        "|---|---|---|---|---|",
    ]
    for board, players in CASES:
        own, new = rates[f"{board} {players} search"], rates[f"{board} {players} ours"]
        lines.append(f"| {board} | {players} | {own:,.0f} | {new:,.0f} | {new / own:.2f} |")
    return "\n".join(lines)


def report(seconds: float, rounds: int) -> str:
    """The whole report."""
    return (
        "# The rollouts' speed\n\n"
        f"`python bench/rollouts.py --seconds {seconds:g} --rounds {rounds}`: "
        f"{machine()}. A rollout includes its start, dealing what a view hides, and the scores. "
        f"A call has {MANY['random']:,} random ones, {MANY['planner']:,} with planners, "
        f"{MANY['function']:,} with a function. *Function*: random legal actions chosen in numpy "
        "from observations and masks, by one thread. "
        f"Best of {rounds} rounds.\n\n{tables(seconds, rounds)}\n"
    )


if __name__ == "__main__":
    main(__doc__, report, seconds=0.5)
