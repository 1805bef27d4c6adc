"""Stations: which routes to borrow so that the tickets score most (EU-11).

The search is exact. Cities already connected count as one place, and a station offers links from
its place to others. Links that no incomplete ticket can need are dropped before all combinations
are tried.
"""

from __future__ import annotations

from array import array

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.network import Network
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class Lending:
    """Working memory, and the choice found: a route or NONE per station."""

    def __init__(self) -> None:
        self.union = Network()
        self.start = memoryview(bytearray(8))  # the place of each station
        self.size = memoryview(bytearray(8))  # its number of options
        self.route = memoryview(bytearray(8 * L.CITIES))  # one row per station
        self.target = memoryview(bytearray(8 * L.CITIES))
        self.chosen = memoryview(bytearray(8))
        self.best_choice = memoryview(bytearray(8))
        self.ticket_a = memoryview(bytearray(128))
        self.ticket_b = memoryview(bytearray(128))
        self.ticket_points = memoryview(array("h", [0] * 128))

    def borrow(self, s: State, t: Tables, player: cython.int, own: Network) -> cython.int:
        """Choose a route for every station and connect its cities. Return how many were used."""
        i: cython.int
        used: cython.int = 0
        self.gather_options(s, t, player, own)
        self.gather_tickets(s, t, player, own)
        for i in range(self.stations):
            self.best_choice[i] = L.NONE
        if self.tickets == 0:
            return 0
        self.drop_dead_ends()
        self.best = 0
        self.best_done = 0
        self.choose(0)
        for i in range(self.stations):
            if self.best_choice[i] != L.NONE:
                used += 1
                own.join(t.route_a[self.best_choice[i]], t.route_b[self.best_choice[i]])
        return used

    def gather_options(self, s: State, t: Tables, player: cython.int, own: Network) -> None:
        """For each station, collect one route to each place that others' routes lead to."""
        n: cython.int = 0
        word: cython.int
        city: cython.int
        stations: cython.ulonglong
        for word in range(L.CITY_WORDS):
            stations = s.f.stations[player][word]
            while stations:
                city = L.WORD * word + lowest(stations)
                stations &= stations - 1
                self.start[n] = own.root(city)
                self.station_options(s, t, player, own, n, city)
                n += 1
        self.stations = n

    def station_options(
        self,
        s: State,
        t: Tables,
        player: cython.int,
        own: Network,
        n: cython.int,
        city: cython.int,
    ) -> None:
        i: cython.int
        p: cython.int
        route: cython.int
        place: cython.int
        size: cython.int = 0
        others: cython.ulonglong
        for i in range(t.route_words):
            others = 0
            for p in range(s.f.players):
                if p != player:
                    others |= s.f.owned[p][i]
            others &= t.routes_at[city * L.ROUTE_WORDS + i]
            while others:
                route = L.WORD * i + lowest(others)
                others &= others - 1
                place = own.root(t.route_b[route] if t.route_a[route] == city else t.route_a[route])
                if place == self.start[n]:
                    continue
                p = 0
                while p < size and self.target[L.CITIES * n + p] != place:
                    p += 1
                if p == size:
                    self.route[L.CITIES * n + size] = route
                    self.target[L.CITIES * n + size] = place
                    size += 1
        self.size[n] = size

    def gather_tickets(self, s: State, t: Tables, player: cython.int, own: Network) -> None:
        """Collect incomplete tickets that all options together could complete."""
        i: cython.int
        j: cython.int
        word: cython.int
        tickets: cython.ulonglong
        self.tickets = 0
        self.all_points = 0
        self.union.clear(t.cities)
        for i in range(self.stations):
            for j in range(self.size[i]):
                self.union.join(self.start[i], self.target[L.CITIES * i + j])
        for word in range(L.TICKET_WORDS):
            tickets = s.f.tickets[player][word]
            while tickets:
                i = L.WORD * word + lowest(tickets)
                tickets &= tickets - 1
                self.add_ticket(
                    own.root(t.ticket_a[i]), own.root(t.ticket_b[i]), t.ticket_points[i]
                )

    def add_ticket(self, a: cython.int, b: cython.int, points: cython.int) -> None:
        if a != b and self.union.root(a) == self.union.root(b):
            self.ticket_a[self.tickets] = a
            self.ticket_b[self.tickets] = b
            self.ticket_points[self.tickets] = points
            self.all_points += points
            self.tickets += 1

    def drop_dead_ends(self) -> None:
        """Drop links to places with no ticket, no station and no other link."""
        i: cython.int
        j: cython.int
        kept: cython.int
        for i in range(self.stations):
            kept = 0
            for j in range(self.size[i]):
                if self.is_useful(i, self.target[L.CITIES * i + j]):
                    self.route[L.CITIES * i + kept] = self.route[L.CITIES * i + j]
                    self.target[L.CITIES * i + kept] = self.target[L.CITIES * i + j]
                    kept += 1
            self.size[i] = kept

    def is_useful(self, station: cython.int, place: cython.int) -> cython.int:
        i: cython.int
        j: cython.int
        for i in range(self.tickets):
            if self.ticket_a[i] == place or self.ticket_b[i] == place:
                return 1
        for i in range(self.stations):
            if i != station:
                if self.start[i] == place:
                    return 1
                for j in range(self.size[i]):
                    if self.target[L.CITIES * i + j] == place:
                        return 1
        return 0

    def choose(self, station: cython.int) -> None:
        """Try every choice for this station and the ones after it, starting with no route."""
        j: cython.int
        if self.best == self.all_points and self.best_done == self.tickets:
            return
        if station == self.stations:
            self.evaluate()
            return
        self.chosen[station] = L.NONE
        self.choose(station + 1)
        for j in range(self.size[station]):
            self.chosen[station] = j
            self.choose(station + 1)

    def evaluate(self) -> None:
        """Remember the current choice if it beats the best: more points, then more tickets."""
        points: cython.int = 0
        done: cython.int = 0
        i: cython.int
        place: cython.int
        for i in range(self.stations):
            self.union.parent[self.start[i]] = self.start[i]
            if self.chosen[i] != L.NONE:
                place = self.target[L.CITIES * i + self.chosen[i]]
                self.union.parent[place] = place
        for i in range(self.tickets):
            self.union.parent[self.ticket_a[i]] = self.ticket_a[i]
            self.union.parent[self.ticket_b[i]] = self.ticket_b[i]
        for i in range(self.stations):
            if self.chosen[i] != L.NONE:
                self.union.join(self.start[i], self.target[L.CITIES * i + self.chosen[i]])
        for i in range(self.tickets):
            if self.union.root(self.ticket_a[i]) == self.union.root(self.ticket_b[i]):
                points += self.ticket_points[i]
                done += 1
        if points > self.best or (points == self.best and done > self.best_done):
            self.best = points
            self.best_done = done
            for i in range(self.stations):
                self.best_choice[i] = L.NONE
                if self.chosen[i] != L.NONE:
                    self.best_choice[i] = self.route[L.CITIES * i + self.chosen[i]]
