"""What goes into the database and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists show of a table; the version and the time of change come with the commit."""

    board: str
    public: bool
    stage: str
    due: float | None
    """When somebody must look after the table; None if nothing will happen by itself."""
    summary: str
    """JSON for lists, without spaces; with `moves` if there is a game."""
    created: float


@dataclass(frozen=True, slots=True)
class Commit:
    """One entry of a table's log, and what becomes of the table by it."""

    table: str
    version: int
    nonce: str
    """Random: tells an entry written twice from two entries for one place."""
    at: float
    entry: str
    row: TableRow
    seats: tuple[tuple[int, str], ...] | None = None
    """Who sits where, all of them; None if nothing changed about that."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a log."""

    table: str
    version: int
    nonce: str
    at: float
    entry: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as lists know it."""

    id: str
    version: int
    changed: float
    row: TableRow

    @property
    def cursor(self) -> tuple[float, str]:
        """Where the next page of a list begins, if this is the last of a page."""
        return (self.changed, self.id)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    created: float
    seen: float
