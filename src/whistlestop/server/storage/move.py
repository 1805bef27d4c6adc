"""Moves everything from one database to another, of either kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.server.storage.address import file_of, is_sqlite, read_address, shown
from whistlestop.server.storage.contents import DROP_OURS, Contents, contents_of, reading
from whistlestop.server.storage.database import synchronous_engine
from whistlestop.server.storage.errors import StorageError, StorageFailed
from whistlestop.server.storage.faults import failure
from whistlestop.server.storage.fresh_files import part_of, put_in_place
from whistlestop.server.storage.migrate import revision_number, upgrade_schema
from whistlestop.server.storage.occupancy import held_alone
from whistlestop.server.storage.schema import metadata

PORTION = 1000
"""Rows to read and write at a time."""


def move(source: str, target: str) -> Contents:
    """Copy a whole database into an empty one, all or nothing. The source stays as it is."""
    old, new = read_address(source), read_address(target)
    if old == new:
        raise StorageError(f"{shown(old)} is both source and target: expected two databases")
    if is_sqlite(old) and not file_of(old).exists():
        raise StorageError(f"{shown(old)}: expected a database to move, but there is no such file")
    with held_alone(old), held_alone(new), reading(old, shown(old)) as connection:
        found = contents_of(connection, shown(old))
        if not found.revision:
            raise StorageError(f"{shown(old)}: expected a database to move, but it is empty")
        _into(new, lambda made: _fill(connection, made, found.revision))
    return found


def _into(address: URL, fill: Callable[[Connection], None]) -> None:
    if is_sqlite(address):
        _into_file(file_of(address), fill)
        return
    with reading(address, shown(address)) as connection:
        _expect_empty(contents_of(connection, shown(address)), shown(address))

    def replace(connection: Connection) -> None:
        # A server may have made its tables already, though nobody has used them.
        connection.execute(text(DROP_OURS))
        fill(connection)

    _in_one_transaction(address, shown(address), replace)


def _into_file(file: Path, fill: Callable[[Connection], None]) -> None:
    address = URL.create("sqlite", database=str(file))
    if file.exists() and file.stat().st_size:
        with reading(address, str(file)) as connection:
            _expect_empty(contents_of(connection, str(file)), str(file))
    with part_of(file) as part:
        _in_one_transaction(URL.create("sqlite", database=str(part)), str(file), fill)
        put_in_place(part, file)


def _expect_empty(contents: Contents, where: str) -> None:
    if not contents.empty:
        raise StorageError(f"{where} holds {contents}: expected an empty database to move to")


def _in_one_transaction(address: URL, where: str, fill: Callable[[Connection], None]) -> None:
    engine = synchronous_engine(address)
    try:
        with engine.begin() as connection:
            fill(connection)
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise failure(error, f"{where} was not filled, and nothing was changed") from None
    finally:
        engine.dispose()


def _fill(source: Connection, target: Connection, revision: str) -> None:
    """Build the source's schema, copy every row, then upgrade to ours."""
    upgrade_schema(target, revision)
    there = set(inspect(source).get_table_names())
    for name in (table.name for table in metadata.sorted_tables if table.name in there):
        table = Table(name, MetaData(), autoload_with=target)
        _copy(source, target, table)
    if revision != revision_number():
        upgrade_schema(target)


def _copy(source: Connection, target: Connection, table: Table) -> None:
    rows = source.execution_options(yield_per=PORTION).execute(select(table))
    for portion in rows.mappings().partitions():
        target.execute(insert(table), [dict(row) for row in portion])
    count = select(func.count()).select_from(table)
    read, written = source.scalar(count), target.scalar(count)
    if read != written:
        raise StorageFailed(f"{table.name}: expected {read} rows in the target, not {written}")
