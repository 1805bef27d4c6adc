"""The readable parts of a view, each with the bytes it is read from.

A whole view reads all of them. After a move, only fields whose bytes differ are read, so a change
costs a fraction of a whole view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from whistlestop.engine.actions import PAYING, Phase, Purpose
from whistlestop.engine.fields import PAYMENT, span
from whistlestop.engine.reader import PLAYERS, StateReader, phase_of
from whistlestop.engine.state import State


@dataclass(frozen=True, slots=True)
class Field:
    """One part of a view."""

    name: str
    spans: tuple[slice, ...]
    """The bytes of a state it depends on."""
    read: Callable[[StateReader], Any]


def read_all(fields: Iterable[Field], reader: StateReader) -> dict[str, Any]:
    """Every field by name."""
    return {field.name: field.read(reader) for field in fields}


def read_changed(
    fields: Iterable[Field], reader: StateReader, before: bytes | bytearray
) -> dict[str, Any]:
    """The fields whose bytes have changed."""
    changed = {}
    data = reader.data
    for field in fields:
        for part in field.spans:
            if data[part] != before[part]:
                changed[field.name] = field.read(reader)
                break
    return changed


def public_changes(reader: StateReader, before: bytes | bytearray) -> dict[str, Any]:
    """The changes that everyone sees, in the shape of a view.

    `players` holds only those who changed, by number. Both states must already be redacted.
    """
    patch = read_changed(TABLE, reader, before)
    if patch.get("building", reader) is None and phase_of(before) not in PAYING:
        del patch["building"]  # these bytes mean something only during a payment
    players = {}
    for p in range(reader.players):
        part = _SEAT_PARTS[p]
        if part(reader.data) != part(before) and (
            changed := read_changed(SEATS[p], reader, before)
        ):
            players[str(p)] = changed
    if players:
        patch["players"] = players
    return patch


def own_changes(reader: StateReader, before: bytes | bytearray, viewer: int) -> dict[str, Any]:
    """The changes that only the viewer sees."""
    return read_changed(OWN[viewer], reader, before)


def own_differs(before: State, after: State, viewer: int) -> bool:
    """Whether the viewer's own part differs between two states, redacted or not."""
    part = _OWN_PARTS[viewer]
    return bool(part(before.data) != part(after.data))


def _building(reader: StateReader) -> dict[str, Any] | None:
    """What is being paid for, its cost in cards, and how many are still to be given."""
    phase, purpose = reader.phase, reader.purpose
    if phase not in PAYING:
        return None
    what: dict[str, Any] = {"purpose": purpose.value, "cost": reader.cost}
    if phase is Phase.GIVING:
        what["to_give"] = reader.to_give
    if purpose in (Purpose.ROUTE, Purpose.SURCHARGE):
        return what | {"route": reader.route.id}
    return what | {"city": reader.city}


def _decks(reader: StateReader) -> dict[str, int]:
    return dict(zip(reader.board.decks, reader.deck_sizes, strict=True))


def _field(name: str, read: Callable[[StateReader], Any], *sources: str) -> Field:
    """A field of the table, read from the named fields of the state."""
    return Field(name, tuple(span(source) for source in sources or (name,)), read)


TABLE = (
    _field("phase", lambda reader: reader.phase.value),
    _field("turn", lambda reader: reader.turn),
    _field("to_act", lambda reader: reader.to_act, "waiting"),
    _field("row", lambda reader: reader.row),
    _field("decks", _decks, "deck_sizes"),
    _field("discard", lambda reader: reader.discard),
    _field("tickets_left", lambda reader: reader.tickets_left, "ticket_deck_size"),
    _field("festivals", lambda reader: reader.festivals),
    _field("revealed", lambda reader: reader.revealed),
    _field("laid", lambda reader: reader.laid),
    Field("building", (span("phase"), PAYMENT), _building),
    _field("last_turns", lambda reader: reader.turns_left, "ending", "turns_left"),
)
"""What everyone sees."""


def _seat(p: int) -> tuple[Field, ...]:
    def field(name: str, read: Callable[[StateReader], Any], *sources: str) -> Field:
        return Field(name, tuple(span(source, p) for source in sources or (name,)), read)

    return (
        field("points", lambda reader: reader.points(p), "points", "exchanged"),
        field("cards", lambda reader: reader.hand_size(p), "hand_sizes"),
        field("tickets", lambda reader: reader.ticket_count(p), "ticket_count"),
        field("trains", lambda reader: reader.trains(p)),
        field("ships", lambda reader: reader.ships(p)),
        field("stations_left", lambda reader: reader.stations_left(p)),
        field("harbours_left", lambda reader: reader.harbours_left(p)),
        field("routes", lambda reader: reader.routes(p), "owned"),
        field("stations", lambda reader: reader.stations(p)),
        field("harbours", lambda reader: reader.harbours(p)),
        field("festival_cards", lambda reader: sum(reader.taken(p).values()), "taken"),
    )


SEATS = tuple(_seat(p) for p in range(PLAYERS))
"""What everyone sees of each player."""


def _own(p: int) -> tuple[Field, ...]:
    offer = (span("offer_size", p), span("offer", p))
    return (
        Field("hand", (span("hand", p),), lambda reader: reader.hand(p)),
        Field("tickets", (span("tickets", p),), lambda reader: reader.tickets(p)),
        Field("offer", offer, lambda reader: reader.offer(p)),
        Field("festival_cards", (span("taken", p),), lambda reader: reader.taken(p)),
    )


OWN = tuple(_own(p) for p in range(PLAYERS))
"""What only the player sees."""


def _part(fields: Iterable[Field]) -> itemgetter[Any]:
    """A getter for all bytes that some fields are read from, to compare them in one go."""
    return itemgetter(*(span for field in fields for span in field.spans))


_SEAT_PARTS = [_part(fields) for fields in SEATS]
_OWN_PARTS = [_part(fields) for fields in OWN]
