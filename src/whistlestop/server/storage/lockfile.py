"""A lock beside a SQLite file, so that one server at a time uses it."""

from __future__ import annotations

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from whistlestop.server.ops.private_files import FILE_MODE
from whistlestop.server.storage.errors import StorageError


def lock_database(file: Path) -> BaseFileLock:
    """Hold `FILE.lock` until it is released or the process ends."""
    path = file.with_name(f"{file.name}.lock")
    lock = FileLock(path, timeout=0, mode=FILE_MODE, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise StorageError(
            f"{file}: another server uses this database; expected one at a time. "
            "Stop the other, or use PostgreSQL for several."
        ) from None
    except NotImplementedError:
        pass  # some network disks know no locks
    except OSError as error:
        raise StorageError(f"{path}: {error.strerror}; expected to write it") from None
    return lock
