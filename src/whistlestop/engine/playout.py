"""Random games, as fast as possible: for benchmarks, tests and bots that use playouts."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.bits import lowest, popcount
from whistlestop.engine.deal import new_game
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.play import apply
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

# splitmix64 constants, typed because literals this large would be Python objects in compiled code.
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
PRIME = cython.declare(cython.ulonglong, 1099511628211)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def mixed(x: cython.ulonglong) -> cython.ulonglong:
    """A number that looks unrelated to x."""
    x = ((x ^ (x >> 30)) * MIX1) & ALL
    x = ((x ^ (x >> 27)) * MIX2) & ALL
    return x ^ (x >> 31)


@cython.final
@cython.cclass
class Playout:
    """Plays on at random from any state. Its own dice keep the state's chance secret."""

    def __init__(self, tables: Tables, seed: int = 0) -> None:
        self.tables = tables
        self.actions = ActionSet()
        self.dice = seed & 0xFFFFFFFFFFFFFFFF

    def roll(self, n: cython.uint) -> cython.uint:
        """A number below n (splitmix64, upper half)."""
        self.dice = (self.dice + STEP) & ALL
        return cython.cast(cython.uint, ((mixed(self.dice) >> 32) * n) >> 32)

    def restart(self, seed: cython.ulonglong, number: cython.ulonglong) -> None:
        """Take the dice of one of many playouts: the seed and its number decide all rolls."""
        self.dice = mixed((mixed((seed + STEP) & ALL) + number * STEP) & ALL)

    def choose(self, s: State, player: cython.int) -> cython.int:
        """A random legal action of a player who is to act."""
        legal_actions(s, self.tables, player, self.actions)
        return self.actions.nth(self.roll(self.actions.count()))

    def step(self, s: State) -> None:
        """Make a random legal move for a random player who is to act."""
        player: cython.int = s.f.turn
        waiting: cython.uint = s.f.waiting
        k: cython.int
        if waiting != cython.cast(cython.uint, 1) << player:
            k = self.roll(popcount(waiting))
            while k > 0:
                waiting &= waiting - 1
                k -= 1
            player = lowest(waiting)
        apply(s, self.tables, player, self.choose(s, player))

    def finish(self, s: State) -> cython.int:
        """Play to the end. Return the number of moves made."""
        moves: cython.int = 0
        while s.f.phase != L.OVER:
            self.step(s)
            moves += 1
        return moves

    def games(self, players: cython.int, first_seed: int, n: int) -> tuple[int, int]:
        """Play and score whole games. Return the moves made and a checksum of the final states."""
        s = State()
        scorer = Scorer()
        moves: cython.longlong = 0
        check: cython.ulonglong = 0
        i: cython.int
        p: cython.int
        for i in range(n):
            new_game(s, self.tables, players, (first_seed + i).to_bytes(32, "little"), -1)
            moves += self.finish(s)
            scorer.score(s, self.tables)
            for p in range(players):
                check = (check * PRIME + scorer.parts[p * L.PARTS + L.S_TOTAL] + 1000) & ALL
        return moves, check
