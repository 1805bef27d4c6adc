"""Housekeeping: archives old games, closes abandoned tables, frees memory."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import structlog

from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.archive import Archive
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.uptimes import Uptimes

log = structlog.get_logger(__name__)

DAY = 24 * 3600
MEMORY_INTERVAL = 20.0
"""Seconds between memory checks."""
COLLECT_AFTER = 1000
"""Closed sockets that justify a garbage collection, which pauses for some tenths of a second."""
TIDY_INTERVAL = 3600.0
"""Seconds between checks for old tables."""


class Housekeeping:
    """Runs alongside the games."""

    def __init__(
        self,
        archive: Archive,
        uptimes: Uptimes,
        settings: Settings,
        closed_sockets: Callable[[], int],
    ) -> None:
        self.registry = archive.registry
        self.archive = archive
        self.closed_sockets = closed_sockets
        self.uptimes = uptimes
        self.settings = settings
        self._collected = 0

    async def free_memory(self) -> None:
        """Free the memory of idle tables and closed sockets, for as long as the server runs."""
        while True:
            await asyncio.sleep(MEMORY_INTERVAL)
            self.registry.retire_idle()
            self.collect()

    async def tidy_up(self) -> None:
        """Take care of old tables, for as long as the server runs."""
        await asyncio.sleep(MEMORY_INTERVAL)
        while True:
            try:
                await self.tidy(self.registry.backend.uptime.now())
            except StorageError as error:
                log.warning("could not tidy up", reason=str(error))
            await asyncio.sleep(TIDY_INTERVAL)

    def collect(self) -> None:
        """Collect garbage among long-lived objects. See `run.tune_garbage_collector` for why."""
        closed = self.closed_sockets()
        if closed - self._collected >= COLLECT_AFTER:
            self._collected = closed
            gc.collect()

    async def tidy(self, now: float) -> None:
        """Close tables that never started, end abandoned games, archive old ones."""
        await self.archive.close_idle("waiting", now - self.settings.close_after_days * DAY)
        old = now - self.settings.archive_after_days * DAY
        await self.archive.close_idle("playing", old)
        await self.uptimes.forget(old)
        done = await self.archive.put_away(old)
        if done:
            log.info("old games put away", games=done)
