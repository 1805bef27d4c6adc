"""The storage waits where that may help, and only there."""

from __future__ import annotations

import sqlite3

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from whistlestop.server.storage.faults import Fault, fault_of


def _wrapped(error: Exception) -> DBAPIError:
    return DBAPIError("INSERT", {}, error)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ("08006", Fault.TRANSIENT),  # connection failure
        ("40001", Fault.TRANSIENT),  # serialization failure
        ("40P01", Fault.TRANSIENT),  # deadlock
        ("53300", Fault.TRANSIENT),  # too many connections
        ("55P03", Fault.TRANSIENT),  # lock not available in time
        ("57P01", Fault.TRANSIENT),  # the server is stopping
        ("57P03", Fault.TRANSIENT),  # the server is starting
        ("25006", Fault.PERMANENT),  # read-only
        ("53100", Fault.PERMANENT),  # disk full
        ("22021", Fault.INVALID),  # a character that text cannot hold
        ("23514", Fault.INVALID),  # a check constraint
    ],
)
def test_postgresql_codes_are_classified(state: str, expected: Fault) -> None:
    assert fault_of(_wrapped(psycopg.errors.lookup(state)())) is expected


def test_a_lost_connection_has_no_code_and_is_transient() -> None:
    assert fault_of(_wrapped(psycopg.OperationalError("server closed"))) is Fault.TRANSIENT


def test_a_value_that_the_driver_refuses_is_invalid() -> None:
    assert fault_of(_wrapped(psycopg.DataError("cannot contain NUL"))) is Fault.INVALID


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (sqlite3.SQLITE_BUSY, Fault.TRANSIENT),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Fault.TRANSIENT),
        (sqlite3.SQLITE_FULL, Fault.PERMANENT),
        (sqlite3.SQLITE_READONLY, Fault.PERMANENT),
        (sqlite3.SQLITE_IOERR_WRITE, Fault.PERMANENT),
        (sqlite3.SQLITE_CONSTRAINT, Fault.INVALID),
    ],
)
def test_sqlite_codes_are_classified(code: int, expected: Fault) -> None:
    error = sqlite3.OperationalError("trouble")
    error.sqlite_errorcode = code
    assert fault_of(_wrapped(error)) is expected
