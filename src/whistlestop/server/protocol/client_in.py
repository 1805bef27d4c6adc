"""Messages from a client to its table's socket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from whistlestop.server.tables.commands import AnyCommand, MoveText
from whistlestop.server.tables.options import SeatNumber, Speed

CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**31)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all messages and questions."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which table, and the last version the client saw of it."""

    table: Annotated[str, Meta(min_length=8, max_length=40)]
    version: Version | None = None
    invite: Annotated[str, Meta(max_length=60)] = ""
    speed: Speed = "normal"
    """How fast bots should play, if this person may decide."""


class CommandMessage(Message, frozen=True, tag="command"):
    """A command. Its id makes it safe to send again; the version is the one it responds to."""

    id: CommandId
    version: Version
    command: AnyCommand


class AboutSeat(Message, frozen=True):
    """The base of questions about a seat, answered from its view."""

    seat: SeatNumber


class Payments(AboutSeat, frozen=True, tag="payments"):
    """The ways to pay for a route, a station or a harbour, before claiming it."""

    move: MoveText


class Tickets(AboutSeat, frozen=True, tag="tickets"):
    """Which tickets of the seat are connected, still possible or lost, and how to complete them."""


Ids = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=60)]
"""Routes or tickets by id."""


class Price(AboutSeat, frozen=True, tag="price"):
    """What a claim, a station or a harbour costs the seat, what is missing, what it is worth."""

    move: MoveText


class Offer(AboutSeat, frozen=True, tag="offer"):
    """What each ticket on offer would add, if the chosen ones are kept."""

    chosen: Ids = []


class Needs(AboutSeat, frozen=True, tag="needs"):
    """What some routes take together."""

    routes: Ids


class Estimate(AboutSeat, frozen=True, tag="estimate"):
    """The points so far: everybody's as far as they are public, and the seat's own."""


class Hint(AboutSeat, frozen=True, tag="hint"):
    """What the computer would do, with the chance to win for each option."""


class Advice(AboutSeat, frozen=True, tag="advice"):
    """What the planner would do, and why. Unlike a hint, it costs no search."""


class History(Message, frozen=True, tag="history"):
    """Everything that has happened in the game so far, and the latest chat."""


ViewQuestion = Payments | Tickets | Price | Offer | Needs | Estimate | Advice | Hint
Question = ViewQuestion | History


class Ask(Message, frozen=True, tag="ask"):
    """A question. It changes nothing."""

    id: CommandId
    question: Question


class Ping(Message, frozen=True, tag="ping"):
    """Keep-alive: are you there?"""


class SetSpeed(Message, frozen=True, tag="speed"):
    """How fast bots should play from now on. Not part of the game: it advances no version."""

    speed: Speed


class Next(Message, frozen=True, tag="next"):
    """Step by step: the next bot may move."""


Incoming = Hello | CommandMessage | Ask | Ping | SetSpeed | Next

_decoder = msgspec.json.Decoder(Incoming)


class Malformed(ValueError):
    """Not a valid message; the text says what was expected."""


def read(text: str | bytes) -> Incoming:
    """Decode a message from JSON."""
    try:
        message: Incoming = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None
    return message


MAX_REPEATED = 100
"""Letters of a wrong id that are worth repeating."""


class _WithId(Struct):
    """As much of a message as is needed to name it."""

    id: Annotated[str, Meta(max_length=MAX_REPEATED)] = ""


_id_decoder = msgspec.json.Decoder(_WithId)


def id_of(text: str | bytes) -> str:
    """The id of a message that could not be read; empty if it has none, or an endless one."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
