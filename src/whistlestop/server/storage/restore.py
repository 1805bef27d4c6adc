"""Puts a backup back in place. Nothing is touched before the backup has been checked."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL

from whistlestop.server.storage.address import file_of, is_sqlite, read_address, shown
from whistlestop.server.storage.contents import Contents, contents_of, not_empty, reading_file
from whistlestop.server.storage.errors import StorageError, StorageFailed
from whistlestop.server.storage.fresh_files import free_name, part_of, put_in_place
from whistlestop.server.storage.occupancy import held_alone
from whistlestop.server.storage.restore_postgres import restore_dump

SQLITE_MAGIC = b"SQLite format 3\0"
DUMP_MAGIC = b"PGDMP"
WHOLE = "expected a whole backup"


def restore(url: str, archive: Path, *, replace: bool = False) -> Path | None:
    """Fill the database at an address from a backup. Returns where the old one is kept, if any.

    A database that somebody has used is only replaced if `replace` says so, and is kept.
    """
    address = read_address(url)
    _expect_kind(archive, address)
    with held_alone(address):
        if is_sqlite(address):
            return _restore_file(file_of(address), archive, replace)
        return restore_dump(address, archive, replace)


def _expect_kind(archive: Path, address: URL) -> None:
    """Refuse a file that is no backup, or one of another kind of database."""
    try:
        with archive.open("rb") as file:
            start = file.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise StorageError(f"{archive}: {error.strerror}; {WHOLE}") from None
    if not start.startswith((SQLITE_MAGIC, DUMP_MAGIC)):
        raise StorageError(f"{archive}: expected a file written by whistlestop backup")
    file_wanted = is_sqlite(address)
    if start.startswith(SQLITE_MAGIC) != file_wanted:
        found, wanted = ("PostgreSQL", "SQLite") if file_wanted else ("SQLite", "PostgreSQL")
        raise StorageError(
            f"{archive} is a backup of {found}, but {shown(address)} is {wanted}: expected a "
            f"database of the same kind. Restore it into {found}, then use whistlestop move"
        )


def _restore_file(file: Path, archive: Path, replace: bool) -> Path | None:
    if file.exists() and archive.samefile(file):
        raise StorageError(f"{archive} is the database itself: expected a backup of it")
    _check(archive)
    old = _contents(file, replace)
    if old is not None and not old.empty and not replace:
        raise not_empty(str(file), old)
    with part_of(file) as part:
        try:
            shutil.copyfile(archive, part)
        except OSError as error:
            reason = f"{error.strerror or error}; nothing was changed"
            raise StorageFailed(f"{archive} was not restored to {file}: {reason}") from None
        kept = _keep(file) if file.exists() and file.stat().st_size else None
        put_in_place(part, file)
    if kept is not None and old is not None and old.empty:
        kept.unlink()  # a server was started, but nobody has used it
        return None
    return kept


def _check(archive: Path) -> None:
    """Refuse a backup that is damaged, somebody else's, or from a newer program."""
    wal = archive.with_name(f"{archive.name}-wal")
    if wal.exists() and wal.stat().st_size:
        raise StorageError(
            f"{archive} has unfinished business in {wal.name}: expected a file written by "
            "whistlestop backup, not the file of a database in use"
        )
    try:
        with reading_file(archive, immutable=True) as connection:
            defects = connection.scalars(text("PRAGMA integrity_check(1)")).all()
            if list(defects) != ["ok"]:
                raise StorageError(
                    f"{archive} is damaged: {WHOLE} ({' '.join(str(defects[0]).split())})"
                )
            contents = contents_of(connection, str(archive))
    except StorageFailed as error:
        raise StorageError(f"{archive} is damaged: {WHOLE} ({_why(error)})") from None
    if not contents.revision:
        raise StorageError(f"{archive}: expected a backup of a server, but it is empty")


def _why(error: StorageFailed) -> str:
    return str(error).rpartition("(")[2].rstrip(")")


def _contents(file: Path, replace: bool) -> Contents | None:
    """What the database holds now; None for a damaged one, which is not replaced by accident."""
    if not file.exists() or not file.stat().st_size:
        return Contents()
    try:
        with reading_file(file) as connection:
            return contents_of(connection, str(file))
    except StorageFailed:
        if replace:
            return None
        raise StorageError(
            f"{file} cannot be read: expected an empty database, or --replace, which keeps the "
            "old one"
        ) from None


def _keep(file: Path) -> Path:
    """Give the old database another name, with everything that is still beside it."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = free_name(file, "restore")
    try:
        os.link(file, kept)  # at no moment is there no database
    except OSError:
        shutil.copy2(file, kept)
    # The new database must never meet the old one's unfinished business.
    for end in ("-wal", "-journal"):
        with suppress(FileNotFoundError):
            os.replace(file.with_name(file.name + end), kept.with_name(kept.name + end))
    file.with_name(f"{file.name}-shm").unlink(missing_ok=True)
    return kept
