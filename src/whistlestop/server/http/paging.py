"""Query parameters that say where a page of a list begins."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query

TIME_AND_ID = r"[0-9]{1,12}(\.[0-9]{1,20})?~[A-Za-z0-9_-]{1,60}$"


def _before(pattern: str) -> Any:
    return Query(max_length=120, pattern=pattern, description="`next` from the previous page")


Before = Annotated[str, _before(f"^{TIME_AND_ID}")]
"""Where a page of a list in order of time begins."""
BeforeRanked = Annotated[str, _before(f"^[0-9]~{TIME_AND_ID}")]
"""The same for a list that is ordered by rank first."""
