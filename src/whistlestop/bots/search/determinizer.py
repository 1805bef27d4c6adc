"""Determinization: deals hidden cards at random, and tickets that match the others' routes."""

from __future__ import annotations

from math import exp
from random import Random

import cython

from whistlestop.bots.learned.belief_model import BeliefModel
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.network_plan import make_plan
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.search.belief import TicketBelief
from whistlestop.bots.search.ticket_swaps import swap_tickets
from whistlestop.engine import layout as L
from whistlestop.engine.actions import first_choice, is_together
from whistlestop.engine.completion import complete, deal_again
from whistlestop.engine.drafts import draft_steps
from whistlestop.engine.network import Network, touches
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

JOINED = 3.3
TOUCHED = (-0.3, 1.5, 4.0)
FADING = 5.0
LEAST = -4.0
"""How likely a player is to hold a ticket, as logarithms: one that is connected, or one with none,
one or both of its cities touched. The latter fade, down to LEAST, as pieces are placed. Measured
in games between planners."""
ROUNDS = 2
"""How often each ticket of the other players is drawn, given the rest, after a fresh deal."""
REFUSED = 2
EARLY = 0.5
"""Tickets are chosen from an offer: for each one kept, this many were refused. Once the EARLY share
of the pieces is placed, the routes say more."""


@cython.final
@cython.cclass
class Determinizer:
    """Samples complete states that agree with one view."""

    def __init__(
        self,
        tables: Tables,
        view: State,
        viewer: int,
        planners: list[PlannerState],
        belief: BeliefModel | None = None,
        samples_per_deal: int = 1,
    ) -> None:
        """With a belief, the others hold what it says; otherwise what the weights above say.

        Then several samples in a row may grow out of one deal of the tickets: drawing each ticket
        once again is quicker than dealing them all, but the samples are no longer independent.
        """
        self.planners = planners
        self.tables = tables
        self.view = view
        self.viewer = viewer
        self.sampled = State()
        self.last = State()
        self.samples = 0
        self.samples_per_deal = samples_per_deal
        self.network = Network()
        self.hidden = self.hidden_tickets()
        self.others = [p for p in range(view.f.players) if p != viewer]
        self.refused = dict.fromkeys(self.others, 0)
        self.weights = {}
        self.belief = None
        if belief is None:
            self.weights = {p: self.ticket_weights(p) for p in self.others}
        else:
            self.belief = TicketBelief(tables, view, viewer, self.hidden, planners, belief)

    def hidden_tickets(self) -> list[int]:
        """The tickets that the view does not show anywhere."""
        t: Tables = self.tables
        s: State = self.view
        i: cython.int
        p: cython.int
        seen: set[int] = set()
        for i in range(t.tickets):
            if (
                (s.f.tickets[self.viewer][i // 64] | s.f.boxed[self.viewer][i // 64]) >> (i % 64)
            ) & 1:
                seen.add(i)
        add_tickets(seen, s.f.ticket_deck, s.f.ticket_deck_size)
        for p in range(s.f.players):
            add_tickets(seen, s.f.offer[p], s.f.offer_size[p])
            add_tickets(seen, s.f.picks[0][p], draft_steps(s, t, 1))
            add_tickets(seen, s.f.picks[1][p], draft_steps(s, t, 2))
        return [i for i in range(t.tickets) if i not in seen]

    def ticket_weights(self, p: cython.int) -> dict[int, float]:
        """How likely a player is to hold each of the hidden tickets, relative to each other."""
        t: Tables = self.tables
        s: State = self.view
        i: cython.int
        ends: cython.int
        whole: cython.int = t.choose if t.choose > 0 else t.trains + t.ships
        laid: cython.double = whole - s.f.trains[p] - s.f.ships[p]
        laid = laid / whole if s.f.phase > L.PIECES else 0.0
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
        """Of a few tickets, the one that goes best with a player's others."""
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
        """One possible hidden part. The next sample overwrites it."""
        s: State = self.sampled
        key = random.getrandbits(256).to_bytes(32, "little")
        continues = self.belief is not None and self.samples % self.samples_per_deal > 0
        if continues:
            s.copy_from(self.last)
            deal_again(s, self.tables, self.viewer, key)
        else:
            s.copy_from(self.view)
            complete(s, self.tables, self.viewer, key)
        if self.belief is None:
            self.swap_in_likely(s, random)
        else:
            self.belief.resample(s, random, 1 if continues else ROUNDS)
            self.choose_for_others(s)
            self.last.copy_from(s)
            self.samples += 1
        return s

    def choose_for_others(self, s: State) -> None:
        """Let those who have already chosen in secret choose as a planner would (C17)."""
        waiting: cython.int = s.f.waiting
        p: cython.int
        me: PlannerState
        if not is_together(s.f.phase):
            return
        for p in self.others:
            if (waiting >> p) & 1:
                continue
            me = self.planners[p]
            me.reset()
            s.f.waiting = 1 << p
            s.f.choice[p] = decide(me, s) - first_choice(s.f.phase)
        s.f.waiting = waiting

    def swap_in_likely(self, s: State, random: Random) -> None:
        """Swap the others' tickets for likely ones of the same deck."""
        t: Tables = self.tables
        for p in self.others:
            likely = self.weights[p]
            held = [i for i in self.hidden if holds(s, p, i)]
            for ticket in held.copy():
                stack = t.ticket_stack[ticket]
                options = [
                    i
                    for i in self.hidden
                    if i == ticket or (t.ticket_stack[i] == stack and not holds(s, p, i))
                ]
                weights = [likely[i] for i in options]
                few = random.choices(options, weights, k=self.refused[p] + 1)
                held.remove(ticket)
                other = self.best_of(few, p, held) if self.refused[p] else few[0]
                held.append(other)
                if other != ticket:
                    swap_tickets(s, t, ticket, other)


@cython.cfunc
def add_tickets(seen: set[int], places: cython.p_uchar, n: cython.int) -> cython.void:
    i: cython.int
    for i in range(n):
        seen.add(places[i])


def holds(s: State, p: cython.int, ticket: cython.int) -> bool:
    return (s.f.tickets[p][ticket // 64] >> (ticket % 64)) & 1 != 0
