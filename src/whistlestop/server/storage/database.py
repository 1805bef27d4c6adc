"""A database and the connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
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
    "PRAGMA synchronous = FULL",  # acknowledged means on disk
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
)
POSTGRES_SETTINGS = (
    "SET lock_timeout = '10s'",
    # A process that hangs must not block the others forever.
    "SET idle_in_transaction_session_timeout = '30s'",
)
DEFAULT_TIMEOUT = 10.0
"""Seconds to wait for a database that is lost or silent."""
POSTGRES_CONNECTION = {
    "connect_timeout": 10,
    # A server that vanishes silently is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25000,
}


def open_database(
    url: str, timeout: float = DEFAULT_TIMEOUT, *, beside_server: bool = False
) -> Database:
    """Open the database at an address. Connections are made when needed.

    `beside_server` is for a program that may use a SQLite file together with its server.
    """
    return Database(read_address(url), timeout, beside_server)


class Database:
    """Owns the connections and, with SQLite, the exclusive right to serve the file."""

    def __init__(self, url: URL, timeout: float, beside_server: bool = False) -> None:
        self.url = url
        self.timeout = timeout
        """Seconds before a read or a write is given up."""
        self.is_sqlite = is_sqlite(url)
        self._given_up: set[asyncio.Task[Any]] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        locks = self.is_sqlite and not beside_server
        self._lock = lock_database(self.file) if locks else None
        try:
            if self.is_sqlite:
                make_private(self.file)
            self.engine = _engine(url)
            self.writer = synchronous_engine(url)
            """For the journal, which uses a single thread: waiting for several would add up."""
        except BaseException:
            self._release()
            raise

    @property
    def file(self) -> Path:
        """The file of a SQLite database."""
        return file_of(self.url)

    def connection_settings(self) -> dict[str, Any]:
        """The driver's connection arguments, for a connection outside the pool."""
        return {**POSTGRES_CONNECTION, **self.engine.dialect.create_connect_args(self.url)[1]}

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading, without a time limit."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise failure(error, f"{self} was not read") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction without a time limit, committed at the end."""
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
        """Run statements as one transaction. Returns the number of rows changed."""

        async def work(connection: AsyncConnection) -> int:
            done = [(await connection.execute(statement)).rowcount for statement in statements]
            return sum(done)

        return await self.write(work, timeout)

    async def _in_time(self, work: Coroutine[Any, Any, T], timeout: float | None) -> T:
        """Wait for work within the time limit. Abandoned work finishes in its own time.

        Cancelling it and waiting would not do: the driver takes another ten seconds to cancel.
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
            task.exception()  # nobody is waiting for it any more

    async def transact(self, work: Callable[[Connection], T], timeout: float | None = None) -> T:
        """Run a transaction in the journal's thread: a single wait, however much it does.

        TimeoutError if it took too long and was not carried out; CommitLost if that is unknown.
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
        """Close all connections and release the file."""
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
    given: dict[str, Any] = {} if is_sqlite(url) else {"pool_pre_ping": True, **_postgres(url)}
    with _with_driver():
        engine = create_async_engine(url, hide_parameters=True, **given)
    _on_connect(engine.sync_engine, url)
    return engine


def synchronous_engine(url: URL) -> Engine:
    """An engine for use in a thread, or by a program without an event loop."""
    if is_sqlite(url):
        given: dict[str, Any] = {"connect_args": {"isolation_level": "IMMEDIATE"}}
        engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, **given)
    else:
        # No ping: the journal retries by itself, and a ping could not be aborted.
        with _with_driver():
            engine = create_engine(url, hide_parameters=True, **_postgres(url))
    _on_connect(engine, url)
    return engine


@contextmanager
def _with_driver() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError:
        raise StorageError(
            "PostgreSQL needs the package psycopg: pip install 'whistlestop[postgres]'"
        ) from None


def _postgres(url: URL) -> dict[str, Any]:
    given = {name: v for name, v in POSTGRES_CONNECTION.items() if name not in url.query}
    return {"connect_args": given}


def _on_connect(engine: Engine, url: URL) -> None:
    statements = SQLITE_SETTINGS if is_sqlite(url) else POSTGRES_SETTINGS

    def settle(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", settle)
