"""Why a move is refused: in plain words, with the id of the rule."""

from __future__ import annotations

from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove


def refusal(tables: Tables, state: State, player: int, action: int) -> IllegalMove:
    """The reason why a player may not do this now."""
    return IllegalMove("this move is not possible now", "C1")
