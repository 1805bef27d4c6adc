"""Bots that listen hear what their player saw between two decisions, and nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from whistlestop.arena.games import Task, play
from whistlestop.boards import load
from whistlestop.bots import BOTS
from whistlestop.bots.news import News, Reporter, news_for
from whistlestop.bots.reference.random import RandomBot
from whistlestop.game import Game, extract_events


class Listening(RandomBot):
    """Keeps what it hears."""

    heard: list[list[News]]

    def __init__(self) -> None:
        self.heard = []

    def happened(self, news: Sequence[News]) -> None:
        self.heard.append(list(news))


@pytest.mark.parametrize("board", ["europe", "iberia", "great-lakes"])
def test_it_hears_everything_its_player_saw_once(board: str) -> None:
    game, bots = Game.new(board, 3, 2), [Listening() for _ in range(3)]
    reporter, dice = Reporter(game, bots), Random(2)
    while not game.over:
        for player in sorted(game.to_act):
            reporter.brief(bots[player], player)
            game.play(dice.choice(game.legal_moves(player)))
            reporter.follow()
    for player, bot in enumerate(bots):
        reporter.brief(bot, player)
        told = [item for news in bot.heard for item in news]
        assert told == news_for(player, extract_events(game))
        drawn = [item for item in told if item["kind"] == "draw"]
        assert all(("card" in item["facts"]) == (item["player"] == player) for item in drawn)
        assert drawn


def test_the_arena_tells_it_and_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task("new-york", load("new-york").digest, 1, 0, ("random", "greedy"))
    silent, made = play(task), []
    monkeypatch.setitem(BOTS, "random", lambda: made.append(Listening()) or made[-1])
    told = play(task)
    assert replace(told, seconds=()) == replace(silent, seconds=())
    [bot] = made
    assert len(bot.heard) == told.decisions[0]
    assert bot.heard[0] == []
    assert {item["player"] for news in bot.heard for item in news} >= {0, 1}
