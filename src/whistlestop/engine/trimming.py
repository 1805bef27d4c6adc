"""Finds the longest path in a dense network by leaving routes out rather than walking them.

A trail can use every route of a component if at most two of its cities are odd (Euler). An odd
city that is not an end of the longest trail must leave out a route; an end leaves out none, or the
trail could continue. So: take an odd city, try it as an end, and try each of its routes as the
first to be left out. Few have to be, so this is quick where there are countless walks.
"""

from __future__ import annotations

from array import array

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.edges import Edges

NEVER = cython.declare(cython.int, 99)


@cython.final
@cython.cclass
class Trimming:
    """Working memory for the search."""

    def __init__(self) -> None:
        self.gone = memoryview(bytearray(L.ROUTES))
        self.kept = memoryview(bytearray(L.ROUTES))
        self.end = memoryview(bytearray(L.CITIES))
        self.degree = memoryview(bytearray(L.CITIES))
        self.order = memoryview(bytearray(L.CITIES * 2 * L.CITIES))  # cities at each depth
        self.undone = memoryview(bytearray(L.ROUTES))
        self.mark = memoryview(array("I", [0] * L.CITIES))
        self.stamp = 0

    def longest(
        self, edges: Edges, cities: cython.int, start: cython.int, best: cython.int
    ) -> cython.int:
        """The longest trail in the component of a city, if it is longer than `best`."""
        i: cython.int
        for i in range(cities):
            self.end[i] = 0
            self.degree[i] = edges.degree[i]
        for i in range(edges.count):
            self.gone[i] = 0
            self.kept[i] = 0
        self.undos = 0
        self.best = best
        self.trim(edges, start, 0)
        return self.best

    def trim(self, edges: Edges, start: cython.int, depth: cython.int) -> cython.int:
        """Look for a longer trail in the component of a city. Return its number of cities."""
        size: cython.int
        city: cython.int
        nameable: cython.int
        self.gather(edges, start, depth)
        size = self.size
        if self.total <= self.best:
            return size
        self.judge(edges, depth)
        if self.ends > 2:
            return size
        if self.worst == L.NONE:
            self.best = self.total
            return size
        if self.total - self.loss <= self.best:
            return size
        city = self.worst
        nameable = self.ends < 2 and self.degree[city] == edges.degree[city]
        if nameable:
            self.try_as_end(edges, city, depth)
        self.try_without(edges, city, depth)
        return size

    def gather(self, edges: Edges, start: cython.int, depth: cython.int) -> None:
        """Collect the cities and the total length of a component."""
        base: cython.int = depth * L.CITIES
        n: cython.int = 1
        i: cython.int = 0
        half: cython.int
        total: cython.int = 0
        self.stamp += 1
        self.mark[start] = self.stamp
        self.order[base] = start
        while i < n:
            half = edges.first[self.order[base + i]]
            while half != L.NONE:
                if not self.gone[half // 2]:
                    total += edges.weight[half // 2]
                    if self.mark[edges.ends[half]] != self.stamp:
                        self.mark[edges.ends[half]] = self.stamp
                        self.order[base + n] = edges.ends[half]
                        n += 1
                half = edges.following[half]
            i += 1
        self.size = n
        self.total = total // 2

    def judge(self, edges: Edges, depth: cython.int) -> None:
        """Find the odd city with the fewest choices, and the least length that must be lost."""
        base: cython.int = depth * L.CITIES
        i: cython.int
        city: cython.int
        half: cython.int
        least: cython.int
        choices: cython.int
        fewest: cython.int = NEVER
        largest: cython.int = 0
        second: cython.int = 0
        loss: cython.int = 0
        self.ends = 0
        self.worst = L.NONE
        for i in range(self.size):
            city = self.order[base + i]
            if self.end[city]:
                self.ends += 1
                continue
            if self.degree[city] % 2 == 0:
                continue
            least = NEVER
            choices = 0
            half = edges.first[city]
            while half != L.NONE:
                if not self.gone[half // 2] and not self.kept[half // 2]:
                    choices += 1
                    if edges.weight[half // 2] < least:
                        least = edges.weight[half // 2]
                half = edges.following[half]
            if choices < fewest:
                fewest = choices
                self.worst = city
            if choices > 0:
                loss += least
                if self.degree[city] == edges.degree[city]:
                    if least > largest:
                        second = largest
                        largest = least
                    elif least > second:
                        second = least
        # Up to two of them may be ends, and leaving out a route settles at most two odd cities.
        if self.ends < 2:
            loss -= largest
        if self.ends == 0:
            loss -= second
        self.loss = (loss + 1) // 2

    def try_as_end(self, edges: Edges, city: cython.int, depth: cython.int) -> None:
        """Try an odd city as an end of the trail, which then uses all its routes."""
        undos: cython.int = self.undos
        half: cython.int = edges.first[city]
        while half != L.NONE:
            if not self.kept[half // 2]:
                self.keep(half // 2)
            half = edges.following[half]
        self.end[city] = 1
        self.trim(edges, city, depth + 1)
        self.end[city] = 0
        self.unkeep(undos)

    def try_without(self, edges: Edges, city: cython.int, depth: cython.int) -> None:
        """Leave out each of a city's routes in turn, as the first one to go."""
        undos: cython.int = self.undos
        half: cython.int = edges.first[city]
        other: cython.int
        edge: cython.int
        n: cython.int
        while half != L.NONE:
            edge = half // 2
            other = edges.ends[half]
            if not self.gone[edge] and not self.kept[edge]:
                self.gone[edge] = 1
                self.degree[city] -= 1
                self.degree[other] -= 1
                n = self.trim(edges, city, depth + 1)
                if not self.reached(other, depth + 1, n):
                    self.trim(edges, other, depth + 1)
                self.degree[city] += 1
                self.degree[other] += 1
                self.gone[edge] = 0
                self.keep(edge)
            half = edges.following[half]
        self.unkeep(undos)

    def reached(self, city: cython.int, depth: cython.int, n: cython.int) -> cython.int:
        """Whether a city is among the n cities of the component last examined."""
        i: cython.int
        for i in range(n):
            if self.order[depth * L.CITIES + i] == city:
                return 1
        return 0

    def keep(self, edge: cython.int) -> None:
        self.kept[edge] = 1
        self.undone[self.undos] = edge
        self.undos += 1

    def unkeep(self, undos: cython.int) -> None:
        while self.undos > undos:
            self.undos -= 1
            self.kept[self.undone[self.undos]] = 0
