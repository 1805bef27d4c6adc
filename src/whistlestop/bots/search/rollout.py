"""Rollouts: chance or planners in all seats play a whole state to the end."""

from __future__ import annotations

from typing import Any

import cython

from whistlestop.bots.learned.value import Value
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.play import apply
from whistlestop.engine.playout import Playout
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

PLANNER = cython.declare(cython.int, 0)
RANDOM = cython.declare(cython.int, 1)
ASKED = cython.declare(cython.int, 2)
# On a tiny board, planners may try for the same tunnel for ever. No real game has as many turns.
ENDLESS = cython.declare(cython.int, 3000)


@cython.final
@cython.cclass
class Rollout:
    """One policy per seat: a planner, random moves (None), or a caller who is asked.

    It takes no interpreter lock, so threads may play side by side, each with its own.
    """

    def __init__(
        self, tables: Tables, planners: list[PlannerState | None], asked: frozenset[int]
    ) -> None:
        self.tables = tables
        self.scorer = Scorer()
        self.scratch = State()
        self.dice = Playout(tables)
        self.players = len(planners)
        if not cython.compiled:
            self.policies = [0] * L.PLAYERS
        for p, planner in enumerate(planners):
            self.policies[p] = ASKED if p in asked else RANDOM if planner is None else PLANNER
        places: list[Any] = [*planners, *[None] * (L.PLAYERS - self.players)]
        self.planner0, self.planner1, self.planner2, self.planner3, self.planner4 = places

    def forget(self) -> None:
        """Another game: the planners forget their plans."""
        if self.policies[0] == PLANNER:
            self.planner0.reset()
        if self.policies[1] == PLANNER:
            self.planner1.reset()
        if self.players > 2 and self.policies[2] == PLANNER:
            self.planner2.reset()
        if self.players > 3 and self.policies[3] == PLANNER:
            self.planner3.reset()
        if self.players > 4 and self.policies[4] == PLANNER:
            self.planner4.reset()

    def choose(self, s: State, p: cython.int) -> cython.int:
        """The action of a player who isn't asked."""
        if self.policies[p] == RANDOM:
            return self.dice.choose(s, p)
        if p == 0:
            return decide(self.planner0, s)
        if p == 1:
            return decide(self.planner1, s)
        if p == 2:
            return decide(self.planner2, s)
        if p == 3:
            return decide(self.planner3, s)
        return decide(self.planner4, s)

    def play_on(self, s: State) -> cython.int:
        """Play to the end, or until a player has to be asked: return who, or NO_ONE at the end."""
        p: cython.int
        while s.f.phase != L.OVER and s.f.turns < ENDLESS:
            p = lowest(s.f.waiting)
            if self.policies[p] == ASKED:
                return p
            apply(s, self.tables, p, self.choose(s, p))
        return L.NO_ONE

    def play_turns(self, s: State, turns: cython.int) -> None:
        """Play until that many turns are over and the next one begins, or to the end."""
        p: cython.int
        while s.f.phase != L.OVER and (s.f.phase != L.MAIN or s.f.turns < turns):
            p = lowest(s.f.waiting)
            apply(s, self.tables, p, self.choose(s, p))

    def prospects(
        self, start: State, viewer: int, actions: list[int], turns: cython.int, value: Value
    ) -> list[tuple[float, float]]:
        """What each action promises after a few turns: the player's chance to win, and the margin.

        `start` already holds all the randomness to come.
        """
        s: State = self.scratch
        results: list[tuple[float, float]] = []
        for action in actions:
            s.copy_from(start)
            apply(s, self.tables, viewer, action)
            self.forget()
            self.play_turns(s, start.f.turns + turns)
            value.look(s, viewer)
            results.append((value.chances[viewer], value.margin))
        return results

    def stages(
        self, start: State, viewer: int, actions: list[int], turns: cython.int, value: Value
    ) -> list[tuple[float, float, float]]:
        """What the value says of each action after a few turns, and how the game then ends.

        The player's chance to win and margin after those turns, and the margin at the end. `start`
        already holds all the randomness to come.
        """
        s: State = self.scratch
        chance: cython.double
        margin: cython.double
        results: list[tuple[float, float, float]] = []
        for action in actions:
            s.copy_from(start)
            apply(s, self.tables, viewer, action)
            self.forget()
            self.play_turns(s, start.f.turns + turns)
            value.look(s, viewer)
            chance, margin = value.chances[viewer], value.margin
            self.play_on(s)
            value.look(s, viewer)
            results.append((chance, margin, value.margin))
        return results

    def winners(self) -> cython.int:
        """How many share the win of the game last scored."""
        p: cython.int
        n: cython.int = 0
        for p in range(self.players):
            n += self.scorer.parts[p * L.PARTS + L.S_RANK] == 1
        return n

    def outcomes(self, start: State, viewer: int, actions: list[int]) -> list[tuple[float, int]]:
        """How each action turns out: the player's share of the win, and the margin.

        The margin is to the best opponent. `start` already holds all the randomness to come.
        """
        s: State = self.scratch
        p: cython.int
        best: cython.int
        results = []
        parts = self.scorer.parts
        for action in actions:
            s.copy_from(start)
            apply(s, self.tables, viewer, action)
            self.forget()
            self.play_on(s)
            self.scorer.score(s, self.tables)
            best = -1000
            for p in range(s.f.players):
                if p != viewer and parts[p * L.PARTS + L.S_TOTAL] > best:
                    best = parts[p * L.PARTS + L.S_TOTAL]
            won = parts[viewer * L.PARTS + L.S_RANK] == 1
            results.append(
                (1 / self.winners() if won else 0.0, parts[viewer * L.PARTS + L.S_TOTAL] - best)
            )
        return results
