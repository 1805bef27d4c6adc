"""A table in memory, kept in step with its log.

An entry is applied first and told only after it is committed. If the commit fails, or another
process was faster, the table is read from its log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
import structlog

from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.rooms.projection import Standings, row_of, seats_of, standings_of
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.rows import Commit, LogRow
from whistlestop.server.storage.table_store import TableStore
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import SEATING, Seats, Step, Telling, take
from whistlestop.server.tables.table import Table

log = structlog.get_logger(__name__)

read_line = msgspec.json.Decoder(e.Line).decode
write_line = msgspec.json.Encoder().encode

CHECKPOINT_INTERVAL = 32
"""Entries between two copies of a table: events are made again from the last but one."""
MAX_QUICK_REPLAY = 40
"""Entries that are replayed on the event loop; longer logs are replayed in a thread."""
MAX_CLOCK_SKEW = 5.0
"""Seconds by which the clocks of two machines may differ; beyond that one was set back."""

StepListener = Callable[[Step, bool], None]
"""Is told of an entry after it is committed, and whether this process wrote it."""


@dataclass(frozen=True, slots=True)
class Logs:
    """Where the logs of all tables are read and written."""

    journal: Journal
    store: TableStore
    boards: BoardLibrary
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One long replay at a time: several threads would fight the event loop for the interpreter."""


def expect_id(id: str) -> None:
    """Refuse what cannot be an id: a database may not even be able to look for it."""
    if not (id.isascii() and id.isprintable()):
        raise Refused("no-table", "there is no such table")


class Ledger:
    """Reads, writes and follows the log of one table. Only its room's task uses it."""

    __slots__ = ("_checkpoints", "_logs", "_on_step", "_standings", "_told", "id", "table")

    def __init__(self, id: str, logs: Logs, on_step: StepListener) -> None:
        self.id = id
        self.table: Table | None = None
        """None until it is read, and after a write that failed: then it is read again."""
        self._told: int | None = None
        """While the table must be read again: the version that everybody has been told of."""
        self._checkpoints: list[Table] = []
        """Copies at earlier versions, the oldest first."""
        self._standings: Standings = ()
        """How the table stands for its people as of the last commit; empty if that was not ours."""
        self._logs = logs
        self._on_step = on_step

    @property
    def version(self) -> int:
        """The last version that everybody has been told of."""
        return self.table.version if self.table is not None else self._told or 0

    # --- reading -------------------------------------------------------------------------

    async def load(self) -> Table:
        """The table's state; a Refused if there is none, or its log cannot be read."""
        if self.table is None:
            expect_id(self.id)
            rows = await self._logs.store.entries(self.id)
            told = self._told or len(rows)
            self.table = await self._replay(rows[:told])
            self._told = None
            self._follow(rows[told:])
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
        """Follow what other processes have written."""
        if self.table is None and self._told is None:
            return
        table = await self.load()
        self._follow(await self._logs.store.entries(self.id, after=table.version))

    def _follow(self, rows: Sequence[LogRow]) -> None:
        for row in rows:
            try:
                step = self._take(row.version, row.at, row.nonce, read_line(row.entry))
            except Exception as error:
                self._distrust(row.version - 1)
                raise unreadable(self.id, row.version, error) from None
            self._standings = ()
            self._on_step(step, False)

    async def missed(self, seen: int, seats: Seats) -> list[bytes] | None:
        """The events after a version, for those who hold these seats; None if it is too old."""
        table = await self.load()
        start = next((c for c in reversed(self._checkpoints) if c.version <= seen), None)
        if start is None:
            return None
        rows = await self._logs.store.entries(self.id, after=start.version)
        then, messages = start.copy(), []
        for row in rows[: table.version - start.version]:
            entry = (row.version, row.at, row.nonce, read_line(row.entry))
            if row.version <= seen:
                then.apply(*entry)
            else:
                messages.append(Telling(then, take(then, *entry)).message(seats))
        return messages

    # --- writing -------------------------------------------------------------------------

    def begin(self, board: str) -> None:
        """An empty table, whose first entry is about to be written."""
        self.table = Table(self.id, self._logs.boards.get(board))

    async def append(self, line: e.Line, nonce: str, now: float) -> bool:
        """Commit an entry and tell everybody; False if another process was faster."""
        table = self.table
        assert table is not None
        step = self._take(table.version + 1, time_at(table, now), nonce, line)
        seats = seats_of(table) if isinstance(line.do, SEATING) else None
        entry = write_line(line).decode()
        standings = standings_of(table)
        # Most moves leave it to the same person to act, and the others wait as before.
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

    def _take(self, version: int, at: float, nonce: str, line: e.Line) -> Step:
        """Apply an entry that is, or is just being, written."""
        assert self.table is not None
        step = take(self.table, version, at, nonce, line)
        self._keep_checkpoint(self.table)
        return step

    def _keep_checkpoint(self, table: Table) -> None:
        if table.version == 1 or table.version % CHECKPOINT_INTERVAL == 0:
            self._checkpoints = [*self._checkpoints[-1:], table.copy()]

    def _distrust(self, told: int) -> None:
        """What was applied after this version may not be so: read the log again."""
        self.table, self._told = None, told
        self._standings = ()

    async def version_of(self, nonce: str) -> int | None:
        """The version of the entry with a nonce, if there is one."""
        return await self._logs.store.version_of(self.id, nonce)


def time_at(table: Table, now: float) -> float:
    """When something happens at a table now.

    Never before its last entry, for clocks of machines differ a little; unless that lies so far
    ahead that the clock of this machine must have been set back.
    """
    return now if table.changed > now + MAX_CLOCK_SKEW else max(now, table.changed)


def replay(
    id: str, rows: Sequence[LogRow], boards: BoardLibrary, on_entry: Callable[[Table], None]
) -> Table:
    """A table from its log."""
    if not rows:
        raise Refused("no-table", "there is no such table")
    version = 0
    try:
        created = created_entry(rows)
        table = Table(id, boards.get_unchanged(created.board, created.digest))
        for row in rows:
            version = row.version
            table.apply(row.version, row.at, row.nonce, read_line(row.entry))
            on_entry(table)
    except Refused:
        raise
    except Exception as error:
        raise unreadable(id, version, error) from None
    return table


def unreadable(id: str, version: int, error: Exception) -> Refused:
    """What to raise for a log entry that this server cannot follow, whatever is wrong with it."""
    # The start of the id: enough to find the table, and no link to it.
    log.error("a log cannot be read", table=id[:8], version=version, why=repr(error))
    return Refused("broken", f"the log of this table cannot be read at version {version}")


def created_entry(rows: Sequence[LogRow]) -> e.Created:
    """The first entry of a log."""
    first = read_line(rows[0].entry).do if rows else None
    if not isinstance(first, e.Created):
        raise Refused("broken", "the log of this table does not begin with its set-up")
    return first
