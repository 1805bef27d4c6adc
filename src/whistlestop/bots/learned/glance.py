"""A decision by the learned value alone: each option is judged when the turn is over."""

from __future__ import annotations

import cython

from whistlestop.bots.learned.value import Value
from whistlestop.bots.learned.worth import needed_lead, point_worth
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.shortlist import list_options
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.cards import shuffle_cards
from whistlestop.engine.chance import start_chance
from whistlestop.engine.play import apply
from whistlestop.engine.playout import Playout
from whistlestop.engine.state import State
from whistlestop.engine.tickets import shuffle_unknown

if not cython.compiled:
    OPTIONS = 6

WORD = cython.declare(cython.uint, 0xFFFFFFFF)
GUESSES = cython.declare(cython.int, 2)
"""How often the cards still to come are guessed."""


@cython.final
@cython.cclass
class Glance:
    """Compares the options of a turn with the planner's choice. Each thread needs its own.

    The value looks at the position after the turn, so only what the player draws has to be guessed.
    """

    def __init__(self, value: Value) -> None:
        self.tables = value.tables
        self.value = value
        self.point = point_worth(value.tables.board)
        self.lead = needed_lead(value.tables.board)
        self.dice = Playout(value.tables)
        self.guess = State()
        self.trial = State()
        if not cython.compiled:
            self.options = [0] * OPTIONS
            self.worths = [0.0] * OPTIONS

    def restart(self, seed: cython.ulonglong, number: cython.ulonglong) -> None:
        """Take the dice of a decision or a game."""
        self.dice.restart(seed, number)

    def choose(self, me: PlannerState, s: State) -> cython.int:
        """An action in a complete state. It doesn't look at what is hidden from the player."""
        i: cython.int
        best: cython.int = 0
        _guess: cython.int
        n: cython.int
        me.reset()
        if s.f.phase != L.MAIN:
            return decide(me, s)
        n = self.list_few(me, s)
        if n == 1:
            return self.options[0]
        for i in range(n):
            self.worths[i] = self.lead if i == 0 else 0.0
        for _guess in range(GUESSES):
            self.guess_again(s)
            for i in range(n):
                self.worths[i] += self.worth_of(me, self.options[i]) / GUESSES
        for i in range(1, n):
            if self.worths[i] > self.worths[best]:
                best = i
        me.reset()
        return self.options[best]

    def list_few(self, me: PlannerState, s: State) -> cython.int:
        """The planner's choice, and then what looks best; returns how many there are."""
        i: cython.int
        listed: cython.int
        n: cython.int = 1
        self.options[0] = decide(me, s)
        listed = list_options(me, s)
        for i in range(listed):
            if n < OPTIONS and me.listed[i] != self.options[0]:
                self.options[n] = me.listed[i]
                n += 1
        return n

    def guess_again(self, s: State) -> None:
        """Put everything still to be drawn into another order, as likely as the real one."""
        i: cython.int
        low: cython.ulonglong
        self.guess.copy_from(s)
        for i in range(4):
            low = self.dice.roll(WORD)
            self.guess.f.key[i] = low << 32 | self.dice.roll(WORD)
        self.guess.f.counter = 0
        for i in range(self.tables.decks):
            shuffle_cards(self.guess, i)
        start_chance(self.guess)
        shuffle_unknown(self.guess, 0, self.guess.f.ticket_deck_size, 1 << s.f.turn)
        start_chance(self.guess)

    def worth_of(self, me: PlannerState, action: cython.int) -> cython.double:
        """What an action is worth once the turn is over."""
        p: cython.int = me.player
        turns: cython.int = self.guess.f.turns
        self.trial.copy_from(self.guess)
        apply(self.trial, self.tables, p, action)
        me.reset()
        while self.trial.f.phase != L.OVER and (
            self.trial.f.phase != L.MAIN or self.trial.f.turns == turns
        ):
            p = lowest(self.trial.f.waiting)
            apply(self.trial, self.tables, p, self.carry_on(me, p))
        self.value.look(self.trial, me.player)
        return self.value.chances[me.player] + self.point * self.value.margin

    def carry_on(self, me: PlannerState, p: cython.int) -> cython.int:
        """What comes next in the turn; others, who are hardly ever asked, answer at random."""
        if p == me.player:
            return decide(me, self.trial)
        return self.dice.choose(self.trial, p)
