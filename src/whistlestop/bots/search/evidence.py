"""Two kinds of evidence for a move: the value a few turns later, and games played to the end.

The value is precise, because luck hardly touches it, but it misjudges some positions. Games to the
end don't misjudge, but need many samples. Each game is also valued on its way, so what it adds is
the difference between its end and that value: the value is a control variate. How much this
correction counts depends on how precise it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, hypot, inf, sqrt
from random import Random
from statistics import pstdev
from time import perf_counter

from whistlestop.bots.learned.worth import needed_lead, point_worth
from whistlestop.bots.planner.easy import pieces_of
from whistlestop.bots.search.search import Option, Search, paired_difference

MISJUDGED = 1 / 1000
"""How far the value is typically off when it compares two options, times those pieces."""
STEEPER = 1.6
"""How much steeper a chance of winning is than a softened result."""
LIKELY = 2.0
"""Options stay in play if they may be the best, within this many standard errors."""
INTERVAL = 4
"""How many determinizations to value between dropping options."""
MOST = 5
"""How many options stay in play after the first time."""


@dataclass(slots=True)
class Evidence:
    """What is known about one option."""

    option: Option
    values: list[float] = field(default_factory=list)
    """What it is worth after a few turns, on each determinization."""
    early: list[float] = field(default_factory=list)
    """The same on the way of each whole game."""
    margins: list[float] = field(default_factory=list)
    """How each whole game ended."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How far an option is ahead of the planner's choice, in chances of winning."""

    mean: float
    error: float
    """From sampling."""
    unsettled: float
    """How far the value may still be off after all games."""


class Weighing:
    """Compares the options of one decision, the planner's choice first."""

    def __init__(self, search: Search, options: list[Option]) -> None:
        assert search.value is not None, "expected a search with a value"
        pieces = pieces_of(search.view.board)
        self.search = search
        self.value = search.value
        self.point = point_worth(search.view.board)
        self.misjudged = MISJUDGED * pieces
        self.needed = needed_lead(search.view.board)
        self.alive = [Evidence(option) for option in options]

    def look_ahead(
        self, random: Random, rollouts: float, games_follow: bool = False, end: float = inf
    ) -> float:
        """Value the options a few turns ahead; returns how many rollouts are left.

        `end` is when time runs out, by `perf_counter`.
        """
        while 1 < len(self.alive) <= rollouts and perf_counter() < end:
            start = self.search.determinizer.sample(random)
            found = self.search.results(start, self._actions())
            for each, (chance, margin) in zip(self.alive, found, strict=True):
                each.values.append(chance + self.point * margin)
            rollouts -= len(self.alive)
            if len(self.alive[0].values) % INTERVAL == 0:
                self.drop(games_follow)
        return rollouts

    def play(self, random: Random) -> None:
        """Play one more game to the end for every option, all on the same determinization."""
        search = self.search
        start = search.determinizer.sample(random)
        found = search.rollout.stages(
            start, search.viewer, self._actions(), search.turns, self.value
        )
        for each, (chance, margin, end) in zip(self.alive, found, strict=True):
            each.early.append(chance + self.point * margin)
            each.margins.append(end)

    def drop(self, games_follow: bool) -> None:
        """Drop the options that are hardly the best; the planner's choice stays."""
        leads = self.leads()
        best = max(lead.mean for lead in leads)

        def slack(lead: Lead) -> float:
            return LIKELY * hypot(lead.error, lead.unsettled if games_follow else 0.0)

        good = [i for i, lead in enumerate(leads) if i and lead.mean + slack(lead) >= best]
        good = sorted(good, key=lambda i: -leads[i].mean)[: MOST - 1]
        self.alive = [self.alive[i] for i in (0, *sorted(good))]

    def leads(self) -> list[Lead]:
        """How far each option in play is ahead of the first."""
        first, *others = zip(self.alive, self._corrections(), strict=True)
        return [Lead(0.0, 0.0, 0.0), *(self._lead(each, first) for each in others)]

    def best(self) -> Option:
        """The option to choose: not the planner's if another is ahead by enough."""
        best, most = self.alive[0], 0.0
        for each, lead in zip(self.alive, self.leads(), strict=True):
            surplus = lead.mean - self.needed * lead.unsettled / self.misjudged
            if surplus > most:
                best, most = each, surplus
        return best.option

    def _lead(
        self, each: tuple[Evidence, list[float]], first: tuple[Evidence, list[float]]
    ) -> Lead:
        (mine, corrections), (other, others) = each, first
        if not mine.values:
            return Lead(0.0, self.misjudged, self.misjudged)
        ahead, error = paired_difference(mine.values, other.values)
        if len(corrections) < 2:
            return Lead(ahead, error, self.misjudged)
        more, noise = paired_difference(corrections, others)
        trust = self.misjudged**2 / (self.misjudged**2 + max(noise**2, 1e-6))
        return Lead(ahead + trust * more, error, self.misjudged * sqrt(1 - trust))

    def _corrections(self) -> list[list[float]]:
        """For each option and game, how much better it ended than it was valued on its way."""
        margins = [margin for each in self.alive for margin in each.margins]
        width = max(1.0, pstdev(margins)) if margins else 1.0
        return [
            [
                STEEPER * softened(margin / width) - early
                for margin, early in zip(each.margins, each.early, strict=True)
            ]
            for each in self.alive
        ]

    def _actions(self) -> list[int]:
        return [each.option.action for each in self.alive]


def softened(margin: float) -> float:
    """How close a game was to being won, from 0 to 1."""
    return 1 / (1 + exp(max(-50.0, min(50.0, -margin))))
