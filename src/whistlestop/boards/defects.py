"""What is wrong with a board folder: every defect, with its file and line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

BOARD = "board.toml"
CITIES = "cities.csv"
ROUTES = "routes.csv"
TICKETS = "tickets.csv"
CARDS = "cards.csv"
FESTIVALS = "festivals.csv"

MAX_ALIKE = 5
"""How many defects that differ only in their line are listed one by one."""

FILES = (BOARD, CITIES, ROUTES, TICKETS, CARDS, FESTIVALS)


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong: where, what, and what was expected."""

    file: str
    line: int
    """Counted from 1; 0 where the file or folder as a whole is meant."""
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.message}"


class BoardError(Exception):
    """A board cannot be used. Its text lists all defects, one a line."""

    def __init__(self, defects: Sequence[Defect]) -> None:
        super().__init__(defects)
        self.defects = list(defects)

    def __str__(self) -> str:
        return "\n".join(map(str, self.defects))


class Report:
    """Collects defects while a folder is read.

    It also remembers which keys and columns could not be understood. A check that
    needs one of them is left out: its verdict would be about a value nobody wrote.
    """

    def __init__(self) -> None:
        self._defects: list[Defect] = []
        self._spoilt: set[str] = set()

    def add(self, file: str, line: int, message: str) -> None:
        """Note a defect."""
        self._defects.append(Defect(file, line, message))

    def spoil(self, *names: str) -> None:
        """Remember keys (`cards.row`) or columns (`routes.csv:length`) without a usable value."""
        self._spoilt.update(names)

    def sound(self, *names: str) -> bool:
        """Whether all these keys and columns could be understood."""
        return self._spoilt.isdisjoint(names)

    def defects(self) -> list[Defect]:
        """All defects, in the order of the files and their lines; those alike only once."""
        found = sorted(self._defects, key=lambda d: (_rank(d.file), d.line))
        alike: dict[tuple[str, str], list[int]] = {}
        for defect in found:
            alike.setdefault((defect.file, defect.message), []).append(defect.line)
        return [_grouped(d, alike[d.file, d.message]) for d in found if _is_shown(d, alike)]


def _is_shown(defect: Defect, alike: dict[tuple[str, str], list[int]]) -> bool:
    lines = alike[defect.file, defect.message]
    return len(lines) <= MAX_ALIKE or defect.line == lines[0]


def _grouped(defect: Defect, lines: list[int]) -> Defect:
    """A defect of many lines, told at the first of them."""
    if len(lines) <= MAX_ALIKE:
        return defect
    some = ", ".join(map(str, lines[1 : 1 + MAX_ALIKE]))
    more = f"{len(lines) - 1} more lines: {some}{', ...' * (len(lines) > 1 + MAX_ALIKE)}"
    return replace(defect, message=f"{defect.message} (and in {more})")


def _rank(file: str) -> int:
    return FILES.index(file) if file in FILES else len(FILES)
