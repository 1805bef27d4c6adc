"""Counting and finding bits. Compiled modules use the processor's own instructions (bits.pxd)."""


def popcount(x: int) -> int:
    """The number of bits set."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest bit set; x is not 0."""
    return (x & -x).bit_length() - 1
