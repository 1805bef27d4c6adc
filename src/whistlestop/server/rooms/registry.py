"""All rooms of this process, by the ids of their tables."""

from __future__ import annotations

import asyncio
from time import monotonic

from whistlestop.server.rooms.room import Backend, Room


class Registry:
    """Opens rooms when they are needed, and lets go of those that nobody needs."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.rooms: dict[str, Room] = {}

    def room(self, id: str) -> Room:
        """The room of a table; whether there is such a table shows when it is read.

        Use it at once, without waiting for anything in between: an idle room is let go.
        """
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id, self.backend, self)
        room.used = monotonic()
        return room

    def retire_idle(self) -> None:
        """Let go of rooms where nothing happens; their tables are read again when needed."""
        for id_, room in list(self.rooms.items()):
            if room.retire():
                del self.rooms[id_]

    async def catch_up(self, id: str) -> None:
        """Another process wrote something at a table."""
        if (room := self.rooms.get(id)) is not None:
            await room.catch_up()

    async def catch_up_all(self) -> None:
        """News of other processes may have been missed."""
        versions = await self.backend.logs.store.versions(list(self.rooms))
        behind = [id for id, room in self.rooms.items() if versions.get(id, 0) > room.version]
        await asyncio.gather(*map(self.catch_up, behind), return_exceptions=True)

    async def stop(self) -> None:
        """Finish what is being written, and begin nothing more."""
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
