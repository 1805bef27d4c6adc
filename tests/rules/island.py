"""The home-made board that combines the rules of all boards."""

from __future__ import annotations

from boards.folders import EVERYTHING
from rules.table import (
    position,
)
from rules.test_nordic_payments import Cards
from whistlestop.boards import load
from whistlestop.game import Game

BOARD = load(EVERYTHING)
ROUTES = {route.id: route for route in BOARD.routes}
CARDS = {card.id: card for card in BOARD.cards}


def island(table: str = "", **players: str) -> Game:
    """A position on the home-made board. Hands are empty unless given."""
    given_players = {"p0": "hand", "p1": "hand"} | players
    return position("everything", f"folder {EVERYTHING}\n{table}", **given_players)


def holding(cards: Cards, table: str = "", mine: str = "") -> Game:
    words = " ".join(f"{n} {card}" for card, n in cards.items())
    return island(table, p0=f"{mine}\nhand {words}")
