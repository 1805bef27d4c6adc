"""What a bot is: something that decides from a view, never from the hidden state."""

from __future__ import annotations

from random import Random
from typing import Protocol

from whistlestop.game import Move, View


class Bot(Protocol):
    """A player made of code. Same view and same randomness, same decision."""

    name: str

    def decide(self, view: View, random: Random) -> Move | int:
        """One legal move of the viewer, as a move or as its integer."""
        ...
