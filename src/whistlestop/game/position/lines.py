"""The lines of a position, before they are interpreted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

from whistlestop.boards import limits
from whistlestop.game.errors import PositionError

HEADER = "whistlestop position 1"
MAX_DIGITS = 9
"""The most digits in a number: Python itself refuses to read very long ones."""


@dataclass(slots=True)
class Line:
    """A line's number and the words after the first."""

    number: int
    words: list[str]


@dataclass(slots=True)
class Lines:
    """A position split into lines, and the defects found in it."""

    table: dict[str, Line] = field(default_factory=dict)
    players: dict[int, dict[str, Line]] = field(default_factory=dict)
    defects: list[str] = field(default_factory=list)

    def defect(self, line: Line | None, message: str) -> None:
        """Report what is wrong, and where."""
        self.defects.append(message if line is None else f"line {line.number}: {message}")

    def stop_if_bad(self) -> None:
        """Raise all defects found so far."""
        if self.defects:
            raise PositionError(self.defects)

    # --- typed values; each method reports what it cannot read ------------------------

    def number(self, line: Line, most: int) -> int:
        """A single number from 0 to most."""
        return self.number_in(line, " ".join(line.words), most) or 0

    def number_in(self, line: Line, word: str, most: int) -> int | None:
        """A word as a number from 0 to most."""
        if word.isdecimal() and len(word) <= MAX_DIGITS and int(word) <= most:
            return int(word)
        self.defect(line, f"'{word}' is not a number from 0 to {most}")
        return None

    def one_of(self, line: Line, what: str, names: Iterable[str]) -> int | None:
        """The index of the line's only word in a list of names."""
        if len(line.words) != 1:
            self.defect(line, f"expected one {what}")
            return None
        return self.find(line, what, line.words[0], names)

    def find(self, line: Line, what: str, word: str, names: Iterable[str]) -> int | None:
        """The index of a word in a list of names."""
        known = list(names)
        if word in known:
            return known.index(word)
        self.defect(line, f"there is no {what} '{word}'{_hint(word, known)}")
        return None

    def all_of(self, line: Line, what: str, names: Iterable[str]) -> list[int]:
        """The indexes of several different words."""
        known = list(names)
        found: list[int] = []
        for word in line.words:
            place = self.find(line, what, word, known)
            if place is not None and place in found:
                self.defect(line, f"{what} '{word}' is given twice")
            elif place is not None:
                found.append(place)
        return found

    def counts(self, line: Line, what: str, names: Iterable[str]) -> dict[int, int]:
        """`3 red 1 wild`; unknown ones (`2 ?`) are counted under the key -1."""
        known = list(names)
        counts: dict[int, int] = {}
        words = line.words
        if len(words) % 2:
            self.defect(line, f"expected pairs of a number and a {what}, as in '3 {known[0]}'")
            return {}
        for count, name in zip(words[::2], words[1::2], strict=True):
            if (n := self.number_in(line, count, 255)) is None:
                continue
            place = -1 if name == "?" else self.find(line, what, name, known)
            if place in counts:
                self.defect(line, f"{what} '{name}' is given twice")
            elif place is not None:
                counts[place] = n
        return counts


def _hint(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, known, 1)
    return f"; did you mean '{near[0]}'?" if near else ""


def split_lines(text: str, table_words: set[str], player_words: set[str]) -> Lines:
    """Sort the lines by first word. A line `player N` starts that player's lines."""
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
                lines.defect(line, f"player {player} is given twice")
            section = lines.players.setdefault(player, {})
            allowed = player_words
            continue
        word = words[0]
        if word == "deck" and len(words) > 1 and section is lines.table:
            word = f"deck {words[1]}"
            line = Line(number, words[2:])
        if word.split()[0] not in allowed:
            lines.defect(line, f"there is no line '{word}' here{_hint(word, allowed)}")
        elif word in section:
            lines.defect(line, f"a second line '{word}'")
        else:
            section[word] = line
    if first:
        raise PositionError([f"expected '{HEADER}' in the first line"])
    return lines
