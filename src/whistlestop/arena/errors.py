"""What the arena refuses, and what ends it early."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.arena.simulation import Results


class ArenaError(Exception):
    """Games that cannot be played or did not come to their end.

    `results` holds what a simulation played until then; a match has it in its file.
    """

    def __init__(self, message: str, results: Results | None = None) -> None:
        super().__init__(message)
        self.results = results
