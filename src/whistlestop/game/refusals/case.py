"""A refused move, and what a reason for it looks like."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.boards.model import Board
from whistlestop.engine.actions import unpack
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.moment import Moment


class Case(Moment):
    """A refused move: what it was, and what the player may do instead."""

    __slots__ = ("argument", "kind", "options")

    def __init__(
        self, board: Board, data: bytes, player: int, action: int, options: list[int]
    ) -> None:
        super().__init__(board, data, player)
        self.kind, self.argument = unpack(action)
        self.options = [unpack(option)[1] for option in options]
        """The arguments of the moves that are legal instead."""


Reason = Callable[[Case], IllegalMove]
Check = Callable[[Case], IllegalMove | None]


def reason(message: str, rule: str) -> Reason:
    """A reason that is the same at every moment."""
    return lambda case: IllegalMove(message, rule)


def first_of(case: Case, *checks: Check) -> IllegalMove | None:
    """The first of several reasons that holds."""
    return next((why for check in checks if (why := check(case))), None)
