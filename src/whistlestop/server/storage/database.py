"""A database and the connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from whistlestop.server.storage.address import file_of, is_sqlite, read_address, shown
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.faults import failure
from whistlestop.server.storage.lockfile import LockFile

T = TypeVar("T")

SQLITE_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what was acknowledged is on the disk
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
)
POSTGRES_SETTINGS = (
    "SET lock_timeout = '10s'",
    # A process that stands still must not hold up the others for ever.
    "SET idle_in_transaction_session_timeout = '30s'",
)
POSTGRES_CONNECTION = {
    "connect_timeout": 10,
    # A server that is gone without a word is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25000,
}


def open_database(url: str) -> Database:
    """The database at an address; connections are made when they are needed."""
    return Database(read_address(url))


class Database:
    """Owns the connections and, with SQLite, the right to be the only server of the file."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._lock = LockFile(self.file) if self.is_sqlite else None
        try:
            self.engine = _engine(url)
            self.writer = _writer(url)
            """For the journal: one thread, because every wait for another would add up."""
        except BaseException:
            self._release()
            raise

    @property
    def file(self) -> Path:
        """The file of a SQLite database."""
        return file_of(self.url)

    def connection_settings(self) -> dict[str, Any]:
        """What the driver needs to connect: for a connection outside the pool."""
        return {**POSTGRES_CONNECTION, **self.engine.dialect.create_connect_args(self.url)[1]}

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise failure(error, f"{self} was not read") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise failure(error, f"{self} was not written") from None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction in the journal's thread: one wait for it, however much it does."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.writer.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Close all connections and let others have the file."""
        try:
            await self.engine.dispose()
            self._thread.shutdown()
            self.writer.dispose()
        finally:
            self._release()

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def __str__(self) -> str:
        return shown(self.url)

    def __repr__(self) -> str:
        return f"Database({shown(self.url)})"


def _engine(url: URL) -> AsyncEngine:
    if is_sqlite(url):
        engine = create_async_engine(url, hide_parameters=True)
        _on_connect(engine.sync_engine, SQLITE_SETTINGS)
        return engine
    try:
        given = {name: v for name, v in POSTGRES_CONNECTION.items() if name not in url.query}
        engine = create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, connect_args=given
        )
    except ModuleNotFoundError:
        raise StorageError(
            "PostgreSQL needs the package psycopg: expected whistlestop[postgres] to be installed"
        ) from None
    _on_connect(engine.sync_engine, POSTGRES_SETTINGS)
    return engine


def _writer(url: URL) -> Engine:
    """The same database without asynchronous words."""
    if is_sqlite(url):
        engine = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,
            connect_args={"isolation_level": "IMMEDIATE"},
        )
        _on_connect(engine, SQLITE_SETTINGS)
        return engine
    given = {name: v for name, v in POSTGRES_CONNECTION.items() if name not in url.query}
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=given)
    _on_connect(engine, POSTGRES_SETTINGS)
    return engine


def _on_connect(engine: Engine, statements: tuple[str, ...]) -> None:
    def settle(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", settle)
