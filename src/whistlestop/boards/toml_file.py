"""Reads board.toml: sections of keys, each of a certain kind, each with its line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.boards.defects import BOARD, Report
from whistlestop.boards.kinds import Kind, Unfit, nearest, shown
from whistlestop.boards.source import read_text

T = TypeVar("T")

_HEADER = re.compile(r"\s*\[+\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*\"?([\w.-]+)\"?\s*=")
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Section:
    """One table of the file. Reading a key never fails: a bad value gives the fallback."""

    def __init__(
        self, file: TomlFile, name: str, values: dict[str, Any] | None, *, lost: bool = False
    ) -> None:
        self.there = values is not None
        self._file = file
        self._name = name
        self._values = values or {}
        self._lost = lost
        self._asked: list[str] = []

    def read(self, key: str, kind: Kind[T], fallback: T) -> T:
        """The value of a required key."""
        self.expect(key)
        if self.there and key not in self._values:
            self._blame(key, f"{key} is missing, expected {kind.expected}")
        return self._value(key, kind, fallback)

    def maybe(self, key: str, kind: Kind[T], default: T) -> T:
        """The value of an optional key."""
        self.expect(key)
        return self._value(key, kind, default)

    def skip(self, key: str, reason: str) -> None:
        """Report a key that does not belong here."""
        self.expect(key)
        if key in self._values:
            self._blame(key, f"{key} does not belong here: {reason}")

    def expect(self, key: str) -> None:
        """Accept a key without reading it."""
        self._asked.append(key)

    def finish(self) -> None:
        """Report unknown keys."""
        for key in self._values:
            if key not in self._asked:
                hint = nearest(key, self._asked) or f", expected one of {', '.join(self._asked)}"
                line = self._file.line(self._full(key))
                self._file.report.add(BOARD, line, f"{shown(key)} is unknown{hint}")

    def _value(self, key: str, kind: Kind[T], fallback: T) -> T:
        if self._lost:
            self._file.report.spoil(self._full(key))
        if key not in self._values:
            return fallback
        value = self._values[key]
        try:
            return kind.accept(value)
        except Unfit as hint:
            self._blame(key, f"{key} is {shown(value)}, expected {kind.expected}{hint}")
            return fallback

    def _full(self, key: str) -> str:
        return f"{self._name}.{key}" if self._name else key

    def _blame(self, key: str, message: str) -> None:
        name = self._full(key)
        self._file.report.add(BOARD, self._file.line(name), message)
        self._file.report.spoil(name)


class TomlFile:
    """board.toml as a whole. If it is unreadable, every section counts as lost."""

    def __init__(self, folder: Path, report: Report) -> None:
        self.report = report
        text = read_text(folder, BOARD, report)
        self._lines = _find_keys(text or "")
        self._values = None if text is None else self._parse(text)
        self.top = Section(self, "", self._values, lost=self._values is None)
        """The keys before the first section."""
        self._sections = [self.top]

    def section(self, name: str, *, needed: bool = True) -> Section:
        """A section. If it is needed but missing, that is a defect."""
        section = self._section(name, needed)
        self._sections.append(section)
        return section

    def finish(self) -> None:
        """Report unknown sections and keys."""
        for section in self._sections:
            section.finish()

    def _section(self, name: str, needed: bool) -> Section:
        self.top.expect(name)
        values = None if self._values is None else self._values.get(name)
        if isinstance(values, dict):
            return Section(self, name, values)
        if values is not None:
            self.report.add(BOARD, self.line(name), f"{name} is not a section, expected [{name}]")
        elif needed and self._values is not None:
            self.report.add(BOARD, 1, f"section [{name}] is missing")
        return Section(self, name, None, lost=needed or values is not None or self._values is None)

    def line(self, name: str) -> int:
        """The line of a key, or of its section, or the first."""
        return self._lines.get(name) or self._lines.get(name.partition(".")[0]) or 1

    def _parse(self, text: str) -> dict[str, Any] | None:
        try:
            return tomllib.loads(text)
        except RecursionError:
            self.report.add(BOARD, 1, "is not valid TOML: lists are nested too deeply")
        except ValueError as error:
            place = _PLACE.search(str(error))
            line = place[1] if place and place[1] else text.count("\n") + 1
            self.report.add(BOARD, int(line), f"is not valid TOML: {_PLACE.sub('', str(error))}")
        return None


def _find_keys(text: str) -> dict[str, int]:
    lines: dict[str, int] = {}
    section = ""
    for number, line in enumerate(text.split("\n"), 1):
        if header := _HEADER.match(line):
            section = header[1] + "."
            lines.setdefault(header[1], number)
        elif key := _KEY.match(line):
            lines.setdefault(section + key[1], number)
    return lines
