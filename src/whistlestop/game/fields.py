"""The readable parts of a view, each with the bytes it is read from.

A whole view reads all of them; what a move changed is read only where the bytes differ, so that
telling the change costs a fraction of telling the whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from whistlestop.engine import layout as L
from whistlestop.engine.state import State
from whistlestop.game.look import Look
from whistlestop.game.position_words import PURPOSES

BUILDING = frozenset({L.PAY, L.SUBSTITUTE, L.VARIANT, L.GIVING, L.SURCHARGE})
_PURPOSE = {code: word for word, code in PURPOSES.items()}


@dataclass(frozen=True, slots=True)
class Field:
    """One part of a view."""

    name: str
    spans: tuple[slice, ...]
    """The bytes of a state that it depends on."""
    read: Callable[[Look], Any]


def read_all(fields: Iterable[Field], look: Look) -> dict[str, Any]:
    """Every field by its name."""
    return {field.name: field.read(look) for field in fields}


def read_changed(fields: Iterable[Field], look: Look, before: bytes | bytearray) -> dict[str, Any]:
    """The fields whose bytes are not what they were."""
    changed = {}
    data = look.data
    for field in fields:
        for span in field.spans:
            if data[span] != before[span]:
                changed[field.name] = field.read(look)
                break
    return changed


def public_changes(look: Look, before: bytes | bytearray) -> dict[str, Any]:
    """What is different in what lies open, in the shape of a view.

    `players` holds only those who changed, by number. Both states are wiped already.
    """
    patch = read_changed(TABLE, look, before)
    if before[L.PHASE] not in BUILDING and look.data[L.PHASE] not in BUILDING:
        patch.pop("building", None)  # bytes that mean something only while building
    players = {}
    for p in range(look.players):
        part = _SEAT_PARTS[p]
        if part(look.data) != part(before) and (changed := read_changed(SEATS[p], look, before)):
            players[str(p)] = changed
    if players:
        patch["players"] = players
    return patch


def own_changes(look: Look, before: bytes | bytearray, viewer: int) -> dict[str, Any]:
    """What is different in what the viewer alone sees."""
    return read_changed(OWN[viewer], look, before)


def own_differs(before: State, after: State, viewer: int) -> bool:
    """Whether the viewer's own part of two states, wiped or not, is different."""
    part = _OWN_PARTS[viewer]
    return bool(part(before.data) != part(after.data))


def _bytes(start: int, n: int = 1) -> slice:
    return slice(start, start + n)


def _shorts(start: int, n: int = 1) -> slice:
    return slice(start * 2, (start + n) * 2)


def _words(start: int, n: int) -> slice:
    return slice(start * 8, (start + n) * 8)


def _building(look: Look) -> dict[str, Any] | None:
    """What is being paid for, how many cards it costs, and how many are still to be given."""
    data = look.data
    if data[L.PHASE] not in BUILDING:
        return None
    purpose = data[L.PURPOSE]
    what: dict[str, Any] = {"purpose": _PURPOSE[purpose], "cost": data[L.COST]}
    if data[L.PHASE] == L.GIVING:
        what["to_give"] = data[L.GIVE]
    if purpose in (L.FOR_ROUTE, L.FOR_SURCHARGE):
        return what | {"route": look.board.routes[data[L.ROUTE]].id}
    return what | {"city": look.board.cities[data[L.CITY]].id}


TABLE = (
    Field("phase", (_bytes(L.PHASE),), lambda look: look.phase),
    Field("turn", (_bytes(L.TURN),), lambda look: look.turn),
    Field("to_act", (_bytes(L.WAITING),), lambda look: look.to_act),
    Field("row", (_bytes(L.ROW, L.ROW_PLACES),), lambda look: look.row),
    Field(
        "decks",
        (_bytes(L.DECK_SIZE, 2),),
        lambda look: dict(zip(look.board.decks, look.deck_sizes, strict=True)),
    ),
    Field("discard", (_bytes(L.DISCARD, L.TYPES),), lambda look: look.discard),
    Field(
        "tickets_left",
        (_bytes(L.TICKET_DECK_SIZE),),
        lambda look: look.data[L.TICKET_DECK_SIZE],
    ),
    Field("festivals", (_bytes(L.FESTIVAL, L.SETS),), lambda look: look.festivals),
    Field("revealed", (_bytes(L.REVEALED, L.ROW_PLACES),), lambda look: look.revealed),
    Field("laid", (_bytes(L.LAID, L.TYPES),), lambda look: look.laid),
    Field("building", (_bytes(L.PHASE), _bytes(L.PURPOSE, 9)), _building),
    Field(
        "last_turns",
        (_bytes(L.ENDING, 2),),
        lambda look: look.data[L.LAST] if look.data[L.ENDING] else None,
    ),
)
"""What lies open for all."""


def _number(name: str, at: int) -> Field:
    return Field(name, (_bytes(at),), lambda look: look.data[at])


def _seat(p: int) -> tuple[Field, ...]:
    return (
        Field(
            "points",
            (_shorts(L.POINTS + p), _shorts(L.EXCHANGED + p)),
            lambda look: look.short(L.POINTS + p) - look.short(L.EXCHANGED + p),
        ),
        Field("cards", (_bytes(L.HAND_SIZE + 2 * p, 2),), lambda look: look.hand_size(p)),
        _number("tickets", L.TICKET_COUNT + p),
        _number("trains", L.TRAINS + p),
        _number("ships", L.SHIPS + p),
        _number("stations_left", L.STATIONS_LEFT + p),
        _number("harbours_left", L.HARBOURS_LEFT + p),
        Field(
            "routes",
            (_words(L.OWNED + p * L.ROUTE_WORDS, L.ROUTE_WORDS),),
            lambda look: look.routes(p),
        ),
        Field(
            "stations",
            (_words(L.STATIONS + p * L.CITY_WORDS, L.CITY_WORDS),),
            lambda look: look.stations(p),
        ),
        Field(
            "harbours",
            (_words(L.HARBOURS + p * L.CITY_WORDS, L.CITY_WORDS),),
            lambda look: look.harbours(p),
        ),
        Field(
            "festival_cards",
            (_bytes(L.TAKEN + p * L.SETS, L.SETS),),
            lambda look: sum(look.taken(p).values()),
        ),
    )


SEATS = tuple(_seat(p) for p in range(L.PLAYERS))
"""What lies open before each player."""


def _own(p: int) -> tuple[Field, ...]:
    offer = (_bytes(L.OFFER_SIZE + p), _bytes(L.OFFER + p * L.OFFERED, L.OFFERED))
    return (
        Field("hand", (_bytes(L.HAND + p * L.TYPES, L.TYPES),), lambda look: look.hand(p)),
        Field(
            "tickets",
            (_words(L.TICKETS + p * L.TICKET_WORDS, L.TICKET_WORDS),),
            lambda look: look.tickets(p),
        ),
        Field("offer", offer, lambda look: look.offer(p)),
        Field(
            "festival_cards", (_bytes(L.TAKEN + p * L.SETS, L.SETS),), lambda look: look.taken(p)
        ),
    )


OWN = tuple(_own(p) for p in range(L.PLAYERS))
"""What a player alone sees."""


def _part(fields: Iterable[Field]) -> itemgetter[Any]:
    """Gives all bytes that some fields are read from: one look at them, for most do not change."""
    return itemgetter(*(span for field in fields for span in field.spans))


_SEAT_PARTS = [_part(fields) for fields in SEATS]
_OWN_PARTS = [_part(fields) for fields in OWN]
