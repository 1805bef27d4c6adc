"""Positions: any state as readable text, as FEN is for chess."""

from whistlestop.game.position.text import read_position, write_position

__all__ = ["read_position", "write_position"]
