"""Chance: ChaCha8 with the state's own 256-bit key.

A cryptographic generator, so nobody can compute future cards from those already seen. Each use
starts a new block, so a state only has to store the number of blocks used; the words of the
current block are kept outside its bytes.
"""

from __future__ import annotations

import cython

from whistlestop.engine.state import State

# Typed names, because a literal this large would be a Python object in compiled code.
LOW = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SPAN = cython.declare(cython.ulonglong, 0x100000000)
WORD = cython.declare(cython.uint, 0xFFFFFFFF)


def start_chance(s: State) -> None:
    """Start a new block at the next draw, throwing away any leftover words."""
    s.words_used = 16


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_block(s: State) -> cython.void:
    """Compute the next 16 words: places 0 to 15 hold the result, 16 to 31 the input."""
    i: cython.int
    s.words[16] = 0x61707865
    s.words[17] = 0x3320646E
    s.words[18] = 0x79622D32
    s.words[19] = 0x6B206574
    for i in range(4):
        s.words[20 + 2 * i] = cython.cast(cython.uint, s.f.key[i] & LOW)
        s.words[21 + 2 * i] = cython.cast(cython.uint, s.f.key[i] >> 32)
    s.words[28] = cython.cast(cython.uint, s.f.counter & LOW)
    s.words[29] = cython.cast(cython.uint, s.f.counter >> 32)
    s.words[30] = 0
    s.words[31] = 0
    for i in range(16):
        s.words[i] = s.words[16 + i]
    for i in range(4):
        quarter_round(s, 0, 4, 8, 12)
        quarter_round(s, 1, 5, 9, 13)
        quarter_round(s, 2, 6, 10, 14)
        quarter_round(s, 3, 7, 11, 15)
        quarter_round(s, 0, 5, 10, 15)
        quarter_round(s, 1, 6, 11, 12)
        quarter_round(s, 2, 7, 8, 13)
        quarter_round(s, 3, 4, 9, 14)
    for i in range(16):
        s.words[i] = (s.words[i] + s.words[16 + i]) & WORD
    s.f.counter += 1
    s.words_used = 0


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def quarter_round(
    s: State, a: cython.int, b: cython.int, c: cython.int, d: cython.int
) -> cython.void:
    """The masks matter only in Python, where integers are unbounded."""
    x: cython.uint = s.words[a]
    y: cython.uint = s.words[b]
    z: cython.uint = s.words[c]
    t: cython.uint = s.words[d]
    x = (x + y) & WORD
    t ^= x
    t = ((t << 16) & WORD) | (t >> 16)
    z = (z + t) & WORD
    y ^= z
    y = ((y << 12) & WORD) | (y >> 20)
    x = (x + y) & WORD
    t ^= x
    t = ((t << 8) & WORD) | (t >> 24)
    z = (z + t) & WORD
    y ^= z
    s.words[a] = x
    s.words[b] = ((y << 7) & WORD) | (y >> 25)
    s.words[c] = z
    s.words[d] = t


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_word(s: State) -> cython.uint:
    if s.words_used == 16:
        next_block(s)
    s.words_used += 1
    return s.words[s.words_used - 1]


def below(s: State, n: cython.int) -> cython.int:
    """A uniform number from 0 to n - 1: words in the uneven remainder are redrawn."""
    rest: cython.ulonglong = SPAN % cython.cast(cython.ulonglong, n)
    x: cython.ulonglong = next_word(s)
    while x >= SPAN - rest:
        x = next_word(s)
    return cython.cast(cython.int, x % cython.cast(cython.ulonglong, n))


def shuffle(s: State, cards: cython.p_uchar, start: cython.int, n: cython.int) -> None:
    """Shuffle n cards of a field, starting a new block."""
    i: cython.int = n - 1
    j: cython.int
    x: cython.uchar
    start_chance(s)
    while i > 0:
        j = below(s, i + 1)
        x = cards[start + i]
        cards[start + i] = cards[start + j]
        cards[start + j] = x
        i -= 1


def shuffle_list(s: State, items: list[int]) -> None:
    """Shuffle a list outside the state."""
    i: cython.int
    j: cython.int
    start_chance(s)
    for i in range(len(items) - 1, 0, -1):
        j = below(s, i + 1)
        items[i], items[j] = items[j], items[i]
