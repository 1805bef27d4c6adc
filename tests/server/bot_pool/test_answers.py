"""What a worker answers, without the pool around it."""

from __future__ import annotations

from analysis.positions import WINNING, last_turn
from whistlestop.server.bot_pool.answers import Answerer
from whistlestop.server.bot_pool.messages import Hint


def test_the_best_option_of_a_hint_has_its_reasons() -> None:
    view = last_turn().view(0)
    question = Hint("new-york", view.board.digest, 0, view.to_bytes(), 1.0)
    best, *others = Answerer({"new-york": "new-york"}).answer(question)
    assert best["text"] == WINNING
    assert best["reasons"][0]["kind"] == "completes"
    assert best["reasons"][0]["tickets"] == ["chelsea-wall-street"]
    assert all("reasons" not in other for other in others)
