"""Which code played: games of a bot before and after a change are not the same bot's."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PLAYING = ("boards", "bots", "engine", "game")
"""The packages that decide how a game goes."""


@cache
def fingerprint() -> str:
    """A few digits that change with the source of the bots and of the rules.

    Boards have a digest of their own, and other people's bots are not in it.
    """
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for package in PLAYING:
        for file in sorted((root / package).rglob("*.py")):
            digest.update(file.relative_to(root).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
