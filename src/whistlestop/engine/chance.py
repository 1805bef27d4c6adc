"""Chance: ChaCha8 with the state's own 256-bit key.

It is a cryptographic generator, so that nobody can compute coming cards from those already
seen. Each use starts a new block, so the state need only remember how many blocks were used.
"""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.state import State
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.state import State

# As typed names: a literal of this size would be a Python object in compiled code.
LOW = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SPAN = cython.declare(cython.ulonglong, 0x100000000)
WORD = cython.declare(cython.uint, 0xFFFFFFFF)


@cython.final
@cython.cclass
class Chance:
    """Draws random numbers from the key and counter in a state."""

    def __init__(self) -> None:
        self.words = memoryview(array("I", [0] * 32))
        self.used = 16

    def start(self, s: State) -> None:
        """Draw from this state; what an earlier use left over is thrown away."""
        self.s = s
        self.used = 16

    def block(self) -> None:
        """The next 16 words: places 0 to 15 hold the result, 16 to 31 the input."""
        s: State = self.s
        i: cython.int
        self.words[16] = 0x61707865
        self.words[17] = 0x3320646E
        self.words[18] = 0x79622D32
        self.words[19] = 0x6B206574
        for i in range(4):
            self.words[20 + 2 * i] = cython.cast(cython.uint, s.q[L.KEY + i] & LOW)
            self.words[21 + 2 * i] = cython.cast(cython.uint, s.q[L.KEY + i] >> 32)
        self.words[28] = cython.cast(cython.uint, s.q[L.COUNTER] & LOW)
        self.words[29] = cython.cast(cython.uint, s.q[L.COUNTER] >> 32)
        self.words[30] = 0
        self.words[31] = 0
        for i in range(16):
            self.words[i] = self.words[16 + i]
        for i in range(4):
            self.quarter(0, 4, 8, 12)
            self.quarter(1, 5, 9, 13)
            self.quarter(2, 6, 10, 14)
            self.quarter(3, 7, 11, 15)
            self.quarter(0, 5, 10, 15)
            self.quarter(1, 6, 11, 12)
            self.quarter(2, 7, 8, 13)
            self.quarter(3, 4, 9, 14)
        for i in range(16):
            self.words[i] = (self.words[i] + self.words[16 + i]) & WORD
        s.q[L.COUNTER] += 1
        self.used = 0

    def word(self) -> cython.uint:
        if self.used == 16:
            self.block()
        self.used += 1
        return self.words[self.used - 1]

    def below(self, n: cython.int) -> cython.int:
        """A number from 0 to n - 1, each as likely: words in the uneven rest are drawn again."""
        rest: cython.ulonglong = SPAN % cython.cast(cython.ulonglong, n)
        x: cython.ulonglong = self.word()
        while x >= SPAN - rest:
            x = self.word()
        return cython.cast(cython.int, x % cython.cast(cython.ulonglong, n))

    def shuffle(self, start: cython.int, n: cython.int) -> None:
        """Shuffle n bytes of the state."""
        s: State = self.s
        i: cython.int = n - 1
        j: cython.int
        x: cython.uchar
        while i > 0:
            j = self.below(i + 1)
            x = s.b[start + i]
            s.b[start + i] = s.b[start + j]
            s.b[start + j] = x
            i -= 1

    def quarter(self, a: cython.int, b: cython.int, c: cython.int, d: cython.int) -> None:
        """One quarter round; the masks matter only where integers have no size."""
        x: cython.uint = self.words[a]
        y: cython.uint = self.words[b]
        z: cython.uint = self.words[c]
        t: cython.uint = self.words[d]
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
        self.words[a] = x
        self.words[b] = ((y << 7) & WORD) | (y >> 25)
        self.words[c] = z
        self.words[d] = t
