"""The beginner's bot: it errs, but never absurdly."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.planner.easy import is_grave
from whistlestop.engine import actions as A
from whistlestop.engine import compiled
from whistlestop.game import Game

pytestmark = pytest.mark.skipif(not compiled(), reason="too many games for the interpreter")


@pytest.mark.parametrize("board", available())
def test_its_mistakes_are_small_ones(board: str) -> None:
    game, random, slips = Game.new(board, 2, 3), Random(1), 0
    easy = [make("easy"), make("easy")]
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            action = int(easy[player].decide(view, random, OWN_BUDGET))
            planned = int(make("planner").decide(view, Random(0), OWN_BUDGET))
            if action != planned:
                slips += 1
                # A planner with a memory may draw tickets where a fresh one would not.
                assert not is_grave(action) or is_grave(planned) or action in A.TICKETS
                if action in A.KEEP:
                    kept, better = (A.KEEP.argument(a).bit_count() for a in (action, planned))
                    assert kept <= better
            game.play(action, player)
    assert slips > 5


@pytest.mark.parametrize("board", available())
def test_it_scores_more_than_half_of_what_medium_does(board: str) -> None:
    scores = {"easy": 0, "medium": 0}
    for seed in range(40):
        names = ["easy", "medium"] if seed % 2 else ["medium", "easy"]
        game, bots = Game.new(board, 2, seed), [make(name) for name in names]
        random = Random(seed)
        while not game.over:
            for player in sorted(game.to_act):
                game.play(bots[player].decide(game.view(player), random, OWN_BUDGET), player)
        for name, score in zip(names, game.scores(), strict=True):
            scores[name] += score.total
    assert 0.5 * scores["medium"] < scores["easy"] < scores["medium"]
