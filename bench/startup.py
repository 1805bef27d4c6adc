"""How long Whistlestop takes to start, compared with Python itself.

    python bench/startup.py [--rounds 15] [--save bench/results/startup.md]

Each round runs every command once, so that a busy moment hits all of them. The figures are medians.
The ratio is the median over the rounds of the CPU time divided by that of `python -c pass`.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

PYTHON = sys.executable
WHISTLESTOP = str(Path(PYTHON).with_name("whistlestop"))


@dataclass
class Command:
    """Something to start, and how long it may take."""

    shown: str
    arguments: list[str]
    aim: float | None
    seconds: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)


COMMANDS = [
    Command("python -c pass", [PYTHON, "-c", "pass"], None),
    Command("import whistlestop", [PYTHON, "-c", "import whistlestop"], 0.3),
    Command("whistlestop --version", [WHISTLESTOP, "--version"], None),
    Command("whistlestop --help", [WHISTLESTOP, "--help"], 0.5),
    Command("whistlestop play --help", [WHISTLESTOP, "play", "--help"], None),
    Command("whistlestop serve --help", [WHISTLESTOP, "serve", "--help"], None),
]


def measure(command: Command) -> None:
    """Run a command once."""
    before, start = children_cpu(), perf_counter()
    subprocess.run(command.arguments, check=True, stdout=subprocess.DEVNULL)
    command.seconds.append(perf_counter() - start)
    command.cpu.append(children_cpu() - before)


def children_cpu() -> float:
    """The CPU time of all processes started so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def table() -> str:
    """The figures as Markdown."""
    base = COMMANDS[0]
    lines = [
        "| command | time | fastest | CPU time | ratio to `python -c pass` | limit |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for command in COMMANDS:
        ratio = statistics.median(a / b for a, b in zip(command.cpu, base.cpu, strict=True))
        cells = [
            f"`{command.shown}`",
            f"{statistics.median(command.seconds):.3f} s",
            f"{min(command.seconds):.3f} s",
            f"{statistics.median(command.cpu):.3f} s",
            f"{ratio:.1f}",
            "" if command.aim is None else f"{command.aim} s",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and save."""
    parser = argparse.ArgumentParser(description="Measure how long Whistlestop takes to start.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--save", type=Path)
    options = parser.parse_args()
    for command in COMMANDS:
        measure(command)  # fills the caches of files and bytecode
        command.seconds.clear()
        command.cpu.clear()
    for _ in range(options.rounds):
        for command in COMMANDS:
            measure(command)
    text = (
        "# Starting\n\n"
        f"Made by `python bench/startup.py`: medians of {options.rounds} rounds with Python "
        f"{platform.python_version()} on {os.cpu_count()} cores. The ratios compare CPU time, "
        "which other work on the machine disturbs less; its load was "
        f"{os.getloadavg()[0]:.0f}. The limits are for an idle machine.\n\n" + table()
    )
    print(text)
    if options.save is not None:
        options.save.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
