"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from whistlestop.server.backoff import keep_running
from whistlestop.server.bot_pool.bots import allowed_bots
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.drawings import Drawings
from whistlestop.server.finished import Archive
from whistlestop.server.housekeeping import Housekeeping
from whistlestop.server.identity import Identity
from whistlestop.server.limits import Gates
from whistlestop.server.openings import Openings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.rooms.ledger import Logs
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.rooms.room import Backend
from whistlestop.server.rooms.scheduler import Scheduler
from whistlestop.server.settings import Settings
from whistlestop.server.sockets import table_socket
from whistlestop.server.sockets.guard import SocketGuard
from whistlestop.server.sockets.lobby import Lobby
from whistlestop.server.sockets.questions import Questions
from whistlestop.server.storage.archive import RecordArchive
from whistlestop.server.storage.bus import Bus
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.people import People
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.probe import Probe
from whistlestop.server.storage.sessions import Sessions
from whistlestop.server.storage.table_store import TableStore
from whistlestop.server.storage.uptimes import Uptimes
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.uptime import Uptime


@dataclass(slots=True)
class Services:
    """What routes and sockets work with."""

    settings: Settings
    boards: BoardLibrary
    drawings: Drawings
    bots: tuple[str, ...]
    store: TableStore
    lists: Lists
    probe: Probe
    people: People
    identity: Identity
    gates: Gates
    openings: Openings
    registry: Registry
    scheduler: Scheduler
    uptimes: Uptimes
    bot_pool: BotPool
    guard: SocketGuard
    sockets: table_socket.Services
    lobby: Lobby
    archive: Archive
    stopping: bool = False


@asynccontextmanager
async def running(settings: Settings, boards: BoardLibrary) -> AsyncIterator[Services]:
    """Start everything in the right order, and stop it in the opposite one."""
    database = open_database(settings.database, settings.database_timeout)
    try:
        await prepare(database)
        bus = open_bus(database)
        journal = Journal(database, bus)
        services = _assemble(settings, boards, database, bus, journal)
        registry, guard = services.registry, services.guard
        await services.bot_pool.start()
        news = News(services)
        await bus.start(news.table, news.gap, news.passing)
        house = Housekeeping(registry, services.archive, guard, services.uptimes, settings)
        await registry.backend.uptime.beat()
        loops: dict[str, Callable[[], Awaitable[None]]] = {
            "uptime": registry.backend.uptime.run,
            "scheduler": services.scheduler.run,
            "memory": house.free_memory,
            "old tables": house.tidy_up,
            "presence": lambda: guard.refresh(registry.rooms),
        }
        tasks = [asyncio.create_task(keep_running(name, run)) for name, run in loops.items()]
        try:
            yield services
        finally:
            services.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.scheduler.stop()
            await registry.stop()
            with contextlib.suppress(StorageError):  # so that a stop is known to the second
                await registry.backend.uptime.beat()
            await journal.close()
            with contextlib.suppress(Exception):  # the games are safe already
                await bus.close()
            await services.bot_pool.close()
    finally:
        await database.close()


def _assemble(
    settings: Settings, boards: BoardLibrary, database: Database, bus: Bus, journal: Journal
) -> Services:
    bots = tuple(allowed_bots())
    store, people = TableStore(database), People(database)
    bot_pool = BotPool(settings.bot_workers, boards.folders)
    lists = Lists(database)
    uptimes, lobby = Uptimes(database), Lobby(lists)
    gates = Gates(settings.limits)
    backend = Backend(
        logs=Logs(journal, store, boards),
        bot_pool=bot_pool,
        uptime=Uptime(uptimes),
        bots=bots,
        absence=settings.absence,
        bot_pause=settings.bot_pause,
        alone=database.is_sqlite,
        on_change=[lobby.changed],
    )
    registry = Registry(backend)
    guard = SocketGuard(settings.limits, bus, settings.absence)
    openings = Openings(gates, store, settings.limits)
    questions = Questions(bot_pool)
    return Services(
        settings=settings,
        boards=boards,
        drawings=Drawings(),
        bots=bots,
        store=store,
        lists=lists,
        probe=Probe(database),
        people=people,
        identity=Identity(people, Sessions(database), settings.cookies_are_secure),
        gates=gates,
        openings=openings,
        registry=registry,
        scheduler=Scheduler(registry),
        uptimes=uptimes,
        bot_pool=bot_pool,
        guard=guard,
        sockets=table_socket.Services(registry, guard, gates, openings, questions),
        lobby=lobby,
        archive=Archive(registry, RecordArchive(database), bot_pool),
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
        if id_ in services.registry.rooms:
            self._spawn(services.registry.catch_up(id_))

    def gap(self) -> None:
        """News may have been missed."""
        self._services.lobby.refresh_soon()
        self._spawn(self._services.registry.catch_up_all())

    def passing(self, kind: str, lines: list[str]) -> None:
        """Who is at tables, as another process sees it, or whose logins have ended."""
        services = self._services
        for line in lines:
            match kind, line.split():
                case "presence", [id_, here, watching, origin] if watching.isdecimal():
                    if (room := services.registry.rooms.get(id_)) is not None:
                        services.guard.heard(room, origin, here, watching)
                case "logout", [person, only, keep]:
                    services.identity.forget(person.removeprefix("-"))
                    services.guard.hang_up(*(w.removeprefix("-") for w in (person, only, keep)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """What fails here is made good by the next news or the next hello."""
    with contextlib.suppress(StorageError, Refused):
        await work
