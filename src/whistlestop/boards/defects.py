"""The defects of a board folder, each with its file and line."""

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
"""How many defects that differ only in their line are listed separately."""

FILES = (BOARD, CITIES, ROUTES, TICKETS, CARDS, FESTIVALS)


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong: where, what, and what was expected."""

    file: str
    line: int
    """Counted from 1; 0 means the file or folder as a whole."""
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.message}"


class BoardError(Exception):
    """A board cannot be used. The message lists all defects, one per line."""

    def __init__(self, defects: Sequence[Defect]) -> None:
        super().__init__(defects)
        self.defects = list(defects)

    def __str__(self) -> str:
        return "\n".join(map(str, self.defects))


class Report:
    """Collects defects while a folder is read.

    It also remembers which keys and columns were unreadable. A check that needs one
    of them is skipped, because it would judge a value nobody wrote.
    """

    def __init__(self) -> None:
        self._defects: list[Defect] = []
        self._spoilt: set[str] = set()

    def add(self, file: str, line: int, message: str) -> None:
        """Report a defect."""
        self._defects.append(Defect(file, line, message))

    def spoil(self, *names: str) -> None:
        """Mark keys (`cards.row`) or columns (`routes.csv:length`) as unreadable."""
        self._spoilt.update(names)

    def sound(self, *names: str) -> bool:
        """Whether all these keys and columns were readable."""
        return self._spoilt.isdisjoint(names)

    def defects(self) -> list[Defect]:
        """All defects, sorted by file and line, with similar ones grouped."""
        found = sorted(self._defects, key=lambda d: (_rank(d.file), d.line))
        alike: dict[tuple[str, str], list[int]] = {}
        for defect in found:
            alike.setdefault((defect.file, defect.message), []).append(defect.line)
        return [_grouped(d, alike[d.file, d.message]) for d in found if _is_shown(d, alike)]


def _is_shown(defect: Defect, alike: dict[tuple[str, str], list[int]]) -> bool:
    lines = alike[defect.file, defect.message]
    return len(lines) <= MAX_ALIKE or defect.line == lines[0]


def _grouped(defect: Defect, lines: list[int]) -> Defect:
    """A defect that many lines share, reported at the first of them."""
    if len(lines) <= MAX_ALIKE:
        return defect
    some = ", ".join(map(str, lines[1 : 1 + MAX_ALIKE]))
    more = f"{len(lines) - 1} more lines: {some}{', ...' * (len(lines) > 1 + MAX_ALIKE)}"
    return replace(defect, message=f"{defect.message} (and in {more})")


def _rank(file: str) -> int:
    return FILES.index(file) if file in FILES else len(FILES)
