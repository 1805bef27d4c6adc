"""Messages from a table's socket to its client."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

write = msgspec.json.Encoder().encode
"""Encode a message as JSON."""


class Welcome(Struct, tag="welcome", omit_defaults=True):
    """The table as it is now: the answer to a hello without a version that can be resumed from."""

    version: int
    now: float
    seats: tuple[int, ...]
    """The recipient's seats; none for a spectator."""
    table: dict[str, Any]
    views: list[dict[str, Any]]
    clock: dict[str, Any] | None = None
    invite: str = ""
    """The secret of the table's link, for the people seated there."""
    muted: list[dict[str, Any]] = []
    """The seats that the recipient's seats have muted."""


class Resumed(Struct, tag="resumed"):
    """The answer to a hello with a version. The events since then follow."""

    version: int
    now: float
    seats: tuple[int, ...]


class Event(Struct, tag="event", omit_defaults=True):
    """One entry of the log as the holder of some seats may know it, and what it changed.

    What is the same for everyone is encoded only once, so most fields are raw JSON.
    """

    version: int
    at: float
    entry: Raw
    """What was done, without people and secrets."""
    table: Raw | None = None
    """The table without its game, if that has changed."""
    clock: Raw | None = None
    view: Raw | None = None
    """The public view of a game that begins."""
    changes: Raw | None = None
    """What changed for everyone."""
    happened: Raw | None = None
    """What happened in the game, as far as everyone may know."""
    seats: tuple[int, ...] | None = None
    """The recipient's seats, if someone sat down or left."""
    views: list[Raw] = []
    """For each of these seats: what changed for it alone, and what it may do."""


class Ack(Struct, tag="ack"):
    """A command was carried out and is on disk. Its event has this version."""

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
    """The seats whose people are connected now, and the number of spectators."""

    here: list[int]
    watching: int
    replaceable_in: dict[int, float]
    """By seat: in how many seconds a bot may play for a missing person."""


class Problem(Struct, tag="problem", omit_defaults=True):
    """The message could not be read, or the connection cannot go on."""

    code: str
    reason: str
    id: str = ""
    """The id of the message, if it has one that can be read."""


class Pong(Struct, tag="pong"):
    """The answer to a ping."""
