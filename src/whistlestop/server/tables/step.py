"""One step of a table's log, with all that is needed to tell those who look on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from whistlestop.engine.state import State
from whistlestop.game import View
from whistlestop.game.happenings import Happening, Teller
from whistlestop.server.tables import entries as e
from whistlestop.server.tables import sight
from whistlestop.server.tables.table import Table

Seats = tuple[int, ...]

_encode = msgspec.json.Encoder().encode
SEATING = (e.Created, e.Seated, e.Arranged, e.Left)
"""Entries that change who sits where."""
_WORDS = (e.Said, e.Reacted, e.Muted)
_PLAIN = (e.Moved, *_WORDS)
"""Entries after which the table without its game is what it was, unless the game has ended."""


@dataclass(slots=True)
class Step:
    """What an entry did."""

    line: e.Line
    version: int
    at: float
    before: State | None
    """The game's state before; None if there was no game or it did not change."""
    happened: list[Happening] = field(default_factory=list)
    new_info: bool = True


def take(table: Table, version: int, at: float, nonce: str, line: e.Line) -> Step:
    """Apply an entry and keep what those who look on have to be told."""
    entry, game = line.do, table.game
    requested = table.request is not None
    step = Step(line, version, at, None)
    if game is not None and isinstance(entry, e.Moved | e.TakenBack):
        step.before = game.state.copy()
    if isinstance(entry, e.Moved):
        step.happened = _tell(table, entry)
    table.apply(version, at, nonce, line)
    step.new_info = not isinstance(entry, _PLAIN) or table.stage != "playing" or requested
    if isinstance(entry, _WORDS):
        step.new_info = False
    return step


def _tell(table: Table, entry: e.Moved) -> list[Happening]:
    """Told on a copy: the table itself makes the moves when it applies the entry."""
    assert table.game is not None
    teller, trial = Teller(table.tables.board), table.game.copy()
    told: list[Happening] = []
    for action in entry.actions:
        before = trial.to_bytes()
        trial.play(action, entry.seat)
        told += teller.tell(before, entry.seat, action, trial.to_bytes(), len(trial.moves))
    return told


class Telling:
    """The messages that a step makes, one for each group of seats that somebody holds."""

    def __init__(self, table: Table, step: Step) -> None:
        self.table = table
        self.step = step
        self._views: dict[int | None, msgspec.Raw] = {}

    def message(self, seats: Seats) -> bytes:
        """The event for a person with these seats; without any, a spectator."""
        table, step = self.table, self.step
        event: dict[str, Any] = {
            "type": "event",
            "version": step.version,
            "at": step.at,
            "do": sight.shown_entry(step.line.do, table, seats),
        }
        if isinstance(step.line.do, SEATING):
            event["seats"] = seats
        if step.new_info:
            event["table"] = sight.table_info(table)
        if not isinstance(step.line.do, _WORDS) and (clock := sight.clock_info(table)):
            event["clock"] = clock
        if table.game is not None and not isinstance(step.line.do, _WORDS):
            event["views"] = [self._view(viewer) for viewer in seats or (None,)]
        return _encode(event)

    def _view(self, viewer: int | None) -> msgspec.Raw:
        if viewer not in self._views:
            table, step = self.table, self.step
            if step.before is not None:
                before: View | None = View(table.tables, step.before, viewer)
            elif isinstance(step.line.do, e.Started):
                before = None
            else:
                assert table.game is not None
                before = table.game.view(viewer)
            shown = sight.changed_view(table, before, viewer, step.happened)
            self._views[viewer] = msgspec.Raw(_encode(shown))
        return self._views[viewer]
