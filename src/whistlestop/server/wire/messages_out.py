"""What the server sends over a table's socket, besides the events of `tables.step`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

_encode = msgspec.json.Encoder().encode


class Welcome(Struct, tag="welcome", omit_defaults=True):
    """The table as it is now: the answer to a hello without a version that can be gone on from."""

    version: int
    now: float
    seats: tuple[int, ...]
    """Those of the person who listens; none for a spectator."""
    table: dict[str, Any]
    views: list[dict[str, Any]]
    clock: dict[str, Any] | None = None
    invite: str = ""
    """The secret of the table's link, for those who sit at it."""
    muted: list[dict[str, Any]] = []
    """Whom the seats of the person who listens do not hear."""


class Resumed(Struct, tag="resumed"):
    """The answer to a hello with a version: the events since then follow."""

    version: int
    now: float
    seats: tuple[int, ...]


class Ack(Struct, tag="ack"):
    """A command was carried out and is on disk; its event has that version."""

    id: str
    version: int


class Refusal(Struct, tag="refused", omit_defaults=True):
    """A command or a question was not carried out, and nothing has changed."""

    id: str
    code: str
    reason: str
    version: int = 0
    rule: str = ""


class Answer(Struct, tag="answer"):
    """The answer to a question."""

    id: str
    result: Any


class Presence(Struct, tag="presence"):
    """The seats whose people are connected now, and how many others look on."""

    here: list[int]
    watching: int
    replaceable_in: dict[int, float]
    """In how many seconds a bot may play for a person who is missing, by seat."""


class Problem(Struct, tag="problem"):
    """The message could not be read, or the connection cannot go on."""

    code: str
    reason: str


class Pong(Struct, tag="pong"):
    """I am here."""


class Bye(Struct, tag="bye"):
    """The server stops; come back in a moment, nothing is lost."""

    reason: str


def write(message: Struct) -> bytes:
    """A message as JSON."""
    return _encode(message)
