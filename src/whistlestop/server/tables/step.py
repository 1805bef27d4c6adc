"""One step of a table's log: what an entry did, for the events that follow from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from whistlestop.boards.model import Board
from whistlestop.engine.state import State
from whistlestop.game.events.extractor import EventExtractor, GameEvent
from whistlestop.server.tables import entries as e

Seats = tuple[int, ...]

SEATING = (e.Created, e.Seated, e.Arranged, e.Left)
"""Entries that change who sits where."""
WORDS = (e.Said, e.Reacted, e.Muted)
"""Entries that are not for everyone, and leave the game as it is."""


@dataclass(slots=True)
class Step:
    """What an entry did."""

    board: Board
    entry: e.Entry
    version: int
    at: float
    states: list[State] = field(default_factory=list)
    """Copies of the game's states, from before the entry to after it. None if nothing changed, and
    only the last if the game began."""
    moves: int = 0
    """The number of moves in the game after it."""
    changed_table: bool = False
    """Whether more has changed than the game, its clock and the chat."""
    _happened: list[GameEvent] | None = None

    @property
    def before(self) -> State | None:
        """The game's state before; None if there was no game or it did not change."""
        return self.states[0] if len(self.states) > 1 else None

    @property
    def happened(self) -> list[GameEvent]:
        """What the entry's moves did in the game, computed on first use."""
        if self._happened is None:
            self._happened = self._extract(self.entry) if isinstance(self.entry, e.Moved) else []
        return self._happened

    def _extract(self, entry: e.Moved) -> list[GameEvent]:
        extractor, events = EventExtractor(self.board), []
        states = [state.to_bytes() for state in self.states]
        first = self.moves - len(entry.actions) + 1
        for i, action in enumerate(entry.actions):
            events += extractor.extract(states[i], entry.seat, action, states[i + 1], first + i)
        return events
