"""A finished game, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random

from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.outlook import outlook
from whistlestop.analysis.turning import TurningPoint, turning_points
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.game import Game, GameError, View
from whistlestop.game.notation.phrases import phrase

WORK = 4_000_000
"""Moves of the games tried for a whole game: about a minute, less on small boards."""
FEWEST, MOST = 50, 500
"""Games for a decision."""

BEFORE_THE_FIRST_TURN = frozenset({"opening", "pieces", "draft", "draft-keep"})


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was found out about a game."""

    game: Game
    decisions: tuple[Decision, ...]
    """All moves of the players that were asked about, also those without a choice."""
    budget: Budget
    seed: int

    @property
    def searched(self) -> list[Decision]:
        """The decisions in which there was something to choose."""
        return [decision for decision in self.decisions if decision.outlook is not None]

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The decisions that cost most, and those before which the chance changed most."""
        return turning_points(self.decisions)


@dataclass(frozen=True, slots=True)
class Moment:
    """A move of a record, and what its player knew when it was made."""

    number: int
    view: View
    action: int

    @property
    def forced(self) -> bool:
        """Whether nothing else was possible."""
        return len(self.view.legal_moves()) == 1


def moments(game: Game, players: Collection[int]) -> Iterator[Moment]:
    """The moves of these players, one after the other."""
    again = game.restarted()
    for number, (player, action) in enumerate(game.moves, 1):
        if player in players:
            yield Moment(number, again.view(player), action)
        again.play(action, player)


def analyse(
    game: Game,
    budget: Budget = OWN_BUDGET,
    seed: int = 0,
    players: Collection[int] | None = None,
    progress: Callable[[int, int], None] = lambda done, all_: None,
) -> Analysis:
    """Look at each decision of a finished game as its player saw it.

    Without a budget so many games are tried that it takes about a minute. A budget of iterations
    and the same seed give the same analysis on any machine.
    """
    if not game.over:
        raise GameError("the game is not over: only finished games are analysed")
    found = list(moments(game, range(game.players) if players is None else players))
    choices = sum(not moment.forced for moment in found)
    if budget == OWN_BUDGET:
        budget = Budget(iterations=usual_games(game, choices))
    decisions, done = [], 0
    progress(done, choices)
    for moment in found:
        decisions.append(_decision(moment, budget, seed))
        done += not moment.forced
        progress(done, choices)
    return Analysis(game, tuple(decisions), budget, seed)


def usual_games(game: Game, choices: int) -> int:
    """Games for each of so many decisions: the longer a game, the longer is one of those."""
    return max(FEWEST, min(MOST, WORK // max(1, choices * game.move_count)))


def _decision(moment: Moment, budget: Budget, seed: int) -> Decision:
    view, action = moment.view, moment.action
    move = next(move for move in view.legal_moves() if move.action == action)
    # Each decision has dice of its own: it looks the same whichever others are analysed.
    random = Random(f"{seed}/{moment.number}")
    found = None if moment.forced else outlook(view, random, budget, action)
    return Decision(moment.number, _turn(view), move, phrase(view, move), found)


def _turn(view: View) -> int:
    made = view.reader.turns
    return 0 if not made and view.phase in BEFORE_THE_FIRST_TURN else made + 1
