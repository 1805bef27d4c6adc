"""One player's routes as a graph: what is joined, and the longest path (C15, C16)."""

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
    """Room to work in: sets of joined cities, and the routes of a player as edges."""

    def __init__(self) -> None:
        self.parent = memoryview(bytearray(L.CITIES))
        self.ends = memoryview(bytearray(2 * L.ROUTES))
        self.weight = memoryview(bytearray(L.ROUTES))
        self.used = memoryview(bytearray(L.ROUTES))
        self.first = memoryview(bytearray(L.CITIES))
        self.following = memoryview(bytearray(2 * L.ROUTES))
        self.degree = memoryview(bytearray(L.CITIES))
        self.component = memoryview(bytearray(L.CITIES))

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

    def gather(self, s: State, t: Tables, player: cython.int) -> None:
        """The player's routes as edges by city. Edge e has the half-edges 2e and 2e + 1."""
        mask: cython.ulonglong
        word: cython.int
        route: cython.int
        e: cython.int = 0
        i: cython.int
        for i in range(t.cities):
            self.first[i] = L.NONE
            self.degree[i] = 0
        for word in range(t.route_words):
            mask = s.q[L.OWNED + player * L.ROUTE_WORDS + word]
            while mask:
                route = 64 * word + lowest(mask)
                mask &= mask - 1
                self.weight[e] = t.route_length[route]
                self.used[e] = 0
                self.add_half(2 * e, t.route_a[route], t.route_b[route])
                self.add_half(2 * e + 1, t.route_b[route], t.route_a[route])
                e += 1
        self.edges = e

    def add_half(self, half: cython.int, a: cython.int, b: cython.int) -> None:
        self.ends[half] = b
        self.following[half] = self.first[a]
        self.first[a] = half
        self.degree[a] += 1

    def longest_path(self, s: State, t: Tables, player: cython.int) -> cython.int:
        """The longest trail that uses each route once, in pieces."""
        longest: cython.int = 0
        length: cython.int
        i: cython.int
        self.join_routes(s, t, player)
        self.gather(s, t, player)
        for i in range(t.cities):
            self.component[i] = self.root(i)
        for i in range(t.cities):
            if self.component[i] == i and self.degree[i] > 0:
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
            half = self.first[city]
            while half != L.NONE:
                total += self.weight[half // 2]
                if self.weight[half // 2] < least:
                    least = self.weight[half // 2]
                half = self.following[half]
            if self.degree[city] % 2:
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
        # A route left out serves two odd cities at the most.
        self.enough = total - (left_out - largest - second + 1) // 2
        for city in range(t.cities):
            if self.component[city] == component and self.degree[city] % 2:
                self.left = total
                self.walk(city, 0)
        return self.best

    def walk(self, city: cython.int, length: cython.int) -> None:
        """Go on from a city by every unused route, unless it cannot beat the best."""
        half: cython.int = self.first[city]
        edge: cython.int
        if length > self.best:
            self.best = length
        while half != L.NONE:
            if self.best >= self.enough or length + self.left <= self.best:
                return
            edge = half // 2
            if not self.used[edge]:
                self.used[edge] = 1
                self.left -= self.weight[edge]
                self.walk(self.ends[half], length + self.weight[edge])
                self.left += self.weight[edge]
                self.used[edge] = 0
            half = self.following[half]
