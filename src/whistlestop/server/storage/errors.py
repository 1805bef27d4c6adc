"""What the storage refuses, what it failed to do, and what it cannot be sure of."""

from __future__ import annotations


class StorageError(Exception):
    """A database that cannot be used as requested; the message says what was expected."""


class DatabaseInUse(StorageError):
    """A server is using the database, and nobody may replace it meanwhile."""


class StorageFailed(StorageError):
    """A read or a write failed and did not happen.

    Trying again may work.
    """


class OutcomeUnknown(StorageError):
    """A write may or may not have happened: the answer to the COMMIT never came.

    To find out, read again, or repeat the same commit: its nonce decides.
    """
