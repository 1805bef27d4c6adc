"""Fair shuffles: a promise before the first move that anyone can check after the last.

A server publishes the SHA-256 of the seed before the game and the seed after it. The seed
determines all cards, so nobody can have changed them in between.
"""

from __future__ import annotations

import hashlib
import re

from whistlestop.game.errors import GameError, RecordError
from whistlestop.game.game import SEED_BITS

DIGITS = SEED_BITS // 4
_LINE = re.compile(r"#\s*commitment\b\s*(.*)")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")


def seed_text(seed: int) -> str:
    """A seed as published: 64 lower-case hexadecimal digits."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise GameError("expected a seed from 0 to 2**256 - 1")
    return f"{seed:0{DIGITS}x}"


def commitment(seed: int) -> str:
    """The promise: the SHA-256 of the seed's text, as `printf %s SEED | sha256sum` gives it."""
    return hashlib.sha256(seed_text(seed).encode("ascii")).hexdigest()


def parse_commitment(text: str) -> str:
    """Parse a commitment that a person typed in."""
    promise = text.strip().lower()
    if not _COMMITMENT.fullmatch(promise):
        raise GameError(f"expected a commitment of 64 hexadecimal digits, not '{text.strip()}'")
    return promise


def read_commitment(record: str) -> str | None:
    """The commitment in a record's comments; None if there is none."""
    found: str | None = None
    for number, line in enumerate(record.splitlines(), 1):
        match = _LINE.fullmatch(line.strip())
        if match is None:
            continue
        try:
            promise = parse_commitment(match[1])
        except GameError as error:
            raise RecordError(f"line {number}: {error}") from None
        if found is not None and found != promise:
            raise RecordError(f"line {number}: a second, different commitment")
        found = promise
    return found
