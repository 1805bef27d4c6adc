"""Fair shuffles: a promise before the first move, and how anybody checks it after the last.

A server publishes the SHA-256 of the seed before the game and the seed after it. The seed decides
all cards, so they cannot have been changed in between.
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
    """A seed as it is published: 64 lower-case hexadecimal digits."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise GameError("a seed is a whole number from 0 to 2**256 - 1")
    return f"{seed:0{DIGITS}x}"


def commitment(seed: int) -> str:
    """The promise: the SHA-256 of the seed's text, as `printf %s SEED | sha256sum` gives it."""
    return hashlib.sha256(seed_text(seed).encode("ascii")).hexdigest()


def commitment_line(promise: str) -> str:
    """The comment that carries a commitment in a record."""
    return f"# commitment {promise}"


def parse_commitment(text: str) -> str:
    """A commitment as somebody noted it."""
    promise = text.strip().lower()
    if not _COMMITMENT.fullmatch(promise):
        raise GameError(f"a commitment is 64 hexadecimal digits, not '{text.strip()}'")
    return promise


def read_commitment(record: str) -> str | None:
    """The commitment in the comments of a record; None if there is none."""
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
            raise RecordError(f"line {number}: a second commitment, and it is another one")
        found = promise
    return found
