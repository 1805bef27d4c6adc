"""A table that somebody looks at or that has something to do: its state in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

import msgspec

from whistlestop.server.hall.audience import Audience
from whistlestop.server.shelf import Shelf
from whistlestop.server.storage.rows import LogRow
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import SEATING, Step, Telling, take
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.connection import POLICY
from whistlestop.server.wire.messages_out import Presence, Problem, write

read_line = msgspec.json.Decoder(e.Line).decode
write_line = msgspec.json.Encoder().encode


class LiveTable:
    """One table of this process. Whoever reads or changes it holds its lock."""

    __slots__ = (
        "audience",
        "id",
        "lock",
        "table",
        "timer",
        "told",
        "used",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.table: Table | None = None
        """None until it is read, and after a write that failed: then it is read anew."""
        self.told: int | None = None
        """While a table must be read anew: what those who look on have been told so far."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = monotonic()

    def happen(self, version: int, at: float, nonce: str, line: e.Line) -> Step:
        """Apply an entry that is, or is just being, written."""
        assert self.table is not None
        return take(self.table, version, at, nonce, line)

    def distrust(self, told: int) -> None:
        """What was applied after this version may not be so: read the log again."""
        self.table, self.told = None, told

    def tell(self, step: Step) -> None:
        """Tell everybody who looks on."""
        assert self.table is not None
        if isinstance(step.line.do, SEATING):
            for connection in self.audience.connections:
                connection.seats = self.table.seats_of(connection.person)
        if isinstance(step.line.do, e.Started) and not self.table.options.spectators:
            self._send_spectators_away()
        self.audience.tell(Telling(self.table, step).message)

    def _send_spectators_away(self) -> None:
        """Whoever looked on while all sat down, and did not: the game is not for them."""
        problem = write(Problem("no-spectators", "this table wants no spectators"))
        for connection in [c for c in self.audience.connections if not c.seats]:
            self.audience.remove(connection)
            connection.tell(problem)
            connection.close(POLICY)

    def presence(self, patience: float) -> bytes:
        """The message that tells everybody who is there, and when who is not can be replaced."""
        here, watching = self.audience.present()
        seats = self.table.seats if self.table is not None else []
        waits = {
            i: max(0.0, patience - self.audience.absence(i, seat.person))
            for i, seat in enumerate(seats)
            if seat.person and i not in here
        }
        return write(Presence(sorted(here), watching, waits))

    def cancel_timer(self) -> None:
        """Nothing is due any more, or something else."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def replay(id: str, rows: Sequence[LogRow], shelf: Shelf) -> Table:
    """A table from its log."""
    if not rows:
        raise Refused("no-table", "there is no such table")
    first = read_line(rows[0].entry).do
    if not isinstance(first, e.Created):
        raise Refused("broken", "the log of this table does not begin with its set-up")
    tables = shelf.get(first.board)
    if tables is None:
        raise Refused("no-board", f"the board '{first.board}' is not installed here any more")
    if tables.board.digest != first.digest:
        reason = f"the board '{first.board}' has changed since this game began"
        raise Refused("other-board", f"{reason}: it cannot go on")
    table = Table(id, tables)
    for row in rows:
        table.apply(row.version, row.at, row.nonce, read_line(row.entry))
    return table
