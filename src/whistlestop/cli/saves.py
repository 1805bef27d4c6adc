"""Saved games: a record with the seats as comments, so that `replay` reads them, too."""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from whistlestop.bots import BOTS
from whistlestop.game import Game, RecordError

SEAT = re.compile(r"^# seat (\d+) (person|bot) (\S+)(?: (.*))?$")
ENDING = ".whistlestop"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot by its kind."""

    name: str
    bot: str | None = None


def write_save(game: Game, seats: list[Seat]) -> str:
    """The text of a saved game."""
    header, *lines = game.record().splitlines()
    who = [
        f"# seat {i} bot {seat.bot} {seat.name}" if seat.bot else f"# seat {i} person {seat.name}"
        for i, seat in enumerate(seats)
    ]
    return "\n".join([header, *who, *lines]) + "\n"


def read_save(text: str) -> tuple[Game, list[Seat] | None]:
    """A saved game; a plain record has no seats."""
    seats: dict[int, Seat] = {}
    for number, line in enumerate(text.splitlines(), 1):
        match = SEAT.match(line.strip())
        if match is None:
            continue
        index, kind, word, rest = match.groups()
        if kind == "bot" and word not in BOTS:
            raise RecordError(f"line {number}: there is no bot '{word}'; {', '.join(BOTS)} are")
        person = Seat(f"{word} {rest}" if rest else word)
        seats[int(index)] = Seat(rest or word, word) if kind == "bot" else person
    game = Game.from_record(text)
    if not seats:
        return game, None
    if sorted(seats) != list(range(game.players)):
        raise RecordError(f"the seats are not those of {game.players} players")
    return game, [seats[i] for i in range(game.players)]


def read_file(path: Path) -> str:
    """A text file; what is not text is a defect like any other."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no text file") from None


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all: a full disk must not spoil an older save."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def rescue(text: str, board: str, wished: Path | None) -> tuple[Path | None, list[str]]:
    """Save somewhere: where it was wished, in the data folder, here, or among temporary files.

    Gives the file, and what went wrong on the way to it.
    """
    problems = []
    for path in _places(board, wished):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, text)
        except OSError as error:
            problems.append(f"{path}: {error.strerror or error}")
        else:
            return path, problems
    return None, problems


def _places(board: str, wished: Path | None) -> Iterator[Path]:
    if wished is not None:
        yield wished
    name = f"{board}-{time.strftime('%Y%m%d-%H%M%S')}"
    data = user_data_path("whistlestop", appauthor=False) / "saves"
    for folder in (data, Path(), Path(tempfile.gettempdir())):
        yield _unused(folder, name)


def _unused(folder: Path, name: str) -> Path:
    """A file that is not there yet."""
    path, number = folder / f"{name}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}{ENDING}", number + 1
    return path
