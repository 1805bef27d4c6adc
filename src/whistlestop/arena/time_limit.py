"""A time limit for bots that run in this process: those of other packages may hang."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

AGAIN = 1.0
"""Seconds until a bot that catches everything is interrupted once more."""


class Overtime(BaseException):
    """A bot took too long. Not an Exception, so that a bot does not catch it by accident."""


def can_limit() -> bool:
    """Whether this thread can be interrupted: not on Windows, and only the main thread."""
    return hasattr(signal, "setitimer") and current_thread() is main_thread()


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Interrupt what runs here with Overtime after some seconds; None means no limit."""
    if seconds is None or not can_limit():
        yield
        return
    before: Callable[[int, FrameType | None], object] | int | None
    before = signal.signal(signal.SIGALRM, _interrupt(seconds))
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(seconds: float) -> Callable[[int, FrameType | None], None]:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise Overtime(f"it did not answer within {seconds:g} seconds")

    return interrupt
