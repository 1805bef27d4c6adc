"""Games that kill the worker who takes them on: once, or every time."""

from __future__ import annotations

import os
from dataclasses import astuple, replace
from pathlib import Path

from whistlestop.arena.playing import Task


class Deadly(Task):
    """Reading it kills the process, as `kill -9` does, unless the file is there: it comes then."""

    marker: Path

    def __reduce__(self) -> tuple[object, tuple[str]]:
        task = f"__import__('whistlestop.arena.playing', fromlist=['']).Task{astuple(self)!r}"
        here, os_ = f"{str(self.marker)!r}", "__import__('os')"
        die = f"({os_}.mkdir({here}), {os_}.kill({os_}.getpid(), 9))"
        return eval, (f"({os_}.path.isdir({here}) or {die}) and {task}",)


class Doomed(Task):
    """Reading it ends the process, each time."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


def deadly(task: Task, marker: Path) -> Deadly:
    """The same game, deadly once."""
    made = Deadly(*astuple(task))
    Deadly.marker = marker
    return made


def doomed(task: Task) -> Doomed:
    """The same game, deadly each time."""
    return Doomed(*astuple(replace(task)))
