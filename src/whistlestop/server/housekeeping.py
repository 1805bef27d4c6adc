"""What nobody asks for: old games are put away, forgotten tables closed, memory given back."""

from __future__ import annotations

import asyncio
import gc
from time import monotonic, time

import structlog

from whistlestop.server.finished import Archive
from whistlestop.server.hall.hall import Hall
from whistlestop.server.settings import Settings
from whistlestop.server.sockets.guard import SocketGuard
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table

log = structlog.get_logger(__name__)

DAY = 24 * 3600
ROUND = 20.0
"""Seconds between two looks at memory."""
MANY = 1000
"""Sockets closed, and what is left of them is worth a pause of some tenths of a second."""
LONG = 3600.0
"""Seconds between two looks at old tables."""
IDLE = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""


class Housekeeping:
    """Runs beside the games."""

    def __init__(
        self, hall: Hall, archive: Archive, guard: SocketGuard, settings: Settings
    ) -> None:
        self.hall = hall
        self.archive = archive
        self.guard = guard
        self.settings = settings
        self._collected = 0

    async def run(self) -> None:
        """For as long as the server runs."""
        due = monotonic() + ROUND
        while True:
            await asyncio.sleep(ROUND)
            self.give_back()
            self.collect()
            if monotonic() >= due:
                due = monotonic() + LONG
                try:
                    await self.tidy(time())
                except StorageError as error:
                    log.warning("could not tidy up", reason=str(error))

    def collect(self) -> None:
        """Look for garbage among all that lives long; `run.spare_the_collector` says why here."""
        if self.guard.closed - self._collected >= MANY:
            self._collected = self.guard.closed
            gc.collect()

    def give_back(self) -> None:
        """Let go of tables that nobody looks at; they are read again when somebody comes."""
        now = monotonic()
        for live in list(self.hall.live.values()):
            idle = live.timer is None and now - live.used > IDLE and not live.lock.locked()
            if idle and not live.audience.connections:
                self.hall.forget(live)

    async def tidy(self, now: float) -> None:
        """Close tables that were never started, give up games long left, put old ones away."""
        await self._close("waiting", now - self.settings.close_after_days * DAY)
        await self._close("playing", now - self.settings.archive_after_days * DAY)
        done = await self.archive.put_away(now - self.settings.archive_after_days * DAY)
        if done:
            log.info("old games put away", games=done)

    async def _close(self, stage: str, before: float) -> None:
        for id_ in await self.hall.reading.idle(stage, before):
            live = self.hall.open(id_)

            def entry_for(table: Table) -> e.Entry | None:
                return e.Closed("abandoned") if table.changed < before else None

            try:
                await self.hall.act(live, entry_for)
            except Refused as refused:
                log.warning("table cannot be closed", reason=refused.reason)
