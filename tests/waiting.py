"""How long tests wait for something that has to happen.

Long enough that no test fails because the machine is busy: a wait ends as soon as the condition
holds, so the limit costs time only when a test fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, sleep

LIMIT = 120.0
"""Seconds for a single step."""
LIMIT_MS = LIMIT * 1000
"""The same for Playwright, in milliseconds."""
LONG_LIMIT = 5 * LIMIT
"""Seconds for a test with many steps."""
LOOK_AGAIN = 0.02


def wait_until(true: Callable[[], bool], limit: float = LIMIT) -> None:
    """Wait until the condition holds."""
    end = monotonic() + limit
    while not true():
        assert monotonic() < end, f"the condition did not hold within {limit:.0f} seconds"
        sleep(LOOK_AGAIN)


async def wait_until_true(true: Callable[[], bool], limit: float = LIMIT) -> None:
    """The same for coroutines."""
    end = monotonic() + limit
    while not true():
        assert monotonic() < end, f"the condition did not hold within {limit:.0f} seconds"
        await asyncio.sleep(LOOK_AGAIN)
