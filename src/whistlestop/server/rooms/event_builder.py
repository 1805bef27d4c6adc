"""Builds the events that an audience gets when an entry is written to a table's log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from whistlestop.server.protocol.client_out import Event
from whistlestop.server.tables import entries as e
from whistlestop.server.tables import redaction
from whistlestop.server.tables.step import SEATING, WORDS, Seats, Step
from whistlestop.server.tables.table import Table

_encode = msgspec.json.Encoder().encode


class EventBuilder:
    """Makes the events of a step, one for each group of seats that someone holds."""

    def __init__(self, table: Table, step: Step) -> None:
        self.table = table
        self.step = step
        self._words = isinstance(step.entry, WORDS)
        self._views: dict[int, Raw] = {}
        self._event = Event(step.version, step.at, self._entry(()))
        self._add_public()

    def _add_public(self) -> None:
        """Fill in what is the same for everyone."""
        table, step, event = self.table, self.step, self._event
        if step.changed_table:
            event.table = _raw(redaction.table_info(table))
        if self._words:
            return
        if clock := redaction.clock_info(table):
            event.clock = _raw(clock)
        if isinstance(step.entry, e.Started):
            event.view = _raw(redaction.public_view(table))
        elif step.before is not None:
            event.changes = _raw(redaction.public_changes(table, step.before))
            if facts := redaction.redact_events(step.happened, None):
                event.happened = _raw(facts)

    def message(self, seats: Seats) -> bytes:
        """The event for a person with these seats, or for a spectator if there are none."""
        event = self._event
        if self._words:  # only some people may hear these
            event.entry = self._entry(seats)
        elif self.table.game is not None:
            event.views = [self._view(seat) for seat in seats]
        if isinstance(self.step.entry, SEATING):
            event.seats = seats
        return _encode(event)

    def _entry(self, seats: Seats) -> Raw:
        return _raw(redaction.redact_entry(self.step.entry, self.table, seats))

    def _view(self, viewer: int) -> Raw:
        if viewer not in self._views:
            before, happened = self.step.before, self.step.happened
            self._views[viewer] = _raw(redaction.own_view(self.table, before, viewer, happened))
        return self._views[viewer]


def _raw(value: Any) -> Raw:
    return Raw(_encode(value))
