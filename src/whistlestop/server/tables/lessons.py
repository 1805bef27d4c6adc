"""Lessons: games that begin in the middle, where what is special about a board can be done at once.

A board's lesson is the record of the moves before it, in the board's folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from whistlestop.engine.tables import Tables
from whistlestop.game import Game
from whistlestop.game.record.fairness import seed_text
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.options import Options
from whistlestop.server.tables.refusal import Refused

FILE = "lesson.txt"
SEATS = ["person", "bot"]


def expect_lesson(tables: Tables, kinds: Sequence[str], options: Options) -> None:
    """Refuse what a lesson does not allow."""
    if _file(tables) is None:
        raise Refused("no-lesson", f"there is no lesson for {tables.board.id}")
    if list(kinds) != SEATS or options.public or options.first is not None:
        expected = "a person and a bot, with a random first player, at a table that is not public"
        raise Refused("no-lesson", f"a lesson is for {expected}")


def lesson_start(tables: Tables) -> e.Started:
    """The first entry of a lesson's game."""
    path = _file(tables)
    assert path is not None
    return _started(path, tables)


def lesson_seed(tables: Tables) -> int | None:
    """The seed of a board's lesson, by which its record can be told; None if it has no lesson."""
    return None if _file(tables) is None else int(lesson_start(tables).seed, 16)


def _file(tables: Tables) -> Path | None:
    folder = tables.board.path
    path = None if folder is None else folder / FILE
    return path if path is not None and path.exists() else None


@cache
def _started(path: Path, tables: Tables) -> e.Started:
    game = Game.from_record(path.read_text(encoding="utf-8"), tables)
    assert game.seed is not None
    return e.Started(seed_text(game.seed), tuple(game.moves))
