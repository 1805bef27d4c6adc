"""How strong the bots are: one table per measure, with intervals and targets.

    python bench/bots.py [--games 400] [--only planner] [--budget-iterations 400] [--seed 2026]

The games are the arena's: the same deals in all seats, with bootstrap intervals. They are kept in
build/bench-bots, in one folder per version of the code, so the same command continues where it
stopped and a larger --games adds to what is there. The tables are written after each contest and
mark what has not been played yet. A run takes about an hour on two cores, mostly for the bots that
search: `--only expert --games 2000` gives these narrow intervals.
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import signal
import sys
from collections.abc import Callable
from math import isinf
from pathlib import Path

import bot_speed
from bot_measures import Contest, Measure, Row, measures
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from whistlestop.arena import (
    Estimate,
    Ledger,
    Schedule,
    Summary,
    local_executor,
    run_match,
    summarise,
)
from whistlestop.arena.executors import Executor
from whistlestop.arena.fingerprint import fingerprint
from whistlestop.engine import compiled

ROOT = Path(__file__).parents[1]
SPEED_SHARE = 0.05
"""The share of an ordinary contest's games; each is about a hundred decisions."""
HEAD = "| | figure | 95 % | games | aim | |\n|---|---|---|---|---|---|"


class Bench:
    """The measures, the games kept so far, and their results."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.games: int = arguments.games
        self.seed: int = arguments.seed
        self.save: Path = arguments.save
        self.folder = ROOT / "build" / "bench-bots" / fingerprint()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.measures = measures(arguments.budget_iterations)
        self.summaries: dict[Contest, Summary | None] = {}
        for contest in self.contests(names(self.measures)):
            if (self.folder / contest.file_name).exists():
                with self.ledger(contest) as ledger:
                    self.summaries[contest] = read(contest, ledger)

    def contests(self, only: list[str]) -> list[Contest]:
        """Every contest once, even if several rows use it."""
        rows = (row for measure in self.measures if measure.name in only for row in measure.rows)
        return list(dict.fromkeys(row.contest for row in rows))

    def size(self, contest: Contest) -> int:
        """The number of games it should have, in whole blocks for every table."""
        return sum(schedule.extent(n)[1] for schedule, n in self.schedules(contest))

    def schedules(self, contest: Contest) -> list[tuple[Schedule, int]]:
        """Its tables, each with its own deals and number of games."""
        games = -(-self.games * contest.share // len(contest.tables))
        return [
            (
                Schedule.new(
                    contest.board, contest.players, table, self.seed + number, contest.budget
                ),
                max(1, int(games)),
            )
            for number, table in enumerate(contest.tables)
        ]

    def ledger(self, contest: Contest) -> Ledger:
        schedule, _ = self.schedules(contest)[0]
        path = self.folder / contest.file_name
        return Ledger(path, schedule.digest, contest.players, contest.budget)

    def play(self, contest: Contest, executor: Executor, progress: Progress) -> None:
        """Play the games its file lacks."""
        size = self.size(contest)
        bar = progress.add_task(contest.file_name.removesuffix(".jsonl"), total=size)
        with self.ledger(contest) as ledger:
            before = 0
            try:
                for schedule, games in self.schedules(contest):
                    done = before

                    def tell(there: int, done: int = done) -> None:
                        progress.update(bar, completed=done + there)

                    run_match(schedule, ledger, games, executor, progress=tell)
                    before += schedule.extent(games)[1]
            finally:
                self.summaries[contest] = read(contest, ledger)
                self.write()
        progress.remove_task(bar)
        for line in self.lines(contest):
            progress.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def run(self, only: list[str], workers: int) -> None:
        """Run everything requested. It can be stopped at any time."""
        console = Console(stderr=True)
        columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn())
        executor = local_executor(workers)
        contests = self.contests(only)
        try:
            # Before the workers start, because they would share the core being measured.
            if bot_speed.NAME in only:
                console.print("measuring the planner's speed ...")
                games = max(2, int(self.games * SPEED_SHARE))
                bot_speed.keep(bot_speed.measure(games, self.seed), self.folder)
            with Progress(*columns, console=console) as progress:
                whole = progress.add_task("contests", total=len(contests))
                for contest in contests:
                    self.play(contest, executor, progress)
                    progress.advance(whole)
        finally:
            self.write()
            executor.close()

    def write(self) -> None:
        parts = [self.head()]
        parts += [self.section(measure) for measure in self.measures]
        parts.append(self.speed_section())
        self.save.write_text("\n\n".join(parts) + "\n", encoding="utf-8")

    def head(self) -> str:
        command = shlex.join(["python", "bench/bots.py", *sys.argv[1:]])
        return (
            f"# The bots' strength\n\n    {command}\n\n"
            f"Code {fingerprint()}, seed {self.seed}, Python {platform.python_version()} on "
            f"{platform.machine()} {platform.system()}. A win shared counts as its share; the same "
            "deals are played in all seats; intervals by the arena's bootstrap over deals "
            "([docs/arena.md](../docs/arena.md)). An aim is reached when the figure itself does, "
            "unless a bound is named. Bots with their own budgets think by the clock too, so that "
            "their figures depend on the machine."
        )

    def section(self, measure: Measure) -> str:
        lines = [self.line(row) for row in measure.rows]
        return "\n".join([f"## {measure.title}\n\n`--only {measure.name}`\n", HEAD, *lines])

    def lines(self, contest: Contest) -> list[str]:
        rows = (row for measure in self.measures for row in measure.rows)
        return [self.line(row) for row in rows if row.contest == contest]

    def line(self, row: Row) -> str:
        aim = row.aim.text if row.aim else "-"
        summary = self.summaries.get(row.contest)
        if summary is None:
            return cells(row.label, "not run", "", "0", aim, "")
        bot = next(bot for bot in summary.bots if bot.name == row.bot)
        estimate = row.figure.of(bot, summary.players)
        games, size = summary.games, self.size(row.contest)
        return cells(
            row.label,
            row.figure.text(estimate.mean),
            span(estimate, row.figure.text),
            str(games) if games >= size else f"{games} of {size}",
            aim,
            verdict(row.aim.met(estimate, summary)) if row.aim else "",
        )

    def speed_section(self) -> str:
        lines = [
            cells(
                label,
                grouped(estimate.mean),
                span(estimate, grouped),
                str(games),
                bot_speed.AIM_TEXT,
                verdict(estimate.mean >= bot_speed.AIM),
            )
            for label, (estimate, games) in bot_speed.kept(self.folder).items()
        ]
        lines = lines or [cells("all boards", "not run", "", "0", bot_speed.AIM_TEXT, "")]
        name = f"`--only {bot_speed.NAME}`"
        return "\n".join([f"## {bot_speed.TITLE}\n\n{name}\n", HEAD, *lines])


def read(contest: Contest, ledger: Ledger) -> Summary | None:
    """The results of all games in the contest's file."""
    return summarise(ledger.games.values(), contest.players)


def cells(*texts: str) -> str:
    return f"| {' | '.join(texts)} |"


def span(estimate: Estimate, text: Callable[[float], str]) -> str:
    if isinf(estimate.low) or isinf(estimate.high):
        return "too few"
    return f"{text(estimate.low)} - {text(estimate.high)}"


def grouped(value: float) -> str:
    return f"{value:,.0f}"


def verdict(met: bool) -> str:
    return "reached" if met else "**not reached**"


def names(found: list[Measure]) -> list[str]:
    return [measure.name for measure in found]


def main() -> None:
    every = [*names(measures(1)), bot_speed.NAME]
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games per ordinary contest")
    parser.add_argument(
        "--only", action="append", choices=every, help="run only this measure (may be repeated)"
    )
    parser.add_argument(
        "--budget-iterations", type=int, default=400, help="the expert's iterations per decision"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", type=Path, default=ROOT / "bench" / "bots.md")
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled here: run `make setup` with a C compiler.")
    # Treat SIGTERM like Ctrl-C: the tables are written either way.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        Bench(arguments).run(arguments.only or every, arguments.workers)
    except KeyboardInterrupt:
        sys.exit(f"stopped; see {arguments.save}; run the same command to continue")


if __name__ == "__main__":
    main()
