"""The kinds of values in a board's files, and how to recognise a bad one."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Generic, TypeVar

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

_WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_DIGITS = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,20})?")
_MAX_WORD = 64
_MAX_SHOWN = 40


class Unfit(ValueError):
    """A value is not of its kind. The text, if any, is a hint that follows what was expected."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """A kind of value: what to call it in a message, and how to accept one."""

    expected: str
    accept: Callable[[object], T]
    """Gives the value or raises Unfit."""


def whole(low: int, high: int) -> Kind[int]:
    """A whole number in a TOML file."""

    def accept(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Unfit
        return value

    return Kind(span(low, high), accept)


def written(number: Kind[int]) -> Kind[int]:
    """A whole number written in a cell."""

    def accept(cell: object) -> int:
        return number.accept(int(_matching(cell, _DIGITS)))

    return Kind(number.expected, accept)


def substitutes(most: int) -> Kind[int]:
    """How many cards stand for one: 0 for none, or at least two."""
    number = whole(0, most)

    def accept(value: object) -> int:
        if number.accept(value) == 1:
            raise Unfit
        return number.accept(value)

    return Kind(f"0 or 2 to {most}", accept)


def degrees(limit: int) -> Kind[float]:
    """A latitude or longitude written in a cell."""

    def accept(cell: object) -> float:
        value = float(_matching(cell, _DECIMAL))
        if abs(value) > limit:
            raise Unfit
        return value

    return Kind(f"degrees, -{limit} to {limit}", accept)


def text(longest: int) -> Kind[str]:
    """A name or a sentence on one line."""

    def accept(value: object) -> str:
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= longest:
            raise Unfit
        if not value.isprintable():
            raise Unfit
        return value.strip()

    return Kind(f"1 to {longest} characters of text on one line", accept)


def chosen(options: Mapping[str, T], expected: str = "") -> Kind[T]:
    """One of a few words, or the id of something."""

    def accept(value: object) -> T:
        if not isinstance(value, str) or value not in options:
            raise Unfit(nearest(value, options))
        return options[value]

    return Kind(expected or f"one of {', '.join(options)}", accept)


def member(enum: type[E]) -> Kind[E]:
    """One of the words of an enumeration."""
    return chosen({option.value: option for option in enum})


def listed(kind: Kind[T], least: int, most: int, *, different: bool = False) -> Kind[tuple[T, ...]]:
    """A list of entries of one kind."""

    def accept(value: object) -> tuple[T, ...]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise Unfit
        entries = tuple(kind.accept(entry) for entry in value)
        if different and len(set(entries)) < len(entries):
            raise Unfit
        return entries

    entries = "different entries" if different else "entries"
    return Kind(f"a list of {span(least, most)} {entries}, each {kind.expected}", accept)


def joined(kind: Kind[T], most: int, *, different: bool = False) -> Kind[tuple[T, ...]]:
    """A list in one cell, separated by semicolons."""
    entries = listed(kind, 1, most, different=different)

    def accept(cell: object) -> tuple[T, ...]:
        return entries.accept([entry.strip() for entry in str(cell).split(";")])

    return Kind(f"{entries.expected}, with ; between them", accept)


def table(key: Kind[str], value: Kind[T]) -> Kind[dict[str, T]]:
    """A table with one kind of key and one kind of value."""

    def accept(given: object) -> dict[str, T]:
        if not isinstance(given, dict) or not given:
            raise Unfit
        return {key.accept(name): value.accept(entry) for name, entry in given.items()}

    return Kind(f"a table of {key.expected} = {value.expected}", accept)


def _fraction(value: object) -> tuple[int, int]:
    part, parts = listed(whole(0, 1000), 2, 2).accept(value)
    if not 0 <= part <= parts or parts == 0:
        raise Unfit
    return part, parts


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise Unfit
    return value


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > _MAX_WORD or not _WORD.fullmatch(value):
        raise Unfit
    return value


FRACTION = Kind("a fraction from 0 to 1, written [part, parts]", _fraction)
TRUTH = Kind("true or false", _truth)
WORD = Kind("lower-case words joined by hyphens", _word)
YES_NO = chosen({"yes": True, "no": False}, "yes or no")


def nearest(word: object, options: Collection[str]) -> str:
    """A hint at the option most like the word, or nothing."""
    text = str(word)[:_MAX_WORD]
    for found in get_close_matches(text, options, n=3, cutoff=0.6):
        # "id" resembles "kind", but nobody means that: too few letters match.
        if abs(len(found) - len(text)) < min(len(found), len(text)):
            return f'; did you mean "{found}"?'
    return ""


def span(low: int, high: int) -> str:
    """A range of numbers in words."""
    return f"{low} to {high}" if low < high else f"{low}"


def shown(value: object) -> str:
    """A value for a message: as in the file, but short and on one line."""
    if isinstance(value, str):
        return f'"{_short(value)}"'
    try:
        text = str(value)
    except ValueError:  # Python refuses to write out numbers with thousands of digits
        return "a huge number"
    return _short(text.replace("'", '"').replace("True", "true").replace("False", "false"))


def _short(value: str) -> str:
    line = "".join(c if c.isprintable() else "?" for c in value[: _MAX_SHOWN + 1])
    return line if len(line) <= _MAX_SHOWN else line[: _MAX_SHOWN - 3] + "..."


def _matching(cell: object, pattern: re.Pattern[str]) -> str:
    if not isinstance(cell, str) or not pattern.fullmatch(cell):
        raise Unfit
    return cell
