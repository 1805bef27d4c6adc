"""Puts an archive of pg_dump back, in one transaction."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.engine import URL

from whistlestop.server.storage.address import shown
from whistlestop.server.storage.backup import backup
from whistlestop.server.storage.contents import (
    DROP_OURS,
    FIRST,
    VERSION_TABLE,
    contents_of,
    not_empty,
    reading,
)
from whistlestop.server.storage.errors import StorageError, StorageFailed
from whistlestop.server.storage.fresh_files import free_name
from whistlestop.server.storage.migrate import expect_known
from whistlestop.server.storage.postgres_programs import run_program

COPY = "COPY "
"""How the rows of a table begin in a script."""


def restore_dump(address: URL, archive: Path, replace: bool) -> Path | None:
    """Replace our tables by those of the archive, or change nothing."""
    where = shown(address)
    with TemporaryDirectory(prefix="whistlestop-") as folder:
        script = Path(folder) / "restore.sql"
        # Reads the whole archive, so that a truncated one is noticed before anything happens.
        options = ("--no-owner", "--no-privileges", f"--file={script}")
        if failed := run_program("pg_restore", *options, str(archive)):
            raise StorageError(f"{archive} was not read: expected a whole backup ({failed})")
        _check(script, archive)
        with reading(address, where) as connection:
            old = contents_of(connection, where)
        if not old.empty and not replace:
            raise not_empty(where, old)
        kept = None
        if not old.empty:
            kept = free_name(archive, "restore", archive.suffix)
            backup(address.render_as_string(hide_password=False), kept)
        if failed := _run(address, script):
            raise StorageFailed(
                f"{archive} was not restored to {where}, and nothing was changed: {failed}"
            )
    return kept


def _check(script: Path, archive: Path) -> None:
    """Refuse an archive that is somebody else's, or from a newer program."""
    names, revision = set(), ""
    with script.open(encoding="utf-8") as lines:
        for line in lines:
            if line.startswith(COPY):
                name = line.removeprefix(COPY).partition(" ")[0].rpartition(".")[2]
                names.add(name)
                if name == VERSION_TABLE:
                    revision = next(lines, "").strip()
    if not names >= FIRST or not revision:
        raise StorageError(f"{archive}: expected a backup of a Whistlestop server")
    expect_known(revision, str(archive))


def _run(address: URL, script: Path) -> str | None:
    """Everything in one transaction: the old tables are there until the new ones are."""
    options = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
    return run_program(
        "psql", *options, f"--command={DROP_OURS}", f"--file={script}", address=address
    )
