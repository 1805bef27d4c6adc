"""Planners at one table, who play games to the end among themselves."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.decide import decide
    from cython.cimports.whistlestop.bots.planning.mind import Mind
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.deal import new_game
    from cython.cimports.whistlestop.engine.play import apply
    from cython.cimports.whistlestop.engine.scoring import Scorer
    from cython.cimports.whistlestop.engine.state import State
else:
    from whistlestop.bots.planning.decide import decide
    from whistlestop.bots.planning.mind import Mind
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.deal import new_game
    from whistlestop.engine.play import apply
    from whistlestop.engine.scoring import Scorer
    from whistlestop.engine.state import State


@cython.final
@cython.cclass
class Company:
    """One mind for each seat."""

    def __init__(self, minds: list[Mind]) -> None:
        self.minds = minds
        self.tables = minds[0].tables
        self.scorer = Scorer()
        self.scratch = State()

    def finish(self, s: State) -> cython.int:
        """Play to the end; the number of moves made."""
        moves: cython.int = 0
        p: cython.int
        m: Mind
        while s.b[L.PHASE] != L.OVER:
            p = lowest(s.b[L.WAITING])
            m = self.minds[p]
            apply(s, self.tables, p, decide(m, s))
            moves += 1
        return moves

    def outcomes(self, guess: State, viewer: int, actions: list[int]) -> list[tuple[float, int]]:
        """What becomes of each action: the player's share of the win, and the margin.

        The margin is that to the best of the others. All the chance to come is in the guess.
        """
        s: State = self.scratch
        m: Mind
        p: cython.int
        best: cython.int
        winners: cython.int
        results = []
        parts = self.scorer.parts
        for action in actions:
            s.copy_from(guess)
            apply(s, self.tables, viewer, action)
            for m in self.minds:
                m.reset()
            self.finish(s)
            self.scorer.score(s, self.tables)
            best = -1000
            winners = 0
            for p in range(s.b[L.SEATS]):
                winners += parts[p * L.PARTS + L.S_RANK] == 1
                if p != viewer and parts[p * L.PARTS + L.S_TOTAL] > best:
                    best = parts[p * L.PARTS + L.S_TOTAL]
            won = parts[viewer * L.PARTS + L.S_RANK] == 1
            results.append(
                (1 / winners if won else 0.0, parts[viewer * L.PARTS + L.S_TOTAL] - best)
            )
        return results

    def games(self, key: bytes, n: int) -> list[tuple[tuple[int, int, int], ...]]:
        """Whole games, each with its own seed: points, rank and missed tickets of all seats."""
        s = State()
        results = []
        parts = self.scorer.parts
        m: Mind
        for i in range(n):
            new_game(s, self.tables, len(self.minds), key[:28] + i.to_bytes(4, "little"), -1)
            for m in self.minds:
                m.reset()
            self.finish(s)
            self.scorer.score(s, self.tables)
            results.append(
                tuple(
                    (
                        parts[p * L.PARTS + L.S_TOTAL],
                        parts[p * L.PARTS + L.S_RANK],
                        parts[p * L.PARTS + L.S_TICKETS_MISSED],
                    )
                    for p in range(len(self.minds))
                )
            )
        return results
