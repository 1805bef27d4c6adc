"""Another move at a decision of a finished game, and what it would have done.

It is judged by the view of the player who decided, as the analysis judges the move that was made.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from whistlestop.analysis.outlook import Prospect, outlook
from whistlestop.analysis.reasons import Reason, reasons
from whistlestop.bots import Budget
from whistlestop.game import Game, GameError, View

MOST_REASONS = 2
"""How many reasons to give."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A move that was made and one that was not, tried with the same guesses."""

    played: Prospect
    tried: Prospect
    sure: bool
    """Whether the other move is better by more than noise in the trial games."""
    reasons: tuple[Reason, ...]
    """What speaks for the other move, compared with the one that was made."""


def decision_at(game: Game, number: int) -> tuple[View, int]:
    """What a player knew before a move of the record, and the action that followed.

    Moves are counted from 1.
    """
    if not 1 <= number <= game.move_count:
        raise GameError(f"the game has {game.move_count} moves: there is no move {number}")
    then = game.restarted()
    for player, action in game.moves[: number - 1]:
        then.play(action, player)
    player, action = game.moves[number - 1]
    return then.view(player), action


def try_move(view: View, played: int, text: str, random: Random, budget: Budget) -> Trial:
    """Compare a move, given as text, with the one that was played."""
    legal = {move.text: move.action for move in view.legal_moves()}
    if text not in legal:
        raise GameError(f"expected one of the {len(legal)} moves that were legal, not '{text}'")
    tried = legal[text]
    found = outlook(view, random, budget, played, [tried])
    better = found.best.move.action == tried and found.sure
    why = () if tried == played else tuple(reasons(view, tried, played)[:MOST_REASONS])
    return Trial(found.of(played), found.of(tried), better, why)
