"""The boards played here, and their numbers of players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from whistlestop.boards import available
from whistlestop.engine.tables import Tables
from whistlestop.game.game import tables_for

EVERYTHING = "everything"
"""A home-made board that combines the rules of all boards."""

_FOLDER = Path(__file__).parents[1] / "boards" / EVERYTHING

BUILT_IN = available()
BOARDS = (*BUILT_IN, EVERYTHING)


@cache
def tables_of(board: str) -> Tables:
    """A board's tables for the engine, cached."""
    return tables_for(_FOLDER if board == EVERYTHING else board)


def players_of(board: str) -> range:
    """The possible numbers of players on a board."""
    rules = tables_of(board).board.rules
    return range(rules.players_min, rules.players_max + 1)


def pairs(boards: tuple[str, ...]) -> list[tuple[str, int]]:
    """Every board with every number of players."""
    return [(board, players) for board in boards for players in players_of(board)]


BUILT_IN_PAIRS = pairs(BUILT_IN)
ALL_PAIRS = pairs(BOARDS)
