"""Games that kill the worker that takes them on: once, or every time."""

from __future__ import annotations

import os
import pickle
from dataclasses import fields
from pathlib import Path
from typing import Any

from whistlestop.arena.games import Task


class Deadly(Task):
    """Unpickling it creates the file and kills the process; harmless if the file exists."""

    marker: Path

    def __reduce__(self) -> tuple[object, tuple[str]]:
        task = f"__import__('pickle').loads({pickle.dumps(Task(*values(self)))!r})"
        here, os_ = f"{str(self.marker)!r}", "__import__('os')"
        die = f"({os_}.mkdir({here}), {os_}.kill({os_}.getpid(), 9))"
        return eval, (f"({os_}.path.isdir({here}) or {die}) and {task}",)


class Doomed(Task):
    """Unpickling it ends the process, every time."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


def deadly(task: Task, marker: Path) -> Deadly:
    """The same game, deadly once."""
    made = Deadly(*values(task))
    Deadly.marker = marker
    return made


def doomed(task: Task) -> Doomed:
    """The same game, deadly every time."""
    return Doomed(*values(task))


def values(task: Task) -> list[Any]:
    """The field values of a task."""
    return [getattr(task, field.name) for field in fields(Task)]
