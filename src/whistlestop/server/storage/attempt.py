"""One transaction in a thread, which can be aborted from outside."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.server.storage.faults import CommitLost, may_have_committed

T = TypeVar("T")


class Attempt(Generic[T]):
    """Runs in the journal's thread. The event loop aborts it when it takes too long."""

    def __init__(self, engine: Engine, work: Callable[[Connection], T]) -> None:
        self._engine = engine
        self._work = work
        self._lock = Lock()
        self._socket: int | None = None
        """The file descriptor of the PostgreSQL connection while it is ours."""
        self._given_up = False
        self._committing = False

    def run(self) -> T:
        """Do the work and commit it. CommitLost if the outcome of the commit is unknown."""
        with self._engine.connect() as connection:
            self._hold(connection)
            try:
                result = self._work(connection)
                self._begin_commit()
                try:
                    connection.commit()
                except (SQLAlchemyError, OSError) as error:
                    if may_have_committed(error):
                        raise CommitLost(error) from None
                    raise
                return result
            finally:
                self._let_go()

    def give_up(self) -> bool:
        """Stop waiting. Returns whether it is certain that nothing was or will be committed."""
        with self._lock:
            self._given_up = True
            if self._socket is not None:
                # This wakes the thread with a broken connection. Otherwise it would wait for as
                # long as the database hangs.
                with suppress(OSError), socket.socket(fileno=os.dup(self._socket)) as way:
                    way.shutdown(socket.SHUT_RDWR)
            return not self._committing

    def _hold(self, connection: Connection) -> None:
        pgconn = getattr(connection.connection.dbapi_connection, "pgconn", None)
        with self._lock:
            self._socket = None if pgconn is None else pgconn.socket
        self._expect_time()

    def _let_go(self) -> None:
        with self._lock:
            self._socket = None

    def _begin_commit(self) -> None:
        with self._lock:
            self._committing = not self._given_up
        self._expect_time()

    def _expect_time(self) -> None:
        if self._given_up:
            raise TimeoutError("given up")
