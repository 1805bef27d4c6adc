"""What a bot is: something that decides from a view, never from the hidden state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Protocol

from whistlestop.bots.budget import Budget
from whistlestop.game import GameError, Move, Score, View


class BotFailed(GameError):
    """A bot did not do what it must: its game cannot go on."""


class Bot(Protocol):
    """A player made of code, for one seat in one game.

    Same view, same randomness and same iterations: same decision. A bot may also have a method
    `over(scores)`, which is called when its game has ended, and a method `close()`, which is
    called after that, and also when the game is given up.
    """

    def decide(self, view: View, random: Random, budget: Budget) -> Move | int:
        """One legal move of the viewer, as a move or as its integer."""
        ...


def dismiss(bots: Iterable[Bot], scores: Sequence[Score] | None = None) -> None:
    """The game has ended, with these scores, or is given up: the bots are needed no more."""
    with ExitStack() as stack:  # one that fails at it must not keep the others from tidying up
        for bot in bots:
            close, over = getattr(bot, "close", None), getattr(bot, "over", None)
            if callable(close):
                stack.callback(_tell, bot, close)
            if callable(over) and scores is not None:
                stack.callback(_tell, bot, over, scores)


def _tell(bot: Bot, method: Callable[..., object], *words: object) -> None:
    try:
        method(*words)
    except Exception as error:  # whatever other people's code may raise
        what = f"{type(error).__name__}: {error}"
        raise BotFailed(f"a bot ({type(bot).__name__}) failed after its game: {what}") from error
