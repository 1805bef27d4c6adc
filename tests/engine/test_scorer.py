"""A scorer can be read by name."""

from __future__ import annotations

import pytest

from proof.tables import ALL_PAIRS, tables_of
from whistlestop.engine.playout import Playout
from whistlestop.engine.score_reader import Part
from whistlestop.engine.scoring import Scorer
from whistlestop.game import Game


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_its_parts_are_those_of_the_friendly_scores(board: str, players: int) -> None:
    game = Game.new(tables_of(board), players, 3)
    Playout(game.tables, 5).finish(game.state)
    scorer = Scorer()
    scorer.score(game.state, game.tables)
    for score in game.scores():
        assert scorer.part(score.player, Part.TOTAL) == score.total
        assert scorer.part(score.player, Part.RANK) == score.rank
        assert scorer.part(score.player, Part.ROUTES) == score.parts["routes"]
        assert scorer.part(score.player, Part.TICKETS_DONE) == len(score.done)


@pytest.mark.parametrize(
    ("player", "part", "message"),
    [
        (-1, Part.TOTAL, "expected a player from 0 to 4, not -1"),
        (5, Part.TOTAL, "expected a player from 0 to 4, not 5"),
        (0, -1, "expected a part from 0 to 15, not -1"),
        (0, len(Part), "expected a part from 0 to 15, not 16"),
    ],
)
def test_what_it_does_not_have_is_refused(player: int, part: int, message: str) -> None:
    with pytest.raises(IndexError, match=message):
        Scorer().part(player, part)
