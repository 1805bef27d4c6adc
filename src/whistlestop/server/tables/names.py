"""Cleans up names and chat as people type them, and detects names that look the same."""

from __future__ import annotations

import unicodedata

INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Controls, formats (they can reverse the text of a whole page), private use, lone surrogates."""


JOINER = "\u200d"
PICTURES = frozenset({"So", "Sk"})
"""Emoji and skin tones."""


def tidy(text: str) -> str:
    """The text without invisible characters, and with single spaces. Joiners between emoji stay."""
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


# --- names that look the same -------------------------------------------------------------------

BLANK = "\u2800"
"""Braille without dots: a symbol with nothing to see."""
_IGNORED_RANGES = (
    *(0x00AD, 0x00AD, 0x034F, 0x034F, 0x061C, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5),
    *(0x180B, 0x180F, 0x200B, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164),
    *(0xFE00, 0xFE0F, 0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1BCA3),
    *(0x1D173, 0x1D17A, 0xE0000, 0xE0FFF),
)
"""Ranges that Unicode calls default-ignorable. Some of them count as letters."""
_IGNORED = [*zip(_IGNORED_RANGES[::2], _IGNORED_RANGES[1::2], strict=True)]

# Cyrillic and Greek letters that look like Latin ones, in lower and in upper case: a name may look
# like another in either. Full lists of look-alikes are a thousand times longer, and people at a
# table know each other's alphabets.
_LOWER = str.maketrans(
    "аеорсухіјѕһԁԛԝгпвктмнё" + "αγικνορυχωϲϳ" + "ı",
    "aeopcyxijshdqwrnbktmhe" + "ayikvopuxwcj" + "i",
)
_UPPER = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅҺԚԜЁ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ",
    "ABE3KMHOPCTYXIJSHQWE" + "ABEZHIKMNOPTYXCJ",
)


def is_visible(name: str) -> bool:
    """Whether a name has a visible letter or digit."""
    return any(c.isalnum() and not _ignored(c) for c in unicodedata.normalize("NFKC", name))


def alike(one: str, other: str) -> bool:
    """Whether people could confuse two names."""
    return bool(one and other and _looks(one) & _looks(other))


def _looks(name: str) -> set[str]:
    """How a name looks in lower case and in upper case."""
    bare = _bare(name)
    small, large = bare.casefold(), bare.upper()
    return {
        _bare(small).translate(_LOWER),
        _bare(large).translate(_UPPER).casefold(),
    }


def _bare(name: str) -> str:
    """The name without accents, fancy letter forms, spaces and invisible characters."""
    plain = unicodedata.normalize("NFKD", name)
    kept = (c for c in plain if not (unicodedata.combining(c) or _ignored(c) or c.isspace()))
    return unicodedata.normalize("NFKC", "".join(kept))


def _ignored(letter: str) -> bool:
    return letter == BLANK or any(first <= ord(letter) <= last for first, last in _IGNORED)
