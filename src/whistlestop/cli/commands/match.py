"""A match in the terminal: play it with a progress bar, then show and write the figures."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict, dataclass
from math import comb
from pathlib import Path

import typer
from rich.console import Console

from whistlestop.arena import ArenaError, Ledger, Outcome, Schedule, figures, html_report, run_match
from whistlestop.arena.executors import Executor, local_executor
from whistlestop.arena.ray_executor import RayExecutor
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.cli.files import expect_writable, write_output
from whistlestop.cli.output import paint
from whistlestop.cli.output.progress_bar import counting_bar
from whistlestop.cli.output.tables import plain_table
from whistlestop.cli.seating import bot_names

BOLD = ("wins", figures.ADJUSTED, "score")


@dataclass(frozen=True, slots=True)
class MatchCommand:
    """Everything that determines which games are played; workers and files do not."""

    board: str
    players: int
    bots: str
    games: int
    seed: int
    budget: Budget
    until_sure: bool
    luck: bool = False

    def run(
        self,
        file: Path | None,
        report: Path | None,
        json_file: Path | None,
        workers: int | None,
        ray: str | None,
        records: Path | None = None,
    ) -> None:
        """Play, show and write."""
        console, stderr = paint.consoles()
        expect_writable(report, json_file)
        names = bot_names(self.bots)
        schedule = Schedule.new(self.board, self.players, names, self.seed, self.budget)
        with Ledger(file, schedule.digest, self.players, self.budget) as ledger:
            if ledger.repaired:
                stderr.print("The file ended in a truncated line: that game will be played again.")
            outcome = self.play(stderr, schedule, ledger, workers, ray, records)
        show(console, schedule, outcome)
        if report is not None:
            write_output(console, report, html_report(outcome, self.command))
        if json_file is not None and outcome.summary is not None:
            figures_text = json.dumps(outcome.summary.to_dict(), indent=2)
            write_output(console, json_file, figures_text + "\n")

    def play(
        self,
        stderr: Console,
        schedule: Schedule,
        ledger: Ledger,
        workers: int | None,
        ray: str | None,
        records: Path | None = None,
    ) -> Outcome:
        """Play the match, with a progress bar."""
        before = len(ledger.games)
        executor: Executor = local_executor(workers) if ray is None else RayExecutor(ray, workers)
        try:
            with counting_bar(stderr) as progress:
                _, total = schedule.extent(self.games)
                task = progress.add_task("games", total=total)
                return run_match(
                    schedule,
                    ledger,
                    self.games,
                    executor,
                    self.until_sure,
                    lambda done: progress.update(task, completed=done),
                    records,
                    self.luck,
                )
        except KeyboardInterrupt:
            played = len(ledger.games) - before
            stderr.print(stopped(played, ledger.path), markup=False, soft_wrap=True)
            raise typer.Exit(130) from None
        except ArenaError as error:
            kept = f"{len(ledger.games)} games are in {ledger.path}; run the same command to go on."
            message = f"{error}\n{kept}" if ledger.path else str(error)
            raise ArenaError(message, record=error.record) from None
        finally:
            executor.close()

    @property
    def command(self) -> str:
        """The command that plays these games again."""
        words = ["whistlestop", "arena", "--board", self.board, "--players", str(self.players)]
        words += ["--bots", self.bots, "--games", str(self.games), "--seed", str(self.seed)]
        for option, limit in asdict(self.budget).items():
            words += [] if limit is None else [f"--{option}", str(limit)]
        words += ["--until-sure"] if self.until_sure else []
        return shlex.join(words + (["--luck"] if self.luck else []))


def stopped(played: int, file: Path | None) -> str:
    """What happened to the games when the match was interrupted."""
    if file is None:
        return f"Stopped; {played} games are lost (--file would have kept them)."
    return f"Stopped; {played} new games are in {file}. Run the same command to continue."


def show(console: Console, schedule: Schedule, outcome: Outcome) -> None:
    """Print the figures: bots, then pairs."""
    tables = comb(len(schedule.pool), schedule.players)
    console.print(
        f"{schedule.board_id}, {schedule.players} players, seed {schedule.seed}"
        + (f", {tables} different tables" if tables > 1 else "")
        + (f", {schedule.budget}" if schedule.budget != OWN_BUDGET else ""),
        markup=False,
    )
    for line in figures.heading(outcome):
        console.print(line, markup=False)
    if outcome.summary is None:
        return
    sections = [(figures.bots_rows(outcome.summary), figures.notes(outcome.summary))]
    if outcome.summary.pairs:
        sections.append((figures.pairs_rows(outcome.summary), [figures.PAIRS_NOTE]))
    sections.append((figures.ratings_rows(outcome.summary), [figures.RATINGS_NOTE]))
    for (head, *body), notes in sections:
        console.print()
        table = plain_table(head[0], *(f"+{cell}" for cell in head[1:]))
        for row in body:
            table.add_row(*row, style="bold" if row[0] in BOLD else "")
        console.print(table)
        for note in notes:
            console.print(note, markup=False, style="dim")
