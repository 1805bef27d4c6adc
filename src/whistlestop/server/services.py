"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from whistlestop.server.drawings import Drawings
from whistlestop.server.finished import Archive
from whistlestop.server.gates import Gates
from whistlestop.server.hall.hall import Hall, Rules
from whistlestop.server.hall.keeper import Keeper
from whistlestop.server.housekeeping import Housekeeping
from whistlestop.server.identity import Identity
from whistlestop.server.settings import Settings
from whistlestop.server.shelf import Shelf
from whistlestop.server.sockets.guard import SocketGuard
from whistlestop.server.sockets.lobby import Lobby
from whistlestop.server.sockets.questions import Questions
from whistlestop.server.storage.bus import Bus
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.people import People
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.probe import Probe
from whistlestop.server.storage.reading import Reading
from whistlestop.server.storage.shelving import Shelving
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.thinking import Thinkers
from whistlestop.server.thinking.roster import allowed_bots


@dataclass(slots=True)
class Services:
    """What routes and sockets work with."""

    settings: Settings
    shelf: Shelf
    drawings: Drawings
    bots: tuple[str, ...]
    reading: Reading
    lists: Lists
    probe: Probe
    people: People
    identity: Identity
    gates: Gates
    hall: Hall
    keeper: Keeper
    thinkers: Thinkers
    guard: SocketGuard
    questions: Questions
    lobby: Lobby
    archive: Archive
    stopping: bool = False


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Start everything in the right order, and stop it in the opposite one."""
    database = open_database(settings.database, settings.database_timeout)
    try:
        await prepare(database)
        bus = open_bus(database)
        journal = Journal(database, bus)
        services = _assemble(settings, database, bus, journal)
        await services.thinkers.start()
        news = News(services)
        await bus.start(news.table, news.gap, news.passing)
        house = Housekeeping(services.hall, services.archive, services.guard, settings)
        tasks = [
            asyncio.create_task(services.keeper.run()),
            asyncio.create_task(house.run()),
            asyncio.create_task(services.guard.refresh(services.hall.live)),
        ]
        try:
            yield services
        finally:
            services.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.keeper.stop()
            await journal.close()
            with contextlib.suppress(Exception):  # the games are safe already
                await bus.close()
            await services.thinkers.close()
    finally:
        await database.close()


def _assemble(settings: Settings, database: Database, bus: Bus, journal: Journal) -> Services:
    shelf = Shelf(settings.boards)
    bots = tuple(allowed_bots())
    reading, people = Reading(database), People(database)
    hall = Hall(journal, reading, shelf, Rules(bots, settings.absence))
    thinkers = Thinkers(settings.bot_workers, shelf.folders)
    keeper = Keeper(hall, thinkers, settings.bot_pause, alone=database.is_sqlite)
    lists = Lists(database)
    lobby = Lobby(lists)
    hall.on_change.append(lobby.changed)
    return Services(
        settings=settings,
        shelf=shelf,
        drawings=Drawings(),
        bots=bots,
        reading=reading,
        lists=lists,
        probe=Probe(database),
        people=people,
        identity=Identity(people, settings.cookies_are_secure),
        gates=Gates(settings.limits),
        hall=hall,
        keeper=keeper,
        thinkers=thinkers,
        guard=SocketGuard(settings.limits, bus, settings.absence),
        questions=Questions(hall, thinkers),
        lobby=lobby,
        archive=Archive(hall, Shelving(database)),
    )


class News:
    """What other processes tell, and what is done about it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    def table(self, id_: str, version: int) -> None:
        """A table has a new entry."""
        services = self._services
        services.lobby.refresh_soon()
        live = services.hall.live.get(id_)
        if live is not None:
            self._spawn(services.hall.catch_up(id_))

    def gap(self) -> None:
        """News may have been missed."""
        self._services.lobby.refresh_soon()
        self._spawn(self._services.hall.catch_up_all())

    def passing(self, kind: str, lines: list[str]) -> None:
        """Who is at tables, as another process sees it."""
        if kind != "presence":
            return
        for line in lines:
            match line.split():
                case [id_, here, watching, origin] if watching.isdecimal():
                    live = self._services.hall.live.get(id_)
                    if live is not None:
                        self._services.guard.heard(live, origin, here, watching)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """What fails here is made good by the next news or the next hello."""
    with contextlib.suppress(StorageError, Refused):
        await work
