"""What the people at some seats may know of a table: enough to answer their questions.

Questions are answered from a snapshot, never from the table: what is not in it cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistlestop.game import View
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import Seats
from whistlestop.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one moment, as one person sees it."""

    table: str
    version: int
    hints: bool
    """Whether the table allows hints."""
    seats: Seats
    """The person's seats."""
    views: Mapping[int, View]
    """The game as each of these seats sees it; empty if no game is in progress."""

    @classmethod
    def of(cls, table: Table, seats: Seats) -> Snapshot:
        """What the holder of these seats may know now."""
        game = table.game if table.stage == "playing" else None
        views = {} if game is None else {seat: game.view(seat) for seat in seats}
        return cls(table.id, table.version, table.options.hints, seats, views)

    def view(self, seat: int) -> View:
        """The game as a seat sees it. Refused for another person's seat, or without a game."""
        if seat not in self.seats:
            raise Refused("not-your-seat", "this is not your seat")
        if seat not in self.views:
            raise Refused("stage", "no game is in progress")
        return self.views[seat]
