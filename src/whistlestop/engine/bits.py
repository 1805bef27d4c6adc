"""Bit operations, and sets of small numbers stored as 64-bit words.

Compiled modules use C versions of these functions and the processor's own instructions (bits.pxd).
"""

from collections.abc import Sequence


def popcount(x: int) -> int:
    """The number of set bits."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest set bit; x must not be 0."""
    return (x & -x).bit_length() - 1


def has(words: Sequence[int], i: int) -> bool:
    """Whether a number is in a set."""
    return words[i // 64] >> (i % 64) & 1 != 0


def put(words: memoryview | list[int], i: int) -> None:
    """Add a number to a set."""
    words[i // 64] |= 1 << (i % 64)


def members(words: Sequence[int], end: int) -> list[int]:
    """The numbers in the words before `end`, in ascending order."""
    return [i for i in range(64 * end) if has(words, i)]
