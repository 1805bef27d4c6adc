"""A moment of a game as one player stands in it: what moves are read, written and judged by."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.model import Board, Rules
from whistlestop.engine.reader import StateReader
from whistlestop.game.notation.words import join


class Moment(StateReader):
    """A state, seen by one player."""

    __slots__ = ("player",)

    def __init__(self, board: Board, data: bytes, player: int) -> None:
        super().__init__(board, data)
        self.player = player

    @property
    def rules(self) -> Rules:
        """The numbers and switches of the board."""
        return self.board.rules

    @property
    def waited_for(self) -> bool:
        """Whether the game waits for this player."""
        return self.waits_for(self.player)

    @property
    def wild(self) -> str:
        """The name of the wild card."""
        return self.board.cards[self.board.wild].id if self.board.wild >= 0 else "wild"

    @property
    def wilds_held(self) -> int:
        """How many wilds the player has."""
        return self.holds(self.board.wild) if self.board.wild >= 0 else 0

    def holds(self, card: int) -> int:
        """How many cards of a type the player has."""
        return self.in_hand(self.player, card)

    def worth(self, types: Iterable[int]) -> int:
        """How many spaces the player's cards of some types pay for."""
        return sum(self.holds(i) * self.board.cards[i].pieces for i in types)

    def describe(self, types: Iterable[int]) -> str:
        """`2 green and 1 wild`: what the player has of some types; `no green` if nothing."""
        wanted = list(types)
        names = [f"{n} {self.board.cards[i].id}" for i in wanted if (n := self.holds(i))]
        return join(names) or f"no {join([self.board.cards[i].id for i in wanted], 'or')}"
