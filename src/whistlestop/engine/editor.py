"""Writes a state directly, bypassing the rules, as reading a position does."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.fields import SHORT, SIZE, SPECIFICATION, player_span, span
from whistlestop.engine.reader import StateReader


class StateEditor(StateReader):
    """A state under construction, filled in field by field."""

    __slots__ = ()

    data: bytearray

    def __init__(self, board: Board) -> None:
        super().__init__(board, bytearray(SIZE))

    def set(self, name: str, value: int, player: int = 0) -> None:
        """Set a field that holds one number."""
        part, signed = player_span(name, player), SPECIFICATION[name].kind is SHORT
        self.data[part] = value.to_bytes(part.stop - part.start, "little", signed=signed)

    def fill(self, name: str, values: Iterable[int], player: int = 0) -> None:
        """Set the leading bytes of an array field."""
        self._fill(player_span(name, player).start, bytes(values))

    def fill_deck(self, which: int, cards: Iterable[int]) -> None:
        """Set the cards of a deck, top card last, and its size."""
        cards = bytes(cards)
        self._fill(span("deck", which * L.DECK_PLACES).start, cards)
        self.fill_one("deck_sizes", which, len(cards))

    def fill_picks(self, draft: int, player: int, tickets: Iterable[int]) -> None:
        """Set the tickets a player has picked in a draft."""
        self._fill(span("picks", draft - 1, player).start, bytes(tickets))

    def _fill(self, start: int, new: bytes) -> None:
        self.data[start : start + len(new)] = new

    def fill_one(self, name: str, index: int, value: int, player: int = 0) -> None:
        """Set one byte of an array field."""
        self.data[player_span(name, player).start + index] = value

    def add(self, name: str, index: int, n: int = 1, player: int = 0) -> None:
        """Add to one byte of an array field."""
        self.data[player_span(name, player).start + index] += n

    def set_bit(self, name: str, bit: int, player: int = 0) -> None:
        """Add an index to a set."""
        self.data[player_span(name, player).start + bit // 8] |= 1 << bit % 8
