"""What the storage refuses, what it could not do, and what it cannot be sure of."""

from __future__ import annotations


class StorageError(Exception):
    """A database that cannot be used as asked; the message says what was expected."""


class StorageFailed(StorageError):
    """Something that was to be read or written, and was not: it did not happen.

    It may work another time.
    """


class OutcomeUnknown(StorageError):
    """Something that was to be written, and perhaps was: the answer to the COMMIT never came.

    Whoever needs to know reads again, or gives the same commit again: its nonce decides.
    """
