"""Moves and lists of legal moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, overload

from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.fields import PAYMENT, span
from whistlestop.engine.listing import legal_set
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.extras import needs_extra
from whistlestop.game.notation.writing import write_move

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


_PHASE = span("phase").start
_offer = cache(partial(span, "offer"))
"""Where the tickets on offer to a player are."""


class Move:
    """One player's move: an integer in the board's action space, and a text for people.

    It keeps the bytes of its state, because the meaning of an integer may depend on it.
    """

    __slots__ = ("_data", "_tables", "_text", "action", "player")

    def __init__(self, player: int, action: int, tables: Tables, data: bytes) -> None:
        self.player = player
        self.action = action
        self._tables = tables
        self._data = data
        self._text: str | None = None

    @property
    def text(self) -> str:
        """The move in words, as `Game.play` reads it: `claim paris-zurich`."""
        if self._text is None:
            self._text = write_move(self._tables, self._data, self.player, self.action)
        return self._text

    def means_the_same(self, state: State) -> bool:
        """Whether the integer means in another state what it meant when the move was listed."""
        mine, data = self._data, state.data
        offer = _offer(self.player)
        return (
            mine[_PHASE] == data[_PHASE]
            and mine[offer] == data[offer]
            and mine[PAYMENT] == data[PAYMENT]
        )

    def __int__(self) -> int:
        return self.action

    __index__ = __int__

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.action} of player {self.player}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return (self.player, self.action) == (other.player, other.action)

    def __hash__(self) -> int:
        return hash((self.player, self.action))


class LegalMoves(Sequence[Move]):
    """A player's legal moves at one moment. The list does not change as the game continues."""

    __slots__ = ("_data", "_set", "_tables", "player")

    def __init__(self, player: int, state: State, tables: Tables) -> None:
        self.player = player
        self._set = legal_set(state, tables, player)
        self._tables = tables
        self._data = state.to_bytes()

    @property
    def actions(self) -> list[int]:
        """The moves as integers, in ascending order."""
        return self._set.to_list()

    def texts(self) -> list[str]:
        """The moves in words, without creating a `Move` for each."""
        tables, data, player = self._tables, self._data, self.player
        return [write_move(tables, data, player, action) for action in self.actions]

    def __len__(self) -> int:
        return len(self._set)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(action) for action in self.actions[index]]
        return Move(self.player, self._set[index], self._tables, self._data)

    def _move(self, action: int) -> Move:
        return Move(self.player, action, self._tables, self._data)

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self.actions)

    def __contains__(self, move: object) -> bool:
        """Accepts a move, its integer or its text."""
        if isinstance(move, Move):
            return move.player == self.player and move.action in self._set
        if isinstance(move, str):
            words = " ".join(move.split()).lower()
            return any(m.text == words for m in self)
        return move in self._set

    def mask(self) -> NDArray[np.bool_]:
        """The whole action space as booleans: True for each legal action."""
        with needs_extra("arena"):
            import numpy as np  # slow to load, and most games do without it

        mask = np.zeros(ACTIONS, dtype=np.bool_)
        mask[self.actions] = True
        return mask

    def __str__(self) -> str:
        return ", ".join(move.text for move in self)

    def __repr__(self) -> str:
        return f"<LegalMoves of player {self.player}: {self}>"
