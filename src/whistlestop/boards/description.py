"""A board as plain values for programs that do not read its files: ids instead of indices."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from whistlestop.boards.model import GREY, WILD, Board


def describe(board: Board) -> dict[str, Any]:
    """All that matters for play, ready for JSON. Things name each other by their ids."""
    return {
        "id": board.id,
        "name": board.name,
        "digest": board.digest,
        "colours": list(board.colours),
        "decks": list(board.decks),
        "rules": asdict(board.rules) | {"wilds_on": sorted(board.rules.wilds_on)},
        "cities": [asdict(city) for city in board.cities],
        "routes": [
            asdict(route)
            | _ends(board, route.a, route.b)
            | {
                "colour": _colour(board, route.colour),
                "twin": None if route.twin is None else board.routes[route.twin].id,
            }
            for route in board.routes
        ],
        "tickets": [asdict(ticket) | _ends(board, ticket.a, ticket.b) for ticket in board.tickets],
        "cards": [
            asdict(card) | {"deck": board.decks[card.deck], "colour": _colour(board, card.colour)}
            for card in board.cards
        ],
        "festivals": [
            asdict(festival) | {"cities": [board.cities[c].id for c in festival.cities]}
            for festival in board.festivals
        ],
    }


def _ends(board: Board, a: int, b: int) -> dict[str, str]:
    return {"a": board.cities[a].id, "b": board.cities[b].id}


def _colour(board: Board, colour: int) -> str:
    """Boards may not call a colour of their own by these two words."""
    return {GREY: "grey", WILD: "wild"}.get(colour) or board.colours[colour]
