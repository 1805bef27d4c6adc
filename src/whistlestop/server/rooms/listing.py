"""Tables as shown in lists, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from whistlestop.server.storage.rows import StoredTable

PAGE = 50

_decode = msgspec.json.decode


def listed(stored: StoredTable) -> dict[str, Any]:
    """A summary of a table. A person's own list adds their seats and whether it is their turn."""
    row, mine = stored.row, stored.mine
    shown: dict[str, Any] = {
        "id": stored.id,
        "board": row.board,
        "public": row.public,
        "stage": row.stage,
        "created": row.created,
        "changed": stored.changed,
        **_decode(row.summary),
    }
    if mine:
        shown["mine"] = sorted(mine)
        shown["my_turn"] = bool(set(mine) & set(shown["to_act"]))
    return shown


def page(name: str, found: Sequence[StoredTable], size: int = PAGE) -> dict[str, Any]:
    """A page of a list. An extra table in `found` means that there is a next page."""
    shown: dict[str, Any] = {name: [listed(table) for table in found[:size]]}
    if len(found) > size:
        shown["next"] = write_cursor(found[size - 1].cursor)
    return shown


def write_cursor(key: Sequence[float | str]) -> str:
    """Encode where a page ends as an opaque string."""
    return "~".join(str(part) for part in key)


def read_cursor(text: str) -> tuple[float | str, ...]:
    """Decode a cursor from `write_cursor`; empty for the first page."""
    if not text:
        return ()
    *numbers, id_ = text.split("~")
    return (*map(float, numbers), id_)
