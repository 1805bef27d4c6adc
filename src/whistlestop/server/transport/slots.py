"""The open connections of this process: how many, from where, and which of them do not read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from whistlestop.server.access.limits import address_key

log = structlog.get_logger(__name__)

SWEEP_INTERVAL = 5.0
"""Seconds between sweeps over all connections."""
UNREAD_TIMEOUT = 30.0
"""Seconds before a client that does not read is disconnected."""
MIN_PROGRESS = 5_000
"""Bytes that it must read between two sweeps."""
WARN_INTERVAL = 60.0
"""Seconds between two warnings about refused connections."""


@dataclass(slots=True)
class Slot:
    """One connection."""

    address: str
    since: float
    """When the client last read something, or had read everything."""
    unsent: int = 0
    """Unsent bytes at the last sweep."""
    refilled: bool = True
    """Whether more is only written once the client has read some: so for HTTP, not for sockets."""


class ConnectionSlots:
    """Counts connections, in total and per address, and disconnects clients that do not read."""

    def __init__(
        self,
        most: int | None = None,
        of_address: int | None = None,
        is_proxy: Callable[[str], bool] = lambda host: False,
    ) -> None:
        """None: no limit. A proxy's connections belong to many people."""
        self._most = most
        self._of_address = of_address
        self._is_proxy = is_proxy
        self._open: dict[asyncio.Transport, Slot] = {}
        self._addresses: Counter[str] = Counter()
        self._sweep: asyncio.TimerHandle | None = None
        self._warned: dict[str, float] = {}

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is room for one more. Either way it counts until it leaves."""
        address, loop = address_key(host), asyncio.get_running_loop()
        self._open[transport] = Slot(address, loop.time())
        self._addresses[address] += 1
        if self._sweep is None:
            self._sweep = loop.call_later(SWEEP_INTERVAL, self._look, loop)
        if self._most is not None and len(self._open) > self._most:
            self._warn("limits.connections", self._most, loop.time())
            return False
        own = self._of_address
        if own is not None and self._addresses[address] > own and not self._is_proxy(host):
            self._warn("limits.connections_per_address", own, loop.time())
            return False
        return True

    def becomes_socket(self, transport: asyncio.Transport) -> None:
        """Note that a connection became a WebSocket: it is sent events whether it reads or not."""
        if slot := self._open.get(transport):
            slot.refilled = False

    def leave(self, transport: asyncio.Transport) -> None:
        """Remove a connection that is gone."""
        slot = self._open.pop(transport, None)
        if slot is not None:
            self._addresses[slot.address] -= 1
            if not self._addresses[slot.address]:
                del self._addresses[slot.address]

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for transport, slot in list(self._open.items()):
            unsent = transport.get_write_buffer_size()
            if self._progress(slot, unsent):
                slot.since = now
            elif now - slot.since > UNREAD_TIMEOUT:
                transport.abort()
            slot.unsent = unsent
        self._sweep = loop.call_later(SWEEP_INTERVAL, self._look, loop) if self._open else None

    def _progress(self, slot: Slot, unsent: int) -> bool:
        if unsent == 0 or slot.unsent == 0:
            return True
        return unsent <= slot.unsent - MIN_PROGRESS or (slot.refilled and unsent > slot.unsent)

    def _warn(self, setting: str, most: int, now: float) -> None:
        if now - self._warned.get(setting, -WARN_INTERVAL) >= WARN_INTERVAL:
            self._warned[setting] = now
            log.warning("connections are refused", setting=setting, limit=most)
