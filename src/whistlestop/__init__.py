"""Whistlestop: five boards of the famous railway game, to play and to study."""

from whistlestop.game import Game, GameError, IllegalMove, Move, Score

__all__ = ["Game", "GameError", "IllegalMove", "Move", "Score"]
