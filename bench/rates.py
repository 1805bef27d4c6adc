"""Rates measured in turn, and the options of the benchmarks that report them."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from whistlestop.engine import compiled

Run = Callable[[], int]
"""Does some of the work, and returns how much."""


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


def main(about: str | None, report: Callable[[float, int], str], seconds: float) -> None:
    """Print a report, and save it if asked to. What follows its tables in the file is kept."""
    parser = argparse.ArgumentParser(description=(about or "").splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=seconds, help="seconds per figure and round"
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the best counts")
    parser.add_argument("--save", type=Path, help="write the tables to this file")
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled here: run `make setup` with a C compiler.")
    text = report(arguments.seconds, arguments.rounds)
    print(text)
    if arguments.save:
        if arguments.save.exists():
            _, title, rest = arguments.save.read_text(encoding="utf-8").partition("\n## ")
            text += title + rest
        arguments.save.write_text(text, encoding="utf-8")
