"""States as bytes marked with their format and board, and checked when they come back.

The compiled engine does not check indexes, so every state from a file or another program must
come through here. Copies made inside the program need no check.
"""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.engine.actions import PAYING, Phase
from whistlestop.engine.completion import complete
from whistlestop.engine.fields import SIZE
from whistlestop.engine.reader import WHOLE, StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game.errors import GameError

MARK = b"whistlestop state 1\n"
"""The start of a game's bytes, followed by the digest of the board and the state."""

HEADER_SIZE = len(MARK) + 32


def dump_state(board: Board, state: State) -> bytes:
    """A state as self-describing bytes."""
    return MARK + bytes.fromhex(board.digest) + state.to_bytes()


def load_state(tables: Tables, data: bytes) -> State:
    """Load a state from `dump_state`, on the same version of the same board."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise GameError(f"expected the bytes of a game, not {type(data).__name__}")
    data = bytes(data)
    if not data.startswith(MARK):
        raise GameError("these are not the bytes of a game; expected the output of Game.to_bytes")
    digest = data[len(MARK) : HEADER_SIZE].hex()
    if digest != tables.board.digest:
        raise GameError(
            f"these bytes are for another board than {tables.board.id}, or for another version of "
            f"it: expected the digest {tables.board.digest[:12]}..., not {digest[:12]}..."
        )
    return validated_state(tables, data[HEADER_SIZE:])


def validated_state(tables: Tables, data: bytes, viewer: int = WHOLE) -> State:
    """A state that meets everything the engine relies on. Raises GameError if it does not.

    `viewer` says whose view it is; WHOLE means it hides nothing.
    """
    state = State()
    if len(data) != SIZE:
        raise GameError(f"a state has {SIZE} bytes, not {len(data)}")
    state.load(data)
    problem = defect(state, tables, viewer)
    if not problem and viewer != WHOLE and not _can_be_paid(tables, state, viewer):
        problem = (
            f"player {StateReader(tables.board, data).turn} has to pay, but no cards could do it"
        )
    if problem:
        raise GameError(f"no game of {tables.board.id} can be in this state: {problem}")
    return state


def _can_be_paid(tables: Tables, state: State, viewer: int) -> bool:
    """Whether another player can pay, which takes dealing them cards to find out."""
    reader = StateReader(tables.board, state.data)
    paying = reader.phase in PAYING - {Phase.SURCHARGE} and reader.turn != viewer
    return not paying or complete(state.copy(), tables, viewer, bytes(32))
