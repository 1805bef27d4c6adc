"""Names and lines of chat as people type them."""

from __future__ import annotations

import unicodedata

INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Controls, formats (they can turn the direction of a whole page), private and lone surrogates."""


JOINER = "\u200d"
PICTURES = frozenset({"So", "Sk"})
"""Emoji, and the colours of their skin."""


def tidy(text: str) -> str:
    """Without what cannot be seen, with single spaces; the joiner between emoji stays."""
    normal = unicodedata.normalize("NFC", text)
    kept = (
        " " if letter.isspace() else letter
        for i, letter in enumerate(normal)
        if letter.isspace() or not _invisible(letter) or _joins(normal, i)
    )
    return " ".join("".join(kept).split())


def _invisible(letter: str) -> bool:
    return unicodedata.category(letter) in INVISIBLE


def _joins(text: str, i: int) -> bool:
    """Elsewhere a joiner would only make two names look the same."""
    before = text[:i].rstrip("\ufe0f")[-1:]
    return text[i] == JOINER and _is_picture(before) and _is_picture(text[i + 1 : i + 2])


def _is_picture(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in PICTURES
