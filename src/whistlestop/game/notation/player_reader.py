"""A state from one player's seat, used to read, write and judge moves."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.model import Board, Rules
from whistlestop.engine.reader import StateReader
from whistlestop.game.notation.words import join


class PlayerReader(StateReader):
    """A state from one player's seat."""

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
        """Whether this player is to act."""
        return self.waits_for(self.player)

    @property
    def wild(self) -> str:
        """The name of the wild card."""
        return self.board.cards[self.board.wild].id if self.board.wild >= 0 else "wild"

    @property
    def wilds_held(self) -> int:
        """The number of wilds the player holds."""
        return self.holds(self.board.wild) if self.board.wild >= 0 else 0

    def holds(self, card: int) -> int:
        """The number of cards of a type the player holds."""
        return self.in_hand(self.player, card)

    def worth(self, types: Iterable[int]) -> int:
        """The number of spaces the player's cards of some types pay for."""
        return sum(self.holds(i) * self.board.cards[i].pieces for i in types)

    def describe(self, types: Iterable[int]) -> str:
        """What the player holds of some types: `2 green and 1 wild`, or `no green`."""
        wanted = list(types)
        names = [f"{n} {self.board.cards[i].id}" for i in wanted if (n := self.holds(i))]
        return join(names) or f"no {join([self.board.cards[i].id for i in wanted], 'or')}"
