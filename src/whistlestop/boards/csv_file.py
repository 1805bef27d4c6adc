"""Reads a csv file: named columns, one row per line, each cell of a certain kind."""

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
class CsvSpec:
    """A file, its columns, and how many rows it may have."""

    file: str
    what: str
    columns: tuple[str, ...]
    optional: tuple[str, ...]
    min_rows: int
    max_rows: int

    @property
    def known(self) -> tuple[str, ...]:
        """All columns, in the usual order."""
        return (*self.columns, *self.optional, "confidence")


class Row:
    """One line of the file. Reading a cell never fails: a bad one gives the fallback."""

    def __init__(self, file: str, line: int, cells: dict[str, str], report: Report) -> None:
        self.line = line
        self.id = cells.get("id", "")
        self._file = file
        self._cells = cells
        self._report = report

    def read(self, column: str, kind: Kind[T], fallback: T) -> T:
        """The value of a cell; the fallback also where the file lacks the column."""
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
        """What a cell refers to by id. It is not judged while the source itself is unsound."""
        if not self._report.sound(source):
            self._report.spoil(f"{self._file}:{column}")
            return fallback
        return self.read(column, kind, fallback)

    def blame(self, message: str) -> None:
        """Note a defect of this line."""
        self._report.add(self._file, self.line, message)


def read_rows(folder: Path, spec: CsvSpec, report: Report) -> list[Row]:
    """All rows with the right number of cells; ids and confidence are checked already."""
    text = read_text(folder, spec.file, report)
    lines = [] if text is None else _split(text, spec, report)
    if not lines:
        if text is not None:
            report.add(spec.file, 1, f"has no header, expected {','.join(spec.known)}")
        _lose(spec, report)
        return []
    header = [name.strip() for name in lines[0][1]]
    _check_header(header, spec, report)
    rows = _rows(header, _right_number(lines[1:], spec, report), spec, report)
    _check_ids(rows)
    return rows


def _split(text: str, spec: CsvSpec, report: Report) -> list[_Line]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    lines = []
    start = 1
    try:
        for cells in reader:
            if cells:
                lines.append((start, cells))
            start = reader.line_num + 1
    except csv.Error as error:
        report.add(spec.file, start, f"is not valid csv: {error}")
        _lose(spec, report)
    return lines


def _lose(spec: CsvSpec, report: Report) -> None:
    report.spoil(*(f"{spec.file}:{column}" for column in spec.known))


def _check_header(header: Sequence[str], spec: CsvSpec, report: Report) -> None:
    for column in spec.columns:
        if column not in header:
            report.add(spec.file, 1, f"column {column} is missing")
            report.spoil(f"{spec.file}:{column}")
    for position, column in enumerate(header):
        if column not in spec.known:
            hint = nearest(column, spec.known) or f", expected {', '.join(spec.known)}"
            report.add(spec.file, 1, f"column {shown(column)} is unknown{hint}")
        elif column in header[:position]:
            report.add(spec.file, 1, f"column {column} is there twice")


def _rows(
    header: Sequence[str], lines: Sequence[_Line], spec: CsvSpec, report: Report
) -> list[Row]:
    rows = []
    for line, cells in lines:
        if len(cells) == len(header):
            named = dict(zip(header, (cell.strip() for cell in cells), strict=True))
            rows.append(Row(spec.file, line, named, report))
        else:
            report.add(spec.file, line, f"has {len(cells)} cells, expected {len(header)}")
            _lose(spec, report)
    return rows


def _right_number(lines: list[_Line], spec: CsvSpec, report: Report) -> list[_Line]:
    if len(lines) > spec.max_rows:
        message = f"is one too many, expected at most {spec.max_rows} {spec.what}"
        report.add(spec.file, lines[spec.max_rows][0], message)
        _lose(spec, report)
    elif len(lines) < spec.min_rows and report.sound(f"{spec.file}:id"):
        message = f"has too few {spec.what}: {len(lines)}, expected {spec.min_rows} or more"
        report.add(spec.file, 1, message)
    return lines[: spec.max_rows]


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
