"""Bytes from outside: marked with what they are and of which board, and checked before use.

Indexes are not checked in the compiled engine, so nothing that a file or another program calls a
state reaches it but through here. Copies made inside the program need no check.
"""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.engine.actions import PAYING, Phase
from whistlestop.engine.completion import complete
from whistlestop.engine.reader import SIZE, WHOLE, StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game.errors import GameError

MARK = b"whistlestop state 1\n"
"""What the bytes of a game begin with. The digest of the board follows, then the state."""

HEADER_SIZE = len(MARK) + 32


def marked(board: Board, state: State) -> bytes:
    """A state as bytes that say what they are."""
    return MARK + bytes.fromhex(board.digest) + state.to_bytes()


def read_marked(tables: Tables, data: bytes) -> State:
    """The state in bytes that `marked` gave, on the same version of the same board."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise GameError(f"expected the bytes of a game, not {type(data).__name__}")
    data = bytes(data)
    if not data.startswith(MARK):
        raise GameError("these are no bytes of a game; expected what Game.to_bytes gives")
    digest = data[len(MARK) : HEADER_SIZE].hex()
    if digest != tables.board.digest:
        raise GameError(
            f"these bytes are of another board than {tables.board.id}, or of another version of "
            f"it: expected the digest {tables.board.digest[:12]}..., not {digest[:12]}..."
        )
    return checked_state(tables, data[HEADER_SIZE:])


def checked_state(tables: Tables, data: bytes, viewer: int = WHOLE) -> State:
    """A state of which everything that the engine relies on holds; or a GameError.

    `viewer` says whose view it is; WHOLE: it hides nothing.
    """
    state = State()
    if len(data) != SIZE:
        raise GameError(f"a state has {SIZE} bytes, not {len(data)}")
    state.load(data)
    problem = defect(state, tables, viewer)
    if not problem and viewer != WHOLE and not _can_be_paid(tables, state, viewer):
        problem = (
            f"player {StateReader(tables.board, data).turn} is about to pay, but no cards would do"
        )
    if problem:
        raise GameError(f"no game of {tables.board.id} can be in this state: {problem}")
    return state


def _can_be_paid(tables: Tables, state: State, viewer: int) -> bool:
    """Whether somebody else can pay is seen only by dealing them cards."""
    reader = StateReader(tables.board, state.data)
    paying = reader.phase in PAYING - {Phase.SURCHARGE} and reader.turn != viewer
    return not paying or complete(state.copy(), tables, viewer, bytes(32))
