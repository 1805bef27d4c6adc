"""Many rollouts, as one thread plays them: each has a row of memory.

Dealing what a view hides takes the interpreter lock, so a lane deals some rollouts first and then
plays all of them without it, while another lane deals.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import NamedTuple

import cython

from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.bots.search.rollout import Rollout
from whistlestop.engine import layout as L
from whistlestop.engine.completion import complete
from whistlestop.engine.fields import SIZE, Fields
from whistlestop.engine.play import apply
from whistlestop.engine.state import State

if cython.compiled:
    from cython.cimports.libc.string import memcpy

WORD = cython.declare(cython.uint, 0xFFFFFFFF)


class Rows(NamedTuple):
    """Memory for some rollouts at a time."""

    states: memoryview
    dice: memoryview
    places: memoryview
    """Where the scores of the rollout go."""
    asked: memoryview
    """The player to be asked, or NO_ONE if the rollout has ended."""

    @classmethod
    def new(cls, rows: int) -> Rows:
        """Room for that many."""
        return cls(
            memoryview(bytearray(rows * SIZE)),
            memoryview(array("Q", [0] * rows)),
            memoryview(array("q", [0] * rows)),
            memoryview(array("i", [L.NO_ONE] * rows)),
        )


class Start(NamedTuple):
    """Where rollouts start."""

    state: State
    viewer: int | None
    """Deals what this viewer (or NO_ONE, a spectator) doesn't see; None deals nothing."""
    mover: int
    actions: tuple[int, ...]
    """Each of them starts a rollout of its own, made by `mover`; none: no first move."""
    seed: int
    repeats: int
    """How many rollouts each first move has."""


@cython.final
@cython.cclass
class Lane:
    """Plays the rollouts of some rows, and writes their scores and shares of the win."""

    def __init__(
        self,
        rollout: Rollout,
        determinizer: Determinizer | None,
        rows: Rows,
        scores: memoryview,
        shares: memoryview[float],
    ) -> None:
        """With a determinizer, it deals; otherwise any hidden part is as likely as any other."""
        self.rollout = rollout
        self.determinizer = determinizer
        self.states = rows.states
        self.dice = rows.dice
        self.places = rows.places
        self.asked = rows.asked
        self.scores = scores
        self.shares = shares
        self.s = State()
        self.dealt = State()
        if not cython.compiled:
            size = len(rows.states)
            self.fields = [Fields.over(rows.states[i : i + SIZE]) for i in range(0, size, SIZE)]

    def deal(self, start: Start, first: int, stop: int, row: cython.Py_ssize_t) -> bool:
        """Fill rows with the rollouts `first` to `stop - 1` of each first move.

        They have the same dice and the same hidden cards for every first move. False if no game
        has this view.
        """
        number: cython.ulonglong
        state: State = start.state
        for number in range(first, stop):
            self.rollout.dice.restart(start.seed, number)
            if self.determinizer is not None:
                self.dealt.copy_from(self.determinizer.sample(Random(self.key())))
            else:
                self.dealt.copy_from(state)
                if start.viewer is not None and not complete(
                    self.dealt, self.rollout.tables, start.viewer, self.key()
                ):
                    return False
            for i, action in enumerate(start.actions or (L.NO_ONE,)):
                self.begin(row)
                self.places[row] = i * start.repeats + number
                if action != L.NO_ONE:
                    apply(self.s, self.rollout.tables, start.mover, action)
                row += 1
        return True

    def key(self) -> bytes:
        """The key of a dealt state's chance."""
        words = [self.rollout.dice.roll(WORD).to_bytes(4, "little") for _ in range(8)]
        return b"".join(words)

    def play(self, first: cython.Py_ssize_t, stop: cython.Py_ssize_t) -> None:
        """Play on in some rows, until the end or until somebody has to be asked."""
        with cython.nogil:
            self.advance(first, stop)

    def move(self, rows: memoryview, actions: memoryview) -> None:
        """Make the moves of those who were asked, in these rows."""
        k: cython.Py_ssize_t
        self.moved = rows
        self.actions = actions
        for k in range(len(rows)):
            self.sit(self.moved[k])
            apply(
                self.s,
                self.rollout.tables,
                self.asked[self.moved[k]],
                cython.cast(cython.int, self.actions[k]),
            )

    def sit(self, row: cython.Py_ssize_t) -> None:
        """Turn to a row: `s` is its state."""
        if cython.compiled:
            self.s.f = cython.cast(
                cython.pointer(Fields), cython.address(self.states[row * cython.sizeof(Fields)])
            )
        else:
            self.s.f = self.fields[row]

    def begin(self, row: cython.Py_ssize_t) -> None:
        """Put the state that was dealt into a row, with its dice."""
        self.sit(row)
        if cython.compiled:
            memcpy(self.s.f, self.dealt.f, cython.sizeof(Fields))
        else:
            self.states[row * SIZE : (row + 1) * SIZE] = self.dealt.data
        self.dice[row] = self.rollout.dice.dice
        self.asked[row] = 0

    def advance(self, first: cython.Py_ssize_t, stop: cython.Py_ssize_t) -> None:
        row: cython.Py_ssize_t
        for row in range(first, stop):
            if self.asked[row] == L.NO_ONE:
                continue  # it has ended
            self.sit(row)
            self.rollout.dice.dice = self.dice[row]
            self.rollout.forget()
            self.asked[row] = self.rollout.play_on(self.s)
            self.dice[row] = self.rollout.dice.dice
            if self.asked[row] == L.NO_ONE:
                self.score(row)

    def score(self, row: cython.Py_ssize_t) -> None:
        p: cython.int
        winners: cython.int
        at: cython.Py_ssize_t = self.places[row] * self.rollout.players
        self.rollout.scorer.score(self.s, self.rollout.tables)
        winners = self.rollout.winners()
        for p in range(self.rollout.players):
            self.scores[at + p] = self.rollout.scorer.parts[p * L.PARTS + L.S_TOTAL]
            self.shares[at + p] = 0.0
            if self.rollout.scorer.parts[p * L.PARTS + L.S_RANK] == 1:
                self.shares[at + p] = 1.0 / winners
