"""What goes wrong when others think."""

from __future__ import annotations

from whistlestop.game import GameError


class ThinkingFailed(GameError):
    """A worker died, took too long, or gave no answer that can be used."""


class Overloaded(ThinkingFailed):
    """Too many questions wait already."""
