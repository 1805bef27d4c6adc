"""A digest of what a drawing depends on and play does not."""

from __future__ import annotations

import hashlib
import json

from whistlestop.boards.model import Board


def drawn_digest(board: Board) -> str:
    """Changes with names and coordinates, which the board's own digest leaves out."""
    places = [[c.id, c.name, c.latitude, c.longitude] for c in board.cities]
    return hashlib.sha256(json.dumps(places, separators=(",", ":")).encode()).hexdigest()[:16]
