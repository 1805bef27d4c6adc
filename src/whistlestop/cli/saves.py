"""Saved games: records with the seats as comments, so that `replay` can read them."""

from __future__ import annotations

import json
import re
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from platformdirs import user_data_path

from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.cli.files import write_file
from whistlestop.game import Game, RecordError
from whistlestop.game.record.seats import Seat, read_seats, write_seated

BUDGET = re.compile(r"^# budget (\{.*\})$")
ENDING = ".whistlestop"


def write_save(game: Game, seats: list[Seat], budget: Budget = OWN_BUDGET) -> str:
    """The text of a saved game."""
    thinking = [f"# budget {json.dumps(asdict(budget))}"] if budget != OWN_BUDGET else []
    return write_seated(game, seats, thinking)


def read_save(text: str) -> tuple[Game, list[Seat] | None]:
    """Read a saved game; a plain record has no seats. Its bots need not exist here."""
    game = Game.from_record(text)
    return game, read_seats(text, game.players)


def names_of(game: Game, seats: list[Seat] | None) -> list[str]:
    """The players' names; a plain record does not have any."""
    if seats is None:
        return [f"Player {i + 1}" for i in range(game.players)]
    return [seat.name for seat in seats]


def read_budget(text: str) -> Budget:
    """How much the bots of a saved game may think."""
    for number, line in enumerate(text.splitlines(), 1):
        if match := BUDGET.match(line.strip()):
            try:
                return Budget(**json.loads(match[1]))
            except (TypeError, ValueError) as error:
                raise RecordError(f"line {number}: this is not a budget: {error}") from None
    return OWN_BUDGET


def rescue(text: str, board: str, wished: Path | None) -> tuple[Path | None, list[str]]:
    """Save to the first place that works: as requested, the data folder, here, the temp folder.

    Returns the file, and what went wrong with the places before it.
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
    """A file that does not exist yet."""
    path, number = folder / f"{name}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}{ENDING}", number + 1
    return path
