"""Flat Monte Carlo search: every option is rolled out on the same determinizations."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, inf, sqrt
from random import Random
from time import perf_counter

from whistlestop.bots.budget import Budget
from whistlestop.bots.planner.shortlist import shortlist
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.bots.search.rollout import Rollout
from whistlestop.game import View

BETWEEN_CUTS = 6
"""Determinizations after which the options that have fallen behind are left out."""
FAR_BEHIND = 2.5
"""Standard errors."""
DOUBT = 1.0
"""Standard errors by which an option must lead the planner's own choice: with few games, most of
a lead is luck."""


@dataclass(slots=True)
class Option:
    """One action, and how the games went that began with it."""

    action: int
    shares: list[float] = field(default_factory=list)
    """Of the win, game by game: 1 alone, 1/2 with one other, 0 lost."""
    margins: list[int] = field(default_factory=list)
    """Points above the best of the others."""

    @property
    def chance(self) -> float:
        """The estimated chance to win."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0

    @property
    def margin(self) -> float:
        """The mean of the margins."""
        return sum(self.margins) / len(self.margins) if self.margins else 0.0


class Search:
    """Looks for the action that wins most often, beginning with what a planner would do."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "a spectator has nothing to decide"
        self.view = view
        self.viewer = view.viewer
        weights = weights_for(view.board, view.players)
        self.rollout = Rollout([PlannerState(view.tables, p, weights) for p in range(view.players)])
        self.determinizer = Determinizer(
            view.tables, view.state, self.viewer, self.rollout.planners
        )

    def options(self) -> list[Option]:
        """The actions worth trying, the planner's first."""
        actions = list(self.view.legal_moves().actions)
        planner = self.rollout.planners[self.viewer]
        planner.reset()
        return [Option(action) for action in shortlist(planner, self.view.state, actions)]

    def run(
        self, random: Random, budget: Budget, options: list[Option], keep: Option | None = None
    ) -> list[Option]:
        """Try the options until one is left or the budget is spent; those still in question.

        All options are tried on the same determinizations, so that luck cancels. An option to
        keep is never cut, and is tried until the budget is spent: its chance is wanted too.
        """
        end = perf_counter() + (inf if budget.seconds is None else budget.seconds)
        games = inf if budget.iterations is None else budget.iterations
        alive = options
        while games >= len(alive) and perf_counter() < end and (len(alive) > 1 or keep):
            self.try_once(random, alive)
            games -= len(alive)
            if len(alive[0].shares) % BETWEEN_CUTS == 0:
                # The planner's own choice is seldom bad: a few unlucky games do not prove it.
                good = [options[0], keep, *cut(alive)]
                alive = [o for o in alive if any(o is other for other in good)]
        return alive

    def try_once(self, random: Random, options: list[Option]) -> None:
        """One more game for each option, all on the same determinization."""
        start = self.determinizer.sample(random)
        actions = [option.action for option in options]
        results = self.rollout.outcomes(start, self.viewer, actions)
        for option, (share, margin) in zip(options, results, strict=True):
            option.shares.append(share)
            option.margins.append(margin)


def best_of(alive: list[Option], favourite: Option) -> Option:
    """The option to take; another than the favourite only if it is clearly ahead of it."""
    if len(alive) == 1 or not alive[0].shares:
        return alive[0]
    worths = softened(alive)
    best, lead = alive[0], 0.0
    for option, worth in zip(alive[1:], worths[1:], strict=True):
        ahead, error = paired(worth, worths[0])
        if alive[0] is favourite:
            ahead -= DOUBT * error
        if ahead > lead:
            best, lead = option, ahead
    return best


def cut(alive: list[Option]) -> list[Option]:
    """The options that are not far behind the best."""
    worths = softened(alive)
    top = max(worths, key=sum)
    kept = []
    for option, worth in zip(alive, worths, strict=True):
        behind, error = paired(top, worth)
        if behind <= FAR_BEHIND * error:
            kept.append(option)
    return kept


def softened(options: list[Option]) -> list[list[float]]:
    """How near each game was to being won, from 0 to 1: that says more than who won it.

    The border is as wide as the margins spread, and so grows sharper towards the end.
    """
    margins = [margin for option in options for margin in option.margins]
    mean = sum(margins) / len(margins)
    spread = sqrt(sum((margin - mean) ** 2 for margin in margins) / len(margins))
    width = max(1.0, spread)
    return [
        [1 / (1 + exp(max(-50.0, min(50.0, -margin / width)))) for margin in option.margins]
        for option in options
    ]


def paired(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of values from the same determinizations, and its standard error."""
    n = len(values)
    differences = [a - b for a, b in zip(values, others, strict=True)]
    mean = sum(differences) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in differences) / max(1, n - 1) / n)
