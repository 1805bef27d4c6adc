"""One decision in a game, and what it changed."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.analysis.outlook import Outlook, Prospect
from whistlestop.game import Move

BETTER = 3
"""How many alternatives to list."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made, and how it compares with the alternatives."""

    number: int
    """The number of the move in the record, counting from 1."""
    turn: int
    """Counts from 1; 0 is the choice of tickets and pieces before the first turn."""
    move: Move
    words: str
    outlook: Outlook | None
    """None if the move was forced, or if this decision was not analysed."""

    @property
    def player(self) -> int:
        """The player who made the decision."""
        return self.move.player

    @property
    def before(self) -> float:
        """The chance of winning with the best option."""
        return self._searched.best.chance

    @property
    def after(self) -> float:
        """The chance of winning with the move that was made."""
        return self.played.chance

    @property
    def loss(self) -> float:
        """The chance of winning that the move gave away."""
        return self.before - self.after

    @property
    def sure(self) -> bool:
        """Whether the loss is more than noise in the trial games."""
        return self._searched.sure

    @property
    def played(self) -> Prospect:
        """The move that was made, among the options."""
        return self._searched.of(self.move.action)

    @property
    def alternatives(self) -> tuple[Prospect, ...]:
        """The best of the other options."""
        others = [p for p in self._searched.prospects if p.move.action != self.move.action]
        return tuple(others[:BETTER])

    @property
    def _searched(self) -> Outlook:
        assert self.outlook is not None, "this decision was not searched"
        return self.outlook
