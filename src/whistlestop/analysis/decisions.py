"""One decision of a game, and what it changed."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.analysis.outlook import Outlook, Prospect
from whistlestop.game import Move

BETTER = 3
"""So many alternatives are named."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made, and how it compares with those that were not."""

    number: int
    """Of the move in the record, counted from 1."""
    turn: int
    """Counted from 1; 0 is the choice of tickets and pieces before the first."""
    move: Move
    words: str
    outlook: Outlook | None
    """None if nothing else was possible, or if nobody asked."""

    @property
    def player(self) -> int:
        """Who made it."""
        return self.move.player

    @property
    def before(self) -> float:
        """The chance to win with the best option."""
        return self._searched.best.chance

    @property
    def after(self) -> float:
        """The chance to win with the move that was made."""
        return self.played.chance

    @property
    def loss(self) -> float:
        """What the move cost."""
        return self.before - self.after

    @property
    def sure(self) -> bool:
        """Whether the loss is more than luck in the games that were tried."""
        return self._searched.sure

    @property
    def played(self) -> Prospect:
        """The move that was made, among the options."""
        return self._searched.of(self.move.action)

    @property
    def alternatives(self) -> tuple[Prospect, ...]:
        """The best of the others."""
        others = [p for p in self._searched.prospects if p.move.action != self.move.action]
        return tuple(others[:BETTER])

    @property
    def _searched(self) -> Outlook:
        assert self.outlook is not None, "this decision was not searched"
        return self.outlook
