"""What goes into the database and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Standing(IntEnum):
    """How a table stands for a person, in the order in which it matters."""

    CLOSED = 0
    """Closed before a game began: nothing to go back to."""
    FINISHED = 1
    WAITING = 2
    PLAYING = 3
    MY_TURN = 4


class LobbyRank(IntEnum):
    """Where a public table is in the lobby: first those that want players."""

    PLAYING = 0
    FULL = 1
    WANTED = 2


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists show of a table; the version and the time of change come with the commit."""

    board: str
    public: bool
    stage: str
    due: float | None
    """When somebody must look after the table; None if nothing will happen by itself."""
    summary: str
    """JSON for lists."""
    created: float
    begun: bool = False
    """Whether there is a game, or was one."""
    free: bool = False
    """Whether a seat is free: players are wanted."""
    standings: tuple[tuple[int, int], ...] = ()
    """For the first seat of each person how the table stands: one of `Standing`."""


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

    cursor: tuple[float | str, ...] = ()
    """Where the next page of the list begins, if this is the last of a page."""
    mine: tuple[int, ...] = ()
    """The seats of the person whose list it is."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    created: float
    seen: float
