"""The final score of every player, part by part, and the ranks (see layout.py, S_...)."""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.lending import Lending
    from cython.cimports.whistlestop.engine.longest import LongestPath
    from cython.cimports.whistlestop.engine.network import Network
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.lending import Lending
    from whistlestop.engine.longest import LongestPath
    from whistlestop.engine.network import Network
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class Scorer:
    """Scores a state: `parts` of each player, tickets `done`, routes `lent` to stations."""

    def __init__(self) -> None:
        self.network = Network()
        self.longest_path = LongestPath()
        self.lending = Lending()
        self.parts = memoryview(array("i", [0] * (L.PLAYERS * L.PARTS)))
        self.done = memoryview(array("Q", [0] * (L.PLAYERS * L.TICKET_WORDS)))
        self.lent = memoryview(bytearray([L.NONE] * (L.PLAYERS * 8)))

    def score(self, s: State, t: Tables) -> None:
        """Score the state as if the game ended here."""
        p: cython.int
        i: cython.int
        at: cython.int
        path_matters: cython.int = t.longest_points
        for i in range(len(t.ties)):
            if t.ties[i] == L.BY_LONGEST_PATH:
                path_matters = 1
        for p in range(s.b[L.SEATS]):
            at = p * L.PARTS
            for i in range(L.PARTS):
                self.parts[at + i] = 0
            self.parts[at + L.S_ROUTES] = s.h[L.POINTS + p]
            self.parts[at + L.S_EXCHANGE] = -s.h[L.EXCHANGED + p]
            self.parts[at + L.S_STATIONS] = s.b[L.STATIONS_LEFT + p] * t.station_points
            self.parts[at + L.S_STATIONS_BUILT] = t.stations - s.b[L.STATIONS_LEFT + p]
            self.score_tickets(s, t, p)
            if t.harbours > 0:
                self.score_harbours(s, t, p)
            if t.city_scoring:
                self.parts[at + L.S_CITIES] = self.touched_points(s, t, p)
            for i in range(t.sets):
                self.parts[at + L.S_FESTIVALS] += t.set_value[
                    i * t.set_width + s.b[L.TAKEN + p * L.SETS + i]
                ]
            if path_matters:
                self.parts[at + L.S_PATH] = self.longest_path.find(s, t, p)
        self.give_bonus(s, t, L.S_PATH, L.S_LONGEST, t.longest_points)
        self.give_bonus(s, t, L.S_TICKETS_DONE, L.S_MOST, t.most_points)
        for p in range(s.b[L.SEATS]):
            for i in range(L.S_TOTAL):
                self.parts[p * L.PARTS + L.S_TOTAL] += self.parts[p * L.PARTS + i]
        self.rank(s, t)

    def path(self, s: State, t: Tables, player: cython.int) -> cython.int:
        """A player's longest path, also on boards that do not score it."""
        return self.longest_path.find(s, t, player)

    def score_tickets_again(self, s: State, t: Tables, player: cython.int) -> None:
        """The tickets of one player alone, for a state that has changed."""
        at: cython.int = player * L.PARTS
        self.parts[at + L.S_DONE] = 0
        self.parts[at + L.S_MISSED] = 0
        self.parts[at + L.S_TICKETS_DONE] = 0
        self.parts[at + L.S_TICKETS_MISSED] = 0
        self.score_tickets(s, t, player)

    def score_tickets(self, s: State, t: Tables, player: cython.int) -> None:
        """Tickets done and missed, with the routes that stations lend (C15, EU-11)."""
        at: cython.int = player * L.PARTS
        net: Network = self.network
        tickets: cython.ulonglong
        bit: cython.ulonglong
        word: cython.int
        i: cython.int
        net.join_routes(s, t, player)
        for i in range(8):
            self.lent[player * 8 + i] = L.NONE
        if s.b[L.STATIONS_LEFT + player] < t.stations:
            self.lending.borrow(s, t, player, net)
            for i in range(self.lending.stations):
                self.lent[player * 8 + i] = self.lending.best_choice[i]
        for word in range(L.TICKET_WORDS):
            tickets = s.q[L.TICKETS + player * L.TICKET_WORDS + word]
            self.done[player * L.TICKET_WORDS + word] = 0
            while tickets:
                i = 64 * word + lowest(tickets)
                bit = tickets & (0 - tickets)
                tickets &= tickets - 1
                if net.root(t.ticket_a[i]) == net.root(t.ticket_b[i]):
                    self.done[player * L.TICKET_WORDS + word] |= bit
                    self.parts[at + L.S_DONE] += t.ticket_points[i]
                    self.parts[at + L.S_TICKETS_DONE] += 1
                else:
                    self.parts[at + L.S_MISSED] -= t.ticket_points[i]
                    self.parts[at + L.S_TICKETS_MISSED] += 1

    def score_harbours(self, s: State, t: Tables, player: cython.int) -> None:
        """Each harbour by the player's completed tickets to its city (GL-15, GL-16)."""
        points: cython.int = s.b[L.HARBOURS_LEFT + player] * t.harbour_unbuilt
        most: cython.int = len(t.harbour_points) - 1
        harbours: cython.ulonglong
        word: cython.int
        n: cython.int
        for word in range(L.CITY_WORDS):
            harbours = s.q[L.HARBOURS + player * L.CITY_WORDS + word]
            while harbours:
                n = self.tickets_to(t, player, 64 * word + lowest(harbours))
                harbours &= harbours - 1
                points += t.harbour_points[n if n < most else most]
        self.parts[player * L.PARTS + L.S_HARBOURS] = points

    def tickets_to(self, t: Tables, player: cython.int, city: cython.int) -> cython.int:
        done: cython.ulonglong
        word: cython.int
        i: cython.int
        n: cython.int = 0
        for word in range(L.TICKET_WORDS):
            done = self.done[player * L.TICKET_WORDS + word]
            while done:
                i = 64 * word + lowest(done)
                done &= done - 1
                if t.ticket_a[i] == city or t.ticket_b[i] == city:
                    n += 1
        return n

    def touched_points(self, s: State, t: Tables, player: cython.int) -> cython.int:
        """Cities worth points that the player's routes touch (NY-6)."""
        points: cython.int = 0
        city: cython.int
        word: cython.int
        for city in range(t.cities):
            if t.city_points[city]:
                for word in range(L.ROUTE_WORDS):
                    if (
                        s.q[L.OWNED + player * L.ROUTE_WORDS + word]
                        & t.routes_at[city * L.ROUTE_WORDS + word]
                    ):
                        points += t.city_points[city]
                        break
        return points

    def give_bonus(
        self, s: State, t: Tables, measure: cython.int, part: cython.int, points: cython.int
    ) -> None:
        """All who have the most get the points; nobody, where there is nothing (EU-13, NO-9)."""
        most: cython.int = 1
        p: cython.int
        for p in range(s.b[L.SEATS]):
            if self.parts[p * L.PARTS + measure] > most:
                most = self.parts[p * L.PARTS + measure]
        for p in range(s.b[L.SEATS]):
            if self.parts[p * L.PARTS + measure] == most:
                self.parts[p * L.PARTS + part] = points

    def rank(self, s: State, t: Tables) -> None:
        """1 for the winner or winners; equal players share a rank."""
        p: cython.int
        q: cython.int
        for p in range(s.b[L.SEATS]):
            self.parts[p * L.PARTS + L.S_RANK] = 1
            for q in range(s.b[L.SEATS]):
                if self.better(s, t, q, p) > 0:
                    self.parts[p * L.PARTS + L.S_RANK] += 1

    def better(self, s: State, t: Tables, p: cython.int, q: cython.int) -> cython.int:
        """Positive if p is before q, 0 if they share a rank: points, then tie-breaks."""
        i: cython.int
        x: cython.int = self.parts[p * L.PARTS + L.S_TOTAL] - self.parts[q * L.PARTS + L.S_TOTAL]
        for i in range(len(t.ties)):
            if x != 0:
                return x
            if t.ties[i] == L.BY_TICKETS_DONE:
                x = (
                    self.parts[p * L.PARTS + L.S_TICKETS_DONE]
                    - self.parts[q * L.PARTS + L.S_TICKETS_DONE]
                )
            elif t.ties[i] == L.BY_FEWEST_STATIONS:
                x = (
                    self.parts[q * L.PARTS + L.S_STATIONS_BUILT]
                    - self.parts[p * L.PARTS + L.S_STATIONS_BUILT]
                )
            elif t.ties[i] == L.BY_LONGEST_PATH_BONUS:
                x = self.parts[p * L.PARTS + L.S_LONGEST] - self.parts[q * L.PARTS + L.S_LONGEST]
            else:
                x = self.parts[p * L.PARTS + L.S_PATH] - self.parts[q * L.PARTS + L.S_PATH]
        return x
