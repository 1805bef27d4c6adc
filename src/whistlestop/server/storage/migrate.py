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
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.server.ops.private_files import FILE_MODE
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.faults import failure

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
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    wanted = scripts.as_revision_number(target)
    known = [script.revision for script in scripts.walk_revisions()]
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in known:
        raise StorageError(
            f"{database} has the schema {now}, made by a newer Whistlestop: "
            f"expected {known[0]} or older"
        )
    if now == wanted:
        return
    if now is not None and database.is_sqlite:
        copy_file(database.file, _free_name(database.file, str(wanted)))
    command.upgrade(config, target)


def _free_name(file: Path, revision: str) -> Path:
    """A name for the copy. An existing file is from another upgrade, and is kept."""
    name = f"{file.stem}.before-{revision}"
    path, number = file.with_name(f"{name}.sqlite"), 1
    while path.exists():
        number += 1
        path = file.with_name(f"{name}-{number}.sqlite")
    return path


def copy_file(file: Path, target: Path) -> None:
    """Copy a SQLite database, which may be in use, to a new file."""
    # Read-only, so that a missing database is not created empty.
    source = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(source, uri=True)) as old:
        # Fails if the file exists: nothing is overwritten.
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
        with closing(sqlite3.connect(target)) as new:
            old.backup(new)
