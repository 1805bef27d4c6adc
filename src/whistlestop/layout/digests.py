"""Digests of what matters for drawing but not for play."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from whistlestop.boards.model import Board
from whistlestop.layout.model import Layout


def drawn_digest(board: Board) -> str:
    """Changes with names and coordinates, which the board's own digest leaves out."""
    return _digest([[c.id, c.name, c.latitude, c.longitude] for c in board.cities])


def places_digest(layout: Layout) -> str:
    """Changes when a city is drawn elsewhere, because outlines fit only one set of places."""
    return _digest(sorted(layout.cities.items()))


def _digest(places: list[Any]) -> str:
    return hashlib.sha256(json.dumps(places, separators=(",", ":")).encode()).hexdigest()[:16]
