"""The state of a game: a fixed-size block of bytes with named fields (see fields.py)."""

from __future__ import annotations

import cython

from whistlestop.engine.fields import SIZE, Fields

if cython.compiled:
    from cython.cimports.libc.string import memcmp, memcpy

if cython.compiled and cython.sizeof(Fields) != SIZE:
    raise ImportError(f"a state of {cython.sizeof(Fields)} bytes in C; expected {SIZE}")


@cython.final
@cython.cclass
class State:
    """Everything about a game at one moment. Equal bytes mean equal states."""

    def __init__(self) -> None:
        self.data = bytearray(SIZE)
        self.pinned = memoryview(self.data)  # holds the buffer, so that nobody can resize it
        if cython.compiled:
            self.f = cython.cast(cython.pointer(Fields), cython.cast(cython.p_uchar, self.data))
        else:
            self.f = Fields.over(self.data)
            self.words = [0] * 32  # the current block of random words: not part of the state
        self.words_used = 16

    def copy_from(self, other: State) -> None:
        """Copy another state into this one: a single memory copy."""
        if cython.compiled:
            memcpy(self.f, other.f, cython.sizeof(Fields))
        else:
            self.data[:] = other.data

    def copy(self) -> State:
        """A new state equal to this one."""
        new = State()
        new.copy_from(self)
        return new

    def clear(self) -> None:
        """Set all bytes to 0."""
        self.data[:] = bytes(SIZE)

    def to_bytes(self) -> bytes:
        """The state as bytes."""
        if cython.compiled:
            return cython.cast(cython.p_char, self.f)[: cython.sizeof(Fields)]
        return bytes(self.data)

    def is_equal_to(self, data: bytes) -> cython.bint:
        """Whether the state has exactly these bytes."""
        if cython.compiled and len(data) == SIZE:
            return memcmp(self.f, cython.cast(cython.p_char, data), cython.sizeof(Fields)) == 0
        return data == self.data

    def holds_any_of(self, mask: bytes) -> cython.bint:
        """Whether the state and a mask of the same size have any set bit in common."""
        found: cython.ulonglong = 0
        i: cython.int
        if cython.compiled:
            words: cython.p_ulonglong = cython.cast(cython.p_ulonglong, self.f)
            wanted: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong, cython.cast(cython.p_uchar, mask)
            )
            for i in range(cython.sizeof(Fields) // 8):
                found |= words[i] & wanted[i]
        else:
            for i in range(SIZE):
                found |= self.data[i] & mask[i]
        return found != 0

    def load(self, data: bytes) -> None:
        """Load bytes written by `to_bytes`."""
        if len(data) != SIZE:
            raise ValueError(f"a state has {SIZE} bytes, not {len(data)}")
        self.data[:] = data
