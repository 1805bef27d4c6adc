"""Who sat where in a record, as comment lines that leave the record itself unchanged.

# seat 0 person Anna
# seat 1 bot medium Bo
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whistlestop.game.errors import RecordError
from whistlestop.game.game import Game

SEAT = re.compile(r"^# seat (\d{1,3}) (?:person (.+)|bot (\"(?:[^\"\\]|\\.)*\"|\S+)(?: (.*))?)$")
"""A bot is written as its name, in JSON quotes if it contains spaces."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person, or a bot by its kind."""

    name: str
    bot: str | None = None


def write_seated(
    game: Game, seats: Sequence[Seat], comments: Iterable[str] = (), *, folder: bool = True
) -> str:
    """A record with its seats, followed by other comment lines.

    `folder=False` leaves out the path of a home-made board.
    """
    header, *lines = game.record(folder=folder).splitlines()
    who = [
        f"# seat {i} bot {_word(seat.bot)} {seat.name}"
        if seat.bot
        else f"# seat {i} person {seat.name}"
        for i, seat in enumerate(seats)
    ]
    return "\n".join([header, *who, *comments, *lines]) + "\n"


def _word(bot: str) -> str:
    return bot if re.fullmatch(r"[^\s\"]+", bot) else json.dumps(bot)


def read_seats(text: str, players: int) -> list[Seat] | None:
    """The seats of a record; None if it names none."""
    seats: dict[int, Seat] = {}
    for number, line in enumerate(text.splitlines(), 1):
        match = SEAT.match(line.strip())
        if match is None:
            continue
        index, person, bot, name = match.groups()
        if bot is not None:
            if bot.startswith('"'):
                try:
                    bot = json.loads(bot)
                except ValueError:
                    raise RecordError(f"line {number}: expected a bot, not {bot}") from None
            seats[int(index)] = Seat(name or bot, bot)
        else:
            seats[int(index)] = Seat(person)
    if not seats:
        return None
    if sorted(seats) != list(range(players)):
        raise RecordError(f"the seats do not match {players} players")
    return [seats[i] for i in range(players)]
