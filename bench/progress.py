"""How much stronger the bots are than their frozen versions, and how long they think.

    python bench/progress.py [--only lookahead] [--boards europe] [--games 1000] [--seed 1]

Two players; each deal is played in both seats, and intervals (95 %) are over deals. Times are
processor time per decision with a choice. Where both bots have the same budget in seconds, they
get it on the same machine in the same games. Every contest has deals of its own.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time

from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.engine import compiled
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "progress.md"
PLAYERS = 2


@dataclass(frozen=True, slots=True)
class Contest:
    """One bot against another; `share` is its share of the games that a fast bot plays."""

    name: str
    bot: str
    other: str
    aim: float
    share: float = 1.0
    budget: Budget = OWN_BUDGET
    board: str = ""

    @property
    def label(self) -> str:
        seconds = self.budget.seconds
        limit = "" if seconds is None else f", {seconds} s a decision"
        return f"`{self.bot}` against `{self.other}`{limit}"


CONTESTS = (
    Contest("planner", "planner", "planner-1", 0.5, 2.0),
    Contest("lookahead", "lookahead", "planner-1", 0.7),
    *(
        Contest("styles", "lookahead", style, 0.9, 0.3)
        for style in ("hungry", "path", "onestep", "longroute")
    ),
    Contest("expert", "expert", "expert-1", 0.65, 0.1, Budget(seconds=0.1)),
    Contest("brief", "expert", "planner-1", 0.88, 0.1, Budget(seconds=0.1)),
    Contest("hard", "hard", "expert-1", 0.55, 0.1),
    Contest("full", "expert", "planner-1", 0.88, 0.1),
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What came of one deal: per seating the share of the win and the lead, and the times."""

    shares: list[float]
    leads: list[int]
    seconds: dict[str, list[float]]


def play(task: tuple[Contest, int]) -> Deal:
    """Play a deal in both seats."""
    contest, seed = task
    deal = Deal([], [], {contest.bot: [], contest.other: []})
    for seat in range(PLAYERS):
        names = [contest.bot if player == seat else contest.other for player in range(PLAYERS)]
        game = Game.new(contest.board, PLAYERS, seed)
        bots, random = [make(name) for name in names], Random(f"{seed}/{seat}")
        while not game.over:
            for player in sorted(game.to_act):
                view = game.view(player)
                start = process_time()
                move = bots[player].decide(view, random, contest.budget)
                if len(view.legal_moves()) > 1:
                    deal.seconds[names[player]].append(process_time() - start)
                game.play(move, player)
        scores = game.scores()
        winners = [score.player for score in scores if score.won]
        deal.shares.append((seat in winners) / len(winners))
        deal.leads.append(scores[seat].total - scores[1 - seat].total)
    return deal


def row(contest: Contest, deals: list[Deal]) -> str:
    """A row of the table."""
    shares = [mean(deal.shares) for deal in deals]
    wins = mean(shares)
    half = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    lead = mean(mean(deal.leads) for deal in deals)
    times = [
        f"{1000 * mean(t for deal in deals for t in deal.seconds[bot]):.2f}"
        for bot in (contest.bot, contest.other)
    ]
    reached = "reached" if wins >= contest.aim else "**not reached**"
    cells = [
        contest.label,
        contest.board,
        f"{100 * wins:.1f} % ± {100 * half:.1f}",
        f"{lead:+.1f}",
        str(PLAYERS * len(deals)),
        " and ".join(times),
        f"{100 * contest.aim:.0f} %",
        reached,
    ]
    return f"| {' | '.join(cells)} |"


def rows(arguments: argparse.Namespace) -> Iterator[str]:
    """One row for each contest and board."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, pattern in enumerate(CONTESTS):
            if arguments.only and pattern.name not in arguments.only:
                continue
            for board in arguments.boards or available():
                contest = replace(pattern, board=board)
                deals = max(2, round(arguments.games * contest.share / PLAYERS))
                first = 1_000_000 * (100 * arguments.seed + number)
                tasks = [(contest, first + deal) for deal in range(deals)]
                yield row(contest, list(pool.map(play, tasks)))


def main() -> None:
    names = list(dict.fromkeys(contest.name for contest in CONTESTS))
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games of a fast bot on each board")
    parser.add_argument("--only", nargs="*", choices=names, help="only these contests")
    parser.add_argument("--boards", nargs="*", choices=available(), help="only on these boards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=SAVE)
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled: run `make setup` first.")
    lines = [
        "# Progress of the bots",
        "",
        f"    python bench/progress.py {shlex.join(sys.argv[1:])}".rstrip(),
        "",
        "Two players; each deal is played in both seats; intervals (95 %) over deals. "
        "Milliseconds: processor time per decision with a choice, of the first and the second bot.",
        "",
        "| contest | board | wins | lead in points | games | milliseconds | aim | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines))
    for line in rows(arguments):
        print(line, flush=True)
        lines.append(line)
        arguments.save.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
