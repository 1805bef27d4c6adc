"""A board as plain values, ready for JSON: the form that browsers and programs get.

Its parts refer to each other by id, as moves and views do.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from whistlestop.boards.model import GREY, WILD, Board, Route, Ticket

Values = dict[str, Any]


def summarize(board: Board) -> Values:
    """A board as an entry in a list."""
    return {
        "id": board.id,
        "name": board.name,
        "summary": board.summary,
        "digest": board.digest,
        "players": [board.rules.players_min, board.rules.players_max],
    }


def describe(board: Board) -> Values:
    """Everything that matters for play."""
    return {
        **summarize(board),
        "rules": _rules(board),
        "colours": list(board.colours),
        "decks": list(board.decks),
        "cities": [asdict(city) for city in board.cities],
        "routes": [_route(board, route) for route in board.routes],
        "tickets": [_between_cities(board, ticket) for ticket in board.tickets],
        "cards": [
            asdict(card) | {"deck": board.decks[card.deck], "colour": _colour(board, card.colour)}
            for card in board.cards
        ],
        "festivals": [
            asdict(festival) | {"cities": [board.cities[c].id for c in festival.cities]}
            for festival in board.festivals
        ],
    }


def _rules(board: Board) -> Values:
    rules, draft = board.rules, board.rules.draft
    passes = (draft.first_pass, draft.second_pass) if draft else ()
    return asdict(rules) | {
        "opening_tickets": dict(rules.opening_tickets),
        "wilds_on": sorted(rules.wilds_on),
        "draft": draft is not None,
        "draft_hand": draft.hand if draft else 0,
        "draft_keep": draft.keep if draft else 0,
        "draft_passes": ["left" if towards > 0 else "right" for towards in passes],
    }


def _route(board: Board, route: Route) -> Values:
    twin = None if route.twin is None else board.routes[route.twin].id
    colour = _colour(board, route.colour)
    return _between_cities(board, route) | {"colour": colour, "twin": twin}


def _between_cities(board: Board, thing: Route | Ticket) -> Values:
    values = asdict(thing)
    ends = {"from": values.pop("a"), "to": values.pop("b")}
    return values | {end: board.cities[city].id for end, city in ends.items()}


def _colour(board: Board, colour: int) -> str | None:
    """None for a grey route and for a wild card."""
    return None if colour in (GREY, WILD) else board.colours[colour]
