"""Files that only their owner may read: they hold seeds of running games, invites and chat."""

from __future__ import annotations

import os
from pathlib import Path

import structlog

log = structlog.get_logger(__name__)

FILE_MODE = 0o600
FOLDER_MODE = 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""Suffixes of the files that SQLite and the server keep next to a database."""


def make_private(file: Path) -> None:
    """Create a database file that only its owner can read, or restrict an existing one.

    SQLite gives the files next to it the same mode.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE))
    except OSError:
        return  # opening the database will report what is wrong with it
    for end in BESIDE:
        _tighten(file.with_name(file.name + end))


def _tighten(file: Path) -> None:
    try:
        mode = file.stat().st_mode & 0o777
        if os.name == "posix" and mode & OTHERS:
            file.chmod(mode & ~OTHERS)
            log.info("a file was readable by others, and is not any more", file=str(file))
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("a file is readable by others", file=str(file), reason=error.strerror)
