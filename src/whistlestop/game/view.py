"""What one player knows of a game, and nothing else (C12)."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from random import Random
from typing import Any

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.completion import complete
from whistlestop.engine.redaction import redact
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import GameError
from whistlestop.game.fields import OWN, SEATS, TABLE, own_changes, public_changes, read_all
from whistlestop.game.look import Look
from whistlestop.game.moves import LegalMoves

FORMAT = 1


class View:
    """A game as one player sees it, or as a spectator does (`viewer` is None).

    Made from a state by wiping out all the rest: two states that differ only in what the viewer
    may not know give equal views.
    """

    __slots__ = ("_state", "look", "tables", "viewer")

    def __init__(self, tables: Tables, state: State, viewer: int | None) -> None:
        """Wipe a copy of the state."""
        self.tables = tables
        self.viewer = viewer
        self._state = state.copy()
        redact(self._state, tables, L.NO_ONE if viewer is None else viewer)
        self.look = Look(tables.board, self._state.data)

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self.look.board

    @property
    def players(self) -> int:
        """The number of players."""
        return self.look.players

    @property
    def phase(self) -> str:
        """What the game waits for: `main`, `second-card`, `pay`, `keep`, ..."""
        return self.look.phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.data[L.PHASE] == L.OVER

    @property
    def to_act(self) -> frozenset[int]:
        """The players the game waits for."""
        return frozenset(self.look.to_act)

    @property
    def state(self) -> State:
        """The wiped state. Look, do not touch."""
        return self._state

    def legal_moves(self) -> LegalMoves:
        """What the viewer may do now."""
        if self.viewer is None:
            raise GameError("a spectator has no moves")
        return LegalMoves(self.viewer, self._state, self.tables)

    def completed(self, random: Random) -> State:
        """A whole state that this view could be of: hidden cards and tickets dealt at random."""
        state = self._state.copy()
        viewer = L.NO_ONE if self.viewer is None else self.viewer
        complete(state, self.tables, viewer, random.getrandbits(256).to_bytes(32, "little"))
        return state

    # --- as bytes and text -----------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The wiped state as bytes."""
        return self._state.to_bytes()

    def to_dict(self) -> dict[str, Any]:
        """The view as plain values, in the board's ids."""
        look = self.look
        view: dict[str, Any] = {
            "format": FORMAT,
            "board": self.board.id,
            "digest": self.board.digest,
            "viewer": self.viewer,
            **read_all(TABLE, look),
            "players": [read_all(SEATS[p], look) for p in range(look.players)],
        }
        return view | self.own()

    def own(self) -> dict[str, Any]:
        """The part of `to_dict` that the viewer alone sees."""
        return {} if self.viewer is None else read_all(OWN[self.viewer], self.look)

    def changes(self, before: View) -> dict[str, Any]:
        """What `to_dict` gives differently now: whole fields, and of `players` those who changed.

        `before` is an earlier or later view by the same viewer.
        """
        return self.public_changes(before) | self.own_changes(before)

    def public_changes(self, before: View) -> dict[str, Any]:
        """The part of `changes` that lies open: the same for every viewer."""
        return public_changes(self.look, before.look.data)

    def own_changes(self, before: View) -> dict[str, Any]:
        """The part of `changes` that the viewer alone sees; nothing for a spectator."""
        return {} if self.viewer is None else own_changes(self.look, before.look.data, self.viewer)

    def to_json(self) -> str:
        """The view as JSON; `state` holds it whole, also what an attentive player remembers."""
        state = base64.b64encode(self.to_bytes()).decode("ascii")
        return json.dumps(self.to_dict() | {"state": state}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str, board: str | Path | Board | Tables | None = None) -> View:
        """Read what `to_json` gave. Home-made boards are passed along."""
        from whistlestop.game.game import tables_for

        try:
            values = json.loads(text)
            data = base64.b64decode(values["state"], validate=True)
            viewer, board_id, digest = values["viewer"], values["board"], values["digest"]
            state = State()
            state.load(data)
        except (ValueError, KeyError, TypeError) as error:
            raise GameError(f"this is no view of a game: {error}") from None
        tables = tables_for(board_id if board is None else board)
        if tables.board.digest != digest:
            raise GameError(f"the view is of another version of the board {board_id}")
        return cls(tables, state, viewer)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.viewer == other.viewer and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"player {self.viewer}"
        return f"<View of {self.board.id} by {who}, phase {self.phase}>"
