"""A move to be judged, and the form of the reasons against it."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.actions import unpack
from whistlestop.engine.listing import legal_list
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.player_reader import PlayerReader


class Attempt(PlayerReader):
    """A move to be judged: what it is, and what the player may do."""

    __slots__ = ("argument", "kind", "legal", "options", "state", "tables")

    def __init__(self, tables: Tables, state: State, player: int, action: int) -> None:
        super().__init__(tables.board, bytes(state.data), player)
        self.tables = tables
        self.state = state
        self.kind, self.argument = unpack(action)
        legal = legal_list(state, tables, player)
        self.legal = action in legal
        self.options = [unpack(option)[1] for option in legal]
        """The arguments of the legal moves."""


Reason = Callable[[Attempt], IllegalMove]
Check = Callable[[Attempt], IllegalMove | None]
"""A condition of a move: gives the refusal if it does not hold."""
Conditions = tuple[*tuple[Check, ...], Reason]
"""The conditions of a kind of move, in order. If a move is illegal and all but the last hold, the
last has failed."""


def reason(message: str, rule: str) -> Reason:
    """A reason that does not depend on the state."""
    return lambda attempt: IllegalMove(message, rule)


def first_of(attempt: Attempt, *checks: Check) -> IllegalMove | None:
    """The first reason that applies."""
    return next((why for check in checks if (why := check(attempt))), None)
