"""A player's longest path, found exactly (C16)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.edges import Edges
from whistlestop.engine.network import Network
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.trimming import Trimming


@cython.final
@cython.cclass
class LongestPath:
    """Walks along the routes; where that takes too long, leaves routes out (trimming.py)."""

    def __init__(self) -> None:
        self.network = Network()
        self.edges = Edges()
        self.trimming = Trimming()
        self.used = memoryview(bytearray(L.ROUTES))
        self.component = memoryview(bytearray(L.CITIES))

    def find(self, s: State, t: Tables, player: cython.int) -> cython.int:
        """The length, in pieces, of the longest trail that uses each route at most once."""
        longest: cython.int = 0
        length: cython.int
        i: cython.int
        self.network.join_routes(s, t, player)
        self.edges.gather(s, t, player)
        for i in range(self.edges.count):
            self.used[i] = 0
        for i in range(t.cities):
            self.component[i] = self.network.root(i)
        for i in range(t.cities):
            if self.component[i] == i and self.edges.degree[i] > 0:
                length = self.search(t, i)
                if length > longest:
                    longest = length
        return longest

    def search(self, t: Tables, component: cython.int) -> cython.int:
        """The longest trail in one connected part.

        With at most two odd cities (Euler) it uses every route. Otherwise both its ends are odd
        cities, and every other odd city has a route that it leaves out.
        """
        total: cython.int = 0
        odd: cython.int = 0
        left_out: cython.int = 0
        largest: cython.int = 0
        second: cython.int = 0
        city: cython.int
        half: cython.int
        least: cython.int
        for city in range(t.cities):
            if self.component[city] != component:
                continue
            least = 99
            half = self.edges.first[city]
            while half != L.NONE:
                total += self.edges.weight[half // 2]
                if self.edges.weight[half // 2] < least:
                    least = self.edges.weight[half // 2]
                half = self.edges.following[half]
            if self.edges.degree[city] % 2:
                odd += 1
                left_out += least
                if least > largest:
                    second = largest
                    largest = least
                elif least > second:
                    second = least
        total //= 2
        if odd <= 2:
            return total
        self.best = 0
        # Leaving out a route settles at most two odd cities.
        self.enough = total - (left_out - largest - second + 1) // 2
        self.steps = L.MAX_STEPS
        for city in range(t.cities):
            if self.component[city] == component and self.edges.degree[city] % 2:
                self.left = total
                self.walk(city, 0)
        if self.steps < 0:
            return self.trimming.longest(self.edges, t.cities, component, self.best)
        return self.best

    def walk(self, city: cython.int, length: cython.int) -> None:
        """Continue from a city along every unused route, unless that cannot beat the best."""
        half: cython.int = self.edges.first[city]
        edge: cython.int
        self.steps -= 1
        if length > self.best:
            self.best = length
        while half != L.NONE:
            if self.best >= self.enough or length + self.left <= self.best or self.steps < 0:
                return
            edge = half // 2
            if not self.used[edge]:
                self.used[edge] = 1
                self.left -= self.edges.weight[edge]
                self.walk(self.edges.ends[half], length + self.edges.weight[edge])
                self.left += self.edges.weight[edge]
                self.used[edge] = 0
            half = self.edges.following[half]
