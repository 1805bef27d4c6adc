"""Gives a person another name: at a table, in its log and in the record of its game."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from msgspec import structs

from whistlestop.server.tables import entries as e
from whistlestop.server.tables.names import alike
from whistlestop.server.tables.table import Table

NOBODY = "\u2014"
"""The name of somebody whose data was deleted: a dash, which needs no translation."""
UNSAID = "\u2026"
"""What is left of what they said."""


def free_name(table: Table, seat: int, name: str) -> str:
    """The name for a seat, with a number if somebody else at the table is called like that."""
    others = [other.name for i, other in enumerate(table.seats) if i != seat]
    found, number = name, 1
    while any(alike(found, other) for other in others):
        number += 1
        found = f"{name} {number}"
    return found


def erase_from_log(log: Sequence[e.Envelope], person: str) -> dict[int, e.Envelope]:
    """The entries that must change so that nothing in a log names a person, by their index."""
    changed: dict[int, e.Envelope] = {}
    held: set[int] = set()
    for i, envelope in enumerate(log):
        entry = envelope.entry
        match entry:
            case e.Created():
                held = {n for n, chair in enumerate(entry.chairs) if chair.person == person}
            case e.Seated() if entry.person == person:
                held.add(entry.seat)
            case e.Seated() | e.Arranged() | e.Left():
                held.discard(entry.seat)
        erased = _erased(entry, person, held)
        if erased != entry:
            changed[i] = structs.replace(envelope, entry=erased)
    return changed


def _erased(entry: e.Entry, person: str, held: Collection[int]) -> e.Entry:
    match entry:
        case e.Created():
            chairs = tuple(
                structs.replace(chair, name=NOBODY) if n in held else chair
                for n, chair in enumerate(entry.chairs)
            )
            title = "" if entry.host == person else entry.options.title
            options = structs.replace(entry.options, title=title)
            return structs.replace(entry, chairs=chairs, options=options)
        case e.Seated() | e.Renamed() if entry.seat in held:
            return structs.replace(entry, name=NOBODY)
        case e.Said() if entry.seat in held:
            return structs.replace(entry, text=UNSAID)
    return entry


def rename_in_record(record: str, seats: Collection[int], name: str) -> str:
    """A record with another name for the people on these seats."""
    numbers = "|".join(map(str, sorted(seats)))
    line = re.compile(rf"^(# seat (?:{numbers}) person ).*$", re.MULTILINE)
    return line.sub(lambda match: match[1] + name, record)
