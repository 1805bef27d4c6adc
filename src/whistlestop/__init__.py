"""Whistlestop: five boards of the famous railway game, to play and to study."""

from whistlestop.boards import BoardError
from whistlestop.game import (
    AmbiguousMove,
    Game,
    GameError,
    IllegalMove,
    MalformedMove,
    Move,
    PositionError,
    RecordError,
    Score,
    View,
)

__all__ = [
    "AmbiguousMove",
    "BoardError",
    "Game",
    "GameError",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "PositionError",
    "RecordError",
    "Score",
    "View",
]
