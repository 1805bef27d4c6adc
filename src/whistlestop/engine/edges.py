"""One player's routes as a graph, with edges listed by city."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class Edges:
    """Edge e is made of half-edges 2e and 2e + 1, one per direction."""

    def __init__(self) -> None:
        self.ends = memoryview(bytearray(2 * L.ROUTES))  # the city a half-edge leads to
        self.weight = memoryview(bytearray(L.ROUTES))
        self.first = memoryview(bytearray(L.CITIES))  # a city's first half-edge
        self.following = memoryview(bytearray(2 * L.ROUTES))  # the next half-edge of the same city
        self.degree = memoryview(bytearray(L.CITIES))

    def gather(self, s: State, t: Tables, player: cython.int) -> None:
        """Load the routes of a player."""
        mask: cython.ulonglong
        word: cython.int
        route: cython.int
        e: cython.int = 0
        i: cython.int
        for i in range(t.cities):
            self.first[i] = L.NONE
            self.degree[i] = 0
        for word in range(t.route_words):
            mask = s.f.owned[player][word]
            while mask:
                route = L.WORD * word + lowest(mask)
                mask &= mask - 1
                self.weight[e] = t.route_length[route]
                self.add_half(2 * e, t.route_a[route], t.route_b[route])
                self.add_half(2 * e + 1, t.route_b[route], t.route_a[route])
                e += 1
        self.count = e

    def add_half(self, half: cython.int, a: cython.int, b: cython.int) -> None:
        self.ends[half] = b
        self.following[half] = self.first[a]
        self.first[a] = half
        self.degree[a] += 1
