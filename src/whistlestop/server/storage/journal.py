"""Writes the log. Entries that arrive at the same time share a transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from whistlestop.server.ops.backoff import Backoff
from whistlestop.server.storage.batch import key_of, write_batch
from whistlestop.server.storage.bus import Bus
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.errors import StorageError, StorageFailed
from whistlestop.server.storage.faults import CommitLost, Fault, failure, fault_of
from whistlestop.server.storage.rows import Commit

MAX_BATCH = 500
"""Maximum number of entries in one transaction."""
FIRST_PAUSE = 0.05
MAX_PAUSE = 2.0
MIN_TRY_SECONDS = 1.0
"""Seconds that the database gets to answer, even if less time is left."""


@dataclass(frozen=True)
class _Waiting:
    commit: Commit
    answer: asyncio.Future[bool]

    def resolve(self, ours: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(ours)

    def fail(self, error: StorageError) -> None:
        if not self.answer.done():
            # A copy each: one error raised in many places would collect all their tracebacks.
            self.answer.set_exception(type(error)(*error.args))


class Journal:
    """Takes commits from many tasks. While one transaction runs, the others queue for the next.

    A caller must wait for the answer before its next commit to the same table.
    """

    def __init__(self, database: Database, bus: Bus, timeout: float | None = None) -> None:
        self._database = database
        self._bus = bus
        self._timeout = database.timeout if timeout is None else timeout
        """Seconds to wait for a database that is lost or silent."""
        self._queue: deque[_Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def commit(self, commit: Commit) -> bool:
        """True once the entry is durable; False if its place in the log is taken by another.

        Raises StorageFailed if the entry was not written, and OutcomeUnknown if it may have been.
        The same commit, with its nonce, can be repeated.
        """
        if self._closed:
            raise StorageFailed("The journal is closed: expected no more entries")
        waiting = _Waiting(commit, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_queue())
        return await waiting.answer

    async def close(self) -> None:
        """Finish what is queued, and accept no more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_queue(self) -> None:
        try:
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(MAX_BATCH, len(self._queue)))]
                # Nobody is waiting for the cancelled ones any more.
                await self._settle([w for w in batch if not w.answer.done()])
        finally:
            self._writer = None

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Answer every caller of a batch, whatever happens."""
        if not batch:
            return
        end = monotonic() + self._timeout
        try:
            answers = await self._write_with_retries([w.commit for w in batch], end)
        except Exception as error:
            if len(batch) > 1 and fault_of(error) is Fault.INVALID:
                await self._settle_singly(batch, end)
            else:
                self._give_up(batch, error)
        else:
            for waiting, ours in zip(batch, answers, strict=True):
                waiting.resolve(ours)

    async def _settle_singly(self, batch: Sequence[_Waiting], end: float) -> None:
        """Write commits one by one, because one of them makes the whole batch fail."""
        ordered = sorted(batch, key=lambda w: key_of(w.commit))
        refused: dict[str, Exception | None] = {}
        for i, waiting in enumerate(ordered):
            table = waiting.commit.table
            if table in refused:
                # It would follow an entry that is missing or not ours.
                _refuse(waiting, refused[table])
                continue
            try:
                (ours,) = await self._write_with_retries([waiting.commit], end)
            except Exception as error:
                if fault_of(error) is not Fault.INVALID:
                    return self._give_up(ordered[i:], error)
                refused[table] = error
                _fail([waiting], error)
            else:
                waiting.resolve(ours)
                if not ours:
                    refused[table] = None

    def _give_up(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Fail the queued commits too: nobody waits twice for a database that stays away."""
        _fail(batch, error)
        if fault_of(error) is Fault.TRANSIENT:
            reason = StorageFailed("The entry was not written: expected a database that answers")
            while self._queue:
                self._queue.popleft().fail(reason)

    async def _write_with_retries(self, commits: Sequence[Commit], end: float) -> list[bool]:
        """Write, and retry for as long as waiting may help and time remains."""
        backoff, unsure = Backoff(FIRST_PAUSE, MAX_PAUSE), False
        while True:
            try:
                return await self._database.transact(
                    lambda connection: write_batch(
                        connection, self._database.is_sqlite, self._bus, commits
                    ),
                    max(end - monotonic(), MIN_TRY_SECONDS),
                )
            except Exception as error:
                kind, pause = fault_of(error), backoff.pause()
                unsure = unsure or isinstance(error, CommitLost)
                if kind is not Fault.TRANSIENT or monotonic() + pause > end:
                    # An earlier attempt may have got through, whatever happened to the last one.
                    if unsure and kind is not Fault.INVALID and not isinstance(error, CommitLost):
                        raise CommitLost(error) from None
                    raise
            await asyncio.sleep(pause)


def _refuse(waiting: _Waiting, error: Exception | None) -> None:
    if error is None:
        waiting.resolve(False)
    else:
        _fail([waiting], error)


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    failed = failure(error, "The entry was not written")
    for waiting in batch:
        waiting.fail(failed)
