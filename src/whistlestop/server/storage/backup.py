"""Copies a database while a server is using it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy.engine import URL

from whistlestop.server.storage.address import file_of, is_sqlite, read_address, shown
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.fresh_files import expect_free, part_of, put_in_place
from whistlestop.server.storage.migrate import copy_file
from whistlestop.server.storage.postgres_programs import run_program

SQLITE_ENDINGS = (".sqlite", ".sqlite3", ".db")


def backup(url: str, target: Path) -> None:
    """Copy the database at an address into a new file. For PostgreSQL, this is a dump by pg_dump.

    The file only appears once it is complete. No lock is needed: a server may be running.
    """
    address = read_address(url)
    expect_free(target)
    if not is_sqlite(address) and target.suffix.lower() in SQLITE_ENDINGS:
        raise StorageError(
            f"{target}: a backup of PostgreSQL is an archive of pg_dump, not a SQLite file; "
            f"expected another ending, such as {target.with_suffix('.dump').name}"
        )
    with part_of(target) as part:
        _copy(address, part) if is_sqlite(address) else _dump(address, part)
        expect_free(target)
        put_in_place(part, target)


def _copy(address: URL, part: Path) -> None:
    part.unlink()
    try:
        copy_file(file_of(address), part)
    except sqlite3.Error as error:
        raise StorageError(f"{shown(address)}: expected a database to copy; {error}") from None


def _dump(address: URL, part: Path) -> None:
    failed = run_program("pg_dump", "--format=custom", f"--file={part}", address=address)
    if failed:
        raise StorageError(f"{shown(address)}: expected a database to copy; {failed}")
