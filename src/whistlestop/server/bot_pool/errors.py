"""How a worker can fail."""

from __future__ import annotations

from whistlestop.game import GameError


class WorkerFailed(GameError):
    """A worker died, took too long, or gave no answer that can be used."""


class Overloaded(WorkerFailed):
    """Too many questions wait already."""
