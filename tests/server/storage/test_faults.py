"""Waiting is tried where it may help, and only there."""

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
        ("08006", Fault.PASSING),  # connection failure
        ("40001", Fault.PASSING),  # serialization failure
        ("40P01", Fault.PASSING),  # deadlock
        ("53300", Fault.PASSING),  # too many connections
        ("55P03", Fault.PASSING),  # a lock was not to be had in time
        ("57P01", Fault.PASSING),  # the server stops
        ("57P03", Fault.PASSING),  # the server starts
        ("25006", Fault.LASTING),  # read-only
        ("53100", Fault.LASTING),  # disk full
        ("22021", Fault.OWN),  # a character that text cannot hold
        ("23514", Fault.OWN),  # a check of the schema
    ],
)
def test_a_code_of_postgresql_says_what_kind_of_trouble_it_is(state: str, expected: Fault) -> None:
    assert fault_of(_wrapped(psycopg.errors.lookup(state)())) is expected


def test_a_lost_connection_has_no_code_and_passes() -> None:
    assert fault_of(_wrapped(psycopg.OperationalError("server closed"))) is Fault.PASSING


def test_a_value_that_the_driver_refuses_is_its_own_fault() -> None:
    assert fault_of(_wrapped(psycopg.DataError("cannot contain NUL"))) is Fault.OWN


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (sqlite3.SQLITE_BUSY, Fault.PASSING),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Fault.PASSING),
        (sqlite3.SQLITE_FULL, Fault.LASTING),
        (sqlite3.SQLITE_READONLY, Fault.LASTING),
        (sqlite3.SQLITE_IOERR_WRITE, Fault.LASTING),
        (sqlite3.SQLITE_CONSTRAINT, Fault.OWN),
    ],
)
def test_a_code_of_sqlite_says_what_kind_of_trouble_it_is(code: int, expected: Fault) -> None:
    error = sqlite3.OperationalError("trouble")
    error.sqlite_errorcode = code
    assert fault_of(_wrapped(error)) is expected
