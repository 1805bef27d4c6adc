"""Moves as values, and the list of legal moves."""

from __future__ import annotations

from game.situations import position
from whistlestop.game import Game, LegalMoves, Move


def test_a_move_is_an_integer_and_a_text() -> None:
    move = position("europe", p0="hand 3 black").parse("claim brest-paris")
    assert str(move) == move.text == "claim brest-paris"
    assert int(move) == move.action
    assert list(range(2000))[move] == move.action
    assert repr(move) == f"<Move {move.action} of player 0: claim brest-paris>"


def test_moves_are_equal_if_their_players_and_actions_are() -> None:
    game = position("europe")
    assert game.parse("draw") == game.parse("DRAW")
    assert len({game.parse("draw"), game.parse(" draw ")}) == 1
    assert game.parse("draw") != game.parse("pass")
    assert game.parse("draw", 0) != game.parse("draw", 1)
    assert game.parse("draw") != "draw"


def test_a_move_can_be_played_as_value_integer_or_text() -> None:
    played = []
    for kind in (Move, int, str):
        game = position("europe", p0="hand 3 black")
        move = game.parse("claim brest-paris")
        made = game.play(move if kind is Move else kind(move))
        assert made == move
        played.append((made.text, game.to_bytes(), game.moves))
    assert played[0] == played[1] == played[2]


def test_a_move_keeps_its_text_when_the_game_goes_on() -> None:
    """The integers of payments and offers mean different things at different moments."""
    game = position("europe")
    game.play("tickets")
    move = game.legal_moves()[0]
    words = move.text
    fresh = game.legal_moves()[0]
    game.play(fresh)
    assert move.text == fresh.text == words


def test_legal_moves_are_a_sequence() -> None:
    game = position("europe", "row red red blue wild wild", p0="hand 3 black")
    moves = game.legal_moves()
    assert isinstance(moves, LegalMoves)
    assert len(moves) == len(list(moves)) > 5
    assert moves[0] == next(iter(moves))
    assert moves[-1] == list(moves)[-1]
    assert moves[1:3] == list(moves)[1:3]
    assert "claim brest-paris" in str(moves)


def test_legal_moves_can_be_tested_for_membership() -> None:
    game = position("europe", "row red red blue wild wild", p0="hand 3 black")
    moves = game.legal_moves()
    claim = game.parse("claim brest-paris")
    assert claim in moves
    assert int(claim) in moves
    assert "Claim  brest-paris" in moves
    assert "claim dieppe-paris" not in moves
    assert game.parse("claim brest-paris", 1) not in moves
    assert None not in moves


def test_the_mask_has_an_entry_for_every_action() -> None:
    game = Game.new("europe", 2, seed=1)
    moves = game.legal_moves(0)
    mask = moves.mask()
    assert sorted(int(move) for move in moves) == [int(i) for i in mask.nonzero()[0]]


def test_a_player_who_is_not_to_act_has_no_moves() -> None:
    """C1."""
    assert len(position("europe").legal_moves(1)) == 0
