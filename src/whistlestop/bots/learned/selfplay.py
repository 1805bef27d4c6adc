"""Games to learn from: planners of all styles, with slips, in positions they would not choose.

A network that saw only what planners do would misjudge everything else. So each game begins with
slips. At some turn it branches: different moves are made, and each branch is played to its end.
Most positions are recorded a few turns after that, where a search asks for their value.

Once a network has learned from such games, most seats may decide by its value instead.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from whistlestop.bots.learned.glance import Glance
from whistlestop.bots.learned.inputs import Inputs
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.shortlist import list_options
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.weights import Weights
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.deal import new_game
from whistlestop.engine.play import apply
from whistlestop.engine.playout import Playout
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State

if not cython.compiled:
    STYLES = 4
    TRIES = 12

THOUSAND = cython.declare(cython.int, 1000)
# On a tiny board, planners may try for the same tunnel for ever: such a game teaches nothing.
ENDLESS = cython.declare(cython.int, 1000)
BRANCHES = cython.declare(cython.int, 4)
# What to ask a planner.
DECIDE = cython.declare(cython.int, 0)
LIST = cython.declare(cython.int, 1)
FORGET = cython.declare(cython.int, 2)
LOOK = cython.declare(cython.int, 3)


class Memory(NamedTuple):
    """Room for what is recorded: a row for each position."""

    inputs: memoryview
    tickets: memoryview
    """For each ticket: 1 if the viewer held and completed it, -1 if it was missed, otherwise 0."""
    shares: memoryview[float]
    """The share of the win by seat, from the viewer on."""
    margins: memoryview[float]
    viewers: memoryview
    times: memoryview
    """How many turns had been played, and how many at the end: to tell the thirds of a game."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def seat_style(me: PlannerState, weights: Weights) -> cython.void:
    me.weights = weights
    me.reset()


@cython.final
@cython.cclass
class SelfPlay:
    """Plays and records games. It takes the interpreter lock only to deal."""

    def __init__(
        self,
        inputs: Inputs,
        styles: list[Weights],
        memory: Memory,
        glance: Glance | None = None,
    ) -> None:
        """There are four styles; most seats play the first. With a glance, most of those use it."""
        tables = inputs.tables
        self.tables = tables
        self.players = inputs.players
        self.inputs = inputs
        self.scorer = Scorer()
        self.dice = Playout(tables)
        self.s = State()
        self.branch = State()
        if not cython.compiled:
            self.styles = [styles[0]] * STYLES
            self.slips = [0] * L.PLAYERS
            self.glances = [False] * L.PLAYERS
            self.listed = [0] * TRIES
            self.tries = [0] * TRIES
        for i in range(STYLES):
            self.styles[i] = styles[i]
        planners = [PlannerState(tables, p, styles[0]) for p in range(L.PLAYERS)]
        self.planner0, self.planner1, self.planner2, self.planner3, self.planner4 = planners
        self.glance: Glance = glance  # type: ignore[assignment]
        self.learned = glance is not None
        self.wide = memory.inputs
        self.ticket_results = memory.tickets
        self.shares = memory.shares
        self.margins = memory.margins
        self.viewers = memory.viewers
        self.times = memory.times
        self.capacity = len(memory.viewers)
        self.rows = 0

    def games(self, seed: cython.ulonglong, first: int, stop: int, often: cython.int) -> int:
        """Play the games `first` to `stop - 1` of a seed; returns how many rows are filled.

        `often` is the chance in a thousand that a position is recorded for a player. It stops early
        when the memory is full.
        """
        number: cython.ulonglong
        for number in range(first, stop):
            if self.rows == self.capacity:
                break
            self.dice.restart(seed, number)
            if self.glance is not None:
                self.glance.restart(seed + 1, number)
            words = [self.dice.roll(0xFFFFFFFF).to_bytes(4, "little") for _ in range(8)]
            new_game(self.s, self.tables, self.players, b"".join(words), L.NO_ONE)
            with cython.nogil:
                self.play(self.s, often)
        return self.rows

    def seat(self, p: cython.int, style: cython.int) -> None:
        """Give a seat to a style."""
        if p == 0:
            seat_style(self.planner0, self.styles[style])
        elif p == 1:
            seat_style(self.planner1, self.styles[style])
        elif p == 2:
            seat_style(self.planner2, self.styles[style])
        elif p == 3:
            seat_style(self.planner3, self.styles[style])
        else:
            seat_style(self.planner4, self.styles[style])

    def ask(self, what: cython.int, s: State, p: cython.int) -> cython.int:
        """Ask the planner of a seat."""
        if p == 0:
            return self.answer(self.planner0, what, s)
        if p == 1:
            return self.answer(self.planner1, what, s)
        if p == 2:
            return self.answer(self.planner2, what, s)
        if p == 3:
            return self.answer(self.planner3, what, s)
        return self.answer(self.planner4, what, s)

    def answer(self, me: PlannerState, what: cython.int, s: State) -> cython.int:
        """Decide, put what looks good into `listed` and count it, or forget the plan."""
        i: cython.int
        n: cython.int = 0
        if what == DECIDE:
            return decide(me, s)
        if what == LOOK:
            return self.glance.choose(me, s)
        if what == FORGET:
            me.reset()
            return 0
        n = list_options(me, s)
        for i in range(n):
            self.listed[i] = me.listed[i]
        return n

    def choose(self, s: State, p: cython.int) -> cython.int:
        """The action of a player: a slip, the best at a glance, or a planner's."""
        rate: cython.int = self.slips[p]
        if s.f.turns < self.start and self.before > rate:
            rate = self.before
        if rate > 0 and cython.cast(cython.int, self.dice.roll(THOUSAND)) < rate:
            return self.slip(s, p)
        return self.ask(LOOK if self.glances[p] else DECIDE, s, p)

    def slip(self, s: State, p: cython.int) -> cython.int:
        """Another action: half of the slips in a turn look good, the others are random."""
        n: cython.int = 0
        if s.f.phase == L.MAIN and self.dice.roll(2):
            n = self.ask(LIST, s, p)
        return self.listed[self.dice.roll(n)] if n > 0 else self.dice.choose(s, p)

    def play(self, s: State, often: cython.int) -> None:
        """Play and record the game that was dealt."""
        p: cython.int
        i: cython.int
        j: cython.int
        n: cython.int
        length: cython.int = self.tables.choose if self.tables.choose > 0 else self.tables.trains
        for p in range(self.players):
            # Most seats play the main style, the others any.
            self.glances[p] = self.learned and self.dice.roll(4) > 0
            self.seat(p, 0 if self.glances[p] or self.dice.roll(4) else self.dice.roll(STYLES))
            # One seat in sixteen keeps making mistakes, as a beginner would.
            self.slips[p] = 0 if self.dice.roll(16) else 100
        self.before = self.dice.roll(4)
        self.before = 0 if self.before == 0 else 50 if self.before == 1 else 150
        if self.before == 150 and self.dice.roll(2):
            self.before = 400
        self.start = self.dice.roll(length * self.players)
        while s.f.phase != L.MAIN or s.f.turns < self.start:
            if s.f.phase == L.OVER or s.f.turns >= ENDLESS:
                return
            p = lowest(s.f.waiting)
            apply(s, self.tables, p, self.choose(s, p))
        p = lowest(s.f.waiting)
        n = self.list_tries(s, p)
        self.branch.copy_from(s)
        for i in range(BRANCHES if n > BRANCHES else n):
            j = i + self.dice.roll(n - i)
            self.tries[i], self.tries[j] = self.tries[j], self.tries[i]
            s.copy_from(self.branch)
            for j in range(self.players):
                self.ask(FORGET, s, j)
            apply(s, self.tables, p, self.tries[i])
            self.finish(s, p, often)

    def list_tries(self, s: State, p: cython.int) -> cython.int:
        """The moves to branch into: those that look good, the planner's, and one at random."""
        i: cython.int
        n: cython.int = self.ask(LIST, s, p)
        for i in range(n):
            self.tries[i] = self.listed[i]
        n = self.add_try(n, self.ask(DECIDE, s, p))
        return self.add_try(n, self.dice.choose(s, p))

    def add_try(self, n: cython.int, action: cython.int) -> cython.int:
        """Add a move to `n` others unless it is one of them; returns how many there are."""
        i: cython.int
        for i in range(n):
            if self.tries[i] == action:
                return n
        self.tries[n] = action
        return n + 1

    def finish(self, s: State, mover: cython.int, often: cython.int) -> None:
        """Play on to the end and record positions, above all a few turns after the branch."""
        p: cython.int
        q: cython.int
        first: cython.int = self.rows
        turn: cython.int = self.branch.f.turns
        look: cython.int = turn + (2 if self.dice.roll(2) else 1 + self.dice.roll(4))
        while s.f.phase != L.OVER:
            if s.f.turns >= ENDLESS:
                self.rows = first
                return
            p = lowest(s.f.waiting)
            if s.f.phase == L.MAIN and s.f.turns != turn:
                turn = s.f.turns
                for q in range(self.players):
                    if (turn == look and (q == mover or self.dice.roll(self.players) == 0)) or (
                        cython.cast(cython.int, self.dice.roll(THOUSAND)) < often
                    ):
                        self.record(q)
            apply(s, self.tables, p, self.choose(s, p))
        self.label(first)

    def record(self, viewer: cython.int) -> None:
        """Write the inputs of the position, if there is room."""
        i: cython.int
        at: cython.Py_ssize_t
        if self.rows == self.capacity:
            return
        self.inputs.write(self.s, viewer)
        at = cython.cast(cython.Py_ssize_t, self.rows) * self.inputs.width
        for i in range(self.inputs.width):
            self.wide[at + i] = 0
        for i in range(self.inputs.count):
            self.wide[at + self.inputs.at[i]] = self.inputs.value[i]
        at = cython.cast(cython.Py_ssize_t, self.rows) * self.tables.tickets
        for i in range(self.tables.tickets):
            self.ticket_results[at + i] = (self.s.f.tickets[viewer][i // 64] >> (i % 64)) & 1
        self.viewers[self.rows] = viewer
        self.times[2 * self.rows] = self.s.f.turns
        self.rows += 1

    def label(self, first: cython.int) -> None:
        """The game is over: note in its rows how it ended."""
        row: cython.int
        seat: cython.int
        p: cython.int
        i: cython.int
        best: cython.int
        viewer: cython.int
        winners: cython.int = 0
        at: cython.Py_ssize_t
        self.scorer.score(self.s, self.tables)
        for p in range(self.players):
            winners += self.scorer.parts[p * L.PARTS + L.S_RANK] == 1
        for row in range(first, self.rows):
            viewer = self.viewers[row]
            best = -10000
            p = viewer
            for seat in range(self.players):
                at = cython.cast(cython.Py_ssize_t, row) * self.players + seat
                self.shares[at] = 0.0
                if self.scorer.parts[p * L.PARTS + L.S_RANK] == 1:
                    self.shares[at] = 1.0 / winners
                if seat > 0 and self.scorer.parts[p * L.PARTS + L.S_TOTAL] > best:
                    best = self.scorer.parts[p * L.PARTS + L.S_TOTAL]
                p = 0 if p + 1 == self.players else p + 1
            self.margins[row] = self.scorer.parts[viewer * L.PARTS + L.S_TOTAL] - best
            self.times[2 * row + 1] = self.s.f.turns
            at = cython.cast(cython.Py_ssize_t, row) * self.tables.tickets
            for i in range(self.tables.tickets):
                if (
                    self.ticket_results[at + i]
                    and not (self.scorer.done[viewer * L.TICKET_WORDS + i // 64] >> (i % 64)) & 1
                ):
                    self.ticket_results[at + i] = -1
