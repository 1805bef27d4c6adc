"""Finds boards, reads their folders and reports what is wrong with them."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from whistlestop.boards.checks import Reading, run_checks
from whistlestop.boards.contents import read_contents
from whistlestop.boards.defects import BoardError, Defect, Report
from whistlestop.boards.digest import digest
from whistlestop.boards.kinds import nearest
from whistlestop.boards.model import Board
from whistlestop.boards.settings import read_settings
from whistlestop.boards.source import report_strangers
from whistlestop.boards.toml_file import TomlFile

_DATA = Path(__file__).with_name("data")
_BUILT_IN = ("europe", "new-york", "nordic", "great-lakes", "iberia")


def available() -> tuple[str, ...]:
    """The ids of the built-in boards."""
    return _BUILT_IN


def load(where: str | Path) -> Board:
    """Read a built-in board by its id, or any other by the path of its folder.

    Raises BoardError, with all defects, if the board is not playable.
    """
    board, defects = _read(_folder(where))
    if board is None:
        raise BoardError(defects)
    return board


def check(where: str | Path) -> list[Defect]:
    """All defects of a board; empty if it can be played."""
    return _read(_folder(where))[1]


def _folder(where: str | Path) -> Path:
    return _DATA / where if where in _BUILT_IN else Path(where)


def _read(folder: Path) -> tuple[Board | None, list[Defect]]:
    if not os.path.isdir(folder):
        return None, [Defect(str(folder), 0, _no_folder(folder))]
    report = Report()
    report_strangers(folder, report)
    toml = TomlFile(folder, report)
    settings = read_settings(toml)
    contents = read_contents(folder, settings, report)
    board = Board(
        id=settings.id,
        name=settings.name,
        summary=settings.summary,
        rules=settings.rules,
        colours=settings.colours,
        decks=settings.decks,
        cities=contents.cities,
        routes=contents.routes,
        tickets=contents.tickets,
        cards=contents.cards,
        festivals=contents.festivals,
        digest="",
        path=folder,
    )
    run_checks(Reading(board, toml, contents.lines, report))
    defects = report.defects()
    return (None if defects else replace(board, digest=digest(board))), defects


def _no_folder(path: Path) -> str:
    if os.path.exists(path):
        return "is a file, expected the folder of a board"
    hint = nearest(str(path), _BUILT_IN) or f" ({', '.join(_BUILT_IN)})"
    return f"no such folder, expected a folder or the id of a built-in board{hint}"
