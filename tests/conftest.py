"""Settings for the whole test run."""

from __future__ import annotations

import os

import httpx
import pytest
from hypothesis import settings

from needs import leave_out
from waiting import LIMIT

# The engine runs compiled or interpreted, so the time of one example says nothing.
settings.register_profile("everyday", deadline=None)
# The same examples each time: a run that checks a change must not fail by chance.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "everyday")

# A request that names no limit of its own has five seconds, which a busy machine may take.
for step in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, step, LIMIT)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Say once what is missing here. Last, so that only the tests that were asked for count."""
    leave_out(session, items)
