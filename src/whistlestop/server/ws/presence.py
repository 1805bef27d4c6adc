"""Tells each table's audience, and the other processes, who is present."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from secrets import token_hex

from whistlestop.server.rooms.room import Room
from whistlestop.server.storage.bus import Bus

NOTIFY_DELAY = 0.2
"""Seconds during which changes are gathered: reloading a page is not news."""
REFRESH_INTERVAL = 15.0
"""Seconds after which other processes are told again who is here."""
REFRESH_BATCH = 250
"""Tables to publish at once. The other processes have to read it all."""


class PresenceTracker:
    """Keeps audiences and processes up to date about who is present."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._origin = token_hex(8)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._outbox: dict[str, str] = {}
        """News that other processes still have to get, by table."""
        self._publisher: asyncio.Task[None] | None = None

    def changed(self, room: Room) -> None:
        """Tell everyone soon that someone came or went."""
        if room.id not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[room.id] = loop.call_later(NOTIFY_DELAY, self._notify, room)

    def _notify(self, room: Room) -> None:
        self._timers.pop(room.id, None)
        room.broadcast_presence()
        self.publish(room)

    def publish(self, room: Room) -> None:
        """Tell the other processes who is connected to this one."""
        here = ",".join(map(str, sorted(room.audience.here())))
        self._outbox[room.id] = f"{room.id} {here or '-'} {room.audience.watching()} {self._origin}"
        if self._publisher is None:
            self._publisher = asyncio.create_task(self._publish_outbox())

    async def _publish_outbox(self) -> None:
        """Publish everything queued in one statement. What arrives meanwhile waits for the next."""
        try:
            while self._outbox:
                lines, self._outbox = list(self._outbox.values()), {}
                await self._bus.publish("presence", lines)
        finally:
            self._publisher = None

    def update_peer(self, room: Room, origin: str, here: str, watching: str) -> None:
        """Note who is connected to another process."""
        seats = frozenset(int(seat) for seat in here.split(",") if seat.isdecimal())
        before = room.audience.present()
        if room.audience.update_peer(origin, seats, int(watching)) and room.audience.connections:
            self.publish(room)
        if room.audience.present() != before:
            room.broadcast_presence()

    async def refresh(self, rooms: Mapping[str, Room]) -> None:
        """Keep publishing who is here: silent processes are considered gone."""
        shown: dict[str, tuple[frozenset[int], int]] = {}
        while True:
            await asyncio.sleep(REFRESH_INTERVAL)
            watched = {id_: room for id_, room in rooms.items() if room.audience.connections}
            for number, (id_, room) in enumerate(watched.items()):
                present = room.audience.present()
                if shown.get(id_, present) != present:
                    self.changed(room)  # another process is gone, and its people with it
                else:
                    self.publish(room)
                shown[id_] = present
                if number % REFRESH_BATCH == REFRESH_BATCH - 1:
                    await asyncio.sleep(REFRESH_INTERVAL * REFRESH_BATCH / len(watched) / 2)
            shown = {id_: shown[id_] for id_ in watched if id_ in shown}
