"""A fingerprint of the code that played: a changed bot is a different bot."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PLAYING = ("boards", "bots", "engine", "game")
"""The packages that determine how a game goes."""


@cache
def fingerprint() -> str:
    """A few digits that change whenever the source of the bots or the rules does.

    Boards have their own digest; bots from other packages are not covered.
    """
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for package in PLAYING:
        for file in sorted((root / package).rglob("*.py")):
            digest.update(file.relative_to(root).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
