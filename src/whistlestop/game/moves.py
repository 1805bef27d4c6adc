"""Moves and lists of legal moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np

from whistlestop.engine import layout as L
from whistlestop.engine.tables import Tables
from whistlestop.game.writing import write_move


class Moment:
    """A board and the bytes of a state: what a move must know to say itself in words."""

    __slots__ = ("data", "tables")

    def __init__(self, tables: Tables, data: bytes) -> None:
        self.tables = tables
        self.data = data


class Move:
    """One player's move: an integer of the board's action space, and a text for people."""

    __slots__ = ("_moment", "_text", "action", "player")

    def __init__(self, player: int, action: int, moment: Moment) -> None:
        self.player = player
        self.action = action
        self._moment = moment
        self._text: str | None = None

    @property
    def text(self) -> str:
        """The move in words, as `Game.play` reads it: `claim paris-zurich`."""
        if self._text is None:
            self._text = write_move(
                self._moment.tables, self._moment.data, self.player, self.action
            )
        return self._text

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

    __slots__ = ("_moment", "actions", "player")

    def __init__(self, player: int, actions: list[int], moment: Moment) -> None:
        self.player = player
        self.actions = actions
        self._moment = moment

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [Move(self.player, a, self._moment) for a in self.actions[index]]
        return Move(self.player, self.actions[index], self._moment)

    def __iter__(self) -> Iterator[Move]:
        return (Move(self.player, action, self._moment) for action in self.actions)

    def __contains__(self, move: object) -> bool:
        """A move, its integer or its text."""
        if isinstance(move, Move):
            return move.player == self.player and move.action in self.actions
        if isinstance(move, str):
            words = " ".join(move.split()).lower()
            return any(m.text == words for m in self)
        return move in self.actions

    def mask(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """The whole action space as booleans: True for each legal action."""
        mask = np.zeros(L.ACTIONS, dtype=np.bool_)
        mask[self.actions] = True
        return mask

    def __str__(self) -> str:
        return ", ".join(move.text for move in self)

    def __repr__(self) -> str:
        return f"<LegalMoves of player {self.player}: {self}>"
