"""Ratings over all games in a pool: who would beat whom, even if they never met."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from whistlestop.arena.games import GameResult


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on openskill's scale, where a newcomer has 25 ± 8.33."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A lower bound with 99.7 % confidence in the model: the figure to sort by."""
        return self.mu - 3 * self.sigma


def rate(games: Iterable[GameResult]) -> dict[str, Rating]:
    """Rate the bots by these games. Their order has a small influence.

    Uses the Plackett-Luce model for multiplayer games with ties. Bots do not learn, so nothing is
    added to their uncertainty from game to game (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Rating] = {}
    for game in games:
        before = [ratings.get(bot) or Rating(model.mu, model.sigma) for bot in game.seats]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after: list[list[PlackettLuceRating]] = model.rate(teams, ranks=[*map(float, game.ranks)])
        for bot in dict.fromkeys(game.seats):
            # A bot in several seats gets an update from each of them.
            moved = [after[i][0] for i, name in enumerate(game.seats) if name == bot]
            ratings[bot] = Rating(fmean(r.mu for r in moved), fmean(r.sigma for r in moved))
    return ratings
