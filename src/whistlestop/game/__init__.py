"""Playing: games, moves as text, views, records and positions."""

from whistlestop.game.errors import (
    AmbiguousMove,
    GameError,
    IllegalMove,
    MalformedMove,
    PositionError,
    RecordError,
)
from whistlestop.game.game import Game
from whistlestop.game.happenings import Happening, Teller, tell_game
from whistlestop.game.moves import LegalMoves, Move
from whistlestop.game.scores import Score
from whistlestop.game.view import View

__all__ = [
    "AmbiguousMove",
    "Game",
    "GameError",
    "Happening",
    "IllegalMove",
    "LegalMoves",
    "MalformedMove",
    "Move",
    "PositionError",
    "RecordError",
    "Score",
    "Teller",
    "View",
    "tell_game",
]
