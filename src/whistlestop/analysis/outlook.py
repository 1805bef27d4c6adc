"""The outlook for a player: the options in one decision, with the chance of winning for each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt
from random import Random

from whistlestop.analysis.chances import known_value
from whistlestop.bots import Budget
from whistlestop.bots.learned.belief_model import belief_for
from whistlestop.bots.planner.easy import pieces_of
from whistlestop.bots.search.search import Option, Search, best_of
from whistlestop.game import Move, View
from whistlestop.game.notation.phrases import phrase

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""
CLEARLY = 1.5
"""How many half intervals an option must lead by. A game has hundreds of decisions, so one half
interval (5 %) would flag too many of them."""
FIRST = 0.6
"""The share of the budget spent on all options; the rest goes to the best and the favourite."""
TURNS, GUESSES = 2, 16
"""With a learned value: how many turns each option is played on, and with how many guesses."""
LEAD = 1 / 1500
"""How far the value must put an option ahead of the favourite, in chance of winning, for each of
the pieces that everyone starts with: on large boards it sees less far."""
SPREAD = 0.1
"""A standard deviation of the value between guesses, where there was time for one guess only."""
VALUE_ERROR = 0.02
"""How far the learned value may be off, on average: see bench/results/chances.md."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One option, and how the trial games that started with it went."""

    move: Move
    words: str
    chance: float
    """The estimated chance of winning; a shared win counts as its share."""
    error: float
    """How far off the chance may be: half the width of a 95 % interval."""
    margin: float
    """Points ahead of the best opponent, on average."""
    games: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """One decision, as it looks to the player who makes it."""

    prospects: tuple[Prospect, ...]
    """The best first, then the others by their chance."""
    sure: bool
    """Whether the best option leads the favourite by more than noise in the trial games."""
    lead: float = 0.0
    """How far the challenger was ahead of the favourite in the second trial: 0 without one, and
    negative if it fell behind."""
    doubt: float = 0.0
    """Half of the 95 % interval of the lead."""

    @property
    def best(self) -> Prospect:
        """The option to choose."""
        return self.prospects[0]

    @property
    def games(self) -> int:
        """The number of trial games over all options."""
        return sum(prospect.games for prospect in self.prospects)

    def of(self, action: int) -> Prospect:
        """The prospect of an action that was tried."""
        return next(p for p in self.prospects if p.move.action == action)


def outlook(
    view: View,
    random: Random,
    budget: Budget,
    played: int | None = None,
    others: Collection[int] | None = None,
) -> Outlook:
    """Try out the viewer's options, using only what the viewer knows.

    The action that was played is always among them and is the favourite. Another option is better
    only if it is well ahead, and still ahead when both are tried a second time: the best of many
    options was also the luckiest, so its first games alone would make every move look like a
    mistake. If nothing was played, the planner's choice is the favourite.

    On a trained board, the first look is short: a few turns, then the value. Games are played to
    the end only where the value puts another option ahead.

    `others` are the actions to compare with: by default, those that look promising.
    """
    belief, value = belief_for(view.board), known_value(view.tables, view.players)
    search = Search(view, value, TURNS, belief=belief)
    options = _options(search, played, others)
    favourite = options[0]
    first, second = _split(budget) if value is None else _quick(budget, len(options))
    alive = search.run(random, first, options, keep=favourite)
    if not favourite.shares:  # an estimate needs at least one game, however small the budget
        search.roll_out(random, options)
    needed = 0.0 if value is None else LEAD * pieces_of(view.board)
    challenger = best_of(alive, favourite, search.worths(alive), needed=needed)
    duel = [Option(favourite.action), Option(challenger.action)]
    if challenger is not favourite:
        # However good the value is, only games played to the end prove a mistake.
        games = Search(view, belief=belief)
        games.run(random, second, duel, keep=duel[0])
        if not duel[0].shares:
            games.roll_out(random, duel)
    elif value is None:
        search.run(random, second, alive, keep=favourite)
    leads = {option.action: _lead(option, favourite) for option in options}
    if challenger is not favourite:
        leads[challenger.action] = _lead(duel[1], duel[0])
        if value is None:
            for option, more in zip((favourite, challenger), duel, strict=True):
                option.shares += more.shares
                option.margins += more.margins
    lead, error = leads[challenger.action]
    best = challenger if lead > 0 else favourite
    moves = {move.action: move for move in view.legal_moves()}
    prospects = []
    for option in options:
        chance = min(1.0, max(0.0, favourite.chance + leads[option.action][0]))
        doubt = _error(option) if value is None else _spread(option)
        prospects.append(_prospect(view, moves[option.action], option, chance, doubt))
    prospects.sort(key=lambda p: (p.move.action != best.action, -p.chance, -p.margin))
    return Outlook(tuple(prospects), lead > CLEARLY * error > 0, lead, error)


def _options(search: Search, played: int | None, others: Collection[int] | None) -> list[Option]:
    """The options to try, the favourite first: the shortlist may have left it out."""
    options = search.options() if others is None else [Option(action) for action in others]
    if played is None:
        return options
    favourite = next((o for o in options if o.action == played), Option(played))
    return [favourite, *(option for option in options if option is not favourite)]


def _split(budget: Budget) -> tuple[Budget, Budget]:
    """One budget for trying all options, one for comparing two of them again."""
    seconds, games = budget.seconds, budget.iterations
    looks = None if games is None else max(1, round(FIRST * games))
    again = None if games is None or looks is None else max(1, games - looks)
    return (
        Budget(None if seconds is None else FIRST * seconds, looks),
        Budget(None if seconds is None else (1 - FIRST) * seconds, again),
    )


def _quick(budget: Budget, options: int) -> tuple[Budget, Budget]:
    """A short look at all options by the value; the whole budget where a mistake is in doubt."""
    games = GUESSES * options
    if budget.iterations is not None:
        games = min(games, budget.iterations)
    return Budget(budget.seconds, games), budget


def _prospect(view: View, move: Move, option: Option, chance: float, doubt: float) -> Prospect:
    games = len(option.shares)
    return Prospect(move, phrase(view, move), chance, doubt, option.margin, games)


def _spread(option: Option) -> float:
    """The spread of the values after each guess, and how far the value itself may be off."""
    n = len(option.shares)
    mean = option.chance
    variance = sum((share - mean) ** 2 for share in option.shares) / (n - 1) if n > 1 else SPREAD**2
    return VALUE_ERROR + CONFIDENCE * sqrt(variance / n)


def _error(option: Option) -> float:
    """By Agresti and Coull, which leaves some doubt even when a few games all ended alike."""
    n = len(option.shares) + 4
    share = (sum(option.shares) + 2) / n
    return CONFIDENCE * sqrt(share * (1 - share) / n)


def _lead(option: Option, favourite: Option) -> tuple[float, float]:
    """The lead over the determinizations both were tried on, and half of its 95 % interval.

    An option that was cut early saw only the first determinizations, which may have been lucky.
    """
    if option is favourite:
        return 0.0, 0.0
    differences = [a - b for a, b in zip(option.shares, favourite.shares, strict=False)]
    n = len(differences)
    mean = sum(differences) / n
    # As if one more game had been won and one lost, for the same reason as above.
    variance = (sum((x - mean) ** 2 for x in differences) + 2) / (n + 1)
    return mean, CONFIDENCE * sqrt(variance / (n + 2))
