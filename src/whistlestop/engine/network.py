"""What one player's routes join (C15)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class Network:
    """Sets of joined cities."""

    def __init__(self) -> None:
        self.parent = memoryview(bytearray(L.CITIES))

    def clear(self, n: cython.int) -> None:
        """Every city by itself."""
        i: cython.int
        for i in range(n):
            self.parent[i] = i

    def root(self, x: cython.int) -> cython.int:
        """The city that stands for all that x is joined to."""
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def join(self, x: cython.int, y: cython.int) -> cython.int:
        """Whether this joins what was apart."""
        x = self.root(x)
        y = self.root(y)
        self.parent[x] = y
        return x != y

    def join_routes(self, s: State, t: Tables, player: cython.int) -> None:
        """Join the cities along a player's own routes."""
        mask: cython.ulonglong
        word: cython.int
        route: cython.int
        self.clear(t.cities)
        for word in range(t.route_words):
            mask = s.q[L.OWNED + player * L.ROUTE_WORDS + word]
            while mask:
                route = 64 * word + lowest(mask)
                mask &= mask - 1
                self.join(t.route_a[route], t.route_b[route])
