"""Reads a csv file: named columns, one row a line, each cell of a certain kind."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from whistlestop.boards.defects import Report
from whistlestop.boards.kinds import WORD, Kind, Unfit, chosen, nearest, shown
from whistlestop.boards.source import read_text

T = TypeVar("T")
_Line = tuple[int, list[str]]

_NUMBER = re.compile(r"-?[0-9.]{1,20}")
_CONFIDENCE = chosen({word: word for word in ("high", "medium", "low")})


@dataclass(frozen=True, slots=True)
class Layout:
    """A file, its columns, and how many rows it may have."""

    file: str
    what: str
    columns: tuple[str, ...]
    optional: tuple[str, ...]
    least: int
    most: int

    @property
    def known(self) -> tuple[str, ...]:
        """All columns, in the usual order."""
        return (*self.columns, *self.optional, "confidence")


class Row:
    """One line of the file. Reading a cell never fails: a defect gives the fallback."""

    def __init__(self, file: str, line: int, cells: dict[str, str], report: Report) -> None:
        self.line = line
        self.id = cells.get("id", "")
        self._file = file
        self._cells = cells
        self._report = report

    def read(self, column: str, kind: Kind[T], fallback: T) -> T:
        """The value of a cell; the fallback, too, where the file lacks the column."""
        if column not in self._cells:
            return fallback
        cell = self._cells[column]
        try:
            return kind.accept(cell)
        except Unfit as hint:
            self.blame(f"{column} is {_shown_cell(cell)}, expected {kind.expected}{hint}")
            self._report.spoil(f"{self._file}:{column}")
            return fallback

    def refer(self, column: str, kind: Kind[T], source: str, fallback: T) -> T:
        """What a cell refers to by id. While the source is unsound nobody can call it wrong."""
        if not self._report.sound(source):
            self._report.spoil(f"{self._file}:{column}")
            return fallback
        return self.read(column, kind, fallback)

    def blame(self, message: str) -> None:
        """Note a defect of this line."""
        self._report.add(self._file, self.line, message)


def read_rows(folder: Path, layout: Layout, report: Report) -> list[Row]:
    """All rows with the right number of cells; ids and confidence are checked already."""
    text = read_text(folder, layout.file, report)
    lines = [] if text is None else _split(text, layout, report)
    if not lines:
        if text is not None:
            report.add(layout.file, 1, f"has no header, expected {','.join(layout.known)}")
        _lose(layout, report)
        return []
    header = [name.strip() for name in lines[0][1]]
    _check_header(header, layout, report)
    rows = _rows(header, _right_number(lines[1:], layout, report), layout, report)
    _check_ids(rows)
    return rows


def _split(text: str, layout: Layout, report: Report) -> list[_Line]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    lines = []
    start = 1
    try:
        for cells in reader:
            if cells:
                lines.append((start, cells))
            start = reader.line_num + 1
    except csv.Error as error:
        report.add(layout.file, start, f"is not valid csv: {error}")
        _lose(layout, report)
    return lines


def _lose(layout: Layout, report: Report) -> None:
    report.spoil(*(f"{layout.file}:{column}" for column in layout.known))


def _check_header(header: Sequence[str], layout: Layout, report: Report) -> None:
    for column in layout.columns:
        if column not in header:
            report.add(layout.file, 1, f"column {column} is missing")
            report.spoil(f"{layout.file}:{column}")
    for position, column in enumerate(header):
        if column not in layout.known:
            hint = nearest(column, layout.known) or f", expected {', '.join(layout.known)}"
            report.add(layout.file, 1, f"column {shown(column)} is unknown{hint}")
        elif column in header[:position]:
            report.add(layout.file, 1, f"column {column} is there twice")


def _rows(
    header: Sequence[str], lines: Sequence[_Line], layout: Layout, report: Report
) -> list[Row]:
    rows = []
    for line, cells in lines:
        if len(cells) == len(header):
            named = dict(zip(header, (cell.strip() for cell in cells), strict=True))
            rows.append(Row(layout.file, line, named, report))
        else:
            report.add(layout.file, line, f"has {len(cells)} cells, expected {len(header)}")
            _lose(layout, report)
    return rows


def _right_number(lines: list[_Line], layout: Layout, report: Report) -> list[_Line]:
    if len(lines) > layout.most:
        message = f"is one too many, expected at most {layout.most} {layout.what}"
        report.add(layout.file, lines[layout.most][0], message)
        _lose(layout, report)
    elif len(lines) < layout.least and report.sound(f"{layout.file}:id"):
        message = f"has too few {layout.what}: {len(lines)}, expected {layout.least} or more"
        report.add(layout.file, 1, message)
    return lines[: layout.most]


def _check_ids(rows: Sequence[Row]) -> None:
    first: dict[str, int] = {}
    for row in rows:
        row.read("id", WORD, "")
        row.read("confidence", _CONFIDENCE, "")
        if row.id in first:
            row.blame(f"id {shown(row.id)} is taken by line {first[row.id]}, expected another")
        elif row.id:
            first[row.id] = row.line


def _shown_cell(cell: str) -> str:
    if not cell:
        return "empty"
    return cell if _NUMBER.fullmatch(cell) else shown(cell)
