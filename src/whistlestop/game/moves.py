"""Moves and lists of legal moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.listing import ActionSet
from whistlestop.engine.spans import PAYMENT, span
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.notation.writing import write_move

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Move:
    """One player's move: an integer of the board's action space, and a text for people.

    It keeps the bytes of the moment it belongs to: what an integer means may depend on it.
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

    def means_the_same(self, data: bytes | bytearray) -> bool:
        """Whether the integer means at another moment what it meant when the move was listed."""
        mine = self._data
        if mine == data:
            return True
        meaning = (span("phase"), PAYMENT, span("offer", self.player))
        return all(mine[part] == data[part] for part in meaning)

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
    """What a player may do at one moment of a game. It does not change when the game goes on."""

    __slots__ = ("_data", "_set", "_tables", "player")

    def __init__(self, player: int, state: State, tables: Tables) -> None:
        self.player = player
        self._set = ActionSet(state, tables, player)
        self._tables = tables
        self._data = bytes(state.data)

    @property
    def actions(self) -> list[int]:
        """The moves as integers, in ascending order."""
        return self._set.to_list()

    def texts(self) -> list[str]:
        """The moves in words, without making each of them."""
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
        """A move, its integer or its text."""
        if isinstance(move, Move):
            return move.player == self.player and move.action in self._set
        if isinstance(move, str):
            words = " ".join(move.split()).lower()
            return any(m.text == words for m in self)
        return move in self._set

    def mask(self) -> NDArray[np.bool_]:
        """The whole action space as booleans: True for each legal action."""
        import numpy as np  # here, because it is slow to load and most games do without

        mask = np.zeros(ACTIONS, dtype=np.bool_)
        mask[self.actions] = True
        return mask

    def __str__(self) -> str:
        return ", ".join(move.text for move in self)

    def __repr__(self) -> str:
        return f"<LegalMoves of player {self.player}: {self}>"
