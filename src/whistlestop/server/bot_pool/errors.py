"""The ways a worker can fail."""

from __future__ import annotations

from whistlestop.game import GameError


class WorkerFailed(GameError):
    """A worker died, took too long, or gave an unusable answer."""


class Overloaded(WorkerFailed):
    """The queue is full."""
