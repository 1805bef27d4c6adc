"""What nobody asks for: old games are put away, forgotten tables closed, memory given back."""

from __future__ import annotations

import asyncio
import gc

import structlog

from whistlestop.server.finished import Archive
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.settings import Settings
from whistlestop.server.sockets.guard import SocketGuard
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.uptimes import Uptimes

log = structlog.get_logger(__name__)

DAY = 24 * 3600
ROUND = 20.0
"""Seconds between two looks at memory."""
MANY = 1000
"""Sockets closed, and what is left of them is worth a pause of some tenths of a second."""
LONG = 3600.0
"""Seconds between two looks at old tables."""


class Housekeeping:
    """Runs beside the games."""

    def __init__(
        self,
        registry: Registry,
        archive: Archive,
        guard: SocketGuard,
        uptimes: Uptimes,
        settings: Settings,
    ) -> None:
        self.registry = registry
        self.archive = archive
        self.guard = guard
        self.uptimes = uptimes
        self.settings = settings
        self._collected = 0

    async def free_memory(self) -> None:
        """Let go of what nobody needs, for as long as the server runs."""
        while True:
            await asyncio.sleep(ROUND)
            self.registry.retire_idle()
            self.collect()

    async def tidy_up(self) -> None:
        """Look after old tables, for as long as the server runs."""
        await asyncio.sleep(ROUND)
        while True:
            try:
                await self.tidy(self.registry.backend.uptime.now())
            except StorageError as error:
                log.warning("could not tidy up", reason=str(error))
            await asyncio.sleep(LONG)

    def collect(self) -> None:
        """Look for garbage among all that lives long; `run.spare_the_collector` says why here."""
        if self.guard.closed - self._collected >= MANY:
            self._collected = self.guard.closed
            gc.collect()

    async def tidy(self, now: float) -> None:
        """Close tables that were never started, give up games long left, put old ones away."""
        await self.archive.close_idle("waiting", now - self.settings.close_after_days * DAY)
        old = now - self.settings.archive_after_days * DAY
        await self.archive.close_idle("playing", old)
        await self.uptimes.forget(old)
        done = await self.archive.put_away(old)
        if done:
            log.info("old games put away", games=done)
