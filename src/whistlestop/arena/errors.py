"""Errors that the arena raises."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.arena.simulation import Results


class ArenaError(Exception):
    """Games that cannot be played, or that broke off.

    `results` holds what a simulation had played by then; a match has its games in its file.
    `record` is the game in which a bot failed, up to its last move.
    """

    def __init__(
        self, message: str, results: Results | None = None, record: str | None = None
    ) -> None:
        super().__init__(message)
        self.results = results
        self.record = record
