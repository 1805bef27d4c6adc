"""A fingerprint of everything on a board that matters for play."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict

from whistlestop.boards.model import Board
from whistlestop.boards.settings import FORMAT

_OF_A_CITY = ("id", "junction", "harbour", "points")


def digest(board: Board) -> str:
    """SHA-256, in hex, of a board's rules and contents.

    Names, coordinates, the summary and the folder do not count: correcting a spelling
    leaves a recorded game valid, changing a route does not.
    """
    content = {
        "format": FORMAT,
        "rules": {**asdict(board.rules), "wilds_on": sorted(board.rules.wilds_on)},
        "colours": board.colours,
        "decks": board.decks,
        "cities": [[getattr(city, name) for name in _OF_A_CITY] for city in board.cities],
        "routes": [asdict(route) for route in board.routes],
        "tickets": [asdict(ticket) for ticket in board.tickets],
        "cards": [asdict(card) for card in board.cards],
        "festivals": [asdict(festival) for festival in board.festivals],
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
