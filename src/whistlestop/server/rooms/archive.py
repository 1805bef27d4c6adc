"""Finished games: from the log, or from the archive once the log is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic

import structlog

from whistlestop.game.record.seats import read_seats
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.bot_pool.replays import record_of, without_folder
from whistlestop.server.rooms.ledger import created_entry, expect_id
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.storage.archive import RecordArchive
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.rows import StoredTable
from whistlestop.server.storage.schema import ENDED
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.admission import expect_view
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table

log = structlog.get_logger(__name__)

REST = 4.0
"""The archive pauses between tables for this many times as long as the last one took."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over. Nothing about it is secret any more."""

    id: str
    board: str
    record: str

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [seat.name for seat in read_seats(self.record, self.players) or []]

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self._field("players"))

    @property
    def digest(self) -> str:
        """The digest of the board it was played on."""
        return self._field("board").partition(" ")[2]

    @property
    def moves(self) -> int:
        """The number of moves. Only their lines begin with a digit, which is the player."""
        return sum(line[:1].isdecimal() for line in self.record.splitlines())

    @property
    def over(self) -> bool:
        """Whether it was played to the end rather than abandoned."""
        return "\nresult " in self.record

    @property
    def file_name(self) -> str:
        """The name of the file to download."""
        return f"{self.board}-{self.id[:8]}.whistlestop"

    def _field(self, word: str) -> str:
        lines = self.record.splitlines()
        return next(line.partition(" ")[2] for line in lines if line.startswith(f"{word} "))


class Archive:
    """Finds finished games, and archives old ones."""

    def __init__(self, registry: Registry, records: RecordArchive, bot_pool: BotPool) -> None:
        self.registry = registry
        self.boards = registry.backend.logs.boards
        self.store = registry.backend.logs.store
        self.records = records
        self.bot_pool = bot_pool
        self._passed_over: set[str] = set()

    async def finished(self, id: str, person: str, invite: str, owner: str = "") -> FinishedGame:
        """A finished game that this person may see. Refused says why not."""
        expect_id(id)
        row = await self.store.table_row(id)
        if row is None:
            raise Refused("no-table", "there is no such table")
        seated = bool(person and await self.store.seats_of(person, [id]))
        record = await self.records.record(id)
        secret = ""
        if invite and record is None:
            secret = created_entry(await self.store.entries(id)).invite
        expect_view(public=row.row.public, seated=seated, invite=secret, given=invite)
        if record is None:
            record = await self._from_log(row, owner)
        if not record:
            raise Refused("not-over", "the table was closed before its game began")
        # Records archived by older versions still contain the folder of their board.
        finished = FinishedGame(id, row.row.board, without_folder(record))
        self.boards.get_unchanged(finished.board, finished.digest)
        return finished

    async def _from_log(self, row: StoredTable, owner: str) -> str:
        """The record of a table that still has its log; made once for each version."""
        if row.row.stage not in ("over", "closed"):
            raise Refused("not-over", "the game is not over")

        async def make() -> bytes:
            rows = await self.store.entries(row.id)
            self.boards.get_unchanged(row.row.board, created_entry(rows).digest)
            entries = [(r.version, r.at, r.nonce, r.entry) for r in rows]
            return await self.bot_pool.record(row.id, row.row.board, entries, owner)

        return (await self.bot_pool.results.get(f"record {row.id} {row.version}", make)).decode()

    async def put_away(self, before: float) -> int:
        """Archive games that ended before a time, keeping only their records. Returns how many.

        Unreadable ones are left alone. It works slowly on purpose: live games come first.
        """
        done = 0
        for stage in ENDED:
            done += await self._work_off(stage, before, "put away", self._keep_record)
        return done

    async def close_idle(self, stage: str, before: float) -> int:
        """Close tables at a stage where nothing has happened since a time. Returns how many."""

        def entry_for(table: Table) -> e.Entry | None:
            return e.Closed("abandoned") if table.changed < before else None

        async def close(id_: str) -> bool:
            return await self.registry.room(id_).act(entry_for)

        return await self._work_off(stage, before, "closed", close)

    async def _keep_record(self, id_: str) -> bool:
        async def keep(table: Table) -> None:
            record = record_of(table) if table.game is not None else ""
            await self.records.put_away(id_, record, self.registry.backend.uptime.now())

        await self.registry.room(id_).put_away(keep)
        return True

    async def _work_off(
        self, stage: str, before: float, what: str, work: Callable[[str], Awaitable[bool]]
    ) -> int:
        """Process all old tables, skipping those that cannot be read."""
        done = 0
        async for id_ in self.store.idle_since(stage, before):
            begun = monotonic()
            try:
                done += await work(id_)
            except StorageError:
                raise
            except Exception as error:
                self._pass_over(id_, what, error)
            await asyncio.sleep(REST * (monotonic() - begun))
        return done

    def _pass_over(self, id_: str, what: str, error: Exception) -> None:
        """Log a table's problem only once, although every pass tries the table again."""
        if id_ not in self._passed_over:
            self._passed_over.add(id_)
            reason = error.reason if isinstance(error, Refused) else repr(error)
            log.warning(f"a table cannot be {what}", table=id_[:8], reason=reason)
