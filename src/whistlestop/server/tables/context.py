"""Who sent a command, and what the server knows besides the table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CommandContext:
    """Everything that decides about a command, apart from the table and the command itself."""

    person: str
    version: int
    """The last version of the table that the sender had seen."""
    invited: bool
    """Whether the sender has the secret of the table's link."""
    bots: Collection[str]
    absent: Callable[[int], float]
    """How many seconds the person of a seat has been missing."""
    absence_timeout: float
    """Seconds before a missing person may be replaced."""
