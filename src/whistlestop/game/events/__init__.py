"""What happened in a game, as data."""

from whistlestop.game.events.extractor import EventExtractor, GameEvent, extract_events

__all__ = ["EventExtractor", "GameEvent", "extract_events"]
