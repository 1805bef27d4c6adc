"""A question waiting for its answer."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.messages import (
    Analyse,
    Answer,
    Decide,
    Hint,
    Question,
    Reply,
    Trial,
)

GRACE = 10.0
"""Seconds a question may overrun before its worker is replaced."""
MIN_SECONDS = 0.05
"""Seconds that every search gets, however long the queue is."""


def _future() -> Future[Any]:
    return asyncio.get_running_loop().create_future()


def _anything(value: Any) -> str | None:
    return None


@dataclass(eq=False, slots=True)
class Job:
    """One question from one table."""

    question: Question
    owner: str
    """Who asked. Owners take turns."""
    seconds: float | None = None
    """The thinking time it asks for, or None if it does not search."""
    validate: Callable[[Any], str | None] = _anything
    """Returns what is wrong with an answer, or None."""
    grace: float | None = None
    """Extra seconds it may overrun, where the usual allowance is too short."""
    had_its_time: bool = True
    """Whether the search had all the time it asked for."""
    answer: Future[Any] = field(default_factory=_future)

    def share(self, workers: int, owners: int, own: int) -> None:
        """Shorten the search when more searches are waiting than there are workers.

        Owners have equal shares of the workers. Many questions of one owner split that share.
        """
        if self.seconds is not None and isinstance(self.question, Decide | Hint | Analyse | Trial):
            least = min(MIN_SECONDS, self.seconds)
            part = min(1.0, workers / (owners * own))
            self.had_its_time &= part == 1.0
            self.seconds = max(least, self.seconds * part)
            self.question.seconds = self.seconds

    @property
    def limit(self) -> float:
        """Seconds without an answer before the worker is replaced."""
        return (self.seconds or 0.0) + (GRACE if self.grace is None else self.grace)

    def settle(self, reply: Reply) -> str | None:
        """Pass the answer on, and return what is wrong with it, if anything."""
        if isinstance(reply, Answer):
            problem = self.validate(reply.value)
            if problem is None:
                if not self.answer.done():
                    self.answer.set_result(reply.value)
                return None
        else:
            problem = reply.reason
        self.fail(problem)
        return problem

    def fail(self, reason: str) -> None:
        """Tell the caller why there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(WorkerFailed(reason))
