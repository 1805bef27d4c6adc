"""A finished game, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random

from whistlestop.analysis.accounts import Account, accounts
from whistlestop.analysis.accuracy import Accuracy, accuracy_of
from whistlestop.analysis.chances import known_value
from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.lessons import MOST as MOST_LESSONS
from whistlestop.analysis.lessons import Lesson, costliest, lessons
from whistlestop.analysis.outlook import outlook
from whistlestop.analysis.turning import TurningPoint, turning_points
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.game import Game, GameError, View
from whistlestop.game.notation.phrases import phrase

WORK = 4_000_000
"""How many trial moves a whole game may take: about a minute, less on small or trained boards."""
FEWEST, MOST = 50, 500
"""Limits on the number of games per decision."""

BEFORE_THE_FIRST_TURN = frozenset({"opening", "pieces", "draft", "draft-keep"})


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game."""

    game: Game
    decisions: tuple[Decision, ...]
    """Every move by the analysed players, including forced ones."""
    budget: Budget
    seed: int
    accounts: tuple[Account, ...] = ()
    """Luck and skill of the analysed players; empty if nothing was learned about the board."""

    @property
    def searched(self) -> list[Decision]:
        """The decisions that left the player a choice."""
        return [decision for decision in self.decisions if decision.outlook is not None]

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The costliest decisions, and those before which the chance changed the most."""
        return turning_points(self.decisions)

    def accuracy(self, player: int) -> Accuracy | None:
        """How accurately a player decided; None if none of the player's decisions were analysed."""
        mine = [decision for decision in self.searched if decision.player == player]
        return accuracy_of(self.game.board, self.game.players, mine)

    def lessons(self, player: int, most: int | None = MOST_LESSONS) -> tuple[Lesson, ...]:
        """The few decisions that a player can learn the most from, the costliest first.

        All mistakes, if `most` is None.
        """
        wanted = {decision.number for decision in costliest(self.decisions, player, most)}
        moves = recorded_moves(self.game, [player])
        views = {move.number: move.view for move in moves if move.number in wanted}
        return lessons(self.decisions, player, views, most)


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move in a record, and what the player knew when making it."""

    number: int
    view: View
    action: int

    @property
    def forced(self) -> bool:
        """Whether it was the only legal move."""
        return len(self.view.legal_moves()) == 1


def recorded_moves(game: Game, players: Collection[int]) -> Iterator[RecordedMove]:
    """The moves of these players, in order."""
    again = game.restarted()
    for number, (player, action) in enumerate(game.moves, 1):
        if player in players:
            yield RecordedMove(number, again.view(player), action)
        again.play(action, player)


def analyse(
    game: Game,
    budget: Budget = OWN_BUDGET,
    seed: int = 0,
    players: Collection[int] | None = None,
    progress: Callable[[int, int], None] = lambda done, all_: None,
) -> Analysis:
    """Look at each decision of a finished game as its player saw it.

    Without a budget, it tries as many games as fit into about a minute; on a trained board it takes
    seconds, because few decisions need them. A budget of iterations and the same seed give the same
    analysis on any machine.
    """
    if not game.over:
        raise GameError("the game is not over: only finished games can be analysed")
    found = list(recorded_moves(game, range(game.players) if players is None else players))
    choices = sum(not recorded.forced for recorded in found)
    if budget == OWN_BUDGET:
        budget = Budget(iterations=usual_games(game, choices))
    decisions, done = [], 0
    progress(done, choices)
    for recorded in found:
        decisions.append(_decision(recorded, budget, seed))
        done += not recorded.forced
        progress(done, choices)
    return Analysis(game, tuple(decisions), budget, seed, _accounts(game, seed, players))


def _accounts(game: Game, seed: int, players: Collection[int] | None) -> tuple[Account, ...]:
    if known_value(game.tables, game.players) is None:
        return ()
    return accounts(game, seed, players)


def usual_games(game: Game, choices: int) -> int:
    """How many rollouts per decision: the longer the game, the fewer there is time for."""
    return max(FEWEST, min(MOST, WORK // max(1, choices * game.move_count)))


def _decision(recorded: RecordedMove, budget: Budget, seed: int) -> Decision:
    view, action = recorded.view, recorded.action
    move = next(move for move in view.legal_moves() if move.action == action)
    # Each decision has its own dice, so it looks the same whichever others are analysed.
    random = Random(f"{seed}/{recorded.number}")
    found = None if recorded.forced else outlook(view, random, budget, action)
    return Decision(recorded.number, _turn(view), move, phrase(view, move), found)


def _turn(view: View) -> int:
    made = view.reader.turns
    return 0 if not made and view.phase in BEFORE_THE_FIRST_TURN else made + 1
