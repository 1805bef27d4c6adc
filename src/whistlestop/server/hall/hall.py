"""All live tables of this process: commands in, events out, the log between them.

An entry is applied first and told only after it is committed: until then nobody can see it, for
all who look at a table hold its lock. If the commit fails, the table is read from its log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from secrets import token_urlsafe
from time import monotonic, time

from whistlestop.server import metrics
from whistlestop.server.hall.live import LiveTable, read_line, replay, write_line
from whistlestop.server.hall.projection import row_of, seats_of
from whistlestop.server.shelf import Shelf
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.reading import Reading
from whistlestop.server.storage.rows import Commit
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.asking import Asking
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.rematch import rematch_of
from whistlestop.server.tables.step import SEATING, Step
from whistlestop.server.tables.table import REMEMBERED, Table

TRIES = 20
"""Times that other processes may be faster before a command is given up."""


ChangeListener = Callable[[LiveTable, Step, bool], None]
"""Is told of an entry after it is committed, and whether this process wrote it."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the hall goes by."""

    bots: Collection[str]
    absence: float


def expect_id(id: str) -> None:
    """Refuse what cannot be an id: a database may not even be able to look for it."""
    if not (id.isascii() and id.isprintable()):
        raise Refused("no-table", "there is no such table")


class Hall:
    """Opens tables, carries commands out, tells those who look on."""

    def __init__(self, journal: Journal, reading: Reading, shelf: Shelf, rules: Rules) -> None:
        self.journal = journal
        self.reading = reading
        self.shelf = shelf
        self.rules = rules
        self.live: dict[str, LiveTable] = {}
        self.on_change: list[ChangeListener] = []
        """Told of every entry that this process wrote or heard of."""

    # --- tables ------------------------------------------------------------------------

    def open(self, id: str) -> LiveTable:
        """A table by its id; whether there is one shows when it is read."""
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = LiveTable(id)
        live.used = monotonic()
        return live

    async def loaded(self, live: LiveTable) -> Table:
        """The table's state; the caller holds the lock."""
        if live.table is None:
            try:
                expect_id(live.id)
                await self._read(live)
            except Refused:
                self.forget(live)
                raise
        assert live.table is not None
        return live.table

    async def _read(self, live: LiveTable) -> None:
        """Read the log, and tell what those who look on have not been told yet."""
        rows = await self.reading.entries(live.id)
        told = live.told or len(rows)
        live.table, live.told = replay(live.id, rows[:told], self.shelf), None
        for row in rows[told:]:
            step = live.happen(row.version, row.at, row.nonce, read_line(row.entry))
            self._tell(live, step, ours=False)

    def forget(self, live: LiveTable) -> None:
        """Let go of a table that nobody looks at; it is read again when it is needed."""
        if not live.audience.connections and self.live.get(live.id) is live:
            live.cancel_timer()
            del self.live[live.id]

    async def create(self, id: str, created: e.Created, by: str, nonce: str) -> Table:
        """Set a table up. Doing it again with the same id changes nothing."""
        live = self.open(id)
        async with live.lock:
            if await self.reading.entries(id):
                return await self.loaded(live)
            tables = self.shelf.get(created.board)
            assert tables is not None
            live.table = Table(id, tables)
            await self._write(live, e.Line(created, by), nonce)
            return await self.loaded(live)

    # --- commands ----------------------------------------------------------------------

    async def command(
        self, live: LiveTable, person: str, id: str, version: int, invited: bool, do: c.AnyCommand
    ) -> int:
        """Carry a command out and give the version it led to; a Refused says why not."""
        nonce = f"{person}:{id}"
        async with live.lock:
            for _ in range(TRIES):
                table = await self.loaded(live)
                if (done := await self._done_before(table, nonce, version)) is not None:
                    return done
                entry = decide(table, self._asking(live, table, person, version, invited), do)
                if isinstance(entry, e.Rematched):
                    again = rematch_of(table)
                    new = await self.create(entry.table, again, person, f"{nonce}:rematch")
                    entry = e.Rematched(entry.table, new.invite)
                if await self._write(live, e.Line(entry, person), nonce):
                    return table.version
        raise Refused("busy", "the table changed too often meanwhile: try again")

    def _asking(
        self, live: LiveTable, table: Table, person: str, version: int, invited: bool
    ) -> Asking:
        def absent(seat: int) -> float:
            return live.audience.absence(seat, table.seats[seat].person)

        return Asking(person, version, invited, self.rules.bots, absent, self.rules.absence)

    async def _done_before(self, table: Table, nonce: str, version: int) -> int | None:
        """The version that a command led to when it was first sent."""
        if nonce in table.answered:
            return table.answered[nonce]
        if version + REMEMBERED < table.version:
            return await self.reading.version_of(table.id, nonce)
        return None

    async def act(self, live: LiveTable, entry_for: Callable[[Table], e.Entry | None]) -> bool:
        """The server itself does something, if there is still something to do."""
        async with live.lock:
            entry = entry_for(await self.loaded(live))
            if entry is None:
                return False
            return await self._write(live, e.Line(entry), f"server:{token_urlsafe(9)}")

    async def _write(self, live: LiveTable, line: e.Line, nonce: str) -> bool:
        """Commit an entry and tell everybody; False if another process was faster."""
        table = live.table
        assert table is not None
        # Never before the last entry: clocks of machines differ, time at a table does not go back.
        at = max(time(), table.changed)
        step = live.happen(table.version + 1, at, nonce, line)
        seats = seats_of(table) if isinstance(line.do, SEATING) else None
        entry = write_line(line).decode()
        commit = Commit(table.id, table.version, nonce, at, entry, row_of(table), seats)
        try:
            ours = await self.journal.commit(commit)
        except BaseException:
            live.distrust(table.version - 1)
            raise
        if not ours:
            live.distrust(table.version - 1)
            await self.loaded(live)
            return False
        self._tell(live, step, ours=True)
        return True

    # --- what others wrote ---------------------------------------------------------------

    async def catch_up(self, id: str) -> None:
        """Another process wrote something: tell those who look on from here."""
        live = self.live.get(id)
        if live is None:
            return
        async with live.lock:
            if live.table is None and live.told is None:
                return
            table = await self.loaded(live)
            for row in await self.reading.entries(id, after=table.version):
                step = live.happen(row.version, row.at, row.nonce, read_line(row.entry))
                self._tell(live, step, ours=False)

    async def catch_up_all(self) -> None:
        """News may have been missed."""
        versions = await self.reading.versions(list(self.live))
        behind = [
            id
            for id, live in self.live.items()
            if versions.get(id, 0) > (live.table.version if live.table else live.told or 0)
        ]
        await asyncio.gather(*map(self.catch_up, behind))

    def _tell(self, live: LiveTable, step: Step, ours: bool) -> None:
        metrics.entry(type(step.line.do)).inc()
        live.tell(step)
        for listener in self.on_change:
            listener(live, step, ours)
