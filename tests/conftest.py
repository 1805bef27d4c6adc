"""Settings for the whole test run."""

from __future__ import annotations

import os

import httpx
import pytest
from hypothesis import settings

from needs import leave_out
from waiting import LIMIT

# The engine runs compiled or interpreted, so the time for one example means nothing.
settings.register_profile("everyday", deadline=None)
# The same examples each time: a run that checks a change must not fail by chance.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "everyday")

# Requests without their own limit get five seconds, which may not be enough on a busy machine.
for step in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, step, LIMIT)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Report once what is missing. Runs last, so that only the selected tests count."""
    leave_out(session, items)
