"""What the storage refuses, and what it could not do."""

from __future__ import annotations


class StorageError(Exception):
    """A database that cannot be used as asked; the message says what was expected."""


class StorageFailed(StorageError):
    """Something that was to be read or written, and was not; it may work another time."""
