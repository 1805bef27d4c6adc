"""Settings for the whole test run."""

from __future__ import annotations

import os

from hypothesis import settings

# The engine runs compiled or interpreted, so the time of one example says nothing.
settings.register_profile("everyday", deadline=None)
# The same examples each time: a run that checks a change must not fail by chance.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "everyday")
