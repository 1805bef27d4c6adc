"""A board as it was read, with the lines to blame."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whistlestop.boards.defects import BOARD, Report
from whistlestop.boards.model import Board
from whistlestop.boards.toml_file import TomlFile


@dataclass(frozen=True, slots=True)
class Reading:
    """What the checks look at. Values that could not be understood are stand-ins."""

    board: Board
    toml: TomlFile
    lines: Mapping[str, Sequence[int]]
    report: Report

    def blame_key(self, name: str, message: str) -> None:
        """Note a defect of a key of board.toml, as `cards.row`."""
        self.report.add(BOARD, self.toml.line(name), message)

    def blame_row(self, file: str, index: int, message: str) -> None:
        """Note a defect of a row, counted from 0, of a csv file."""
        self.report.add(file, self.lines[file][index], message)


@dataclass(frozen=True, slots=True)
class Check:
    """A check, and the keys and columns without which it cannot judge."""

    run: Callable[[Reading], None]
    needs: tuple[str, ...]


def check(run: Callable[[Reading], None], needs: str) -> Check:
    """A check and what it needs, separated by spaces."""
    return Check(run, tuple(needs.split()))
