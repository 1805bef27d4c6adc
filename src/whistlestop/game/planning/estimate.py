"""Points as everybody can count them during the game, and what only the viewer can add."""

from __future__ import annotations

from typing import Any

from whistlestop.engine.score_reader import ScoreReader
from whistlestop.game.outlook import ticket_outlook
from whistlestop.game.planning.buildings import harbour_worth
from whistlestop.game.planning.needs import viewer_of
from whistlestop.game.scores import PARTS, parts_of
from whistlestop.game.view import View

PUBLIC = ("routes", "longest path", "stations", "attractions", "exchange")
"""The parts of a score that everybody can see on the table."""
OWN = ("tickets", "missed tickets", "harbours", "festivals")
"""The parts that depend on a player's own tickets and cards."""


def estimate(view: View) -> dict[str, Any]:
    """The score if the game ended now: of everyone in public, of the viewer in full.

    Who has completed most tickets is left out, because nobody can know.
    """
    reader = viewer_of(view)
    me, board = reader.player, view.board
    rows = ScoreReader(view.state, view.tables).rows
    parts = parts_of(board)
    tickets = ticket_outlook(view)
    return {
        "players": [{name: row[PARTS[name]] for name in PUBLIC if name in parts} for row in rows],
        "own": {name: rows[me][PARTS[name]] for name in OWN if name in parts},
        "festivals": _festivals(view),
        "harbours": [
            {"city": city.id, **harbour_worth(board, tickets, i)}
            for i, city in enumerate(board.cities)
            if city.harbour and board.rules.harbours
        ],
    }


def _festivals(view: View) -> list[dict[str, Any]]:
    """The viewer's festival cards: what they score now, and with one more (IB-8)."""
    assert view.viewer is not None
    mine = view.reader.taken(view.viewer)
    found = []
    for festival in view.board.festivals:
        if held := mine.get(festival.id, 0):
            worth = (0, *festival.values)
            last = len(festival.values)
            found.append(
                {
                    "festival": festival.id,
                    "held": held,
                    "worth": worth[min(held, last)],
                    "more": worth[min(held + 1, last)],
                }
            )
    return found
