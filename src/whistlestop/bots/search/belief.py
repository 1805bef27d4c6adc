"""Deals the others likely tickets, from what was learned in games between bots."""

from __future__ import annotations

from array import array
from random import Random

import cython

from whistlestop.bots.learned.belief_model import FACTS, TERMS, UNITS, BeliefModel
from whistlestop.bots.planner.network_plan import make_plan
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.search.ticket_alternatives import TicketAlternatives
from whistlestop.bots.search.ticket_facts import TicketFacts
from whistlestop.bots.search.ticket_map import doubles
from whistlestop.engine import layout as L
from whistlestop.engine.bits import has
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

N_FACTS = cython.declare(cython.int, FACTS)
N_TERMS = cython.declare(cython.int, TERMS)
N_UNITS = cython.declare(cython.int, UNITS)
REFUSED = cython.declare(cython.int, 2)
EARLY = cython.declare(cython.double, 0.5)
"""Until this share of the pieces is placed, how well tickets go together says more than the routes:
the best of several is taken, as if the others had been refused."""


@cython.final
@cython.cclass
class TicketBelief:
    """How likely the others are to hold each ticket, as one viewer sees it.

    It starts from any deal that agrees with the view and replaces one ticket after the other, each
    time by how likely it is given the player's other tickets (Gibbs sampling).
    """

    def __init__(
        self,
        tables: Tables,
        view: State,
        viewer: int,
        hidden: list[int],
        planners: list[PlannerState],
        model: BeliefModel,
    ) -> None:
        n = tables.tickets
        self.tables = tables
        self.viewer = viewer
        self.planners = planners
        self.alternatives = TicketAlternatives(tables, view, viewer, hidden)
        self.facts = TicketFacts(tables)
        self.inner = doubles(model["inner"])
        self.inner_bias = doubles(model["inner_bias"])
        self.outer = doubles(model["outer"])
        self.direct = doubles(model["direct"])
        self.term_weights = doubles(model["terms"])
        self.liking = doubles(model["tickets"])
        self.scores = doubles([0.0] * (n * L.PLAYERS))
        self.missing = memoryview(array("i", [0] * (n * L.PLAYERS)))
        self.laid = doubles([0.0] * L.PLAYERS)
        self.left = memoryview(array("i", [0] * L.PLAYERS))
        self.terms = doubles([0.0] * TERMS)
        self.weights = doubles([0.0] * (n + 1))
        self.slots = memoryview(bytearray(n))
        for p in range(view.f.players):
            if p != viewer:
                self.judge(view, planners[p])

    def judge(self, view: State, me: PlannerState) -> None:
        """Score all tickets for a planner's player, whatever the player's other tickets."""
        n: cython.int = self.tables.tickets
        p: cython.int = me.player
        i: cython.int
        self.facts.look(view, me)
        self.laid[p] = self.facts.laid
        self.left[p] = self.facts.left
        for i in range(n):
            self.missing[p * n + i] = self.facts.missing[i]
            self.scores[p * n + i] = self.score(i)

    def score(self, i: cython.int) -> cython.double:
        """The logarithm of a ticket's likelihood, from the facts alone."""
        at: cython.int = i * N_FACTS
        u: cython.int
        k: cython.int
        unit: cython.double
        total: cython.double = self.liking[i]
        total += self.liking[self.tables.tickets + i] * self.facts.laid
        for k in range(N_FACTS):
            total += self.direct[k] * self.facts.values[at + k]
        for u in range(N_UNITS):
            unit = self.inner_bias[u]
            for k in range(N_FACTS):
                unit += self.inner[u * N_FACTS + k] * self.facts.values[at + k]
            if unit > 0:
                total += self.outer[u] * unit
        return total

    def find_terms(self, p: cython.int, i: cython.int, j: cython.int, step: cython.int) -> None:
        """How ticket j would go with a player's others, without i."""
        n: cython.int = self.tables.tickets
        k: cython.int
        x: cython.int
        most: cython.double = 0.0
        total: cython.double = 0.0
        gain: cython.double
        need: cython.double = self.needed(p, j)
        laid: cython.double = self.laid[p]
        is_open: cython.int = self.missing[p * n + j] > 0
        others: cython.int = 0
        for x in range(n):
            if x in (i, j) or self.alternatives.holder[x] != p:
                continue
            gain = self.facts.map.shared[j * n + x]
            total += gain
            if gain > most:
                most = gain
            if self.missing[p * n + x] > 0:
                others += 1
                need += self.needed(p, x)
        k = is_open * others
        if is_open:
            need -= most
        need /= self.left[p] + 1.0
        self.terms[0] = total / 10.0
        self.terms[1] = total * laid / 10.0
        self.terms[2] = most / 10.0
        self.terms[3] = most * laid / 10.0
        self.terms[4] = k
        self.terms[5] = k * laid
        self.terms[6] = min(2.0, need - 0.7) if need > 0.7 else 0.0
        self.terms[7] = min(2.0, need - 1.0) if need > 1.0 else 0.0
        self.terms[8] = step != L.NONE
        self.terms[9] = step == 0
        self.terms[10] = step / 6.0 if step != L.NONE else 0.0

    def needed(self, p: cython.int, i: cython.int) -> cython.double:
        """The spaces that a ticket lacks, or the pieces left if it is out of reach."""
        x: cython.int = self.missing[p * self.tables.tickets + i]
        return x if x < self.left[p] else self.left[p]

    def value(self, p: cython.int, i: cython.int, j: cython.int, step: cython.int) -> cython.double:
        """The logarithm of how likely a player is to hold j, given their tickets other than i."""
        k: cython.int
        total: cython.double = self.scores[p * self.tables.tickets + j]
        self.find_terms(p, i, j, step)
        for k in range(N_TERMS):
            total += self.term_weights[k] * self.terms[k]
        return total

    def weigh(self, p: cython.int) -> cython.double:
        """Weigh the options found for a player; returns the sum of the weights."""
        k: cython.int
        j: cython.int
        q: cython.int
        i: cython.int = self.alternatives.option[0]
        most: cython.double = -1e9
        total: cython.double = 0.0
        for k in range(self.alternatives.count):
            j = self.alternatives.option[k]
            self.weights[k] = self.value(p, i, j, self.alternatives.pick_step(p, k))
            q = self.alternatives.holder[j]
            if k > 0 and q != L.NONE:
                # The other player would get this ticket in return.
                self.weights[k] += self.value(q, j, i, L.NONE) - self.value(q, j, j, L.NONE)
            if self.weights[k] > most:
                most = self.weights[k]
        for k in range(self.alternatives.count):
            self.weights[k] = exp(self.weights[k] - most)
            total += self.weights[k]
        return total

    def resample(self, s: State, random: Random, rounds: cython.int) -> None:
        """Replace the others' tickets in a complete state, each once in a round."""
        turn: cython.int
        p: cython.int
        k: cython.int
        n: cython.int
        i: cython.int
        early: cython.bint
        self.alternatives.load(s)
        for turn in range(rounds):
            for p in range(s.f.players):
                if p == self.viewer:
                    continue
                early = turn == rounds - 1 and self.laid[p] < EARLY
                n = 0
                for i in range(self.tables.tickets):
                    if has(s.f.tickets[p], i) and self.alternatives.movable(i):
                        self.slots[n] = i
                        n += 1
                for k in range(n):
                    self.alternatives.find(s, p, self.slots[k], True)
                    if self.alternatives.count > 1:
                        self.alternatives.make(s, self.choose(s, p, early, random))

    def choose(self, s: State, p: cython.int, early: cython.bint, random: Random) -> cython.int:
        """One of the alternatives found. Early in the game, the best of a few for a plan."""
        total: cython.double = self.weigh(p)
        best: cython.int = self.draw(random.random() * total)
        most: cython.int
        value: cython.int
        k: cython.int
        if not early:
            return best
        most = self.worth(s, p, best)
        for _ in range(REFUSED):
            k = self.draw(random.random() * total)
            if k == best:
                continue
            value = self.worth(s, p, k)
            if value > most:
                most = value
                best = k
        return best

    def worth(self, s: State, p: cython.int, k: cython.int) -> cython.int:
        """What a player's plan is worth with an alternative."""
        me: PlannerState = self.planners[p]
        i: cython.int = self.alternatives.option[0]
        j: cython.int = self.alternatives.option[k]
        one: cython.ulonglong = 1
        low: cython.ulonglong = s.f.tickets[p][0]
        high: cython.ulonglong = s.f.tickets[p][1]
        if k > 0:
            if i < 64:
                low ^= one << i
            else:
                high ^= one << (i - 64)
            if j < 64:
                low |= one << j
            else:
                high |= one << (j - 64)
        return make_plan(me, s, low, high)

    def draw(self, left: cython.double) -> cython.int:
        """The alternative at this point of the sum of all weights."""
        k: cython.int
        for k in range(self.alternatives.count):
            left -= self.weights[k]
            if left < 0:
                return k
        return 0

    # --- for training ------------------------------------------------------------------

    def facts_about(self, view: State, me: PlannerState) -> list[float]:
        """The facts about all tickets for a planner's player, ticket by ticket."""
        self.facts.look(view, me)
        return list(self.facts.values)

    def start(self, s: State) -> None:
        """Turn to a complete state that agrees with the view."""
        self.alternatives.load(s)

    def options(self, s: State, p: int, ticket: int) -> list[int]:
        """What a player may hold instead of a ticket, after the ticket itself.

        Leaves out what others hold, and is empty if the viewer knows where the ticket is.
        """
        if not self.alternatives.movable(ticket):
            return []
        self.alternatives.find(s, p, ticket, False)
        return [self.alternatives.option[k] for k in range(self.alternatives.count)]

    def terms_of(self, p: int) -> list[list[float]]:
        """The terms of the options just found."""
        rows = []
        for k in range(self.alternatives.count):
            step = self.alternatives.pick_step(p, k)
            self.find_terms(p, self.alternatives.option[0], self.alternatives.option[k], step)
            rows.append(list(self.terms))
        return rows

    def chances(self, p: int) -> list[float]:
        """How likely each of the options just found is."""
        total = self.weigh(p)
        return [self.weights[k] / total for k in range(self.alternatives.count)]
