"""Numbers for the processes of a server: small ones, so that metrics of years fit one graph."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

_held: list[BaseFileLock] = []
"""Keeps the locks: a number is free again when its process exits, however it does."""


def take_number(folder: Path) -> str:
    """The lowest number that no other process with this folder has."""
    for number in count(1):
        lock = FileLock(folder / f"worker-{number}.lock", timeout=0, fallback_to_soft=False)
        try:
            lock.acquire()
        except Timeout:
            continue
        _held.append(lock)
        return str(number)
    raise AssertionError("unreachable")
