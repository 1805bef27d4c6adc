"""Messages between the server and its workers: MessagePack frames over pipes.

A question about a decision carries the bytes of a view, never a game. Bots may be third-party code,
and must learn nothing their player may not know.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

IDLE_PRIORITY = 19
"""The niceness of a worker that only runs on otherwise idle cores."""
Inspection = Literal["payments", "tickets", "price", "offer", "needs", "estimate", "advice"]
"""What can be asked about a view."""
ReplayPart = Literal["story", "replay", "step", "decision"]
"""What can be asked about a finished game, besides its analysis."""
HEAD = 4
"""Size of the length prefix of a frame, in bytes."""


class Setup(msgspec.Struct, tag=True):
    """The first message to a worker."""

    boards: dict[str, str]
    """Board ids, each with a built-in id or a folder."""
    nice: int
    """The niceness of the process."""


class Decide(msgspec.Struct, array_like=True, tag=True):
    """Which action would this bot choose?"""

    board: str
    digest: str
    viewer: int
    view: bytes
    bot: str
    seconds: float | None
    """None: as long as the bot usually thinks."""


class Hint(msgspec.Struct, array_like=True, tag=True):
    """How good are the viewer's options?"""

    board: str
    digest: str
    viewer: int
    view: bytes
    seconds: float


class Analyse(msgspec.Struct, array_like=True, tag=True):
    """Where was this finished game won and lost?"""

    board: str
    record: str
    names: list[str]
    seconds: float
    """For the whole game."""


class Trial(msgspec.Struct, array_like=True, tag=True):
    """What would another move have done in this finished game?"""

    board: str
    record: str
    number: int
    """The number of the move that it replaces."""
    move: str
    seconds: float


class Inspect(msgspec.Struct, array_like=True, tag=True):
    """What does the viewer's own view say about payments, prices, tickets, points and moves?"""

    what: Inspection
    board: str
    digest: str
    viewer: int
    view: bytes
    move: str = ""
    """The move to pay for."""
    ids: list[str] = []
    """The tickets or routes to think about."""


class History(msgspec.Struct, array_like=True, tag=True):
    """What has happened in this game so far?"""

    board: str
    players: int
    seed: bytes
    first: int | None
    moves: list[tuple[int, int]]


class Replay(msgspec.Struct, array_like=True, tag=True):
    """What happened in this finished game?"""

    what: ReplayPart
    board: str
    record: str
    number: int = 0
    """The number of the step or of the move."""


class Record(msgspec.Struct, array_like=True, tag=True):
    """What is the record of the game with this log?"""

    table: str
    board: str
    log: list[tuple[int, float, str, str]]
    """Version, time, nonce and text of each entry."""


Question = Decide | Hint | Inspect | History | Analyse | Trial | Replay | Record


class Answer(msgspec.Struct, array_like=True, tag=True):
    """The result: an action, the options of a hint, or the bytes of a document.

    For a question without an answer: a code and the reason.
    """

    value: Any


class Failed(msgspec.Struct, array_like=True, tag=True):
    """Why there is no result."""

    reason: str


Message = Setup | list[Question]
Reply = Answer | Failed

_encoder = msgspec.msgpack.Encoder()
_messages = msgspec.msgpack.Decoder(Message)
_replies = msgspec.msgpack.Decoder(Reply)


def frame(message: Message | Reply) -> bytes:
    """Encode a message, with its length in front."""
    data = _encoder.encode(message)
    return len(data).to_bytes(HEAD, "little") + data


def length(head: bytes) -> int:
    """The length of a frame, from its prefix."""
    return int.from_bytes(head, "little")


def read_message(data: bytes) -> Message:
    """Decode a message from the server."""
    message: Message = _messages.decode(data)
    return message


def read_reply(data: bytes) -> Reply:
    """Decode a message from a worker."""
    reply: Reply = _replies.decode(data)
    return reply
