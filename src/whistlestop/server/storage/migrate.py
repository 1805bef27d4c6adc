"""Creates the schema, or upgrades an older one.

A change to `schema.py` needs a revision in `migrations/versions`, written by hand.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.server.ops.private_files import FILE_MODE
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.faults import failure
from whistlestop.server.storage.fresh_files import free_name
from whistlestop.server.storage.schema import metadata

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x7768_6973_746C  # "whistl": any number that nothing else in the database uses


async def prepare(database: Database, target: str = "head") -> None:
    """Create or upgrade the schema. An older SQLite file is backed up first.

    Many processes may do this at once: the first does the work, the others wait.
    """
    try:
        async with database.engine.begin() as connection:
            if database.is_sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                await connection.execute(text("SET LOCAL lock_timeout = 0"))
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            await connection.run_sync(_upgrade, database, target)
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise failure(error, f"{database} was not prepared") from None


def _upgrade(connection: Connection, database: Database, target: str) -> None:
    now = current_revision(connection)
    if now is not None:
        expect_known(now, str(database))
    else:
        _expect_room(connection, database)
    wanted = revision_number(target)
    if now == wanted:
        return
    if now is not None and database.is_sqlite:
        copy_file(database.file, free_name(database.file, wanted))
    upgrade_schema(connection, target)


def _expect_room(connection: Connection, database: Database) -> None:
    """Refuse the database of another program. PostgreSQL may be shared, as long as no name is."""
    names = set(inspect(connection).get_table_names())
    if others := names if database.is_sqlite else names & set(metadata.tables):
        raise StorageError(
            f"{database} was not prepared: expected an empty database, or one of Whistlestop, "
            f"but it holds other data ({', '.join(sorted(others)[:5])})"
        )


def upgrade_schema(connection: Connection, target: str = "head") -> None:
    """Create or upgrade the schema, as part of the connection's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def current_revision(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def revision_number(target: str = "head") -> str:
    """The revision that a name stands for."""
    return str(_scripts().as_revision_number(target))


def expect_known(revision: str, where: str) -> None:
    """Refuse a schema that only a newer program knows."""
    known = [script.revision for script in _scripts().walk_revisions()]
    if revision not in known:
        raise StorageError(
            f"{where} has the schema {revision}, made by a newer Whistlestop: "
            f"expected {known[0]} or older"
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def copy_file(file: Path, target: Path) -> None:
    """Copy a SQLite database, which may be in use, to a new file."""
    # Read-only, so that a missing database is not created empty.
    source = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(source, uri=True)) as old:
        # Fails if the file exists: nothing is overwritten.
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
        with closing(sqlite3.connect(target)) as new:
            old.backup(new)
