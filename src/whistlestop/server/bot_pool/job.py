"""A question that waits for its answer."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.messages import Analyse, Answer, Decide, Hint, Question, Reply

GRACE = 10.0
"""Seconds beyond its own that a question may take before its worker is replaced."""
MIN_SECONDS = 0.05
"""Seconds that every search gets, however many wait."""


def _future() -> Future[Any]:
    return asyncio.get_running_loop().create_future()


def _anything(value: Any) -> str | None:
    return None


@dataclass(eq=False, slots=True)
class Job:
    """One question of one table."""

    question: Question
    owner: str
    """Whose it is: owners take turns."""
    seconds: float | None = None
    """What it would like to have; None if it does not search."""
    validate: Callable[[Any], str | None] = _anything
    """Says what is wrong with an answer; None if nothing is."""
    grace: float | None = None
    """Seconds beyond its own, where the usual ones are not enough."""
    answer: Future[Any] = field(default_factory=_future)

    def share(self, workers: int, owners: int, own: int) -> None:
        """Search for less long when more searches wait than there are workers.

        All owners have the same share of the workers, and one who asks much divides it.
        """
        if self.seconds is not None and isinstance(self.question, Decide | Hint | Analyse):
            least = min(MIN_SECONDS, self.seconds)
            self.seconds = max(least, self.seconds * min(1.0, workers / (owners * own)))
            self.question.seconds = self.seconds

    @property
    def limit(self) -> float:
        """Seconds without an answer after which the worker is replaced."""
        return (self.seconds or 0.0) + (GRACE if self.grace is None else self.grace)

    def settle(self, reply: Reply) -> str | None:
        """Pass the answer on; what is wrong with it, if anything is."""
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
        """Whoever waits for the answer hears why there is none."""
        if not self.answer.done():
            self.answer.set_exception(WorkerFailed(reason))
