"""What can happen at a table: the entries of its log. The table is what they make of it.

Entries are never changed once written, so a field that is added later needs a default.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from whistlestop.server.tables.options import Options


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat when the table is set up."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str = ""
    bot: str = ""


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
    """The table that this one is the rematch of."""


class Seated(Struct, frozen=True, tag="seated"):
    """A person took an open seat."""

    seat: int
    person: str
    name: str


class Arranged(Struct, frozen=True, tag="arranged", omit_defaults=True):
    """The host put a bot on a seat (with its name), or opened it."""

    seat: int
    bot: str = ""


class Left(Struct, frozen=True, tag="left"):
    """A person got up before the game began."""

    seat: int


class Started(Struct, frozen=True, tag="started", omit_defaults=True):
    """The game began. The seed stays secret until it is over."""

    seed: str


class Moved(Struct, frozen=True, tag="moved"):
    """A seat made one or more moves that belong together: a claim and its payment."""

    seat: int
    actions: tuple[int, ...]
    bot: bool = False


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The last moves of the game were taken back."""

    seat: int
    moves: int


class TakeBackAsked(Struct, frozen=True, tag="take-back-asked"):
    """A seat wishes to take back its last move and all that came after: all must agree."""

    seat: int
    moves: int


class TakeBackAnswered(Struct, frozen=True, tag="take-back-answered"):
    """One of the others agreed, or did not."""

    seat: int
    agreed: bool


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person from now on, or for a bot that is not installed any more."""

    seat: int
    why: Literal["clock", "left", "replaced", "no-bot"]


class Returned(Struct, frozen=True, tag="returned"):
    """The person is back, and the bot gets up."""

    seat: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """A person gave up; a bot plays the seat to the end, unless that ends the game."""

    seat: int
    ends: bool = False


class ClockShifted(Struct, frozen=True, tag="clock-shifted"):
    """Running clocks got time back: the server was down, or its own clock was set."""

    seconds: float
    """Negative if the server's clock was set back, and with it all deadlines."""


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Reacted(Struct, frozen=True, tag="reacted"):
    """A quick reaction."""

    seat: int
    what: str


class Muted(Struct, frozen=True, tag="muted"):
    """A seat wants to hear another no more, or again."""

    seat: int
    other: int
    on: bool


class Rematched(Struct, frozen=True, tag="rematched"):
    """Another game of the same people was set up."""

    table: str
    invite: str = ""
    """The secret in the link of the new table, for those who may look at this one."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table is at an end without a game that was played out."""

    why: Literal["host", "empty", "abandoned"]


Entry = (
    Created
    | Seated
    | Arranged
    | Left
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


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry as it is written to the log, with the person whose command led to it."""

    do: Entry
    by: str = ""
    """The id of a person; empty if the server itself did it."""
