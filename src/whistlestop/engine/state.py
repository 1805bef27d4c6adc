"""The state of a game: one block of bytes of fixed size, see layout.py."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
else:
    from whistlestop.engine import layout as L


@cython.final
@cython.cclass
class State:
    """All there is to know of a game in progress. Equal bytes, equal state."""

    def __init__(self) -> None:
        self.data = bytearray(L.SIZE)
        whole = memoryview(self.data)
        self.q = whole.cast("Q")
        self.h = whole.cast("h")
        self.b = whole

    def copy_from(self, other: State) -> None:
        """Become equal to another state: one memory copy."""
        self.b[:] = other.b

    def copy(self) -> State:
        """A new state, equal to this one."""
        new = State()
        new.b[:] = self.b
        return new

    def to_bytes(self) -> bytes:
        """The state as bytes."""
        return bytes(self.data)

    def load(self, data: bytes) -> None:
        """Take over what `to_bytes` gave."""
        if len(data) != L.SIZE:
            raise ValueError(f"a state has {L.SIZE} bytes, not {len(data)}")
        self.data[:] = data
