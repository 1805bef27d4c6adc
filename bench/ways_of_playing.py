"""What the bots with a way of playing do differently from `planner`, and how often they win.

    python bench/ways_of_playing.py [--games 1000] [--seed 1] [--board europe]

Two players, against `planner-1`, which never changes; each deal with both seatings, the same deals
for all bots. *Cuts*: claims of a route that would have connected two parts of the opponent's
network. *Draws*: turns spent drawing tickets. *Spaces*: the mean length of the routes claimed.
Each way of playing has one figure of its own. It should be certainly above `planner`'s, and the
bot should still win two games in five. All intervals are 95 %, from resampled deals.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from whistlestop.arena import Estimate
from whistlestop.arena.bootstrap import Floats, interval, resample
from whistlestop.boards import available, load
from whistlestop.bots import make
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine import actions as A
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "ways-of-playing.md"
PLAIN, OPPONENT = "planner", "planner-1"
LEAST_WINS = 0.4
GAMES, WINS, CUTS, DRAWS, CLAIMS, SPACES = range(6)
"""What is counted for each deal."""

Figure = Callable[[Floats], Floats]
"""Computes a figure from sums over deals, one row per sum."""


def ratio(count: int, over: int) -> Figure:
    return lambda sums: sums[..., count] / np.maximum(1, sums[..., over])


FIGURES: dict[str, tuple[str, Figure]] = {
    "blocker": ("cuts", ratio(CUTS, GAMES)),
    "hunter": ("draws", ratio(DRAWS, GAMES)),
    "hauler": ("spaces", ratio(SPACES, CLAIMS)),
}
"""The figure that tells each way of playing from the others."""


def cuts_off(game: Game, player: int, route: int) -> bool:
    """Whether the opponent has routes at both ends that are not connected yet."""
    routes = game.board.routes
    theirs = game.reader.owned(1 - player)
    parts: list[set[int]] = []
    for r in theirs:
        ends = {routes[r].a, routes[r].b}
        touching = [part for part in parts if part & ends]
        parts = [part for part in parts if not part & ends] + [ends.union(*touching)]
    part_at = {city: number for number, part in enumerate(parts) for city in part}
    a, b = part_at.get(routes[route].a), part_at.get(routes[route].b)
    return a is not None and b is not None and a != b


def planner(bot: str, game: Game, player: int) -> PlannerState:
    """What a bot knows in its seat."""
    made = make(bot)
    assert isinstance(made, PlannerBot)
    return made.state(game.view(player))


def play(board: str, bot: str, seat: int, seed: int, counts: list[float]) -> None:
    """Add one game against the opponent to the counts."""
    game = Game.new(board, 2, seed)
    planners = [planner(bot if player == seat else OPPONENT, game, player) for player in range(2)]
    while not game.over:
        for player in sorted(game.to_act):
            # The bare decision, which reads nothing but what its player may know.
            action = decide(planners[player], game.state)
            if player == seat:
                counts[DRAWS] += action in A.TICKETS
                if action in A.CLAIM:
                    route = A.CLAIM.argument(action)
                    counts[CLAIMS] += 1
                    counts[SPACES] += game.board.routes[route].length
                    counts[CUTS] += cuts_off(game, player, route)
            game.play(action, player)
    winners = [score.player for score in game.scores() if score.won]
    counts[GAMES] += 1
    counts[WINS] += (seat in winners) / len(winners)


def deal(board: str, bot: str, seed: int) -> list[float]:
    """The counts of one deal, with both seatings."""
    counts = [0.0] * 6
    for seat in range(2):
        play(board, bot, seat, seed, counts)
    return counts


def estimate(counts: Floats, figure: Callable[[Floats], Floats]) -> Estimate:
    """A figure with its interval, from one row of counts per deal."""
    return interval(float(figure(counts.sum(axis=0))), figure(resample(counts)), len(counts))


def lines(board: str, found: dict[str, Floats]) -> Iterator[tuple[str, bool]]:
    """The rows of a board, and whether each reaches its aims."""
    for bot, counts in found.items():
        sums = counts.sum(axis=0)
        wins = estimate(counts, ratio(WINS, GAMES))
        shown = f"{wins.mean:.1%} ({wins.low:.1%}-{wins.high:.1%})"
        figures = " | ".join(f"{figure(sums):.2f}" for _, figure in FIGURES.values())
        gap, reached = "-", True
        if bot in FIGURES:
            name, _ = FIGURES[bot]
            more = estimate(np.hstack([counts, found[PLAIN]]), partial(difference, bot))
            gap = f"{name} {more.mean:+.2f} ({more.low:+.2f} to {more.high:+.2f})"
            reached = more.low > 0 and wins.mean >= LEAST_WINS
        verdict = "" if bot not in FIGURES else "reached" if reached else "**not reached**"
        yield f"| {load(board).name} | `{bot}` | {shown} | {figures} | {gap} | {verdict} |", reached


def difference(bot: str, sums: Floats) -> Floats:
    """How far a bot's own figure is above `planner`'s on the same deals."""
    _, figure = FIGURES[bot]
    return figure(sums[..., :6]) - figure(sums[..., 6:])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games per bot and board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--board", choices=available(), help="only this board; saves nothing")
    arguments = parser.parse_args()
    table = [
        "# What the bots with a way of playing do differently\n",
        f"    {shlex.join(['python', 'bench/ways_of_playing.py', *sys.argv[1:]])}\n",
        f"{arguments.games} games of two players against `{OPPONENT}` for each row, each deal with "
        "both seatings, the same deals for all. In brackets: 95 % intervals. Aims: a share of wins "
        f"of at least {LEAST_WINS:.0%}, and a figure certainly above `{PLAIN}`'s. Cuts: claims of "
        "a route that would have connected two parts of the opponent's network. Draws: turns spent "
        "drawing tickets. Spaces: the mean length of the routes claimed.\n",
        "| board | bot | wins | cuts a game | draws a game | spaces | more than `planner` | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    deals = [arguments.seed * 1_000_000 + number for number in range(arguments.games // 2)]
    good = True
    with ProcessPoolExecutor(arguments.workers) as pool:
        for board in [arguments.board] if arguments.board else available():
            found = {
                bot: np.array(list(pool.map(partial(deal, board, bot), deals, chunksize=8)))
                for bot in (PLAIN, *FIGURES)
            }
            for row, reached in lines(board, found):
                print(row, flush=True)
                table.append(row)
                good = good and reached
    if not arguments.board:
        SAVE.write_text("\n".join(table) + "\n", encoding="utf-8")
    sys.exit(not good)


if __name__ == "__main__":
    main()
