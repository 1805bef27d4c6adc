"""Copies a database while a server is using it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from sqlalchemy.engine import URL

from whistlestop.server.storage.address import file_of, is_sqlite, read_address, shown
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.migrate import copy_file

DEBIAN_PROGRAMS = Path("/usr/lib/postgresql")


def backup(url: str, target: Path) -> None:
    """Copy the database at an address into a new file. For PostgreSQL, this is a dump by pg_dump.

    The file only appears once it is complete. No lock is needed: a server may be running.
    """
    address = read_address(url)
    _check_free(target)
    part = _beside(target)
    try:
        _copy(address, part) if is_sqlite(address) else _dump(address, part)
        _to_disk(part)
        _check_free(target)
        os.replace(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _to_disk(target.absolute().parent)


def _check_free(target: Path) -> None:
    if target.exists():
        raise StorageError(f"{target}: expected an unused name, but this file exists")


def _beside(target: Path) -> Path:
    """A name in the same folder for the unfinished copy. The file itself is created later."""
    try:
        file, name = mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.absolute().parent)
    except OSError as error:
        raise StorageError(f"{target}: expected a writable path; {error.strerror}") from None
    os.close(file)
    return Path(name)


def _copy(address: URL, part: Path) -> None:
    part.unlink()
    try:
        copy_file(file_of(address), part)
    except sqlite3.Error as error:
        raise StorageError(f"{shown(address)}: expected a database to copy; {error}") from None


def _dump(address: URL, part: Path) -> None:
    program = find_program("pg_dump")
    if program is None:
        raise StorageError(
            "Backing up PostgreSQL needs its program pg_dump: expected it to be installed"
        )
    names = {"host": address.host, "port": address.port, "dbname": address.database}
    options = {"user": address.username, **names, **address.query}
    password = options.pop("password", None) or address.password
    conninfo = " ".join(f"{k}={_quoted(str(v))}" for k, v in options.items() if v is not None)
    # Not among the arguments, which everyone on the machine can see.
    secret = {"PGPASSWORD": str(password)} if password is not None else {}
    command = [
        program,
        "--format=custom",
        "--no-password",
        f"--file={part}",
        f"--dbname={conninfo}",
    ]
    done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True)
    if done.returncode != 0:
        said = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise StorageError(f"{shown(address)}: expected a database to copy; {said}")


def find_program(name: str) -> str | None:
    """Find a program of PostgreSQL. Debian has one per version; the newest handles the others."""
    if found := shutil.which(name):
        return found
    for folder in sorted(DEBIAN_PROGRAMS.glob("*/bin"), key=_version, reverse=True):
        if found := shutil.which(name, path=str(folder)):
            return found
    return None


def _version(folder: Path) -> float:
    with suppress(ValueError):
        return float(folder.parent.name)
    return 0.0


def _quoted(value: str) -> str:
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _to_disk(path: Path) -> None:
    if os.name != "posix":
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
