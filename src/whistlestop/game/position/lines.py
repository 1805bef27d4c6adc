"""The lines of a position, before anybody asks what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

from whistlestop.boards import limits
from whistlestop.game.errors import PositionError
from whistlestop.game.position.words import HEADER

MAX_DIGITS = 9
"""Digits of a number: Python itself refuses to read very long ones."""


@dataclass(slots=True)
class Line:
    """A line's number and the words after the first."""

    number: int
    words: list[str]


@dataclass(slots=True)
class Lines:
    """A position taken apart, and a place where defects are collected."""

    table: dict[str, Line] = field(default_factory=dict)
    players: dict[int, dict[str, Line]] = field(default_factory=dict)
    defects: list[str] = field(default_factory=list)

    def defect(self, line: Line | None, message: str) -> None:
        """Note what is wrong, and where."""
        self.defects.append(message if line is None else f"line {line.number}: {message}")

    def stop_if_bad(self) -> None:
        """Report all defects found so far at once."""
        if self.defects:
            raise PositionError(self.defects)

    # --- typed readings, each of which notes what it cannot read ----------------------

    def number(self, line: Line, most: int) -> int:
        """A single number from 0 to most."""
        word = line.words[0] if len(line.words) == 1 else " ".join(line.words)
        if not word.isdecimal() or len(word) > MAX_DIGITS or int(word) > most:
            self.defect(line, f"'{word}' is not a number from 0 to {most}")
            return 0
        return int(word)

    def one_of(self, line: Line, what: str, names: Iterable[str]) -> int | None:
        """The place of a single word in a list of names."""
        if len(line.words) != 1:
            self.defect(line, f"expected one {what}")
            return None
        return self.find(line, what, line.words[0], names)

    def find(self, line: Line, what: str, word: str, names: Iterable[str]) -> int | None:
        """The place of a word in a list of names."""
        known = list(names)
        if word in known:
            return known.index(word)
        near = get_close_matches(word, known, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        self.defect(line, f"there is no {what} '{word}'{hint}")
        return None

    def all_of(self, line: Line, what: str, names: Iterable[str]) -> list[int]:
        """The places of several different words."""
        known = list(names)
        found: list[int] = []
        for word in line.words:
            place = self.find(line, what, word, known)
            if place is not None and place in found:
                self.defect(line, f"{what} '{word}' stands there twice")
            elif place is not None:
                found.append(place)
        return found

    def counts(self, line: Line, what: str, names: Iterable[str]) -> dict[int, int]:
        """`3 red 1 wild`; the number of unknown ones (`2 ?`) has the key -1."""
        known = list(names)
        counts: dict[int, int] = {}
        words = line.words
        if len(words) % 2:
            self.defect(
                line, f"expected numbers and names of {what}s in turn, as in '3 {known[0]}'"
            )
            return {}
        for count, name in zip(words[::2], words[1::2], strict=True):
            if not count.isdecimal() or len(count) > MAX_DIGITS or int(count) > 255:
                self.defect(line, f"'{count}' is not a number from 0 to 255")
                continue
            place = -1 if name == "?" else self.find(line, what, name, known)
            if place in counts:
                self.defect(line, f"{what} '{name}' stands there twice")
            elif place is not None:
                counts[place] = int(count)
        return counts


def split_lines(text: str, table_words: set[str], player_words: set[str]) -> Lines:
    """Sort the lines by their first word; a line `player N` begins the lines of a player."""
    lines = Lines()
    section = lines.table
    allowed = table_words
    first = True
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.split("#", 1)[0].split()
        if not words:
            continue
        if first:
            first = False
            if " ".join(words) != HEADER:
                raise PositionError([f"line {number}: expected '{HEADER}'"])
            continue
        line = Line(number, words[1:])
        if words[0] == "player":
            player = lines.number(line, limits.PLAYERS - 1)
            if player in lines.players:
                lines.defect(line, f"player {player} stands there twice")
            section = lines.players.setdefault(player, {})
            allowed = player_words
            continue
        word = words[0]
        if word == "deck" and len(words) > 1 and section is lines.table:
            word = f"deck {words[1]}"
            line = Line(number, words[2:])
        if word.split()[0] not in allowed:
            near = get_close_matches(word, allowed, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            lines.defect(line, f"there is no line '{word}' here{hint}")
        elif word in section:
            lines.defect(line, f"a second line '{word}'")
        else:
            section[word] = line
    if first:
        raise PositionError([f"expected '{HEADER}' in the first line"])
    return lines
