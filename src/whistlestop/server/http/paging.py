"""Where the page of a list begins, as a query parameter."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query

TIME_AND_ID = r"[0-9]{1,12}(\.[0-9]{1,20})?~[A-Za-z0-9_-]{1,60}$"


def _before(pattern: str) -> Any:
    return Query(max_length=120, pattern=pattern, description="`next` of the page before")


Before = Annotated[str, _before(f"^{TIME_AND_ID}")]
"""Where a page of a list in the order of time begins."""
BeforeRanked = Annotated[str, _before(f"^[0-9]~{TIME_AND_ID}")]
"""The same for a list that has a rank first."""
