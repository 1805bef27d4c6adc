"""Which cities a player's routes connect (C15)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def touches(s: State, t: Tables, player: cython.int, city: cython.int) -> cython.bint:
    """Whether any of the player's routes ends in a city."""
    found: cython.ulonglong = 0
    word: cython.int
    for word in range(L.ROUTE_WORDS):
        found |= s.f.owned[player][word] & t.routes_at[city * L.ROUTE_WORDS + word]
    return found != 0


@cython.final
@cython.cclass
class Network:
    """Sets of connected cities (union-find)."""

    def __init__(self) -> None:
        self.parent = memoryview(bytearray(L.CITIES))

    def clear(self, n: cython.int) -> None:
        """Put every city in a set of its own."""
        i: cython.int
        for i in range(n):
            self.parent[i] = i

    def root(self, x: cython.int) -> cython.int:
        """The city that represents everything x is connected to."""
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def join(self, x: cython.int, y: cython.int) -> cython.int:
        """Connect two cities. Return whether they were apart."""
        x = self.root(x)
        y = self.root(y)
        self.parent[x] = y
        return x != y

    def join_routes(self, s: State, t: Tables, player: cython.int) -> None:
        """Connect the cities along a player's own routes."""
        mask: cython.ulonglong
        word: cython.int
        route: cython.int
        self.clear(t.cities)
        for word in range(t.route_words):
            mask = s.f.owned[player][word]
            while mask:
                route = L.WORD * word + lowest(mask)
                mask &= mask - 1
                self.join(t.route_a[route], t.route_b[route])
