"""Progress bars on stderr, since the results may go to a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

BAR_DELAY = 2.0
"""Seconds before `delayed_bar` shows anything."""


def counting_bar(console: Console) -> Progress:
    """How many are done out of how many, and how long the rest will take."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


@contextmanager
def delayed_bar(console: Console) -> Iterator[Callable[[float], None]]:
    """A bar for work in several attempts, hidden if the work is quick.

    Yields a function to call with the completed part of the attempt, from 0 to 1. A lower value
    than before means that the next attempt has begun.
    """
    bar = Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True)
    attempt, last = 1, 0.0
    task = bar.add_task("attempt 1", total=1.0)
    began = time.monotonic()

    def show(part: float) -> None:
        nonlocal attempt, last
        attempt += part < last
        last = part
        if time.monotonic() - began > BAR_DELAY:
            bar.start()
        bar.update(task, completed=part, description=f"attempt {attempt}")

    try:
        yield show
    finally:
        if bar.live.is_started:
            bar.stop()
