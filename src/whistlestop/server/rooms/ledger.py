"""A table in memory, kept in step with its log.

An entry is applied first, and broadcast only after it is committed. If the commit fails, or another
process was faster, the table is read from its log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import structlog

from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.rooms.event_builder import EventBuilder
from whistlestop.server.rooms.projection import Standings, row_of, seats_of, standings_of
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.rows import Commit, LogRow
from whistlestop.server.storage.table_store import TableStore
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import SEATING, Seats, Step
from whistlestop.server.tables.table import Table

log = structlog.get_logger(__name__)

CHECKPOINT_INTERVAL = 32
"""Entries between two copies of a table. Events are rebuilt from the last copy but one."""
MAX_QUICK_REPLAY = 40
"""Entries to replay on the event loop. Longer logs are replayed in a thread."""
MAX_CLOCK_SKEW = 5.0
"""Seconds by which the clocks of two machines may differ. Beyond that, one was set back."""

StepListener = Callable[[Step, bool], None]
"""Called with a committed entry, and whether this process wrote it."""


@dataclass(frozen=True, slots=True)
class Logs:
    """Where the logs of all tables are read and written."""

    journal: Journal
    store: TableStore
    boards: BoardLibrary
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One long replay at a time: several threads would starve the event loop."""


def expect_id(id: str) -> None:
    """Refuse invalid ids: a database may not even be able to look them up."""
    if not (id.isascii() and id.isprintable()):
        raise Refused("no-table", "there is no such table")


class Ledger:
    """Reads, writes and follows the log of one table. Only its room's task uses it."""

    __slots__ = ("_announced", "_checkpoints", "_logs", "_on_step", "_standings", "id", "table")

    def __init__(self, id: str, logs: Logs, on_step: StepListener) -> None:
        self.id = id
        self.table: Table | None = None
        """None until it is read, and after a failed write: then it is read again."""
        self._announced: int | None = None
        """The last version that was broadcast, while the table must be read again."""
        self._checkpoints: list[Table] = []
        """Copies at earlier versions, oldest first."""
        self._standings: Standings = ()
        """The table's standing for each person as of our last commit; empty after another's."""
        self._logs = logs
        self._on_step = on_step

    @property
    def version(self) -> int:
        """The last version that was broadcast."""
        return self.table.version if self.table is not None else self._announced or 0

    # --- reading -------------------------------------------------------------------------

    async def load(self) -> Table:
        """The table's state. Refused if it does not exist or its log cannot be read."""
        if self.table is None:
            expect_id(self.id)
            rows = await self._logs.store.entries(self.id)
            announced = self._announced or len(rows)
            self.table = await self._replay(rows[:announced])
            self._announced = None
            self._follow(self.table, rows[announced:])
        return self.table

    async def _replay(self, rows: Sequence[LogRow]) -> Table:
        self._checkpoints = []
        if len(rows) <= MAX_QUICK_REPLAY:
            return replay(self.id, rows, self._logs.boards, self._keep_checkpoint)
        async with self._logs.replaying:
            return await asyncio.to_thread(
                replay, self.id, rows, self._logs.boards, self._keep_checkpoint
            )

    async def catch_up(self) -> None:
        """Catch up with what other processes have written."""
        if self.table is None and self._announced is None:
            return
        table = await self.load()
        self._follow(table, await self._logs.store.entries(self.id, after=table.version))

    def _follow(self, table: Table, rows: Sequence[LogRow]) -> None:
        for row in rows:
            try:
                envelope = e.read_envelope(row.entry)
                step = self._apply(table, row.version, row.at, row.nonce, envelope)
            except Exception as error:
                self._distrust(row.version - 1)
                raise unreadable(self.id, row.version, error) from None
            self._standings = ()
            self._on_step(step, False)

    async def missed(self, seen: int, seats: Seats) -> list[bytes] | None:
        """The events after a version, for the holder of these seats; None if it is too old."""
        table = await self.load()
        start = next((c for c in reversed(self._checkpoints) if c.version <= seen), None)
        if start is None:
            return None
        rows = await self._logs.store.entries(self.id, after=start.version)
        then, messages = start.copy(), []
        for row in rows[: table.version - start.version]:
            step = then.apply(row.version, row.at, row.nonce, e.read_envelope(row.entry))
            if row.version > seen:
                messages.append(EventBuilder(then, step).message(seats))
        return messages

    # --- writing -------------------------------------------------------------------------

    def begin(self, board: str) -> None:
        """An empty table, whose first entry is about to be written."""
        self.table = Table(self.id, self._logs.boards.get(board))

    async def append(self, envelope: e.Envelope, nonce: str, now: float) -> bool:
        """Commit an entry and broadcast it; False if another process was faster."""
        table = self.table
        assert table is not None
        step = self._apply(table, table.version + 1, time_at(table, now), nonce, envelope)
        seats = seats_of(table) if isinstance(envelope.entry, SEATING) else None
        entry = e.write_envelope(envelope)
        standings = standings_of(table)
        # After most moves the same person is still to act, and the others keep waiting.
        known = self._standings if seats is None else ()
        row = row_of(table, tuple(new for new in standings if new not in known))
        commit = Commit(table.id, table.version, nonce, step.at, entry, row, seats)
        try:
            ours = await self._logs.journal.commit(commit)
        except BaseException:
            self._distrust(table.version - 1)
            raise
        if not ours:
            self._distrust(table.version - 1)
            await self.load()
            return False
        self._standings = standings
        self._on_step(step, True)
        return True

    def _apply(
        self, table: Table, version: int, at: float, nonce: str, envelope: e.Envelope
    ) -> Step:
        """Apply an entry that has been written, or is being written."""
        step = table.apply(version, at, nonce, envelope)
        self._keep_checkpoint(table)
        return step

    def _keep_checkpoint(self, table: Table) -> None:
        if table.version == 1 or table.version % CHECKPOINT_INTERVAL == 0:
            self._checkpoints = [*self._checkpoints[-1:], table.copy()]

    def _distrust(self, announced: int) -> None:
        """Read the log again: what was applied after this version may be wrong."""
        self.table, self._announced = None, announced
        self._standings = ()

    async def version_of(self, nonce: str) -> int | None:
        """The version of the entry with this nonce, if there is one."""
        return await self._logs.store.version_of(self.id, nonce)


def time_at(table: Table, now: float) -> float:
    """The time of something that happens at a table now.

    Never before its last entry, because the clocks of machines differ a little. If that entry is
    far in the future, though, this machine's clock must have been set back.
    """
    return now if table.changed > now + MAX_CLOCK_SKEW else max(now, table.changed)


def replay(
    id: str, rows: Sequence[LogRow], boards: BoardLibrary, on_entry: Callable[[Table], None]
) -> Table:
    """Rebuild a table from its log."""
    if not rows:
        raise Refused("no-table", "there is no such table")
    version = 0
    try:
        created = created_entry(rows)
        table = Table(id, boards.get_unchanged(created.board, created.digest))
        for row in rows:
            version = row.version
            table.apply(row.version, row.at, row.nonce, e.read_envelope(row.entry))
            on_entry(table)
    except Refused:
        raise
    except Exception as error:
        raise unreadable(id, version, error) from None
    return table


def unreadable(id: str, version: int, error: Exception) -> Refused:
    """The refusal for a log entry that this server cannot follow, whatever is wrong with it."""
    # The start of the id is enough to find the table, but not to link to it.
    log.error("a log cannot be read", table=id[:8], version=version, why=repr(error))
    return Refused("broken", f"the log of this table cannot be read at version {version}")


def created_entry(rows: Sequence[LogRow]) -> e.Created:
    """The first entry of a log."""
    first = e.read_envelope(rows[0].entry).entry if rows else None
    if not isinstance(first, e.Created):
        raise Refused("broken", "expected the log of this table to begin with its setup")
    return first
