"""Everything that can happen at a table: the entries of its log. The table is their replay.

Entries never change once written, so a field added later needs a default.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from whistlestop.server.tables.options import Options


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat when the table is set up."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str = ""
    bot: str = ""
    colour: int | None = None
    avatar: str = ""


class SeatEntry(Struct, frozen=True):
    """The base of entries about a seat."""

    seat: int


class Created(Struct, frozen=True, tag="created", omit_defaults=True):
    """A table was set up."""

    board: str
    digest: str
    options: Options
    chairs: tuple[Chair, ...]
    host: str
    invite: str
    """The secret in the link of a table that is not in the lobby."""
    before: str = ""
    """The table that this one is a rematch of."""


class Seated(SeatEntry, frozen=True, tag="seated"):
    """A person took an open seat."""

    person: str
    name: str


class Arranged(SeatEntry, frozen=True, tag="arranged", omit_defaults=True):
    """The host put a bot on a seat (with its name), or opened it."""

    bot: str = ""


class Worn(SeatEntry, frozen=True, tag="worn", omit_defaults=True):
    """A person chose the colour and the avatar of their seat."""

    colour: int
    avatar: str = ""


class Left(SeatEntry, frozen=True, tag="left"):
    """A person left their seat before the game began."""


class Renamed(SeatEntry, frozen=True, tag="renamed", omit_defaults=True):
    """The host of the server gave the person on a seat another name."""

    name: str
    erased: bool = False
    """Whether the person's data was deleted, and with it what they said."""


class Started(Struct, frozen=True, tag="started", omit_defaults=True):
    """The game began. The seed stays secret until it is over."""

    seed: str
    moves: tuple[tuple[int, int], ...] = ()
    """Seats and actions played beforehand: the position that a lesson begins with."""


class Moved(SeatEntry, frozen=True, tag="moved"):
    """A seat made one or more moves that belong together, such as a claim and its payment."""

    actions: tuple[int, ...]
    bot: bool = False


class TakenBack(SeatEntry, frozen=True, tag="taken-back"):
    """The last moves of the game were undone."""

    moves: int


class TakeBackAsked(SeatEntry, frozen=True, tag="take-back-asked"):
    """A seat asks to undo its last move and everything after it. All others must agree."""

    moves: int


class TakeBackAnswered(SeatEntry, frozen=True, tag="take-back-answered"):
    """One of the others agreed, or declined."""

    agreed: bool


class StoodIn(SeatEntry, frozen=True, tag="stood-in"):
    """A bot plays for a person from now on, or for a bot that is no longer installed."""

    why: Literal["clock", "left", "replaced", "no-bot"]


class Returned(SeatEntry, frozen=True, tag="returned"):
    """The person is back, and the bot leaves the seat."""


class Resigned(SeatEntry, frozen=True, tag="resigned"):
    """A person resigned. A bot plays the seat to the end, unless that ends the game."""

    ends: bool = False


class ClockShifted(Struct, frozen=True, tag="clock-shifted"):
    """Running clocks got time back: the server was down, or its own clock was set."""

    seconds: float
    """Negative if the server's clock was set back, and all deadlines with it."""


class Said(SeatEntry, frozen=True, tag="said"):
    """A line of chat."""

    text: str


class Reacted(SeatEntry, frozen=True, tag="reacted"):
    """A quick reaction."""

    what: str


class Muted(SeatEntry, frozen=True, tag="muted"):
    """A seat muted or unmuted another."""

    other: int
    on: bool


class Rematched(Struct, frozen=True, tag="rematched"):
    """Another game for the same people was set up."""

    table: str
    invite: str = ""
    """The secret in the link of the new table, for those who may look at this one."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table was closed without a game played to its end."""

    why: Literal["host", "empty", "abandoned", "server"]
    """`host` is the host of the table, `server` the host of the server."""


Entry = (
    Created
    | Seated
    | Arranged
    | Worn
    | Left
    | Renamed
    | Started
    | Moved
    | TakenBack
    | TakeBackAsked
    | TakeBackAnswered
    | StoodIn
    | Returned
    | Resigned
    | ClockShifted
    | Said
    | Reacted
    | Muted
    | Rematched
    | Closed
)


class Envelope(Struct, frozen=True, omit_defaults=True, rename={"entry": "do"}):
    """An entry as written to the log, with the person whose command led to it."""

    entry: Entry
    by: str = ""
    """The id of a person; empty if the server itself did it."""


read_envelope = msgspec.json.Decoder(Envelope).decode
_encode = msgspec.json.Encoder().encode


def write_envelope(envelope: Envelope) -> str:
    """The text of a row in the log."""
    return _encode(envelope).decode()
