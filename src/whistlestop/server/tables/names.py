"""Names and lines of chat as people type them."""

from __future__ import annotations

import unicodedata

INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Controls, formats (they can turn the direction of a whole page), private and lone surrogates."""


def tidy(text: str) -> str:
    """Without what cannot be seen, with single spaces; the joiner of emoji stays."""
    normal = unicodedata.normalize("NFC", text)
    kept = (
        " " if letter.isspace() else letter
        for letter in normal
        if letter.isspace() or letter == "\u200d" or unicodedata.category(letter) not in INVISIBLE
    )
    words = "".join(kept).split()
    return " ".join(words) if any(letter != "\u200d" for word in words for letter in word) else ""
