"""The fields of a state in byte order: their single specification.

A state is one fixed-size block of bytes; wide fields come first, so there are no gaps. From this
list `setup.py` writes the C struct for the compiled modules. `Fields` gives interpreted code the
same names, and `span` gives the bytes a field occupies.
"""

from __future__ import annotations

import ctypes
from functools import cache, cached_property
from itertools import product
from math import prod
from typing import Any, Literal, NamedTuple, overload

from whistlestop.engine import layout as L


class Kind(NamedTuple):
    """An integer type as ctypes, C and memory views name it."""

    ctype: Any
    c_name: str
    code: Literal["Q", "h", "B"]


WORD = Kind(ctypes.c_uint64, "unsigned long long", "Q")
SHORT = Kind(ctypes.c_int16, "short", "h")
BYTE = Kind(ctypes.c_uint8, "unsigned char", "B")


class PlayerAxis(int):
    """The length of an axis indexed by player."""


EACH = PlayerAxis(L.PLAYERS)


class Field(NamedTuple):
    """The contents of a field: one number, or an array with one or more axes."""

    kind: Kind
    shape: tuple[int, ...]


@overload
def field(kind: Kind, /) -> int: ...
@overload
def field(kind: Kind, n: int, /) -> memoryview: ...
@overload
def field(kind: Kind, n: int, m: int, /) -> tuple[memoryview, ...]: ...
@overload
def field(kind: Kind, n: int, m: int, k: int, /) -> tuple[tuple[memoryview, ...], ...]: ...
def field(kind: Kind, /, *shape: int) -> Any:
    return Field(kind, shape)


class Fields(ctypes.Structure):
    """The fields by name, laid over the bytes of a state.

    ctypes reads and writes single numbers as fast as indexing the bytes. Arrays are memory views
    created on first use, because ctypes arrays are slow.
    """

    key = field(WORD, 4)
    counter = field(WORD)
    owned = field(WORD, EACH, L.ROUTE_WORDS)
    barred = field(WORD, EACH, L.ROUTE_WORDS)
    stations = field(WORD, EACH, L.CITY_WORDS)
    harbours = field(WORD, EACH, L.CITY_WORDS)
    tickets = field(WORD, EACH, L.TICKET_WORDS)
    boxed = field(WORD, EACH, L.TICKET_WORDS)  # refused by each player, out of the game
    undealt = field(WORD, L.TICKET_WORDS)  # out of the game without having been seen
    points = field(SHORT, EACH)
    exchanged = field(SHORT, EACH)  # points lost by exchanges
    turns = field(SHORT)
    phase = field(BYTE)
    players = field(BYTE)
    first = field(BYTE)
    turn = field(BYTE)
    waiting = field(BYTE)  # the players to act, as bits
    passes = field(BYTE)
    idle = field(BYTE)
    ending = field(BYTE)
    turns_left = field(BYTE)  # turns left once the end has been triggered
    drawn = field(BYTE)
    gap = field(BYTE)  # the gap in the row to be refilled from a chosen deck
    purpose = field(BYTE)
    route = field(BYTE)
    city = field(BYTE)
    colour = field(BYTE)
    wilds = field(BYTE)
    units = field(BYTE)  # spaces paid with substitute cards
    to_give = field(BYTE)  # substitute cards still to be laid down
    given = field(BYTE)  # the last card type given; the next must not come before it
    cost = field(BYTE)
    draft = field(BYTE)  # 0: none, 1: first, 2: second
    step = field(BYTE)
    drafts_done = field(BYTE)  # drafts done
    draft_due = field(BYTE)
    draft_in = field(BYTE)  # the draft card is still in the deck
    draft_low = field(BYTE)  # where it may be, counted from the bottom; everyone knows this
    draft_high = field(BYTE)
    specials = field(BYTE)  # festival and draft cards in the deck
    deck_sizes = field(BYTE, 2)
    discarded = field(BYTE, 2)
    ticket_deck_size = field(BYTE)
    row = field(BYTE, L.ROW_PLACES)
    revealed = field(BYTE, L.ROW_PLACES)
    trains = field(BYTE, EACH)
    ships = field(BYTE, EACH)
    box_trains = field(BYTE, EACH)
    box_ships = field(BYTE, EACH)
    stations_left = field(BYTE, EACH)
    harbours_left = field(BYTE, EACH)
    hand_sizes = field(BYTE, EACH, 2)
    ticket_count = field(BYTE, EACH)
    boxed_count = field(BYTE, EACH)
    offer_size = field(BYTE, EACH)
    choice = field(BYTE, EACH)
    discard = field(BYTE, L.TYPES)
    laid = field(BYTE, L.TYPES)
    hand = field(BYTE, EACH, L.TYPES)
    known = field(BYTE, EACH, L.TYPES)  # cards everyone saw go into a hand
    deck = field(BYTE, L.DECK_PLACES + L.DECK2_PLACES)  # the first deck, then the second
    offer = field(BYTE, EACH, L.OFFERED)
    picks = field(BYTE, 2, EACH, L.OFFERED)  # of each draft
    ticket_deck = field(BYTE, L.TICKET_PLACES)
    ticket_seen = field(BYTE, L.TICKET_PLACES)  # who knows the ticket at that place, as bits
    festivals = field(BYTE, L.SETS)
    taken = field(BYTE, EACH, L.SETS)

    _bytes: memoryview

    @classmethod
    def over(cls, data: bytearray | memoryview) -> Fields:
        """The fields of these bytes. Both share the same memory."""
        fields = cls.from_buffer(data)
        fields._bytes = memoryview(data)
        return fields


SPECIFICATION: dict[str, Field] = {
    name: value for name, value in vars(Fields).items() if isinstance(value, Field)
}


def _ctype(field: Field) -> Any:
    ctype = field.kind.ctype
    for n in reversed(field.shape):
        ctype *= n
    return ctype


Fields._fields_ = [(name, _ctype(field)) for name, field in SPECIFICATION.items()]
SIZE = ctypes.sizeof(Fields)
_STARTS: dict[str, int] = {name: getattr(Fields, name).offset for name in SPECIFICATION}


def span(name: str, *index: int) -> slice:
    """The bytes of a field, or of a part of it: `span("hand", player)`."""
    kind, shape = SPECIFICATION[name]
    start = _STARTS[name]
    size = ctypes.sizeof(kind.ctype) * prod(shape)
    for i, n in zip(index, shape, strict=False):
        size //= n
        start += i * size
    return slice(start, start + size)


@cache
def player_span(name: str, player: int = 0) -> slice:
    """The bytes of a player's part of a field, or all of it if it has no player axis."""
    shape = SPECIFICATION[name].shape
    return span(name, player) if shape and isinstance(shape[0], PlayerAxis) else span(name)


PAYMENT = slice(span("purpose").start, span("cost").stop)
"""The bytes of the payment in progress."""
PADDING = slice(span([*SPECIFICATION][-1]).stop, SIZE)
"""Unused bytes that make SIZE a multiple of 8."""


def mask_of(*parts: slice) -> bytes:
    """A mask the size of a state with all bits of some parts set."""
    mask = bytearray(SIZE)
    for part in parts:
        mask[part] = b"\xff" * (part.stop - part.start)
    return bytes(mask)


@cache
def mask_of_absent(players: int) -> bytes:
    """A mask of everything belonging to the unused seats in a game with that many players."""
    parts = []
    for name, (_, shape) in SPECIFICATION.items():
        axis = next((i for i, n in enumerate(shape) if isinstance(n, PlayerAxis)), None)
        if axis is not None:
            absent = range(players, L.PLAYERS)
            parts += [span(name, *i) for i in product(*map(range, shape[:axis]), absent)]
    return mask_of(*parts)


def _view(fields: Fields, name: str, *index: int) -> Any:
    """A field as a memory view; with several axes, as tuples of views."""
    kind, shape = SPECIFICATION[name]
    if len(index) + 1 < len(shape):
        return tuple(_view(fields, name, *index, i) for i in range(shape[len(index)]))
    return fields._bytes[span(name, *index)].cast(kind.code)


def _view_on_first_use(name: str) -> cached_property[Any]:
    view = cached_property(lambda fields: _view(fields, name))
    view.__set_name__(Fields, name)
    return view


for _name, _field in SPECIFICATION.items():
    if _field.shape:
        setattr(Fields, _name, _view_on_first_use(_name))
