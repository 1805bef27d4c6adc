"""The bot protocol: a bot decides from a view, never from the hidden state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from operator import index
from random import Random
from typing import Protocol

from whistlestop.bots.budget import Budget
from whistlestop.game import GameError, Move, Score, View


class BotFailed(GameError):
    """A bot misbehaved, and its game cannot go on."""


class Bot(Protocol):
    """A player made of code, for one seat in one game.

    The same view, randomness and iterations lead to the same decision. A bot may have more methods:
    `happened(news)` is called before each decision, with what its player saw since the last one;
    `over(scores)` when its game ends; and `close()` after that, or when the game is abandoned.
    """

    def decide(self, view: View, random: Random, budget: Budget) -> Move | int:
        """Choose one of the viewer's legal moves.

        A `Move` knows its player. An integer is accepted too, wherever bots play.
        """
        ...


def action_of(answer: Move | int) -> int:
    """The integer of what a bot answered. Third-party bots may answer anything."""
    try:
        return index(answer)
    except TypeError:
        raise BotFailed(
            f"expected decide() to return a Move or an action number, not {answer!r:.60}"
        ) from None


def dismiss(bots: Iterable[Bot], scores: Sequence[Score] | None = None) -> None:
    """Release the bots: the game has ended with these scores, or was abandoned."""
    with ExitStack() as stack:  # one failing bot must not stop the others from cleaning up
        for bot in bots:
            close, over = getattr(bot, "close", None), getattr(bot, "over", None)
            if callable(close):
                stack.callback(_tell, bot, close)
            if callable(over) and scores is not None:
                stack.callback(_tell, bot, over, scores)


def _tell(bot: Bot, method: Callable[..., object], *words: object) -> None:
    try:
        method(*words)
    except Exception as error:  # third-party code may raise anything
        what = f"{type(error).__name__}: {error}"
        raise BotFailed(f"a bot ({type(bot).__name__}) failed after its game: {what}") from error
