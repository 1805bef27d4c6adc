"""A board as read from its files, with line numbers for error messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whistlestop.boards.defects import BOARD, Report
from whistlestop.boards.model import Board
from whistlestop.boards.toml_file import TomlFile


@dataclass(frozen=True, slots=True)
class Reading:
    """The input of the checks. Unreadable values are replaced by stand-ins."""

    board: Board
    toml: TomlFile
    lines: Mapping[str, Sequence[int]]
    report: Report

    def blame_key(self, name: str, message: str) -> None:
        """Report a defect of a key in board.toml, such as `cards.row`."""
        self.report.add(BOARD, self.toml.line(name), message)

    def blame_row(self, file: str, index: int, message: str) -> None:
        """Report a defect of a row in a csv file, counted from 0."""
        self.report.add(file, self.lines[file][index], message)


@dataclass(frozen=True, slots=True)
class Check:
    """A check, and the keys and columns it needs."""

    run: Callable[[Reading], None]
    needs: tuple[str, ...]


def check(run: Callable[[Reading], None], needs: str) -> Check:
    """Create a check; `needs` is separated by spaces."""
    return Check(run, tuple(needs.split()))
