"""How much stronger the bots are than their frozen versions, and how long they think.

    python bench/progress.py [--only lookahead] [--boards europe] [--games 1000] [--seed 1]

One bot against copies of another, mostly one. It plays each deal in every seat, and intervals
(95 %) are over deals. Times are processor time per decision with a choice. Where both bots have
the same budget in seconds, they get it on the same machine in the same games. Every contest has
deals of its own. Contests of slow bots end early once it is clear whether the aim is reached: after
each tenth of the deals, by limits that together err in one contest of twenty (Pocock). *Missed*:
tickets that the first bot kept but did not complete, per game.
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

from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.engine import compiled
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "progress.md"
NOTE = (
    "The first bot plays each deal in every seat; intervals (95 %) are over deals. A contest of a "
    "slow bot ends early once its side of the aim is clear. Missed: tickets that the first bot "
    "kept but did not complete, per game. Milliseconds: processor time per decision with a choice, "
    "of the first and the second bot. A row is from the last of these commands that measured it."
)
HEAD = (
    "| contest | board | wins | lead in points | missed | games | milliseconds | aim | |",
    "|---|---|---|---|---|---|---|---|---|",
)
LOOKS, CLEAR = 10, 2.555
"""How often the result is looked at, and how many standard errors from the aim then settle it."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A bot against one or more of another; `share` is its part of the games of a fast bot."""

    name: str
    bot: str
    other: str
    aim: float
    share: float = 1.0
    budget: Budget = OWN_BUDGET
    board: str = ""
    players: int = 2
    slow: bool = False
    """It may end early."""

    @property
    def label(self) -> str:
        seconds = self.budget.seconds
        limit = "" if seconds is None else f", {seconds} s a decision"
        others = f"`{self.other}`" if self.players == 2 else f"{self.players - 1} `{self.other}`"
        return f"`{self.bot}` against {others}{limit}"


CONTESTS = (
    Contest("planner", "planner", "planner-1", 0.5, 2.0),
    Contest("glance", "glance", "planner-1", 0.6),
    Contest("lookahead", "lookahead", "planner-1", 0.7),
    *(
        Contest("styles", "lookahead", style, 0.9, 0.3)
        for style in ("hungry", "path", "onestep", "longroute")
    ),
    Contest("expert", "expert", "expert-1", 0.65, 0.2, Budget(seconds=0.1), slow=True),
    Contest("brief", "expert", "planner-1", 0.88, 0.2, Budget(seconds=0.1), slow=True),
    Contest("hard", "hard", "expert-1", 0.55, 0.2, slow=True),
    Contest("full", "expert", "planner-1", 0.88, 0.2, slow=True),
    Contest("table", "expert", "planner-1", 0.6, 0.2, Budget(seconds=0.1), players=4, slow=True),
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What came of one deal, in each seat of the bot, and the times."""

    shares: list[float]
    """Of the win."""
    leads: list[int]
    """Over the best opponent, in points."""
    missed: list[int]
    """Tickets that the bot did not complete."""
    seconds: dict[str, list[float]]


def play(task: tuple[Contest, int]) -> Deal:
    """Play a deal in every seat."""
    contest, seed = task
    deal = Deal([], [], [], {contest.bot: [], contest.other: []})
    for seat in range(contest.players):
        names = [contest.other] * contest.players
        names[seat] = contest.bot
        game = Game.new(contest.board, contest.players, seed)
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
        best = max(score.total for score in scores if score.player != seat)
        deal.leads.append(scores[seat].total - best)
        deal.missed.append(len(scores[seat].missed))
    return deal


def half_interval(shares: list[float], errors: float = 1.96) -> float:
    """How far the true mean may be from that of these deals, in so many standard errors."""
    return errors * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0


def settled(shares: list[float], aim: float) -> bool:
    """Whether it is clear on which side of the aim the bot is."""
    return len(shares) > 1 and abs(mean(shares) - aim) > half_interval(shares, CLEAR)


def deals_of(contest: Contest, deals: int, first: int, pool: ProcessPoolExecutor) -> list[Deal]:
    """The deals of a contest, until it is settled; `first` is the seed of the first."""
    played: list[Deal] = []
    for look in range(LOOKS):
        stop = deals * (look + 1) // LOOKS
        tasks = [(contest, first + deal) for deal in range(len(played), stop)]
        played += pool.map(play, tasks)
        if contest.slow and settled([mean(deal.shares) for deal in played], contest.aim):
            break
    return played


def row(contest: Contest, deals: list[Deal]) -> str:
    """A row of the table."""
    shares = [mean(deal.shares) for deal in deals]
    wins = mean(shares)
    lead = mean(mean(deal.leads) for deal in deals)
    times = [
        f"{1000 * mean(t for deal in deals for t in deal.seconds[bot]):.2f}"
        for bot in (contest.bot, contest.other)
    ]
    reached = "reached" if wins >= contest.aim else "**not reached**"
    cells = [
        contest.label,
        contest.board,
        f"{100 * wins:.1f} % ± {100 * half_interval(shares):.1f}",
        f"{lead:+.1f}",
        f"{mean(mean(deal.missed) for deal in deals):.2f}",
        str(contest.players * len(deals)),
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
                if contest.players > load(board).rules.players_max:
                    continue
                deals = max(LOOKS, round(arguments.games * contest.share / contest.players))
                first = 1_000_000 * (100 * arguments.seed + number)
                yield row(contest, deals_of(contest, deals, first, pool))


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
    commands, table = earlier(arguments.save)
    commands = [*commands, f"    python bench/progress.py {shlex.join(sys.argv[1:])}".rstrip()]
    print("\n".join(HEAD))
    for line in rows(arguments):
        print(line, flush=True)
        table[contest_of(line)] = line
        lines = ["# Progress of the bots", "", *commands, "", NOTE, "", *HEAD, *table.values()]
        arguments.save.write_text("\n".join(lines) + "\n", encoding="utf-8")


def contest_of(line: str) -> str:
    """What a row is about: its contest and board."""
    return "|".join(line.split("|")[:3])


def earlier(path: Path) -> tuple[list[str], dict[str, str]]:
    """The commands and rows of earlier runs. A contest that is measured again replaces its row."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    found = {contest_of(line): line for line in lines if line.startswith("| `")}
    return [line for line in lines if line.startswith("    python ")], found


if __name__ == "__main__":
    main()
