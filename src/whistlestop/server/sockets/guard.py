"""What sockets have in common: limits, presence."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from secrets import token_hex

from whistlestop.server import metrics
from whistlestop.server.hall.live import LiveTable
from whistlestop.server.limits import Buckets, per_minute
from whistlestop.server.settings import Limits
from whistlestop.server.storage.bus import Bus

UNLIMITED = 1e12
REFRESH = 15.0
"""Seconds after which other processes are told again who is here."""
PORTION = 250
"""Tables that are told of at once: the other processes have to read it all."""


class SocketGuard:
    """Counts sockets and messages, and tells who is there."""

    def __init__(self, limits: Limits, bus: Bus, patience: float) -> None:
        fast = limits.enabled
        self.message_bytes = limits.message_bytes
        self.moves = _bucket(limits.moves_per_second, fast)
        self.asks = _bucket(limits.asks_per_second, fast)
        self.chat = per_minute(limits.chat_per_minute) if fast else Buckets(UNLIMITED, UNLIMITED)
        self.joins = per_minute(limits.joins_per_minute) if fast else Buckets(UNLIMITED, UNLIMITED)
        self.most_sockets = limits.sockets_per_person if fast else 10**9
        self._sockets: Counter[str] = Counter()
        self.closed = 0
        """Sockets that were there."""
        self._bus = bus
        self._patience = patience
        """Seconds that a person may be missing before a bot may play for them."""
        self._origin = token_hex(8)
        self._soon: dict[str, asyncio.TimerHandle] = {}
        self._outbox: dict[str, str] = {}
        """What other processes are still to be told, by table."""
        self._sender: asyncio.Task[None] | None = None

    def enter(self, who: str) -> bool:
        """One more socket of somebody; false if there are too many. Each is to leave, too."""
        self._sockets[who] += 1
        metrics.SOCKETS.inc()
        return self._sockets[who] <= self.most_sockets

    def leave(self, who: str) -> None:
        """One socket less."""
        self.closed += 1
        metrics.SOCKETS.dec()
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    def presence(self, live: LiveTable) -> None:
        """Tell everybody at a table who is there, soon: a reload is no news."""
        if live.id not in self._soon:
            loop = asyncio.get_running_loop()
            self._soon[live.id] = loop.call_later(0.2, self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        self._soon.pop(live.id, None)
        self._tell_here(live)
        self.spread(live)

    def _tell_here(self, live: LiveTable) -> None:
        """Tell those who are connected to this process."""
        message = live.presence(self._patience)
        for connection in live.audience.connections:
            connection.tell(message)

    def spread(self, live: LiveTable) -> None:
        """Tell the other processes."""
        here = ",".join(map(str, sorted(live.audience.here())))
        self._outbox[live.id] = f"{live.id} {here or '-'} {live.audience.watching()} {self._origin}"
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send all that waits in one statement; what comes meanwhile waits for the next."""
        try:
            while self._outbox:
                lines, self._outbox = list(self._outbox.values()), {}
                await self._bus.tell("presence", lines)
        finally:
            self._sender = None

    def heard(self, live: LiveTable, origin: str, here: str, watching: str) -> None:
        """Another process told who is with it."""
        seats = frozenset(int(seat) for seat in here.split(",") if seat.isdecimal())
        before = live.audience.present()
        if live.audience.heard(origin, seats, int(watching)) and live.audience.connections:
            self.spread(live)
        if live.audience.present() != before:
            self._tell_here(live)

    async def refresh(self, tables: Mapping[str, LiveTable]) -> None:
        """Say again and again who is here: who says nothing for long is taken for gone."""
        shown: dict[str, tuple[frozenset[int], int]] = {}
        while True:
            await asyncio.sleep(REFRESH)
            watched = {id_: live for id_, live in tables.items() if live.audience.connections}
            for number, (id_, live) in enumerate(watched.items()):
                present = live.audience.present()
                if shown.get(id_, present) != present:
                    self.presence(live)  # another process is gone, and its people with it
                else:
                    self.spread(live)
                shown[id_] = present
                if number % PORTION == PORTION - 1:
                    await asyncio.sleep(REFRESH * PORTION / len(watched) / 2)
            shown = {id_: shown[id_] for id_ in watched if id_ in shown}


def _bucket(rate: float, enabled: bool) -> tuple[float, float]:
    return (rate, 2 * rate) if enabled else (UNLIMITED, UNLIMITED)
