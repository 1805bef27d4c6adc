"""Follows a finished game: what each player saw and could do before each of its moves."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.bits import has, lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.observation import Observer
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class Tracer:
    """Traces games on one board, into arrays that the caller owns. Each thread needs its own."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.observer = Observer(tables)
        self.legal = ActionSet()
        self.listed = 0

    def trace(
        self,
        s: State,
        players: memoryview,
        actions: memoryview,
        observations: memoryview,
        counts: memoryview,
        moves: memoryview,
    ) -> int:
        """Play a game on from a state. Returns the number of the first illegal move, or -1.

        `observations` gets a row for each move, `counts` how many moves were legal, and `moves`
        these one after the other; afterwards `listed` says how many that is.
        """
        n: cython.Py_ssize_t = len(players)
        if len(actions) != n or len(counts) != n or len(moves) < n * L.ACTIONS:
            raise ValueError(f"expected arrays for {n} moves")
        if len(observations) != n * self.observer.width:
            raise ValueError(f"expected {n * self.observer.width} numbers for observations")
        self.players = players
        self.actions = actions
        self.observations = observations
        self.counts = counts
        self.moves = moves
        self.listed = 0
        return self.follow(s, n)

    def follow(self, s: State, n: cython.Py_ssize_t) -> cython.Py_ssize_t:
        i: cython.Py_ssize_t
        player: cython.int
        action: cython.int
        for i in range(n):
            player = self.players[i]
            action = self.actions[i]
            if player < 0 or player >= s.f.players or action < 0 or action >= L.ACTIONS:
                return i
            legal_actions(s, self.tables, player, self.legal)
            if not has(self.legal.words, action):
                return i
            if cython.compiled:
                self.observer.write(
                    s, player, cython.address(self.observations[0]), i * self.observer.width
                )
            else:
                self.observer.write(s, player, self.observations, i * self.observer.width)
            self.counts[i] = self.list_moves()
            apply(s, self.tables, player, action)
        return -1

    def list_moves(self) -> cython.int:
        """Append the legal moves, and return how many there are."""
        word: cython.int
        bits: cython.ulonglong
        before: cython.Py_ssize_t = self.listed
        for word in range(self.legal.first, self.legal.end):
            bits = self.legal.words[word]
            while bits:
                self.moves[self.listed] = L.WORD * word + lowest(bits)
                self.listed += 1
                bits &= bits - 1
        return self.listed - before
