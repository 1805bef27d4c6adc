"""Messages from a client to its table's socket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from whistlestop.server.tables.commands import AnyCommand, MoveText
from whistlestop.server.tables.options import SeatNumber

CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**31)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all messages and questions."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which table, and the last version the client saw of it."""

    table: Annotated[str, Meta(min_length=8, max_length=40)]
    version: Version | None = None
    invite: Annotated[str, Meta(max_length=60)] = ""


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


class Hint(AboutSeat, frozen=True, tag="hint"):
    """What the computer would do, with the chance to win for each option."""


class History(Message, frozen=True, tag="history"):
    """Everything that has happened in the game so far, and the latest chat."""


ViewQuestion = Payments | Tickets | Hint
Question = ViewQuestion | History


class Ask(Message, frozen=True, tag="ask"):
    """A question. It changes nothing."""

    id: CommandId
    question: Question


class Ping(Message, frozen=True, tag="ping"):
    """Keep-alive: are you there?"""


Incoming = Hello | CommandMessage | Ask | Ping

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
