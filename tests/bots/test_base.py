"""What happens to bots when their game is over."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from whistlestop import Game, Score
from whistlestop.bots import BotFailed, action_of, dismiss
from whistlestop.bots.reference.random import RandomBot


class Polite(RandomBot):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def over(self, scores: Sequence[Score]) -> None:
        self.heard.append(scores)

    def close(self) -> None:
        self.heard.append("close")


class Sore(Polite):
    """A sore loser."""

    def over(self, scores: Sequence[Score]) -> None:
        raise KeyError("unfair")


def test_the_scores_come_first_and_only_when_there_are_any() -> None:
    scores = Game.new("new-york", 2, 1).scores()
    polite, given_up = Polite(), Polite()
    dismiss([polite, RandomBot()], scores)
    dismiss([given_up, RandomBot()])
    assert polite.heard == [scores, "close"]
    assert given_up.heard == ["close"]


def test_a_failing_bot_does_not_stop_the_others_from_cleaning_up() -> None:
    bots = [Polite(), Sore(), Polite()]
    scores = Game.new("new-york", 3, 1).scores()
    with pytest.raises(
        BotFailed, match=r"a bot \(Sore\) failed after its game: KeyError: 'unfair'"
    ):
        dismiss(bots, scores)
    assert [bot.heard for bot in bots] == [[scores, "close"], ["close"], [scores, "close"]]


@pytest.mark.parametrize("answer", [None, 2.0, "draw"])
def test_an_answer_that_is_not_a_move_is_refused(answer: object) -> None:
    with pytest.raises(BotFailed, match=f"a Move or an action number, not {answer!r}"):
        action_of(answer)  # type: ignore[arg-type]


def test_an_answer_is_a_move_or_its_integer() -> None:
    move = Game.new("europe", 2, 1).legal_moves(1)[2]
    assert action_of(move) == action_of(int(move)) == move.action
