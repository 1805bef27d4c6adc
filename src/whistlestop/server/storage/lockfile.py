"""A lock next to a SQLite file, so that only one server at a time uses it."""

from __future__ import annotations

from errno import ENOLCK, ENOSYS, EOPNOTSUPP
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from whistlestop.server.ops.private_files import FILE_MODE
from whistlestop.server.storage.errors import DatabaseInUse, StorageError

NO_LOCKS = (ENOSYS, ENOLCK, EOPNOTSUPP)
"""What some network disks answer."""


def lock_database(file: Path) -> BaseFileLock:
    """Hold `FILE.lock` until it is released or the process exits."""
    path = file.with_name(f"{file.name}.lock")
    # A soft lock, which is just a file, would outlive a killed process.
    lock = FileLock(path, timeout=0, mode=FILE_MODE, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise DatabaseInUse(
            f"{file}: another server is using this database; expected one at a time. "
            "Stop the other one, or use PostgreSQL to run several."
        ) from None
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise StorageError(f"{path}: {error.strerror}; expected a writable file") from None
    return lock
