"""PostgreSQL's own programs: pg_dump, pg_restore and psql."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL

from whistlestop.server.storage.errors import StorageError

DEBIAN_PROGRAMS = Path("/usr/lib/postgresql")
LOCK_TIMEOUT = "-c lock_timeout=10s"
"""Another program may hold a table: do not wait for it forever."""


def run_program(name: str, *arguments: str, address: URL | None = None) -> str | None:
    """Run a program, on a database if one is given. Returns why it failed; None if it did not."""
    program = find_program(name)
    if program is None:
        raise StorageError(
            f"This needs PostgreSQL's program {name}: expected it to be installed "
            "(Debian's package is postgresql-client)"
        )
    command, environment = [program, *arguments], dict(os.environ)
    if address is not None:
        conninfo, secret = _conninfo(address)
        command += ["--no-password", f"--dbname={conninfo}"]
        environment |= {"PGOPTIONS": LOCK_TIMEOUT, **secret}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    return None if done.returncode == 0 else _reason(done.stderr)


def find_program(name: str) -> str | None:
    """Find a program of PostgreSQL. Debian has one per version; the newest handles the others."""
    if found := shutil.which(name):
        return found
    for folder in sorted(DEBIAN_PROGRAMS.glob("*/bin"), key=_version, reverse=True):
        if found := shutil.which(name, path=str(folder)):
            return found
    return None


def _conninfo(address: URL) -> tuple[str, dict[str, str]]:
    """How a program finds the database, and the environment with the password."""
    names = {"host": address.host, "port": address.port, "dbname": address.database}
    options = {"user": address.username, **names, **address.query}
    password = options.pop("password", None) or address.password
    conninfo = " ".join(f"{k}={_quoted(str(v))}" for k, v in options.items() if v is not None)
    # Not among the arguments, which everyone on the machine can see.
    return conninfo, {"PGPASSWORD": str(password)} if password is not None else {}


def _reason(said: str) -> str:
    """The first error, or the last line if none is marked as one."""
    lines: Sequence[str] = said.strip().splitlines() or ["no reason given"]
    errors = [line for line in lines if "error:" in line.lower()]
    return (errors or lines[-1:])[0]


def _version(folder: Path) -> float:
    with suppress(ValueError):
        return float(folder.parent.name)
    return 0.0


def _quoted(value: str) -> str:
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
