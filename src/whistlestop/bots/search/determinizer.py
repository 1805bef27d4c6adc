"""Determinization: hidden cards at random, and for the others tickets that go with their routes."""

from __future__ import annotations

from math import exp
from random import Random

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planner.network_plan import make_plan
    from cython.cimports.whistlestop.bots.planner.pricing import touches
    from cython.cimports.whistlestop.bots.planner.state import PlannerState
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.completion import complete
    from cython.cimports.whistlestop.engine.drafts import draft_steps, pick_place
    from cython.cimports.whistlestop.engine.network import Network
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planner.network_plan import make_plan
    from whistlestop.bots.planner.pricing import touches
    from whistlestop.bots.planner.state import PlannerState
    from whistlestop.engine import layout as L
    from whistlestop.engine.completion import complete
    from whistlestop.engine.drafts import draft_steps, pick_place
    from whistlestop.engine.network import Network
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

JOINED = 3.3
TOUCHED = (-0.3, 1.5, 4.0)
FADING = 5.0
LEAST = -4.0
"""How likely a player holds a ticket, as logarithms: one that is joined, or one of whose cities
none, one or both are touched. The latter fade, down to the least, as the pieces are laid. From
games of planners."""
REFUSED = 2
EARLY = 0.5
"""Tickets were chosen among others: for each that is kept so many were refused. Once this share of
the pieces is laid, the routes tell more."""


@cython.final
@cython.cclass
class Determinizer:
    """Samples complete states that agree with one view."""

    def __init__(
        self, tables: Tables, view: State, viewer: int, planners: list[PlannerState]
    ) -> None:
        self.planners = planners
        self.tables = tables
        self.view = view
        self.viewer = viewer
        self.sampled = State()
        self.network = Network()
        self.hidden = self.out_of_sight()
        self.others = [p for p in range(view.b[L.SEATS]) if p != viewer]
        self.refused = dict.fromkeys(self.others, 0)
        self.chances = {p: self.likely(p) for p in self.others}

    def out_of_sight(self) -> list[int]:
        """The tickets that the view does not show anywhere."""
        t: Tables = self.tables
        s: State = self.view
        i: cython.int
        seen: set[int] = set()
        for i in range(t.tickets):
            if (
                (
                    s.q[L.TICKETS + self.viewer * L.TICKET_WORDS + i // 64]
                    | s.q[L.BOXED + self.viewer * L.TICKET_WORDS + i // 64]
                )
                >> (i % 64)
            ) & 1:
                seen.add(i)
        for start, size in ticket_bytes(s, t):
            for i in range(start, start + size):
                seen.add(s.b[i])
        return [i for i in range(t.tickets) if i not in seen]

    def likely(self, p: cython.int) -> dict[int, float]:
        """How likely a player is to hold each of the hidden tickets, beside each other."""
        t: Tables = self.tables
        s: State = self.view
        i: cython.int
        ends: cython.int
        whole: cython.int = t.choose if t.choose > 0 else t.trains + t.ships
        laid: cython.double = whole - s.b[L.TRAINS + p] - s.b[L.SHIPS + p]
        laid = laid / whole if s.b[L.PHASE] > L.PIECES else 0.0
        self.refused[p] = REFUSED if laid < EARLY else 0
        self.network.join_routes(s, t, p)
        found: dict[int, float] = {}
        for i in self.hidden:
            if laid > 0 and self.network.root(t.ticket_a[i]) == self.network.root(t.ticket_b[i]):
                found[i] = exp(JOINED)
                continue
            ends = touches(s, t, p, t.ticket_a[i]) + touches(s, t, p, t.ticket_b[i])
            found[i] = exp(max(LEAST, TOUCHED[ends] - FADING * laid))
        return found

    def best_of(self, few: list[int], p: cython.int, held: list[int]) -> int:
        """Of a few tickets, the one that goes best with the others of a player."""
        best: cython.int = few[0]
        most: cython.int = -1000000
        value: cython.int
        for i in few:
            low: cython.ulonglong = 0
            high: cython.ulonglong = 0
            for j in [i, *held]:
                if j < 64:
                    low |= cython.cast(cython.ulonglong, 1) << j
                else:
                    high |= cython.cast(cython.ulonglong, 1) << (j - 64)
            value = make_plan(self.planners[p], self.sampled, low, high)
            if value > most:
                most = value
                best = i
        return best

    def sample(self, random: Random) -> State:
        """One way that the hidden part may be. The next sample overwrites it."""
        s: State = self.sampled
        t: Tables = self.tables
        s.copy_from(self.view)
        complete(s, t, self.viewer, random.getrandbits(256).to_bytes(32, "little"))
        for p in self.others:
            chances = self.chances[p]
            held = [i for i in self.hidden if holds(s, p, i)]
            for ticket in held.copy():
                stack = t.ticket_stack[ticket]
                options = [
                    i
                    for i in self.hidden
                    if i == ticket or (t.ticket_stack[i] == stack and not holds(s, p, i))
                ]
                weights = [chances[i] for i in options]
                few = random.choices(options, weights, k=self.refused[p] + 1)
                held.remove(ticket)
                other = self.best_of(few, p, held) if self.refused[p] else few[0]
                held.append(other)
                if other != ticket:
                    exchange(s, t, ticket, other)
        return s


def ticket_bytes(s: State, t: Tables) -> list[tuple[int, int]]:
    """Where tickets stand as bytes, and how many: the deck, the offers, the picks of drafts."""
    places = [(L.TICKET_DECK, s.b[L.TICKET_DECK_SIZE])]
    for p in range(s.b[L.SEATS]):
        places.append((L.OFFER + p * L.OFFERED, s.b[L.OFFER_SIZE + p]))
        for which in (1, 2):
            places.append((pick_place(which, p, 0), draft_steps(s, t, which)))
    return places


def holds(s: State, p: cython.int, ticket: cython.int) -> bool:
    return (s.q[L.TICKETS + p * L.TICKET_WORDS + ticket // 64] >> (ticket % 64)) & 1 != 0


def exchange(s: State, t: Tables, x: cython.int, y: cython.int) -> None:
    """Two tickets change their names, wherever they are."""
    a: cython.ulonglong
    b: cython.ulonglong
    i: cython.int
    field: cython.int
    for field in range(L.TICKETS, L.END_Q, L.TICKET_WORDS):
        a = (s.q[field + x // 64] >> (x % 64)) & 1
        b = (s.q[field + y // 64] >> (y % 64)) & 1
        if a != b:
            s.q[field + x // 64] ^= cython.cast(cython.ulonglong, 1) << (x % 64)
            s.q[field + y // 64] ^= cython.cast(cython.ulonglong, 1) << (y % 64)
    for start, size in ticket_bytes(s, t):
        for i in range(start, start + size):
            if s.b[i] == x:
                s.b[i] = y
            elif s.b[i] == y:
                s.b[i] = x
