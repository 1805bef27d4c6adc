"""The time limit of bots that run in this process."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable

import pytest

from waiting import LIMIT
from whistlestop.arena.time_limit import Overtime, time_limit

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such timer")


def careless() -> None:
    """A bot that catches every exception."""
    try:
        time.sleep(LIMIT)
    except Exception:
        time.sleep(LIMIT)


def stubborn() -> None:
    """A bot that catches the interruption itself, once."""
    try:
        time.sleep(LIMIT)
    except BaseException:
        time.sleep(LIMIT)


@pytest.mark.parametrize("bot", [careless, stubborn])
def test_whatever_takes_too_long_is_interrupted(bot: Callable[[], None]) -> None:
    with pytest.raises(Overtime, match=r"it did not answer within 0\.05 seconds"), time_limit(0.05):
        bot()


@pytest.mark.parametrize("seconds", [None, LIMIT])
def test_what_is_quick_is_left_alone(seconds: float | None) -> None:
    before = signal.getsignal(signal.SIGALRM)
    with time_limit(seconds):
        pass
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
