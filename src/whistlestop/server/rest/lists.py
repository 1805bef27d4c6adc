"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from whistlestop.server.storage.rows import StoredTable

_decode = msgspec.json.decode


def listed(stored: StoredTable, mine: Collection[int] = ()) -> dict[str, Any]:
    """A table in a few words; with my seats, and whether the game waits for me."""
    row = stored.row
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
