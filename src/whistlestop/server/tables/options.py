"""How a table is set up, as its host chose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

HOUR = 3600
DAY = 24 * HOUR

Seconds = Annotated[int, Meta(ge=0, le=30 * DAY)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=40)]
Avatar = Annotated[str, Meta(max_length=12, pattern="^[a-z]*$")]
"""The name of a drawing that clients have; empty for none."""
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Speed = Literal["slow", "normal", "fast", "instant", "step"]
"""How fast bots play; with `step` they wait for a word from a person."""


class ClockOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take.

    `move`: `seconds` for each turn, be it twenty or a week. `bank`: `seconds` for the whole game,
    plus `increment` after each turn.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=HOUR)] = 0

    def defect(self) -> str:
        """What is wrong with the options; empty if nothing is."""
        if self.kind == "none":
            return "" if not self.seconds and not self.increment else "no clock: expected 0 seconds"
        if self.seconds < 5:
            return "expected at least 5 seconds on a clock"
        if self.kind == "move" and self.increment:
            return "only a bank can have an increment"
        return ""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone who sits down agrees to."""

    title: Title = ""
    public: bool = False
    """Listed in the lobby. A table that is not public needs its link."""
    spectators: bool = True
    first: SeatNumber | None = None
    """The seat that begins; None: the shuffle decides (C2)."""
    clock: ClockOptions = ClockOptions()
    stand_in: Word = "medium"
    """The bot that plays for anyone who is away."""
    hints: bool = True
    """Whether players may ask what the computer would do."""
    several_seats: bool = False
    """Whether a guest may take several seats, for others at the same screen."""
    lesson: bool = False
    """Whether the game begins where the board's lesson does, with its cards and first moves."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a seat is for: a person at the host's screen, a bot, or anyone who joins."""

    kind: Literal["person", "bot", "open"] = "open"
    name: Title = ""
    bot: Title = ""
