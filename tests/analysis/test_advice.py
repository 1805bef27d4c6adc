"""Advice: what the planner would do, with a reason that holds."""

from __future__ import annotations

from random import Random

import pytest

from analysis.positions import WINNING, last_turn
from whistlestop.analysis import advice
from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game import Game, GameError
from whistlestop.game.position import read_position


@pytest.mark.parametrize("board", available())
def test_it_is_the_planners_choice_in_every_phase_and_legal(board: str) -> None:
    game, kinds = Game.new(board, 2, 5), set()
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            found = advice(view)
            legal = {move.text: move.action for move in view.legal_moves()}
            planned = int(make("planner").decide(view, Random(0), OWN_BUDGET))
            assert legal[found["move"]] == planned
            kinds.add(found["reason"]["kind"])
            game.play(found["move"], player)
    assert {"card", "deck", "ticket", "completes"} <= kinds


def test_it_names_the_ticket_that_a_claim_completes() -> None:
    found = advice(last_turn().view(0))
    assert found["move"] == WINNING
    assert found["reason"]["kind"] == "completes"
    assert found["reason"]["tickets"] == ["chelsea-wall-street"]
    assert found["pay"].startswith("pay ")


def test_two_face_up_cards_that_finish_a_ticket_are_taken() -> None:
    """The guide once advised a draw from the deck here."""
    game = read_position(
        "whistlestop position 1\nboard new-york\nturn 0\nrow green green red black orange\n"
        "player 0\nroutes chelsea-soho\ntickets chelsea-wall-street\nhand 1 black\n"
        "player 1\nhand 1 green\n",
        seed=1,
    )
    found = advice(game.view(0))
    assert found["move"].startswith("take ")
    assert found["reason"]["ticket"] == "chelsea-wall-street"
    assert found["reason"]["missing"] > 0


def test_it_depends_on_the_view_alone() -> None:
    """C12: whatever the hidden part is, the advice is the same."""
    game = Game.new("great-lakes", 3, 2)
    for _ in range(60):
        player = min(game.to_act)
        view = game.view(player)
        found = advice(view)
        assert advice(Game(view.tables, view.completed(Random(3))).view(player)) == found
        game.play(found["move"], player)


def test_there_is_none_for_someone_who_is_not_to_move() -> None:
    game = last_turn()
    with pytest.raises(GameError, match="nothing to advise"):
        advice(game.view(1))
