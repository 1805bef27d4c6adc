"""What the host can do at tables: through their rooms, so that everyone there notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import structlog

from whistlestop.server.rooms.registry import Registry
from whistlestop.server.rooms.room import MAX_RACES
from whistlestop.server.storage.erasure import Erasure
from whistlestop.server.storage.rows import LogRow
from whistlestop.server.storage.schema import OPEN
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.renaming import (
    NOBODY,
    erase_from_log,
    free_name,
    rename_in_record,
)
from whistlestop.server.tables.table import Table

log = structlog.get_logger(__name__)

EntryFor = Callable[[Table], e.Entry | None]


class TableKeeper:
    """Closes tables, and changes who sits there."""

    def __init__(self, registry: Registry, erasure: Erasure) -> None:
        self._registry = registry
        self._store = registry.backend.logs.store
        self._erasure = erasure

    async def close(self, table: str) -> str:
        """Close a table that is not over, and say what happened."""
        row = await self._store.table_row(table)
        if row is None:
            raise Refused("no-table", "there is no such table")

        def entry_for(table: Table) -> e.Entry | None:
            return e.Closed("server") if table.stage in OPEN else None

        if row.row.stage in OPEN and await self._write(table, entry_for):
            return "closed"
        return "already over"

    async def leave(self, person: str) -> int:
        """Take a person off every open table. Returns how many.

        A seat is open again, a bot plays on, or the table is closed, as if they had left.
        """
        left = 0
        for table, mine in (await self._erasure.seats_of(person)).items():
            row = await self._store.table_row(table)
            if row is None or row.row.stage not in OPEN:
                continue
            done = [await self._try(table, _leaving(person, seat)) for seat in sorted(mine)]
            left += any(done)
        return left

    async def rename(self, person: str, name: str, *, erase: bool = False) -> int:
        """Give a person's seats another name, at tables of all stages. Returns how many tables."""
        renamed = 0
        for table, mine in (await self._erasure.seats_of(person)).items():
            in_record = await self._erasure.rename_archived(
                table, mine, name, lambda text, seats: rename_in_record(text, seats, name), erase
            )
            if in_record:
                renamed += 1
                continue
            done = [await self._try(table, _renaming(person, s, name, erase)) for s in sorted(mine)]
            renamed += any(done)
        return renamed

    async def erase(self, person: str) -> None:
        """Remove a person's names and words from the logs of all tables, past ones included."""

        def rewrite(rows: Sequence[LogRow]) -> dict[int, str]:
            changed = erase_from_log([e.read_envelope(row.entry) for row in rows], person)
            return {rows[i].version: e.write_envelope(new) for i, new in changed.items()}

        for table in await self._erasure.tables_naming(person):
            await self._erasure.rewrite_log(table, rewrite)

    async def _try(self, table: str, entry_for: EntryFor) -> bool:
        """Write an entry, unless the table cannot be read."""
        try:
            return await self._write(table, entry_for)
        except Refused as refused:
            log.warning("a table was passed over", table=table[:8], reason=refused.reason)
            return False

    async def _write(self, table: str, entry_for: EntryFor) -> bool:
        """Write an entry, however often another process gets in first; False if there is none."""
        for _ in range(MAX_RACES):
            wanted = False

            def noted(table: Table) -> e.Entry | None:
                nonlocal wanted
                entry = entry_for(table)
                wanted = entry is not None
                return entry

            if await self._registry.room(table).act(noted):
                return True
            if not wanted:
                return False
        raise Refused("busy", "the table kept changing: try again")


def _leaving(person: str, seat: int) -> EntryFor:
    def entry_for(table: Table) -> e.Entry | None:
        context = CommandContext(person, table.version, True, (), lambda seat: 0.0, 0.0)
        try:
            return decide(table, context, c.Leave(seat))
        except Refused:  # a bot plays there already, or the table has just been closed
            return None

    return entry_for


def _renaming(person: str, seat: int, name: str, erase: bool) -> EntryFor:
    def entry_for(table: Table) -> e.Entry | None:
        if table.seats[seat].person != person:
            return None
        new = NOBODY if erase else free_name(table, seat, name)
        if table.seats[seat].name == new and not erase:
            return None
        return e.Renamed(seat, new, erase)

    return entry_for
