"""Scores every player part by part and ranks them (see S_... in layout.py)."""

from __future__ import annotations

from array import array

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.lending import Lending
from whistlestop.engine.longest import LongestPath
from whistlestop.engine.network import Network, touches
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class Scorer:
    """Scores a state: each player's `parts`, tickets `done`, and routes `lent` by stations."""

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
        for p in range(s.f.players):
            at = p * L.PARTS
            for i in range(L.PARTS):
                self.parts[at + i] = 0
            self.parts[at + L.S_ROUTES] = s.f.points[p]
            self.parts[at + L.S_EXCHANGE] = -s.f.exchanged[p]
            self.parts[at + L.S_STATIONS] = s.f.stations_left[p] * t.station_points
            self.parts[at + L.S_STATIONS_BUILT] = t.stations - s.f.stations_left[p]
            self.score_tickets(s, t, p)
            if t.harbours > 0:
                self.score_harbours(s, t, p)
            if t.city_scoring:
                self.parts[at + L.S_CITIES] = self.touched_points(s, t, p)
            for i in range(t.sets):
                self.parts[at + L.S_FESTIVALS] += t.set_value[i * t.set_width + s.f.taken[p][i]]
            if path_matters:
                self.parts[at + L.S_PATH] = self.longest_path.find(s, t, p)
        self.give_bonus(s, t, L.S_PATH, L.S_LONGEST, t.longest_points)
        self.give_bonus(s, t, L.S_TICKETS_DONE, L.S_MOST, t.most_points)
        for p in range(s.f.players):
            for i in range(L.S_TOTAL):
                self.parts[p * L.PARTS + L.S_TOTAL] += self.parts[p * L.PARTS + i]
        self.rank(s, t)

    def part(self, player: cython.int, part: cython.int) -> int:
        """One number of a player's score: `score_reader.Part` names them."""
        if player < 0 or player >= L.PLAYERS:
            raise IndexError(f"expected a player from 0 to {L.PLAYERS - 1}, not {player}")
        if part < 0 or part >= L.PARTS:
            raise IndexError(f"expected a part from 0 to {L.PARTS - 1}, not {part}")
        return self.parts[player * L.PARTS + part]

    def path(self, s: State, t: Tables, player: cython.int) -> cython.int:
        """A player's longest path, even on boards that do not score it."""
        return self.longest_path.find(s, t, player)

    def score_tickets_again(self, s: State, t: Tables, player: cython.int) -> None:
        """Rescore one player's tickets after the state has changed."""
        at: cython.int = player * L.PARTS
        self.parts[at + L.S_DONE] = 0
        self.parts[at + L.S_MISSED] = 0
        self.parts[at + L.S_TICKETS_DONE] = 0
        self.parts[at + L.S_TICKETS_MISSED] = 0
        self.score_tickets(s, t, player)

    def score_tickets(self, s: State, t: Tables, player: cython.int) -> None:
        """Score completed and missed tickets, counting borrowed routes (C15, EU-11)."""
        at: cython.int = player * L.PARTS
        tickets: cython.ulonglong
        bit: cython.ulonglong
        word: cython.int
        i: cython.int
        self.network.join_routes(s, t, player)
        for i in range(8):
            self.lent[player * 8 + i] = L.NONE
        if s.f.stations_left[player] < t.stations:
            self.lending.borrow(s, t, player, self.network)
            for i in range(self.lending.stations):
                self.lent[player * 8 + i] = self.lending.best_choice[i]
        for word in range(L.TICKET_WORDS):
            tickets = s.f.tickets[player][word]
            self.done[player * L.TICKET_WORDS + word] = 0
            while tickets:
                i = L.WORD * word + lowest(tickets)
                bit = tickets & (0 - tickets)
                tickets &= tickets - 1
                if self.network.root(t.ticket_a[i]) == self.network.root(t.ticket_b[i]):
                    self.done[player * L.TICKET_WORDS + word] |= bit
                    self.parts[at + L.S_DONE] += t.ticket_points[i]
                    self.parts[at + L.S_TICKETS_DONE] += 1
                else:
                    self.parts[at + L.S_MISSED] -= t.ticket_points[i]
                    self.parts[at + L.S_TICKETS_MISSED] += 1

    def score_harbours(self, s: State, t: Tables, player: cython.int) -> None:
        """Score each harbour by the player's completed tickets to its city (GL-15, GL-16)."""
        points: cython.int = s.f.harbours_left[player] * t.harbour_unbuilt
        most: cython.int = len(t.harbour_points) - 1
        harbours: cython.ulonglong
        word: cython.int
        n: cython.int
        for word in range(L.CITY_WORDS):
            harbours = s.f.harbours[player][word]
            while harbours:
                n = self.tickets_to(t, player, L.WORD * word + lowest(harbours))
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
                i = L.WORD * word + lowest(done)
                done &= done - 1
                if t.ticket_a[i] == city or t.ticket_b[i] == city:
                    n += 1
        return n

    def touched_points(self, s: State, t: Tables, player: cython.int) -> cython.int:
        """The points for cities that the player's routes touch (NY-6)."""
        points: cython.int = 0
        city: cython.int
        for city in range(t.cities):
            if t.city_points[city] and touches(s, t, player, city):
                points += t.city_points[city]
        return points

    def give_bonus(
        self, s: State, t: Tables, measure: cython.int, part: cython.int, points: cython.int
    ) -> None:
        """Give the bonus to everyone with the most, or to nobody if the most is 0 (EU-13, NO-9)."""
        most: cython.int = 1
        p: cython.int
        for p in range(s.f.players):
            if self.parts[p * L.PARTS + measure] > most:
                most = self.parts[p * L.PARTS + measure]
        for p in range(s.f.players):
            if self.parts[p * L.PARTS + measure] == most:
                self.parts[p * L.PARTS + part] = points

    def rank(self, s: State, t: Tables) -> None:
        """Rank the players: 1 for the winner or winners; tied players share a rank."""
        p: cython.int
        q: cython.int
        for p in range(s.f.players):
            self.parts[p * L.PARTS + L.S_RANK] = 1
            for q in range(s.f.players):
                if self.better(s, t, q, p) > 0:
                    self.parts[p * L.PARTS + L.S_RANK] += 1

    def better(self, s: State, t: Tables, p: cython.int, q: cython.int) -> cython.int:
        """Positive if p ranks above q, 0 if they tie: points first, then tie-breaks."""
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
