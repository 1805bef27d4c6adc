"""Assembles the parts of a running server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from whistlestop.server.access.identity import Identity
from whistlestop.server.access.limits import RateLimits
from whistlestop.server.access.quotas import TableQuota
from whistlestop.server.admin.desk import AdminDesk
from whistlestop.server.admin.tables import TableKeeper
from whistlestop.server.bot_pool.bots import offered_bots
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.config.settings import Settings
from whistlestop.server.ops.backoff import keep_running
from whistlestop.server.rooms.archive import Archive
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.rooms.housekeeping import Housekeeping
from whistlestop.server.rooms.ledger import Logs
from whistlestop.server.rooms.registry import Registry
from whistlestop.server.rooms.room import Backend
from whistlestop.server.rooms.scheduler import Scheduler
from whistlestop.server.rooms.uptime import Uptime
from whistlestop.server.storage.admin_actions import AdminActions
from whistlestop.server.storage.archive import RecordArchive
from whistlestop.server.storage.bus import Bus
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.erasure import Erasure
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.people import People
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.probe import Probe
from whistlestop.server.storage.table_store import TableStore
from whistlestop.server.storage.uptimes import Uptimes
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.ws import table_socket
from whistlestop.server.ws.lobby import Lobby
from whistlestop.server.ws.open_sockets import OpenSockets
from whistlestop.server.ws.presence import PresenceTracker


@dataclass(slots=True)
class Services:
    """Everything that routes and sockets work with."""

    settings: Settings
    database: Database
    boards: BoardLibrary
    bots: tuple[str, ...]
    store: TableStore
    lists: Lists
    probe: Probe
    people: People
    identity: Identity
    rate_limits: RateLimits
    table_quota: TableQuota
    registry: Registry
    scheduler: Scheduler
    uptimes: Uptimes
    bot_pool: BotPool
    open_sockets: OpenSockets
    presence: PresenceTracker
    table_sockets: table_socket.TableSocketServices
    lobby: Lobby
    archive: Archive
    desk: AdminDesk
    stopping: bool = False


@asynccontextmanager
async def running(settings: Settings, boards: BoardLibrary) -> AsyncIterator[Services]:
    """Start everything in the right order, and stop it in reverse."""
    database = open_database(settings.database, settings.database_timeout)
    bus = open_bus(database)
    try:
        await bus.connect()
        await prepare(database)
        journal = Journal(database, bus)
        services = _assemble(settings, boards, database, bus, journal)
        registry = services.registry
        await services.bot_pool.start()
        news = BusListener(services)
        await bus.start(news.on_entry, news.on_gap, news.on_message)
        housekeeping = Housekeeping(
            services.archive, services.uptimes, settings, lambda: services.open_sockets.closed
        )
        await registry.backend.uptime.beat()
        loops: dict[str, Callable[[], Awaitable[None]]] = {
            "uptime": registry.backend.uptime.run,
            "scheduler": services.scheduler.run,
            "memory": housekeeping.free_memory,
            "old tables": housekeeping.tidy_up,
            "the host's orders": services.desk.run,
            "presence": lambda: services.presence.refresh(registry.rooms),
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
            with contextlib.suppress(StorageError):  # so that downtime is known to the second
                await registry.backend.uptime.beat()
            await journal.close()
            await services.bot_pool.close()
    finally:
        with contextlib.suppress(Exception):  # the games are already safe
            await bus.close()
        await database.close()


@asynccontextmanager
async def at_rest(settings: Settings, boards: BoardLibrary) -> AsyncIterator[Services]:
    """The parts without a running server, for whoever holds the database alone."""
    database = open_database(settings.database, settings.database_timeout, beside_server=True)
    try:
        await prepare(database)
        bus = open_bus(database)
        journal = Journal(database, bus)
        services = _assemble(settings, boards, database, bus, journal)
        try:
            yield services
        finally:
            await services.registry.stop()
            await journal.close()
            await services.bot_pool.close()
    finally:
        await database.close()


def _assemble(
    settings: Settings, boards: BoardLibrary, database: Database, bus: Bus, journal: Journal
) -> Services:
    bots = tuple(offered_bots(settings.bots))
    store, people = TableStore(database), People(database)
    bot_pool = BotPool(settings.bot_workers, boards.folders)
    lists = Lists(database)
    uptimes, lobby = Uptimes(database), Lobby(lists)
    rate_limits = RateLimits(settings.limits)
    backend = Backend(
        logs=Logs(journal, store, boards),
        bot_pool=bot_pool,
        uptime=Uptime(uptimes),
        bots=bots,
        absence_timeout=settings.absence,
        bot_pause=settings.bot_pause,
        alone=database.is_sqlite,
        on_change=[lobby.changed],
    )
    registry = Registry(backend)
    open_sockets, presence = OpenSockets(settings.limits, bus), PresenceTracker(bus)
    table_quota = TableQuota(rate_limits, store, settings.limits)
    table_sockets = table_socket.TableSocketServices(
        registry, presence, rate_limits, table_quota, bot_pool, settings.limits.message_bytes
    )
    identity = Identity(people, settings.cookies_are_secure, settings.public_path)
    erasure = Erasure(database)
    desk = AdminDesk(
        AdminActions(database),
        people,
        identity,
        open_sockets,
        erasure,
        TableKeeper(registry, erasure),
    )
    return Services(
        settings=settings,
        database=database,
        boards=boards,
        bots=bots,
        store=store,
        lists=lists,
        probe=Probe(database),
        people=people,
        identity=identity,
        rate_limits=rate_limits,
        table_quota=table_quota,
        registry=registry,
        scheduler=Scheduler(registry),
        uptimes=uptimes,
        bot_pool=bot_pool,
        open_sockets=open_sockets,
        presence=presence,
        table_sockets=table_sockets,
        lobby=lobby,
        archive=Archive(registry, RecordArchive(database), bot_pool),
        desk=desk,
    )


class BusListener:
    """Listens to the server's other processes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    def on_entry(self, id_: str, version: int) -> None:
        """Handle a new entry at a table."""
        services = self._services
        services.lobby.refresh_soon()
        if id_ in services.registry.rooms:
            self._spawn(services.registry.catch_up(id_))

    def on_gap(self) -> None:
        """Handle news that may have been missed."""
        self._services.lobby.refresh_soon()
        self._spawn(self._services.registry.catch_up_all())
        self._services.identity.forget_all()
        self._spawn(self._close_ended())

    async def _close_ended(self) -> None:
        """Close the sockets of people who were logged out or banned in the meantime."""
        sockets = self._services.open_sockets
        sessions = sockets.sessions()
        sockets.close_sessions(sessions - await self._services.people.welcome_sessions(sessions))

    def on_message(self, kind: str, lines: list[str]) -> None:
        """Handle news of who is at another process's tables, or whose logins have ended."""
        services = self._services
        for line in lines:
            match kind, line.split():
                case "presence", [id_, here, watching, origin] if watching.isdecimal():
                    if (room := services.registry.rooms.get(id_)) is not None:
                        services.presence.update_peer(room, origin, here, watching)
                case "banned", [person]:
                    services.identity.forget(person)
                    services.open_sockets.close_banned(person)
                case "logout", [person, only, keep]:
                    services.identity.forget(person.removeprefix("-"))
                    words = (word.removeprefix("-") for word in (person, only, keep))
                    services.open_sockets.close(*words)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Errors here do no harm: the next news or the next hello makes up for them."""
    with contextlib.suppress(StorageError, Refused):
        await work
