"""All rooms of this process, by table id."""

from __future__ import annotations

import asyncio
from time import monotonic

from whistlestop.server.ops import metrics
from whistlestop.server.rooms.room import Backend, Room


class Registry:
    """Opens rooms when they are needed, and drops those that are not."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.rooms: dict[str, Room] = {}

    def room(self, id: str) -> Room:
        """The room of a table. Whether the table exists only shows when it is read.

        Use it at once, without awaiting anything in between: idle rooms are dropped.
        """
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id, self.backend, self)
            metrics.tables().set(len(self.rooms))
        room.used = monotonic()
        return room

    def retire_idle(self) -> None:
        """Drop rooms where nothing is happening. Their tables are read again when needed."""
        for id_, room in list(self.rooms.items()):
            if room.retire():
                del self.rooms[id_]
        metrics.tables().set(len(self.rooms))

    async def catch_up(self, id: str) -> None:
        """Note that another process wrote something at a table."""
        if (room := self.rooms.get(id)) is not None:
            await room.catch_up()

    async def catch_up_all(self) -> None:
        """Note that news from other processes may have been missed."""
        versions = await self.backend.logs.store.versions(list(self.rooms))
        behind = [id for id, room in self.rooms.items() if versions.get(id, 0) > room.version]
        await asyncio.gather(*map(self.catch_up, behind), return_exceptions=True)

    async def stop(self) -> None:
        """Finish writes in progress, and start nothing more."""
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
