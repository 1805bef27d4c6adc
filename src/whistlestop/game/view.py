"""What one player knows about a game, and nothing more (C12)."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from random import Random
from typing import Any

from whistlestop.boards import available
from whistlestop.boards.model import Board
from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.completion import complete
from whistlestop.engine.reader import NO_ONE, PLAYERS, StateReader
from whistlestop.engine.redaction import redact
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.arguments import action_number, shown
from whistlestop.game.errors import GameError, MalformedMove
from whistlestop.game.fields import OWN, SEATS, TABLE, own_changes, public_changes, read_all
from whistlestop.game.memory import remember, remember_changes
from whistlestop.game.moves import LegalMoves, Move
from whistlestop.game.serialization import validated_state

FORMAT = 1


class View:
    """A game as one player sees it, or as a spectator does (`viewer` is None).

    Everything else is redacted, so two states that differ only in what the viewer may not know
    give equal views.
    """

    __slots__ = ("_state", "reader", "tables", "viewer")

    def __init__(self, tables: Tables, state: State, viewer: int | None) -> None:
        """Redact a copy of the state."""
        self.tables = tables
        self.viewer = viewer
        self._state = state.copy()
        redact(self._state, tables, NO_ONE if viewer is None else viewer)
        self.reader = StateReader(tables.board, self._state.data)

    @property
    def board(self) -> Board:
        """The board the game is played on."""
        return self.reader.board

    @property
    def players(self) -> int:
        """The number of players."""
        return self.reader.players

    @property
    def phase(self) -> str:
        """What the game is waiting for: `main`, `second-card`, `pay`, `keep`, ..."""
        return self.reader.phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.reader.over

    @property
    def to_act(self) -> frozenset[int]:
        """The players to act."""
        return self.reader.waiting

    @property
    def state(self) -> State:
        """The redacted state. Read it with StateReader; do not modify it."""
        return self._state

    def legal_moves(self) -> LegalMoves:
        """The viewer's legal moves."""
        if self.viewer is None:
            raise GameError("a spectator has no moves")
        return LegalMoves(self.viewer, self._state, self.tables)

    def move(self, action: int) -> Move:
        """The viewer's move with this integer. It need not be legal."""
        player = self.viewer
        if player is None:
            raise GameError("a spectator has no moves")
        action = action_number(action)
        if not 0 <= action < ACTIONS:
            raise MalformedMove(f"no action {action}; expected 0 to {ACTIONS - 1}")
        return Move(player, action, self.tables, self._state.to_bytes())

    def completed(self, random: Random) -> State:
        """A determinization of this view: hidden cards and tickets are dealt at random."""
        if not hasattr(random, "getrandbits"):
            raise GameError(f"expected a random.Random, not {shown(random)}")
        state = self._state.copy()
        viewer = NO_ONE if self.viewer is None else self.viewer
        key = random.getrandbits(256).to_bytes(32, "little")
        if not complete(state, self.tables, viewer, key):
            raise GameError("no game has this view: no cards could make the payment")
        return state

    # --- as bytes and text -----------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The redacted state as bytes."""
        return self._state.to_bytes()

    def to_dict(self, memory: bool = True) -> dict[str, Any]:
        """The view as plain values, with ids of the board.

        `memory=False` leaves out what nothing on the table shows any more: docs/api.md lists it.
        """
        reader = self.reader
        view: dict[str, Any] = {
            "format": FORMAT,
            "board": self.board.id,
            "digest": self.board.digest,
            "viewer": self.viewer,
            **read_all(TABLE, reader),
            "players": [read_all(SEATS[p], reader) for p in range(reader.players)],
        }
        view |= self.own()
        if memory:
            remember(view, reader, self.viewer)
        return view

    def own(self) -> dict[str, Any]:
        """The part of `to_dict` that only the viewer sees, without memory."""
        return {} if self.viewer is None else read_all(OWN[self.viewer], self.reader)

    def changes(self, before: View) -> dict[str, Any]:
        """What changed in `to_dict`: whole fields, and only the `players` who changed.

        `before` is an earlier or later view of the same viewer.
        """
        if not isinstance(before, View):
            raise GameError(f"expected a view to compare with, not {shown(before)}")
        changes = self.public_changes(before) | self.own_changes(before)
        remember_changes(changes, self.reader, before.reader.data, self.viewer)
        return changes

    def public_changes(self, before: View) -> dict[str, Any]:
        """The part of `changes` that everyone sees, without memory; the same for every viewer."""
        return public_changes(self.reader, before.reader.data)

    def own_changes(self, before: View) -> dict[str, Any]:
        """The part of `changes` that only the viewer sees; empty for a spectator."""
        return (
            {} if self.viewer is None else own_changes(self.reader, before.reader.data, self.viewer)
        )

    def to_json(self) -> str:
        """The view as JSON: `to_dict`, and `state` for `from_json`."""
        state = base64.b64encode(self.to_bytes()).decode("ascii")
        return json.dumps(self.to_dict() | {"state": state}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str, board: str | Path | Board | Tables | None = None) -> View:
        """Read the output of `to_json`. Pass the board if it is home-made.

        Text from an untrusted source is safe: anything but a view is a GameError.
        """
        from whistlestop.game.game import tables_for

        values, data = _read_json(text)
        board_id, viewer = values["board"], values["viewer"]
        if board is None and board_id not in available():
            raise GameError(
                f"the board {str(board_id)[:60]!r} is not built in: pass its folder too"
            )
        tables = tables_for(board_id if board is None else board)
        if tables.board.digest != values["digest"]:
            raise GameError(
                f"the view is for another board than {tables.board.id}, or for another version of "
                f"it: its digest is not {tables.board.digest[:12]}..."
            )
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < PLAYERS):
            raise GameError("this is not a view of a game: expected a player's number as viewer")
        try:
            state = validated_state(tables, data, NO_ONE if viewer is None else viewer)
        except GameError as error:
            raise GameError(f"this is not a view of a game: {error}") from None
        return cls(tables, state, viewer)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.viewer == other.viewer and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"player {self.viewer}"
        return f"<View of {self.board.id} by {who}, phase {self.phase}>"


def _read_json(text: str) -> tuple[dict[str, Any], bytes]:
    """The values that say whose view it is, and the state."""
    try:
        values = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise GameError(f"this is not a view of a game: {error}") from None
    if not isinstance(values, dict):
        raise GameError("this is not a view of a game: expected a JSON object")
    for key, kind in (("board", str), ("digest", str), ("state", str), ("viewer", object)):
        if key not in values or not isinstance(values[key], kind):
            raise GameError(f"this is not a view of a game: expected '{key}' as `to_json` gives it")
    try:
        return values, base64.b64decode(values["state"], validate=True)
    except ValueError as error:
        raise GameError(f"this is not a view of a game: its state is {error}") from None
