"""What a database holds, before anything is done to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine, func, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.server.storage.address import file_of, is_sqlite
from whistlestop.server.storage.database import synchronous_engine
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.faults import failure
from whistlestop.server.storage.migrate import current_revision, expect_known
from whistlestop.server.storage.schema import log, metadata, people, seats, sessions, tables

VERSION_TABLE = "alembic_version"
FIRST = {table.name for table in (people, sessions, tables, seats, log)}
"""The tables of the first revision: every database of ours has them."""
OWN_NAMES = {*metadata.tables, VERSION_TABLE}
DROP_OURS = f"DROP TABLE IF EXISTS {', '.join(sorted(OWN_NAMES))} CASCADE"
"""For PostgreSQL, where other programs may have tables too."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What was found in a database of ours."""

    revision: str = ""
    """Of the schema; empty if the database is."""
    tables: int = 0
    people: int = 0

    @property
    def empty(self) -> bool:
        """Whether nobody has played here."""
        return not (self.tables or self.people)

    def __str__(self) -> str:
        words = (
            "table" if self.tables == 1 else "tables",
            "person" if self.people == 1 else "people",
        )
        return f"{self.tables} {words[0]} and {self.people} {words[1]}"


def contents_of(connection: Connection, where: str) -> Contents:
    """What a database holds. StorageError if it belongs to another, or to a newer, program."""
    names = set(inspect(connection).get_table_names())
    if connection.dialect.name != "sqlite":
        names &= OWN_NAMES  # a PostgreSQL database may be shared with others
    if not names:
        return Contents()
    revision = current_revision(connection) if VERSION_TABLE in names else None
    if revision is None or not names >= FIRST:
        raise StorageError(f"{where}: expected a database of Whistlestop, but it holds other data")
    expect_known(revision, where)
    counts = [connection.scalar(select(func.count()).select_from(t)) or 0 for t in (tables, people)]
    return Contents(revision, *counts)


def not_empty(where: str, found: Contents) -> StorageError:
    """The refusal to overwrite games."""
    return StorageError(
        f"{where} holds {found}: expected an empty database, or --replace, which keeps the old one"
    )


@contextmanager
def reading_server_database(address: URL, where: str) -> Iterator[tuple[Connection, Contents]]:
    """A database that a server has used. StorageError if there is none."""
    if is_sqlite(address) and not file_of(address).exists():
        raise StorageError(f"{where}: expected a server's database, but there is no such file")
    with reading(address, where) as connection:
        contents = contents_of(connection, where)
        if not contents.revision:
            raise StorageError(f"{where}: expected a server's database, but it is empty")
        yield connection, contents


@contextmanager
def reading(address: URL, where: str) -> Iterator[Connection]:
    """One snapshot of a database. Nothing can be written."""
    if is_sqlite(address):
        with reading_file(file_of(address)) as connection:
            yield connection
        return
    engine = synchronous_engine(address)
    try:
        with engine.connect() as plain:
            options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            yield plain.execution_options(**options)
    except (SQLAlchemyError, OSError) as error:
        raise failure(error, f"{where} was not read") from None
    finally:
        engine.dispose()


@contextmanager
def reading_file(file: Path, immutable: bool = False) -> Iterator[Connection]:
    """A SQLite file, which may be in use unless it is immutable."""
    address = f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise failure(error, f"{file} was not read") from None
    finally:
        engine.dispose()
