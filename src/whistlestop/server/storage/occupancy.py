"""Holds a database alone: nobody replaces one that a server is using."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.server.storage.address import file_of, is_sqlite, shown
from whistlestop.server.storage.database import synchronous_engine
from whistlestop.server.storage.errors import DatabaseInUse
from whistlestop.server.storage.faults import failure
from whistlestop.server.storage.lockfile import lock_database

SERVING = 0x7768_6973_7365
"""The advisory lock that the processes of a server on PostgreSQL share while they run."""


@contextmanager
def held_alone(address: URL) -> Iterator[None]:
    """Keep servers away from a database. DatabaseInUse if one is using it already."""
    in_use = DatabaseInUse(f"{shown(address)}: a server is using this database; stop it first")
    if is_sqlite(address):
        try:
            lock = lock_database(file_of(address))
        except DatabaseInUse:
            raise in_use from None
        try:
            yield
        finally:
            lock.release()
        return
    engine = synchronous_engine(address)
    try:
        try:
            connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        except (SQLAlchemyError, OSError) as error:
            raise failure(error, f"{shown(address)} was not opened") from None
        with connection:
            ours = connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": SERVING})
            if not ours:
                raise in_use
            yield
    finally:
        engine.dispose()
