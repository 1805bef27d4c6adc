"""What sockets have in common: limits, presence."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Any

from whistlestop.server import metrics
from whistlestop.server.rooms.room import Room
from whistlestop.server.settings import Limits
from whistlestop.server.storage.bus import Bus
from whistlestop.server.wire.connection import POLICY
from whistlestop.server.wire.socket import Gone, Socket

UNLIMITED = 10**9
REFRESH = 15.0
"""Seconds after which other processes are told again who is here."""
PORTION = 250
"""Tables that are told of at once: the other processes have to read it all."""


class SocketGuard:
    """Counts sockets and messages, and tells who is there."""

    def __init__(self, limits: Limits, bus: Bus, patience: float) -> None:
        self.message_bytes = limits.message_bytes
        self.most_sockets = limits.sockets_per_person if limits.enabled else UNLIMITED
        self._people = limits.people_per_address
        self._sockets: Counter[str] = Counter()
        self._open: defaultdict[str, set[Socket]] = defaultdict(set)
        """By person; strangers together."""
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
        self._tasks: set[asyncio.Task[None]] = set()

    def enter(self, socket: Socket) -> bool:
        """One more socket; false if its person or address has too many. Each is to leave, too."""
        owner, address = socket.person or socket.address, f"all {socket.address}"
        self._sockets[owner] += 1
        self._sockets[address] += 1
        self._open[socket.person].add(socket)
        metrics.SOCKETS.inc()
        most = self.most_sockets
        return self._sockets[owner] <= most and self._sockets[address] <= most * self._people

    def leave(self, socket: Socket) -> None:
        """One socket less."""
        self.closed += 1
        metrics.SOCKETS.dec()
        for who in (socket.person or socket.address, f"all {socket.address}"):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
        self._open[socket.person].discard(socket)
        if not self._open[socket.person]:
            del self._open[socket.person]

    def log_out(self, person: str, *, only: str = "", keep: str = "") -> None:
        """Close the sockets of a person here and elsewhere: of one session, or of all but one."""
        self.hang_up(person, only, keep)
        self._spawn(self._bus.publish("logout", [f"{person} {only or '-'} {keep or '-'}"]))

    def hang_up(self, person: str, only: str, keep: str) -> None:
        """Close the sockets of a person that are connected to this process."""
        for socket in self._open.get(person, ()):
            if socket.session != keep and only in ("", socket.session):
                self._spawn(_hang_up(socket))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def presence(self, live: Room) -> None:
        """Tell everybody at a table who is there, soon: a reload is no news."""
        if live.id not in self._soon:
            loop = asyncio.get_running_loop()
            self._soon[live.id] = loop.call_later(0.2, self._tell_presence, live)

    def _tell_presence(self, live: Room) -> None:
        self._soon.pop(live.id, None)
        self._tell_here(live)
        self.spread(live)

    def _tell_here(self, live: Room) -> None:
        """Tell those who are connected to this process."""
        message = live.presence(self._patience)
        for connection in live.audience.connections:
            connection.tell(message)

    def spread(self, live: Room) -> None:
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
                await self._bus.publish("presence", lines)
        finally:
            self._sender = None

    def heard(self, live: Room, origin: str, here: str, watching: str) -> None:
        """Another process told who is with it."""
        seats = frozenset(int(seat) for seat in here.split(",") if seat.isdecimal())
        before = live.audience.present()
        if live.audience.heard(origin, seats, int(watching)) and live.audience.connections:
            self.spread(live)
        if live.audience.present() != before:
            self._tell_here(live)

    async def refresh(self, tables: Mapping[str, Room]) -> None:
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


async def _hang_up(socket: Socket) -> None:
    with suppress(Gone, OSError, RuntimeError):  # gone already
        await socket.close(POLICY, "this login has ended")
