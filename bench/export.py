"""How fast `whistlestop export` is: a million decisions from each kind of source.

    python bench/export.py [--decisions 1000000] [--save bench/results/export.md]

Each figure is one run of the command as a process of its own. The CPU time is that of all its
processes, and other work on the machine disturbs it less than the time on the clock.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import pyarrow.parquet as pq  # type: ignore[import-untyped]

from whistlestop.engine import compiled

WHISTLESTOP = str(Path(sys.executable).with_name("whistlestop"))
GAMES = (
    ("europe", 4, "random"),
    ("europe", 4, "planner"),
    ("new-york", 2, "random,greedy"),
)
"""Simulations: board, players and bots."""
FROM_RECORDS = ("europe", 4, "random")
SAMPLE = 40
"""Games from which the number of games for a figure is estimated."""


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the command."""

    what: str
    decisions: int
    seconds: float
    cpu: float
    megabytes: float
    load: float

    def row(self) -> str:
        """A row of the table."""
        return (
            f"| {self.what} | {self.decisions:,} | {self.seconds:.1f} s | {self.cpu:.1f} s "
            f"| {self.decisions / self.seconds:,.0f} | {self.megabytes:.0f} MB | {self.load:.1f} |"
        )


def run(what: str, folder: Path, *options: str) -> Run:
    """Run the command and look at what it wrote."""
    file = folder / "games.parquet"
    load = os.getloadavg()[0]
    before, start = children_cpu(), perf_counter()
    command = [WHISTLESTOP, "export", str(file), *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    seconds, cpu = perf_counter() - start, children_cpu() - before
    decisions = pq.read_metadata(file).num_rows
    return Run(what, decisions, seconds, cpu, file.stat().st_size / 1e6, load)


def children_cpu() -> float:
    """The CPU time of all processes started so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def simulation(board: str, players: int, bots: str, games: int) -> list[str]:
    """The options for games to play."""
    return ["--board", board, "--players", str(players), "--bots", bots, "--games", str(games)]


def games_for(decisions: int, folder: Path, board: str, players: int, bots: str) -> int:
    """About how many games have that many decisions, and a few more."""
    sample = run("", folder, *simulation(board, players, bots, SAMPLE))
    return int(1.02 * decisions * SAMPLE / sample.decisions) + 1


def measure(decisions: int, folder: Path) -> list[Run]:
    """Export games of each kind."""
    runs = []
    for board, players, bots in GAMES:
        games = games_for(decisions, folder, board, players, bots)
        options = simulation(board, players, bots, games)
        what = f"{board}, {players} players, {bots}: played and exported"
        runs.append(run(what, folder, *options))
        if (board, players, bots) == FROM_RECORDS:
            records = folder / "records"
            simulate = [WHISTLESTOP, "simulate", *options, "--records", str(records)]
            subprocess.run(simulate, check=True, stdout=subprocess.DEVNULL)
            what = f"the same games, from {games:,} records"
            runs.append(run(what, folder, "--records", str(records)))
    return runs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--save", type=Path, help="write the table to this file")
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled here: run `make setup` with a C compiler.")
    with tempfile.TemporaryDirectory() as folder:
        runs = measure(arguments.decisions, Path(folder))
    head = "| games | decisions | time | CPU time | decisions/s | file | load before |"
    lines = [head, "|---|---|---|---|---|---|---|", *(one.row() for one in runs)]
    text = (
        "# Exporting games\n\n"
        f"`python bench/export.py --decisions {arguments.decisions}`: {os.cpu_count()} cores of "
        f"{platform.machine()} {platform.system()}, Python {platform.python_version()}. The CPU "
        "time is that of all processes, including the bots' thinking. The last column is the load "
        "average when the run began: above 0, other programs took a share of the cores.\n\n"
        + "\n".join(lines)
        + "\n"
    )
    print(text)
    if arguments.save:
        arguments.save.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
