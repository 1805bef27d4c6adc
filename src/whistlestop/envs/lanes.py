"""Threads that wait for work, to share out a step between the cores."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from weakref import finalize

from whistlestop.game import GameError

Work = Callable[[], object]


class Lane:
    """A thread that does one thing at a time.

    Two bare locks hand work over and back in two thirds of the time that an executor takes with its
    queue, future and conditions. That matters, because a step of a thousand games is so short.
    """

    def __init__(self) -> None:
        desk = _Desk()  # the thread must not hold the lane, or the lane would never be finalized
        self._desk = desk
        self._busy = False
        self._thread = Thread(target=desk.attend, daemon=True)
        self._thread.start()
        self._end = finalize(self, desk.give, None)

    def start(self, work: Work) -> None:
        """Let the thread do something. `wait` has to follow."""
        if not self._end.alive:
            raise GameError("this environment is closed")
        if self._busy:  # Ctrl-C cut the wait short
            self.wait()
        self._busy = True
        self._desk.give(work)

    def wait(self) -> None:
        """Wait until it is done. Raise what it raised."""
        self._desk.done.acquire()
        self._busy = False
        failure, self._desk.failure = self._desk.failure, None
        if failure is not None:
            raise failure

    def close(self) -> None:
        """End the thread."""
        self._end()
        self._thread.join()


class _Desk:
    """What a lane and its thread share."""

    def __init__(self) -> None:
        self.given, self.done = Lock(), Lock()
        self.given.acquire()
        self.done.acquire()
        self.work: Work | None = None
        self.failure: BaseException | None = None

    def give(self, work: Work | None) -> None:
        """Hand over work, or nothing to end the thread."""
        self.work = work
        self.given.release()

    def attend(self) -> None:
        """What the thread does."""
        while True:
            self.given.acquire()
            work, self.work = self.work, None
            if work is None:
                return
            try:
                work()
            except BaseException as error:
                self.failure = error
            del work  # it may hold the environment
            self.done.release()
