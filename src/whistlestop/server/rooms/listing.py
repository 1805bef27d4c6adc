"""Tables as lists show them, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from whistlestop.server.storage.rows import StoredTable

PAGE = 50

_decode = msgspec.json.decode


def listed(stored: StoredTable) -> dict[str, Any]:
    """A table in a few words; in my own list with my seats, and whether the game waits for me."""
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
    """A page of a list, from one table more than it shows: that one tells that there are more."""
    shown: dict[str, Any] = {name: [listed(table) for table in found[:size]]}
    if len(found) > size:
        shown["next"] = write_key(found[size - 1].cursor)
    return shown


def write_key(key: Sequence[float | str]) -> str:
    """Where a page ends, as a word that no client needs to understand."""
    return "~".join(str(part) for part in key)


def read_key(text: str) -> tuple[float | str, ...]:
    """What `write_key` made of a key; empty for the first page."""
    if not text:
        return ()
    *numbers, id_ = text.split("~")
    return (*map(float, numbers), id_)
