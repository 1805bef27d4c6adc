"""Finds tables that are due but have no process in charge."""

from __future__ import annotations

import asyncio

import structlog

from whistlestop.server.ops.backoff import Backoff
from whistlestop.server.rooms.projection import LEASE
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables.refusal import Refused

log = structlog.get_logger(__name__)

SWEEP_INTERVAL = 1.0
"""Seconds between two searches for such tables."""
MAX_WAKING = 8
"""Tables to read at the same time."""


class Scheduler:
    """Wakes the rooms of overdue tables. A broken table does not hold up the others."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._backend = registry.backend
        self._store = registry.backend.logs.store
        self._first = True
        self._clock_set = True
        """Whether the machine's clock may have been set back since the last search."""
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(MAX_WAKING)
        self._backoffs: dict[str, Backoff] = {}
        """For tables that could not be woken."""
        self._backend.uptime.on_jump.append(self._look_ahead)

    def _look_ahead(self) -> None:
        self._clock_set = True

    async def run(self) -> None:
        """Keep searching for as long as the server runs."""
        while True:
            try:
                await self.sweep()
            except StorageError as error:
                log.warning("could not look for overdue tables", reason=str(error))
            await asyncio.sleep(SWEEP_INTERVAL)

    async def sweep(self) -> None:
        """Search once."""
        now = self._backend.uptime.now()
        if self._clock_set:
            await self._store.hasten(now)
            self._clock_set = False
        alone = self._first and self._backend.alone
        while ids := await self._store.claim_due(now, now + LEASE, ignore_leases=alone):
            for id_ in ids:
                if id_ not in self._waking:
                    self._waking[id_] = asyncio.create_task(self._wake(id_))
        self._first = False

    async def _wake(self, id: str) -> None:
        try:
            async with self._places:
                await self._registry.room(id).wake()
        except Exception as error:
            await self._postpone(id, error)
        else:
            self._backoffs.pop(id, None)
        finally:
            del self._waking[id]

    async def _postpone(self, id: str, error: Exception) -> None:
        """Try a table again later, with growing pauses."""
        pause = self._backoffs.setdefault(id, Backoff()).pause()
        expected = isinstance(error, Refused | StorageError)
        log.error(
            "an overdue table cannot go on",
            table=id[:8],
            reason=str(error),
            pause=pause,
            exc_info=None if expected else error,
        )
        try:
            await self._store.postpone(id, self._backend.uptime.now() + LEASE + pause)
        except StorageError as failed:
            log.warning("could not postpone a table", reason=str(failed))

    async def stop(self) -> None:
        """Wake no more tables."""
        for task in list(self._waking.values()):
            task.cancel()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
