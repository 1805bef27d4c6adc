"""The line before a lane: one question of each owner at a time, in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence

from whistlestop.server.thinking.job import Job


class Line:
    """Questions that wait. Whoever has asked many waits behind those who have asked few."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[Job]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    @property
    def owners(self) -> int:
        """How many have something in the line."""
        return len(self._owners)

    def of(self, owner: str) -> int:
        """How many questions of one owner wait."""
        return len(self._owners.get(owner, ()))

    def join(self, job: Job) -> None:
        """Wait behind the owner's other questions."""
        self._owners.setdefault(job.owner, deque()).append(job)
        self._waiting += 1

    def return_to_front(self, jobs: Sequence[Job]) -> None:
        """They had their turn and nothing came of it, through no fault of their own."""
        for job in reversed(jobs):
            self._owners.setdefault(job.owner, deque()).appendleft(job)
            self._owners.move_to_end(job.owner, last=False)
            self._waiting += 1

    def next(self) -> Job:
        """The first question of the owner whose turn it is; the owner goes to the end."""
        owner, jobs = self._owners.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._owners[owner] = jobs
        self._waiting -= 1
        return job

    def leave(self, job: Job) -> None:
        """Nobody wants the answer any more; nothing happens if it is not in the line."""
        jobs = self._owners.get(job.owner)
        if jobs is None or job not in jobs:
            return
        jobs.remove(job)
        self._waiting -= 1
        if not jobs:
            del self._owners[job.owner]
