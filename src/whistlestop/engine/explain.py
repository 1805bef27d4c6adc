"""What a move would do, found by trying it on a copy."""

from __future__ import annotations

from whistlestop.engine import layout as L
from whistlestop.engine.listing import is_legal
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def payment_cards(tables: Tables, data: bytes, player: int, action: int) -> dict[int, int] | None:
    """The cards that this step of a payment lays down; None if it is illegal or not the last."""
    before = State()
    before.load(data)
    if not is_legal(before, tables, player, action):
        return None
    after = before.copy()
    apply(after, tables, player, action)
    if after.data[L.PHASE] in (L.SUBSTITUTE, L.VARIANT, L.GIVING):
        return None
    return spent(data, after.data, player)


def spent(before: bytes | bytearray, after: bytes | bytearray, player: int) -> dict[int, int]:
    """The cards that left a hand between two states."""
    start = L.HAND + player * L.TYPES
    return {
        i: before[start + i] - after[start + i]
        for i in range(L.TYPES)
        if before[start + i] > after[start + i]
    }
