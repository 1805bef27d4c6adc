"""The width of a text without a font: typical widths of a sans-serif face."""

from __future__ import annotations

import unicodedata

_NARROW = "ijl.,:;'|!Ift()-/ "
_WIDE = "mwMW@%"
_WIDTHS = {**dict.fromkeys(_NARROW, 0.34), **dict.fromkeys(_WIDE, 0.9)}
_SMALL, _CAPITAL, _OTHER = 0.58, 0.7, 1.0

LINE = 1.08
"""The line height, as a multiple of the font size."""


def text_width(text: str, font: float) -> float:
    """An upper estimate of a text's width: a slightly narrower name does no harm."""
    return font * sum(map(_width, unicodedata.normalize("NFC", text)))


def _width(letter: str) -> float:
    base = unicodedata.normalize("NFD", letter)[0]
    if base in _WIDTHS:
        return _WIDTHS[base]
    if ord(base) > 0x24F:
        return _OTHER
    return _CAPITAL if base.isupper() else _SMALL


def foldings(name: str) -> list[tuple[str, ...]]:
    """A name on one line, and every way to split it over two."""
    words = name.split(" ")
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    halves.sort(key=lambda lines: max(map(len, lines)))
    return [(name,), *halves[:1]]
