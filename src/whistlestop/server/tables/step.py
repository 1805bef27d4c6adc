"""One step of a table's log, with all that is needed to tell those who look on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from whistlestop.engine.state import State
from whistlestop.game.events.extractor import EventExtractor, GameEvent
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
    happened: list[GameEvent] = field(default_factory=list)
    new_info: bool = True


def take(table: Table, version: int, at: float, nonce: str, line: e.Line) -> Step:
    """Apply an entry and keep what those who look on have to be told."""
    entry, game = line.do, table.game
    requested = table.request is not None
    step = Step(line, version, at, None)
    if game is not None and isinstance(entry, e.Moved | e.TakenBack):
        step.before = game.state.copy()
    trial = None if game is None or not isinstance(entry, e.Moved) else _first_steps(table, entry)
    table.apply(version, at, nonce, line)
    if trial is not None and isinstance(entry, e.Moved):
        step.happened = _tell(table, entry, trial)
    step.new_info = not isinstance(entry, _PLAIN) or table.stage != "playing" or requested
    if isinstance(entry, _WORDS):
        step.new_info = False
    return step


def _first_steps(table: Table, entry: e.Moved) -> list[bytes]:
    """The states between the moves of an entry, which the table passes over in one go."""
    assert table.game is not None
    states = [table.game.state.to_bytes()]
    if len(entry.actions) > 1:
        trial = table.game.copy()
        for action in entry.actions[:-1]:
            trial.play(action, entry.seat)
            states.append(trial.state.to_bytes())
    return states


def _tell(table: Table, entry: e.Moved, states: list[bytes]) -> list[GameEvent]:
    assert table.game is not None
    extractor, told = EventExtractor(table.tables.board), []
    made = table.game.move_count - len(entry.actions)
    afters = [*states[1:], table.game.state.to_bytes()]
    for i, action in enumerate(entry.actions):
        told += extractor.extract(states[i], entry.seat, action, afters[i], made + i + 1)
    return told


class Telling:
    """The messages that a step makes, one for each group of seats that somebody holds.

    What lies open is the same for all of them and is put into JSON once.
    """

    def __init__(self, table: Table, step: Step) -> None:
        self.table = table
        self.step = step
        quiet = table.game is None or isinstance(step.line.do, _WORDS)
        self._views: dict[int, bytes] | None = None if quiet else {}
        self._do: bytes | None = None
        self._open = _encode(self._public())[1:-1]

    def _public(self) -> dict[str, Any]:
        table, step = self.table, self.step
        event: dict[str, Any] = {"type": "event", "version": step.version, "at": step.at}
        if step.new_info:
            event["table"] = sight.table_info(table)
        if isinstance(step.line.do, _WORDS):
            return event
        if clock := sight.clock_info(table):
            event["clock"] = clock
        if isinstance(step.line.do, e.Started):
            event["view"] = sight.public_view(table)
        elif step.before is not None:
            event["changes"] = sight.public_changes(table, step.before)
            if facts := sight.told(step.happened, None):
                event["happened"] = facts
        return event

    def message(self, seats: Seats) -> bytes:
        """The event for a person with these seats; without any, a spectator."""
        parts = [self._open, b'"do":%b' % self._entry(seats)]
        if isinstance(self.step.line.do, SEATING):
            parts.append(b'"seats":%b' % _encode(seats))
        if seats and self._views is not None:
            parts.append(b'"views":[%b]' % b",".join(map(self._view, seats)))
        return b"{%b}" % b",".join(parts)

    def _entry(self, seats: Seats) -> bytes:
        if isinstance(self.step.line.do, _WORDS):  # not everybody hears them
            return _encode(sight.shown_entry(self.step.line.do, self.table, seats))
        if self._do is None:
            self._do = _encode(sight.shown_entry(self.step.line.do, self.table, ()))
        return self._do

    def _view(self, viewer: int) -> bytes:
        assert self._views is not None
        if viewer not in self._views:
            shown = sight.own_view(self.table, self.step.before, viewer, self.step.happened)
            self._views[viewer] = _encode(shown)
        return self._views[viewer]
