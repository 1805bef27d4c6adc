"""A database and the connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Select, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from whistlestop.server.ops.private_files import make_private
from whistlestop.server.storage.address import file_of, is_sqlite, read_address, shown
from whistlestop.server.storage.attempt import Attempt
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.faults import CommitLost, failure, may_have_committed
from whistlestop.server.storage.lockfile import lock_database

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
DEFAULT_TIMEOUT = 10.0
"""Seconds for which anybody waits for a database that is lost or silent."""
POSTGRES_CONNECTION = {
    "connect_timeout": 10,
    # A server that is gone without a word is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25000,
}


def open_database(url: str, timeout: float = DEFAULT_TIMEOUT) -> Database:
    """The database at an address; connections are made when they are needed."""
    return Database(read_address(url), timeout)


class Database:
    """Owns the connections and, with SQLite, the right to be the only server of the file."""

    def __init__(self, url: URL, timeout: float) -> None:
        self.url = url
        self.timeout = timeout
        """Seconds after which a read or a write is given up."""
        self.is_sqlite = is_sqlite(url)
        self._given_up: set[asyncio.Task[Any]] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._lock = lock_database(self.file) if self.is_sqlite else None
        try:
            if self.is_sqlite:
                make_private(self.file)
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
        """A connection to read with, without a time limit."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise failure(error, f"{self} was not read") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end, without a time limit."""
        try:
            async with self.engine.connect() as connection:
                yield connection
                try:
                    await connection.commit()
                except (SQLAlchemyError, OSError) as error:
                    raise CommitLost(error) if may_have_committed(error) else error from None
        except (SQLAlchemyError, OSError, CommitLost) as error:
            raise failure(error, f"{self} was not written") from None

    async def read(self, query: Select[Any], timeout: float | None = None) -> Sequence[Any]:
        """All rows of a query. StorageFailed if the database does not answer in time."""

        async def work() -> Sequence[Any]:
            async with self.reading() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found

        try:
            return await self._in_time(work(), timeout)
        except TimeoutError as error:
            raise failure(error, f"{self} was not read") from None

    async def write(
        self, work: Callable[[AsyncConnection], Awaitable[T]], timeout: float | None = None
    ) -> T:
        """Run a transaction. OutcomeUnknown if the database does not answer in time."""

        async def transaction() -> T:
            async with self.writing() as connection:
                return await work(connection)

        try:
            return await self._in_time(transaction(), timeout)
        except TimeoutError as error:
            raise failure(CommitLost(error), f"{self} was not written") from None

    async def write_all(self, *statements: Executable, timeout: float | None = None) -> int:
        """Run statements as one transaction; how many rows they changed."""

        async def work(connection: AsyncConnection) -> int:
            done = [(await connection.execute(statement)).rowcount for statement in statements]
            return sum(done)

        return await self.write(work, timeout)

    async def _in_time(self, work: Coroutine[Any, Any, T], timeout: float | None) -> T:
        """Wait for work no longer than allowed; what was given up ends in its own time.

        To cancel and then wait would not do: the driver takes ten seconds more to be cancelled.
        """
        limit = self.timeout if timeout is None else timeout
        task = asyncio.create_task(work)
        try:
            await asyncio.wait({task}, timeout=limit)
        finally:
            if not task.done():
                self._given_up.add(task)
                task.add_done_callback(self._ended)
                task.cancel()
        if not task.done():
            raise TimeoutError(f"no answer within {limit:g} s")
        return task.result()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._given_up.discard(task)
        if not task.cancelled():
            task.exception()  # nobody waits for it any more

    async def transact(self, work: Callable[[Connection], T], timeout: float | None = None) -> T:
        """Run a transaction in the journal's thread: one wait for it, however much it does.

        TimeoutError if it took too long and was not carried out; CommitLost if nobody knows.
        """
        limit = self.timeout if timeout is None else timeout
        attempt = Attempt(self.writer, work)
        running = asyncio.get_running_loop().run_in_executor(self._thread, attempt.run)
        await asyncio.wait({running}, timeout=limit)
        if running.done():
            return running.result()
        running.add_done_callback(lambda late: late.cancelled() or late.exception())
        silence = TimeoutError(f"no answer within {limit:g} s")
        raise silence if attempt.give_up() else CommitLost(silence)

    async def close(self) -> None:
        """Close all connections and let others have the file."""
        try:
            if self._given_up:
                await asyncio.wait(self._given_up, timeout=self.timeout)
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
    # Without a ping: the journal tries again by itself, and a ping could not be given up.
    engine = create_engine(url, hide_parameters=True, connect_args=given)
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
