"""Flat Monte Carlo search: every option is rolled out on the same determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from random import Random
from time import perf_counter

from whistlestop.bots.budget import Budget
from whistlestop.bots.learned.belief_model import BeliefModel
from whistlestop.bots.learned.value import Value
from whistlestop.bots.learned.worth import point_worth
from whistlestop.bots.planner.shortlist import shortlist
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.bots.search.tools import SearchTools
from whistlestop.engine.state import State
from whistlestop.game import View

SAMPLES_PER_DEAL = 4
"""How many determinizations may grow out of one deal of the tickets. Not more, because some deals
can't be reached from each other."""
PRUNE_INTERVAL = 6
"""How many determinizations to run between dropping options that have fallen behind."""
FAR_BEHIND = 2.5
"""In standard errors."""
DOUBT = 1.0
"""How many standard errors an option must lead the planner's own choice by: with few games, most
of a lead is luck."""


@dataclass(slots=True)
class Option:
    """One action, and how the games that started with it went."""

    action: int
    shares: list[float] = field(default_factory=list)
    """The share of the win in each game: 1 for a sole win, 1/2 shared with one other, 0 lost."""
    margins: list[float] = field(default_factory=list)
    """Points ahead of the best opponent."""

    @property
    def chance(self) -> float:
        """The estimated chance of winning."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0

    @property
    def margin(self) -> float:
        """The mean margin."""
        return sum(self.margins) / len(self.margins) if self.margins else 0.0


class Search:
    """Looks for the action that wins most often, starting from what a planner would do."""

    def __init__(
        self,
        view: View,
        value: Value | None = None,
        turns: int = 0,
        *,
        belief: BeliefModel | None = None,
        tools: SearchTools | None = None,
    ) -> None:
        """With a value, rollouts last for that many turns, and the value judges what follows.

        `belief` says which tickets the others may hold: see `belief_for`. Without `tools`, it makes
        its own.
        """
        assert view.viewer is not None, "a spectator has nothing to decide"
        self.view = view
        self.viewer = view.viewer
        self.value, self.turns = value, turns
        tools = tools or SearchTools.of(view.tables, view.players)
        self.planners, self.rollout = tools.planners, tools.rollout
        self.determinizer = Determinizer(
            view.tables, view.state, self.viewer, self.planners, belief, SAMPLES_PER_DEAL
        )

    def options(self) -> list[Option]:
        """The actions worth trying, the planner's choice first."""
        actions = list(self.view.legal_moves().actions)
        planner = self.planners[self.viewer]
        planner.reset()
        return [Option(action) for action in shortlist(planner, self.view.state, actions)]

    def run(
        self, random: Random, budget: Budget, options: list[Option], keep: Option | None = None
    ) -> list[Option]:
        """Try the options until one is left or the budget is spent; returns those still in play.

        All options are tried on the same determinizations, so that luck cancels out. An option to
        keep is never cut, and is tried until the budget is spent, because its chance is wanted too.
        """
        end = perf_counter() + (inf if budget.seconds is None else budget.seconds)
        games = inf if budget.iterations is None else budget.iterations
        alive = options
        while games >= len(alive) and perf_counter() < end and (len(alive) > 1 or keep):
            self.roll_out(random, alive)
            games -= len(alive)
            if len(alive[0].shares) % PRUNE_INTERVAL == 0:
                # The planner's own choice is rarely bad: a few unlucky games do not prove it wrong.
                good = [options[0], keep, *prune(alive, self.worths(alive))]
                alive = [o for o in alive if any(o is other for other in good)]
        return alive

    def roll_out(self, random: Random, options: list[Option]) -> None:
        """One more game for each option, all on the same determinization."""
        start = self.determinizer.sample(random)
        actions = [option.action for option in options]
        for option, (share, margin) in zip(options, self.results(start, actions), strict=True):
            option.shares.append(share)
            option.margins.append(margin)

    def results(self, start: State, actions: list[int]) -> Sequence[tuple[float, float]]:
        """The share or chance of a win, and the margin, after each action."""
        if self.value is None:
            return self.rollout.outcomes(start, self.viewer, actions)
        return self.rollout.prospects(start, self.viewer, actions, self.turns, self.value)

    def worths(self, options: list[Option]) -> list[list[float]]:
        """What each game is worth, by which options are compared."""
        if not options[0].shares:
            return [[] for _ in options]  # the budget was too small for a single game
        if self.value is None:
            return softened(options)
        return weighed(options, point_worth(self.view.board))


def best_of(
    alive: list[Option],
    favourite: Option,
    worths: list[list[float]],
    doubt: float = DOUBT,
    needed: float = 0.0,
) -> Option:
    """The option to choose; not the favourite only if another is clearly ahead of it.

    Clearly means by more than `doubt` standard errors and the least lead that is `needed`.
    """
    if len(alive) == 1 or not alive[0].shares:
        return alive[0]
    best, lead = alive[0], needed if alive[0] is favourite else 0.0
    for option, worth in zip(alive[1:], worths[1:], strict=True):
        ahead, error = paired_difference(worth, worths[0])
        if alive[0] is favourite:
            ahead -= doubt * error
        if ahead > lead:
            best, lead = option, ahead
    return best


def prune(alive: list[Option], worths: list[list[float]]) -> list[Option]:
    """The options that are not far behind the best."""
    top = max(worths, key=sum)
    kept = []
    for option, worth in zip(alive, worths, strict=True):
        behind, error = paired_difference(top, worth)
        if behind <= FAR_BEHIND * error:
            kept.append(option)
    return kept


def weighed(options: list[Option], point: float) -> list[list[float]]:
    """The chance to win after each rollout, and a little for the margin."""
    return [
        [
            share + point * margin
            for share, margin in zip(option.shares, option.margins, strict=True)
        ]
        for option in options
    ]


def softened(options: list[Option]) -> list[list[float]]:
    """How close each game was to being won, from 0 to 1: that says more than who won it.

    The transition is as wide as the spread of the margins, so it gets sharper towards the end.
    """
    margins = [margin for option in options for margin in option.margins]
    mean = sum(margins) / len(margins)
    spread = sqrt(sum((margin - mean) ** 2 for margin in margins) / len(margins))
    width = max(1.0, spread)
    return [
        [1 / (1 + exp(max(-50.0, min(50.0, -margin / width)))) for margin in option.margins]
        for option in options
    ]


def paired_difference(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of values from the same determinizations, and its standard error."""
    n = len(values)
    differences = [a - b for a, b in zip(values, others, strict=True)]
    mean = sum(differences) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in differences) / max(1, n - 1) / n)
