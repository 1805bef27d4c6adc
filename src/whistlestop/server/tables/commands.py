"""Commands from the people at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from whistlestop.server.tables.options import Avatar, Name, SeatNumber, Title

MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]

Reaction = Literal["bravo", "thanks", "oops", "hurry", "thinking", "laugh", "ouch", "hello"]
"""How a reaction looks is up to the client."""


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all commands."""


class SeatCommand(Command, frozen=True):
    """The base of commands for a seat, or about one."""

    seat: SeatNumber


class Sit(Command, frozen=True, tag="sit"):
    """Take a given seat, or the first that is open."""

    name: Name
    seat: SeatNumber | None = None


class Arrange(SeatCommand, frozen=True, tag="arrange"):
    """The host puts a bot on a seat, or opens it (no bot named)."""

    bot: Title = ""


class Wear(SeatCommand, frozen=True, tag="wear"):
    """Choose the colour and the avatar of one's own seat."""

    colour: SeatNumber
    avatar: Avatar = ""


class Start(Command, frozen=True, tag="start"):
    """The host starts the game."""


class Play(SeatCommand, frozen=True, tag="play"):
    """Make a move, given as its text or its integer."""

    move: MoveText | Annotated[int, Meta(ge=0, le=100_000)]


class TakeBack(SeatCommand, frozen=True, tag="take-back"):
    """Take back the seat's last move, or ask the others to allow it."""


class AnswerTakeBack(SeatCommand, frozen=True, tag="answer-take-back"):
    """Let another player undo a move, or not."""

    agree: bool


class Leave(SeatCommand, frozen=True, tag="leave"):
    """Leave a seat: it is open again, or a bot plays on for the person."""


class Replace(SeatCommand, frozen=True, tag="replace"):
    """Let a bot play for a missing person."""


class Return(SeatCommand, frozen=True, tag="return"):
    """Take one's own seat back from the bot."""


class Resign(SeatCommand, frozen=True, tag="resign"):
    """Resign."""


class Say(SeatCommand, frozen=True, tag="say"):
    """Chat."""

    text: Words


class React(SeatCommand, frozen=True, tag="react"):
    """A quick reaction."""

    what: Reaction


class Mute(SeatCommand, frozen=True, tag="mute"):
    """Mute or unmute another seat."""

    other: SeatNumber
    on: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Set up another game, with the seats rotated."""


class Close(Command, frozen=True, tag="close"):
    """The host closes a table that has not started."""


AnyCommand = (
    Sit
    | Arrange
    | Wear
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
