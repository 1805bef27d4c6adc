"""How long tests wait for what must come.

Long enough that no test fails because the machine is busy: a wait ends as soon as there is
something to go on with, so the limit costs time only when a test fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, sleep

LIMIT = 60.0
"""Seconds that one step may take."""
LIMIT_MS = LIMIT * 1000
"""The same for Playwright."""
LONG_LIMIT = 5 * LIMIT
"""Seconds for a test of many steps."""
LOOK_AGAIN = 0.02


def wait_until(true: Callable[[], bool], limit: float = LIMIT) -> None:
    """Look again and again until it is so."""
    end = monotonic() + limit
    while not true():
        assert monotonic() < end, f"expected it within {limit:.0f} seconds"
        sleep(LOOK_AGAIN)


async def wait_until_true(true: Callable[[], bool], limit: float = LIMIT) -> None:
    """The same where others go on meanwhile."""
    end = monotonic() + limit
    while not true():
        assert monotonic() < end, f"expected it within {limit:.0f} seconds"
        await asyncio.sleep(LOOK_AGAIN)
