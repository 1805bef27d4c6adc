"""What goes into the database and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Standing(IntEnum):
    """A table's standing for a person, in order of importance."""

    CLOSED = 0
    """Closed before a game began: nothing to go back to."""
    FINISHED = 1
    WAITING = 2
    PLAYING = 3
    MY_TURN = 4


class LobbyRank(IntEnum):
    """A public table's place in the lobby: those that need players come first."""

    PLAYING = 0
    FULL = 1
    WANTED = 2


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists show of a table. The version and time of change come with the commit."""

    board: str
    public: bool
    stage: str
    due: float | None
    """When the table needs attention; None if nothing will happen by itself."""
    summary: str
    """JSON for lists."""
    created: float
    begun: bool = False
    """Whether there is or was a game."""
    free: bool = False
    """Whether a seat is free, so that players are wanted."""
    standings: tuple[tuple[int, int], ...] = ()
    """The `Standing` for each person's first seat."""


@dataclass(frozen=True, slots=True)
class Commit:
    """One entry of a table's log, and the table's row after it."""

    table: str
    version: int
    nonce: str
    """Random: tells a repeated write of one entry from two entries for the same place."""
    at: float
    entry: str
    row: TableRow
    seats: tuple[tuple[int, str], ...] | None = None
    """All seats and their people; None if they have not changed."""


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
    """Where the next page begins, if this is the last table of its page."""
    mine: tuple[int, ...] = ()
    """The seats of the person whose list this is."""


@dataclass(frozen=True, slots=True)
class Person:
    """A registered person."""

    id: str
    name: str
    created: float
    seen: float
    banned: float | None = None
    """When the host of the server banned them."""


@dataclass(frozen=True, slots=True)
class AdminAction:
    """Something that the host of the server asked for."""

    id: str
    asked: float
    by: str
    """The user of the machine who asked."""
    action: str
    target: str
    """The id of a table or a person."""
    value: str
    done: float | None
    outcome: str
    """Empty until it is done; begins with `refused:` if it was not possible."""
