"""Random games, as fast as they go: for measuring, for testing, for bots that roll the dice."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest, popcount
    from cython.cimports.whistlestop.engine.deal import new_game
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.play import apply
    from cython.cimports.whistlestop.engine.scoring import Scorer
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest, popcount
    from whistlestop.engine.deal import new_game
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.play import apply
    from whistlestop.engine.scoring import Scorer
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

# Constants of splitmix64, typed: literals of this size would be Python objects in compiled code.
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
PRIME = cython.declare(cython.ulonglong, 1099511628211)


@cython.final
@cython.cclass
class Playout:
    """Plays on at random from any state. Its dice are its own: the state's chance stays secret."""

    def __init__(self, tables: Tables, seed: int = 0) -> None:
        self.tables = tables
        self.dice = seed & 0xFFFFFFFFFFFFFFFF

    def roll(self, n: cython.uint) -> cython.uint:
        """A number below n (splitmix64, upper half)."""
        x: cython.ulonglong
        self.dice = (self.dice + STEP) & ALL
        x = self.dice
        x = ((x ^ (x >> 30)) * MIX1) & ALL
        x = ((x ^ (x >> 27)) * MIX2) & ALL
        x = (x ^ (x >> 31)) >> 32
        return cython.cast(cython.uint, (x * n) >> 32)

    def step(self, s: State) -> None:
        """One random legal move of one random player among those the game waits for."""
        t: Tables = self.tables
        player: cython.int = s.b[L.TURN]
        waiting: cython.uint = s.b[L.WAITING]
        count: cython.int = 0
        word: cython.int = 0
        k: cython.int
        n: cython.int
        mask: cython.ulonglong
        if waiting != cython.cast(cython.uint, 1) << player:
            k = self.roll(popcount(waiting))
            while k > 0:
                waiting &= waiting - 1
                k -= 1
            player = lowest(waiting)
        legal_actions(s, t, player)
        for word in range(t.legal_from, t.legal_to):
            count += popcount(t.legal[word])
        k = self.roll(count)
        word = t.legal_from
        while True:
            n = popcount(t.legal[word])
            if k < n:
                break
            k -= n
            word += 1
        mask = t.legal[word]
        while k > 0:
            mask &= mask - 1
            k -= 1
        apply(s, t, player, 64 * word + lowest(mask))

    def finish(self, s: State) -> cython.int:
        """Play to the end; the number of moves made."""
        moves: cython.int = 0
        while s.b[L.PHASE] != L.OVER:
            self.step(s)
            moves += 1
        return moves

    def games(self, players: cython.int, first_seed: int, n: int) -> tuple[int, int]:
        """Whole games with scoring: the number of moves, and a checksum of all final states."""
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
