"""Playing: games, moves as text, views, records and positions."""

from whistlestop.game.errors import (
    AmbiguousMove,
    GameError,
    IllegalMove,
    MalformedMove,
    PositionError,
    RecordError,
)
from whistlestop.game.events.extractor import EventExtractor, GameEvent, extract_events
from whistlestop.game.game import Game
from whistlestop.game.moves import LegalMoves, Move
from whistlestop.game.pickling import register
from whistlestop.game.scores import Score
from whistlestop.game.view import View

register()

__all__ = [
    "AmbiguousMove",
    "EventExtractor",
    "Game",
    "GameError",
    "GameEvent",
    "IllegalMove",
    "LegalMoves",
    "MalformedMove",
    "Move",
    "PositionError",
    "RecordError",
    "Score",
    "View",
    "extract_events",
]
