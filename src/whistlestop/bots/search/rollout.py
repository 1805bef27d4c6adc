"""Rollouts: planners in all seats play a determinization to the end."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.play import apply
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State


@cython.final
@cython.cclass
class Rollout:
    """One planner per seat."""

    def __init__(self, planners: list[PlannerState]) -> None:
        self.planners = planners
        self.tables = planners[0].tables
        self.scorer = Scorer()
        self.scratch = State()

    def finish(self, s: State) -> None:
        """Play to the end."""
        p: cython.int
        planner: PlannerState
        while s.f.phase != L.OVER:
            p = lowest(s.f.waiting)
            planner = self.planners[p]
            apply(s, self.tables, p, decide(planner, s))

    def outcomes(self, start: State, viewer: int, actions: list[int]) -> list[tuple[float, int]]:
        """How each action turns out: the player's share of the win, and the margin.

        The margin is to the best opponent. `start` already holds all the randomness to come.
        """
        s: State = self.scratch
        planner: PlannerState
        p: cython.int
        best: cython.int
        winners: cython.int
        results = []
        parts = self.scorer.parts
        for action in actions:
            s.copy_from(start)
            apply(s, self.tables, viewer, action)
            for planner in self.planners:
                planner.reset()
            self.finish(s)
            self.scorer.score(s, self.tables)
            best = -1000
            winners = 0
            for p in range(s.f.players):
                winners += parts[p * L.PARTS + L.S_RANK] == 1
                if p != viewer and parts[p * L.PARTS + L.S_TOTAL] > best:
                    best = parts[p * L.PARTS + L.S_TOTAL]
            won = parts[viewer * L.PARTS + L.S_RANK] == 1
            results.append(
                (1 / winners if won else 0.0, parts[viewer * L.PARTS + L.S_TOTAL] - best)
            )
        return results
