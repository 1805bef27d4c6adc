"""Classifies database errors, which decides whether waiting helps."""

from __future__ import annotations

import sqlite3
from enum import Enum

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from whistlestop.server.storage.errors import OutcomeUnknown, StorageError, StorageFailed

SQLITE_TRANSIENT = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
SQLITE_PERMANENT = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
}
# Lost connections, conflicts with others, and a server that is starting, stopping or full.
POSTGRES_TRANSIENT = ("08", "40", "53300", "55P03", "57P")
# Disk or memory full, read-only servers, missing permissions, corruption.
POSTGRES_PERMANENT = ("25006", "28", "3D", "42501", "53", "58", "XX")
# A server that goes away may have committed before it could answer.
POSTGRES_UNSURE = ("08", "57P")


class Fault(Enum):
    """Kinds of database trouble."""

    TRANSIENT = "waiting may cure it"
    PERMANENT = "it concerns every entry, and waiting does not cure it"
    INVALID = "it may be the fault of a single entry"


class CommitLost(Exception):
    """The answer to a COMMIT never came: the transaction may or may not have happened."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(first_line(cause))


def fault_of(error: BaseException) -> Fault:
    """Classify an error from SQLAlchemy or a driver."""
    if isinstance(error, PoolTimeout | OSError | CommitLost):
        return Fault.TRANSIENT
    if not isinstance(error, DBAPIError):
        return Fault.INVALID
    if isinstance(error.orig, sqlite3.Error):
        return _sqlite_fault(error.orig)
    if (state := getattr(error.orig, "sqlstate", None)) is not None:
        return _postgres_fault(state)
    # Without a code it did not come from the server: either the connection is broken, or the driver
    # refused a value.
    lost = error.connection_invalidated or type(error.orig).__name__ == "OperationalError"
    return Fault.TRANSIENT if lost else Fault.INVALID


def may_have_committed(error: BaseException) -> bool:
    """Whether a COMMIT that ended in this error may still have been carried out."""
    orig = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(orig, sqlite3.Error):
        return getattr(orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_IOERR
    state: str | None = getattr(orig, "sqlstate", None)
    return state is None or state.startswith(POSTGRES_UNSURE)


def failure(error: BaseException, doing: str) -> StorageError:
    """The error for the caller: no values, no passwords, only the safe part of the driver's text.

    Raise it `from None`: the original may repeat the values.
    """
    if isinstance(error, CommitLost):
        return OutcomeUnknown(
            f"{doing}, or was: the outcome is unknown. Expected an answer to the COMMIT ({error})"
        )
    kind = fault_of(error)
    if kind is Fault.INVALID:
        return StorageFailed(f"{doing}: expected values that fit the schema ({_name(error)})")
    text = f"{doing}: expected a database that can be reached and written to"
    return StorageFailed(f"{text} ({first_line(error)})")


def _sqlite_fault(error: sqlite3.Error) -> Fault:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in SQLITE_TRANSIENT:
        return Fault.TRANSIENT
    return Fault.PERMANENT if code in SQLITE_PERMANENT else Fault.INVALID


def _postgres_fault(state: str) -> Fault:
    if state.startswith(POSTGRES_TRANSIENT):
        return Fault.TRANSIENT
    return Fault.PERMANENT if state.startswith(POSTGRES_PERMANENT) else Fault.INVALID


def _name(error: BaseException) -> str:
    orig = error.orig if isinstance(error, DBAPIError) else None
    return type(orig or error).__name__


def first_line(error: BaseException) -> str:
    """The part of an error that may be shown: without values and passwords."""
    orig = error.orig if isinstance(error, DBAPIError) else None
    if orig is None and isinstance(error, SQLAlchemyError):
        return _name(error)
    return (str(orig or error).strip().splitlines() or [_name(error)])[0]
