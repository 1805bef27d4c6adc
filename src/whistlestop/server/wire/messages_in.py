"""What a client may send over a table's socket. Everything else is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from whistlestop.server.tables.commands import AnyCommand, MoveText
from whistlestop.server.tables.options import SeatNumber

CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**31)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """The root of all messages."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which table, and the last version that was seen of it."""

    table: Annotated[str, Meta(min_length=8, max_length=40)]
    version: Version | None = None
    invite: Annotated[str, Meta(max_length=60)] = ""


class Do(Message, frozen=True, tag="do"):
    """A command. Its id makes it safe to send again; the version is the one it answers."""

    id: CommandId
    version: Version
    command: AnyCommand


class Payments(Struct, frozen=True, tag="payments", forbid_unknown_fields=True):
    """The ways to pay for a route, a station or a harbour, before it is claimed."""

    seat: SeatNumber
    move: MoveText


class Tickets(Struct, frozen=True, tag="tickets", forbid_unknown_fields=True):
    """Which of the seat's tickets are joined, still possible or lost."""

    seat: SeatNumber


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What the computer would do, with the chance to win by each option."""

    seat: SeatNumber


class History(Struct, frozen=True, tag="history", forbid_unknown_fields=True):
    """All that has happened in the game so far, and the last words of the chat."""


Question = Payments | Tickets | Hint | History


class Ask(Message, frozen=True, tag="ask"):
    """A question; it changes nothing."""

    id: CommandId
    question: Question


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


Incoming = Hello | Do | Ask | Ping

_decoder = msgspec.json.Decoder(Incoming)


class Malformed(ValueError):
    """This is no message; the text says what was expected."""


def read(text: str | bytes) -> Incoming:
    """A message from its JSON."""
    try:
        message: Incoming = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None
    return message
