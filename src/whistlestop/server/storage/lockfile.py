"""A lock on a file, so that one server at a time uses a SQLite database."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from whistlestop.server.ops.private_files import FILE_MODE
from whistlestop.server.storage.errors import StorageError


class LockFile:
    """`FILE_MODE.lock` beside the database, held until it is released or the process ends."""

    def __init__(self, file: Path) -> None:
        # It is never deleted: a lock on a deleted file would keep nobody out.
        path = file.with_name(f"{file.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE)
        except OSError as error:
            raise StorageError(f"{path}: {error.strerror}; expected to write it") from None
        try:
            self._lock(file)
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Let others have the database."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _lock(self, file: Path) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StorageError(
                f"{file}: another server uses this database; expected one at a time. "
                "Stop the other, or use PostgreSQL for several."
            ) from None
        except OSError:
            pass  # some network disks know no locks
