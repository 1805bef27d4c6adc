"""A fingerprint of everything on a board that matters for play."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, fields
from typing import Any

from whistlestop.boards.model import Board, Rules
from whistlestop.boards.settings import FORMAT

_OF_A_CITY = ("id", "junction", "harbour", "points")


def digest(board: Board) -> str:
    """SHA-256, in hex, of a board's rules and contents.

    Names, coordinates, the summary and the folder do not count: correcting a spelling
    leaves a recorded game valid, changing a route does not.
    """
    content = {
        "format": FORMAT,
        "rules": _rules(board.rules),
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


def _rules(rules: Rules) -> dict[str, Any]:
    """All but the rules that are at their default: a new rule leaves older boards as they were."""
    values = asdict(rules) | {"wilds_on": sorted(rules.wilds_on)}
    return {f.name: values[f.name] for f in fields(rules) if values[f.name] != f.default}
