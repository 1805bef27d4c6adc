"""What happened, in words: complete for the player, discreet for the others."""

from __future__ import annotations

import pytest

from boards.folders import EVERYTHING
from cli.driving import typed_game
from whistlestop.boards import available
from whistlestop.cli.saves import Seat
from whistlestop.cli.story import Narrator, sentences, tell_game
from whistlestop.game import Game

SEATS = [Seat("Anna", "greedy"), Seat("Bo", "random")]
NAMES = ["Anna", "Bo"]


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_every_game_can_be_told(board: str) -> None:
    events = tell_game(typed_game(board, 5, SEATS).game)
    lines = sentences(events, NAMES, all_known=True)
    assert all(line.endswith(".") for line in lines)
    assert any("Anna claims" in line for line in lines)


def test_secrets_stay_secret() -> None:
    """Kept tickets and unseen cards are told to their owner alone (C12)."""
    game = Game.new("europe", 2, 3, first=0)
    offers = [game.view(p).look.offer(p) for p in range(2)]
    for p in range(2):
        game.play(f"keep {offers[p][1]} {offers[p][2]}", p)
    game.play("draw", 0)
    events = tell_game(game)
    assert sentences(events, NAMES, 1)[0] == "Anna keeps 2 tickets."
    assert sentences(events, NAMES, 1)[-1] == "Anna draws an unseen card."
    drawn = sentences(events, NAMES, 0)[-1]
    assert drawn.startswith("Anna draws ")
    assert drawn.endswith(" unseen.")


def test_choices_made_together_are_told_together() -> None:
    """Before all have chosen nothing is told (C17)."""
    game = Game.new("europe", 2, 3)
    game.play(game.legal_moves(0)[0])
    assert tell_game(game) == []
    game.play(game.legal_moves(1)[0])
    assert [event.player for event in tell_game(game)] == [0, 1]


@pytest.mark.parametrize("board", ["europe", "great-lakes", EVERYTHING])
def test_a_narrator_can_go_on_from_any_moment(board: str) -> None:
    """Also from the middle of a payment, or while some have chosen and others not yet."""
    whole = typed_game(board, 5, SEATS).game
    expected = tell_game(whole)
    game = whole.restarted()
    for player, action in whole.moves:
        narrator = Narrator(game.board)
        told = tell_game(game, narrator)
        before = game.to_bytes()
        game.play(action, player)
        told += narrator.tell(before, player, action, game.to_bytes(), len(game.moves))
        assert told == expected[: len(told)]
    assert told == expected


def test_you_and_others() -> None:
    game = Game.new("europe", 2, 3, first=0)
    for p in range(2):
        game.play(game.legal_moves(p)[0])
    game.play(f"take {next(c for c in game.view(0).look.row if c != 'wild')}", 0)
    game.play("draw", 0)
    told = tell_game(game)[2:]
    assert sentences(told, ["You", "Bo"], 1)[0].startswith("You take ")
    assert ", then draws an unseen card." in sentences(told, NAMES, 1)[0]
