"""What people at a table may ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from whistlestop.server.tables.options import Name, SeatNumber, Title

MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]

Reaction = Literal["bravo", "thanks", "oops", "hurry", "thinking", "laugh", "ouch", "hello"]
"""How a reaction looks is the client's business."""


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """The root of all commands."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat: a certain one, or the first that is open."""

    name: Name
    seat: SeatNumber | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """The host puts a bot on a seat, or opens it (no bot named)."""

    seat: SeatNumber
    bot: Title = ""


class Start(Command, frozen=True, tag="start"):
    """The host begins the game."""


class Play(Command, frozen=True, tag="play"):
    """Make a move: its text, or its integer."""

    seat: SeatNumber
    move: MoveText | Annotated[int, Meta(ge=0, le=100_000)]


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take the seat's last move back, or ask the others to let it."""

    seat: SeatNumber


class AnswerTakeBack(Command, frozen=True, tag="answer-take-back"):
    """Let another take a move back, or not."""

    seat: SeatNumber
    agree: bool


class Leave(Command, frozen=True, tag="leave"):
    """Get up: the seat is open again, or a bot plays on for the person."""

    seat: SeatNumber


class Replace(Command, frozen=True, tag="replace"):
    """Let a bot play for somebody who is missing."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Take one's own seat back from the bot."""

    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    """Chat."""

    seat: SeatNumber
    text: Words


class React(Command, frozen=True, tag="react"):
    """A quick reaction."""

    seat: SeatNumber
    what: Reaction


class Mute(Command, frozen=True, tag="mute"):
    """Hear another seat no more, or again."""

    seat: SeatNumber
    other: SeatNumber
    on: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Another game, the seats rotated."""


class Close(Command, frozen=True, tag="close"):
    """The host gives a table up that has not begun."""


AnyCommand = (
    Sit
    | Arrange
    | Start
    | Play
    | TakeBack
    | AnswerTakeBack
    | Leave
    | Replace
    | Return
    | Resign
    | Say
    | React
    | Mute
    | Rematch
    | Close
)
