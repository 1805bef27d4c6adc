"""A queue that is fair to all owners: they take turns, one job each."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence

from whistlestop.server.bot_pool.job import Job


class FairQueue:
    """Waiting jobs. An owner with many jobs does not hold up the others."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[Job]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    @property
    def owners(self) -> int:
        """The number of owners with a job in the queue."""
        return len(self._owners)

    def count(self, owner: str) -> int:
        """The number of jobs an owner has in the queue."""
        return len(self._owners.get(owner, ()))

    def put(self, job: Job) -> None:
        """Add a job behind the owner's other jobs."""
        self._owners.setdefault(job.owner, deque()).append(job)
        self._waiting += 1

    def put_back(self, jobs: Sequence[Job]) -> None:
        """Return jobs to the front of the queue after their worker failed."""
        for job in reversed(jobs):
            self._owners.setdefault(job.owner, deque()).appendleft(job)
            self._owners.move_to_end(job.owner, last=False)
            self._waiting += 1

    def get(self) -> Job:
        """Take the first job of the next owner, who then moves to the back."""
        owner, jobs = self._owners.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._owners[owner] = jobs
        self._waiting -= 1
        return job

    def discard(self, job: Job) -> None:
        """Remove a job, if it is still in the queue."""
        jobs = self._owners.get(job.owner)
        if jobs is None or job not in jobs:
            return
        jobs.remove(job)
        self._waiting -= 1
        if not jobs:
            del self._owners[job.owner]
