"""Finds out what a move would do by trying it on a copy."""

from __future__ import annotations

from whistlestop.engine.actions import PAYING_ON
from whistlestop.engine.fields import span
from whistlestop.engine.listing import is_legal
from whistlestop.engine.play import apply
from whistlestop.engine.reader import phase_of
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def payment_cards(tables: Tables, data: bytes, player: int, action: int) -> dict[int, int] | None:
    """The cards a payment step would lay down; None if it is illegal or not the last step."""
    before = State()
    before.load(data)
    if not is_legal(before, tables, player, action):
        return None
    after = before.copy()
    apply(after, tables, player, action)
    if phase_of(after.data) in PAYING_ON:
        return None
    return spent(data, after.data, player)


def spent(before: bytes | bytearray, after: bytes | bytearray, player: int) -> dict[int, int]:
    """The cards that left a hand between two states."""
    hand = span("hand", player)
    cards = enumerate(zip(before[hand], after[hand], strict=True))
    return {card: had - has for card, (had, has) in cards if had > has}
