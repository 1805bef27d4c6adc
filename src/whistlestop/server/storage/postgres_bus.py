"""News through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text

from whistlestop.server.ops.backoff import Backoff
from whistlestop.server.storage.bus import Bus, LocalBus, OnGap, OnNews, OnTable, ignore_news
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import DatabaseInUse, StorageError
from whistlestop.server.storage.faults import first_line
from whistlestop.server.storage.occupancy import SERVING

if TYPE_CHECKING:
    import psycopg

CHANNEL = "whistlestop"
MAX_PAYLOAD_BYTES = 7000
"""Bytes. PostgreSQL's limit is a little under 8000 in total."""
HEARTBEAT_INTERVAL = 15.0
"""Seconds of silence before the connection is tested."""
FIRST_PAUSE = 0.05
MAX_PAUSE = 2.0

NOTIFY = text(
    f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def packed(lines: Sequence[str]) -> list[str]:
    """Pack lines into as few payloads as possible."""
    payloads: list[str] = []
    size = MAX_PAYLOAD_BYTES
    for line in lines:
        length = len(line.encode()) + 1
        if length > MAX_PAYLOAD_BYTES:
            raise ValueError(f"Expected a line shorter than {MAX_PAYLOAD_BYTES} bytes")
        if size + length > MAX_PAYLOAD_BYTES:
            payloads.append(line)
            size = length
        else:
            payloads[-1] += f"\n{line}"
            size += length
    return payloads


def open_bus(database: Database) -> Bus:
    """The right bus for a database."""
    return LocalBus() if database.is_sqlite else PostgresBus(database)


class PostgresBus:
    """Listens on its own connection, and reconnects when it is lost.

    Payloads are `table ID VERSION ORIGIN` and `news ORIGIN KIND LINES`. The origin is a random name
    of this bus, which it uses to skip its own news.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.origin = secrets.token_hex(8)
        self._connection: psycopg.AsyncConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Connect, and hold the lock that tells other programs that a server is running."""
        import psycopg

        try:
            await self._connect()
        except (psycopg.Error, OSError) as error:
            raise StorageError(
                f"{self._database} was not opened: expected a database that can be reached "
                f"({first_line(error)})"
            ) from None

    async def start(self, on_table: OnTable, on_gap: OnGap, on_news: OnNews = ignore_news) -> None:
        """Start listening."""
        self._on_table, self._on_gap, self._on_news = on_table, on_gap, on_news
        if self._connection is None:
            await self.connect()
        assert self._connection is not None
        self._listener = asyncio.create_task(self._listen(self._connection))

    def announce(self, connection: Connection, tables: Sequence[tuple[str, int]]) -> None:
        """Announce, as part of a transaction, that tables have new versions."""
        payloads = [f"table {table} {version} {self.origin}" for table, version in tables]
        connection.execute(NOTIFY, {"payloads": payloads})

    async def publish(self, kind: str, lines: Sequence[str]) -> None:
        """Publish transient news in one statement. It is lost if the database is unavailable."""
        if " " in kind:
            raise ValueError(f"Expected a one-word kind, not {kind!r}")
        news = [f"news {self.origin} {kind} {payload}" for payload in packed(lines)]
        with suppress(StorageError):
            await self._database.write_all(NOTIFY.bindparams(payloads=news))

    async def close(self) -> None:
        """Stop listening."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
            self._listener = None
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> psycopg.AsyncConnection:
        import psycopg

        settings = self._database.connection_settings()
        connection = await psycopg.AsyncConnection.connect(**settings, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            held = await connection.execute("SELECT pg_try_advisory_lock_shared(%s)", [SERVING])
            if not (await held.fetchone() or [False])[0]:
                raise DatabaseInUse(
                    f"{self._database} is held by another command: expected it to be free"
                )
        except BaseException:
            await connection.close()
            raise
        self._connection = connection
        return connection

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        import psycopg

        while True:
            try:
                await self._hear(connection)
            except (psycopg.Error, OSError):
                await connection.close()
                connection = await self._reconnect()
                # Only now, when nothing more can be missed.
                asyncio.get_running_loop().call_soon(self._on_gap)

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            async for notice in connection.notifies(timeout=HEARTBEAT_INTERVAL):
                self._pass_on(notice.payload)
            await connection.execute("SELECT 1")

    async def _reconnect(self) -> psycopg.AsyncConnection:
        import psycopg

        backoff = Backoff(FIRST_PAUSE, MAX_PAUSE)
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError, DatabaseInUse):
                await asyncio.sleep(backoff.pause())

    def _pass_on(self, payload: str) -> None:
        """Call the listener through the event loop, so that its errors do not stop the bus."""
        soon = asyncio.get_running_loop().call_soon
        match payload.split(" ", 3):
            case ["table", table, version, origin] if origin != self.origin:
                # Anyone with access to the database may write to the channel.
                if version.isdecimal():
                    soon(self._on_table, table, int(version))
            case ["news", origin, kind, news] if origin != self.origin:
                soon(self._on_news, kind, news.split("\n"))
