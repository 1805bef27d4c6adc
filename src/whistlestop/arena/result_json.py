"""A finished game as a line of JSON, and back."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import GameResult
from whistlestop.bots import OWN_BUDGET, Budget

FORMAT = 1
BEGINNING = '{"format": '
"""How every line begins: a truncated line that starts like this is one of ours."""

_LISTS = ("seats", "ranks", "scores", "done", "missed", "turns", "decisions", "seconds")
_PLAIN = {"board": str, "digest": str, "code": str, "seed": int, "deal": int}
_BUDGET = {field.name for field in fields(Budget)}


def write_line(game: GameResult) -> str:
    """One line, including its newline."""
    return json.dumps({"format": FORMAT} | asdict(game)) + "\n"


def read_line(text: str) -> GameResult:
    """The game in a line. Raises ValueError saying what is wrong."""
    values = json.loads(text)
    if not isinstance(values, dict) or "format" not in values:
        raise ValueError("it is not an arena game")
    if values["format"] != FORMAT:
        raise ValueError(f"its format is {values['format']}, expected {FORMAT}")
    values.setdefault("budget", asdict(OWN_BUDGET))  # older files have no budgets
    values.setdefault("luck", [])  # older files never measured it
    missing = [field.name for field in fields(GameResult) if field.name not in values]
    if missing:
        raise ValueError(f"it has no {missing[0]!r}")
    _check(values)
    made: dict[str, Any] = {name: values[name] for name in _PLAIN}
    made["budget"] = Budget(**values["budget"])
    made |= {name: tuple(values[name]) for name in _LISTS}
    made["luck"] = tuple(float(n) for n in values["luck"])
    made["parts"] = {part: tuple(points) for part, points in values["parts"].items()}
    return GameResult(**made)


def read_games(data: bytes, path: Path) -> list[GameResult]:
    """The games in a file, without a half-written last line. ArenaError if it is not ours."""
    end = data.rfind(b"\n") + 1
    begun = BEGINNING.encode()
    if not (data[end:].startswith(begun) or begun.startswith(data[end:])):
        raise ArenaError(f"{path}: this is not an arena file")
    try:
        lines = data[:end].decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise ArenaError(f"{path}: this is not an arena file") from None
    games = []
    for number, line in enumerate(lines, 1):
        try:
            games.append(read_line(line))
        except ValueError as error:
            raise ArenaError(f"{path}, line {number}: {error}") from None
    return games


def _check(values: dict[str, Any]) -> None:
    """Catch edited lines here, before they turn into strange figures."""
    for name, kind in _PLAIN.items():
        if type(values[name]) is not kind:
            raise ValueError(f"{name!r} is {values[name]!r}")
    if not isinstance(values["budget"], dict) or set(values["budget"]) != _BUDGET:
        raise ValueError("'budget' must be an object with seconds and iterations")
    if not isinstance(values["parts"], dict):
        raise ValueError("'parts' must be an object")
    seats = values["seats"]
    if not isinstance(seats, list) or not all(isinstance(bot, str) for bot in seats):
        raise ValueError("'seats' must be a list of bots")
    numbers = {name: values[name] for name in _LISTS[1:]} | values["parts"]
    for name, row in numbers.items():
        if not isinstance(row, list) or len(row) != len(seats):
            raise ValueError(f"{name!r} must have one number per seat")
        if not all(type(n) is int or (name == "seconds" and type(n) is float) for n in row):
            raise ValueError(f"{name!r} must have one number per seat")
    luck = values["luck"]
    if not isinstance(luck, list) or len(luck) not in (0, len(seats)):
        raise ValueError("'luck' must be empty or have one number per seat")
    if not all(type(n) in (int, float) for n in luck):
        raise ValueError("'luck' must be empty or have one number per seat")
    if 1 not in values["ranks"]:
        raise ValueError("it has no winner")
