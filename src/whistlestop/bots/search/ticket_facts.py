"""What a player's routes and pieces say about each ticket."""

from __future__ import annotations

from array import array

import cython

from whistlestop.bots.learned.belief_model import FACTS
from whistlestop.bots.planner.shortest_path import shortest
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.bots.search.ticket_map import doubles, ticket_map
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.network import touches
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

N = cython.declare(cython.int, FACTS)


@cython.final
@cython.cclass
class TicketFacts:
    """The facts about all tickets for the player last looked at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.map = ticket_map(tables)
        self.values = doubles([0.0] * (tables.tickets * FACTS))
        self.missing = memoryview(array("i", [0] * tables.tickets))
        self.laid = 0.0
        self.left = 0

    def look(self, s: State, me: PlannerState) -> None:
        """Find the facts for a planner's player. The planner forgets its plan."""
        t: Tables = self.tables
        p: cython.int = me.player
        i: cython.int
        whole: cython.int = t.choose if t.choose > 0 else t.trains + t.ships
        self.left = s.f.trains[p] + s.f.ships[p] if s.f.phase > L.PIECES else whole
        self.laid = cython.cast(cython.double, whole - self.left) / whole
        self.price(s, me)
        for i in range(t.tickets):
            self.missing[i] = shortest(me, t.ticket_a[i], t.ticket_b[i])
            self.note(s, p, i, whole)
        me.reset()

    def price(self, s: State, me: PlannerState) -> None:
        """Let each route cost the spaces that the player still has to fill (EU-11 for stations)."""
        t: Tables = self.tables
        p: cython.int = me.player
        r: cython.int
        word: cython.int
        city: cython.int
        bit: cython.ulonglong
        mask: cython.ulonglong
        for r in range(t.routes):
            bit = cython.cast(cython.ulonglong, 1) << (r % 64)
            if s.f.owned[p][r // 64] & bit:
                me.cost[r] = 0
            elif s.f.barred[p][r // 64] & bit:
                me.cost[r] = NEVER
            else:
                me.cost[r] = t.route_length[r]
        for word in range(L.CITY_WORDS):
            mask = s.f.stations[p][word]
            while mask:
                city = L.WORD * word + lowest(mask)
                mask &= mask - 1
                self.borrow(s, me, city)

    def borrow(self, s: State, me: PlannerState, city: cython.int) -> None:
        """Let the player use the others' routes at a station."""
        t: Tables = self.tables
        q: cython.int
        word: cython.int
        mask: cython.ulonglong
        for q in range(s.f.players):
            for word in range(t.route_words):
                mask = s.f.owned[q][word] & t.routes_at[city * L.ROUTE_WORDS + word]
                while mask:
                    me.cost[L.WORD * word + lowest(mask)] = 0
                    mask &= mask - 1

    def note(self, s: State, p: cython.int, i: cython.int, whole: cython.int) -> None:
        """Write down the facts about one ticket."""
        t: Tables = self.tables
        at: cython.int = i * N
        spaces: cython.int = self.map.spaces[i]
        missing: cython.int = self.missing[i]
        ends: cython.int = touches(s, t, p, t.ticket_a[i]) + touches(s, t, p, t.ticket_b[i])
        joined: cython.bint = missing == 0
        out_of_reach: cython.bint = missing > self.left
        laid: cython.int = whole - self.left
        if missing > whole:
            missing = whole
        if spaces > whole:
            spaces = whole
        self.values[at + 0] = joined
        self.values[at + 1] = out_of_reach
        self.values[at + 2] = ends == 1
        self.values[at + 3] = ends == 2 and not joined
        self.values[at + 4] = missing / 10.0
        self.values[at + 5] = min(2.0, missing / (self.left + 1.0))
        self.values[at + 6] = (spaces - missing) / (spaces + 1.0)
        self.values[at + 7] = (spaces - missing) / (laid + 3.0)
        self.values[at + 8] = spaces / 10.0
        self.values[at + 9] = t.ticket_points[i] / 10.0
        self.values[at + 10] = t.ticket_stack[i] > 0
        self.values[at + 11] = self.laid
        self.values[at + 12] = s.f.ticket_count[p] / 5.0
        self.values[at + 13] = s.f.boxed_count[p] / 3.0
        self.values[at + 14] = s.f.players / 5.0
        self.values[at + 15] = (s.f.hand_sizes[p][0] + s.f.hand_sizes[p][1]) / 20.0
        self.values[at + 16] = s.f.ending > 0
        self.values[at + 17] = joined * self.laid
