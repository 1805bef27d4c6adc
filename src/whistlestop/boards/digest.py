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

    Names, coordinates, the summary and the folder do not count: recorded games stay
    valid when a spelling is corrected, but not when a route changes.
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
    """The rules that are not at their default, so that a new rule does not affect older boards."""
    values = asdict(rules) | {"wilds_on": sorted(rules.wilds_on)}
    return {f.name: values[f.name] for f in fields(rules) if values[f.name] != f.default}
