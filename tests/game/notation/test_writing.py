"""Moves as text: the text of every legal move reads back as the same move."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.situations import BOARDS, TABLES, phase, played, position, random_game
from whistlestop.game import Game

PAYING = ("pay", "substitute", "variant", "give", "surcharge")
"""Phases in which an integer can mean different things; the others are only sampled."""


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=5)
@given(players=st.integers(2, 3), seed=st.integers(0, 2**32))
def test_every_legal_move_reads_back_as_written(board: str, players: int, seed: int) -> None:
    """Including the steps of payments, where integers mean different things."""
    for game in random_game(board, players, seed, 400):
        for player in sorted(game.to_act):
            for move in game.legal_moves(player)[:: 1 if phase(game) in PAYING else 7]:
                assert game.parse(move.text, player) == move, move.text


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=4)
@given(players=st.integers(2, 3), seed=st.integers(0, 2**32))
def test_a_game_played_by_text_is_the_same_game(board: str, players: int, seed: int) -> None:
    """A text plays exactly the move it was written for."""
    game = played(board, players, seed, 400)
    again, by_words = (Game.new(TABLES[board], players, seed) for _ in range(2))
    for player, action in game.moves:
        by_words.play(again.play(action, player).text, player)
    assert by_words.moves == game.moves
    assert by_words.to_bytes() == game.to_bytes()


@pytest.mark.parametrize(
    ("board", "table", "p0", "moves", "written"),
    [
        ("europe", "", "", "", {"draw", "tickets"}),
        ("europe", "row red blue blue wild wild", "", "", {"take red", "take blue", "take wild"}),
        ("great-lakes", "", "", "", {"draw train", "draw ship"}),
        ("great-lakes", "", "trains 27;ships 23", "", {"exchange 2 trains", "exchange 6 ships"}),
        ("europe", "", "hand 3 black", "", {"claim brest-paris", "station paris"}),
        (
            "europe",
            "",
            "hand 2 black 2 wild",
            "claim brest-paris",
            {"pay 2 black 1 wild", "pay 1 black 2 wild"},
        ),
        ("europe", "", "hand 2 wild", "claim athina-smyrna", {"pay 2 wild"}),
        (
            "europe",
            "deck train yellow red red",
            "hand 2 yellow 1 wild",
            "claim munchen-zurich;pay 2 yellow",
            {"pay 1 wild", "refuse"},
        ),
        (
            "great-lakes",
            "row red red red red-ship red-ship red-ship",
            "",
            "take red",
            {"refill train", "refill ship"},
        ),
        (
            "great-lakes",
            "",
            "hand 3 yellow 1 yellow-harbour",
            "claim duluth-eau-claire;pay yellow",
            {"pay 3 yellow", "pay 2 yellow 1 yellow-harbour"},
        ),
        (
            "great-lakes",
            "",
            "hand 1 purple-ship 2 purple-double-ship",
            "claim chicago-muskegon;pay purple",
            {"pay 1 purple-ship 1 purple-double-ship", "pay 2 purple-double-ship"},
        ),
        (
            "nordic",
            "",
            "hand 4 red 6 blue 1 wild",
            "claim mo-i-rana-trondheim-red",
            {"pay red", "pay red with 1 wild"},
        ),
        (
            "nordic",
            "",
            "hand 4 red 6 blue 1 wild",
            "claim mo-i-rana-trondheim-red;pay red with 1 wild",
            {"substitute 1", "substitute 2"},
        ),
        (
            "nordic",
            "",
            "hand 1 red 3 blue 3 green",
            "claim alborg-goteborg;pay red",
            {"give blue", "give green"},
        ),
        ("nordic", "", "hand 6 blue", "claim alborg-goteborg", {"pay blue", "pay cards"}),
        (
            "iberia",
            "festivals 1 madrid 2 valladolid",
            "hand 2 red",
            "claim madrid-valladolid 2 red",
            {"festival madrid", "festival valladolid"},
        ),
        ("great-lakes", "phase pieces", "", "", {"pieces 27 trains 23 ships"}),
    ],
)
def test_the_text_of_moves(board: str, table: str, p0: str, moves: str, written: set[str]) -> None:
    """EU-8, GL-3, GL-6, GL-9, GL-12, IB-8, NO-5: everything there is to choose has a text."""
    game = position(board, table, p0=p0)
    for move in filter(None, moves.split(";")):
        game.play(move)
    assert written <= {move.text for move in game.legal_moves(0)}


def test_the_set_is_written_without_the_substitutes() -> None:
    """NO-7: on a board with two card types per colour, the player makes both choices."""
    hand = "hand 2 red 2 red-harbour 4 blue 4 green"
    game = position("everything", p0=hand)
    game.play("claim oak-pine")
    game.play("pay red")
    game.play("substitute 1")
    texts = {move.text for move in game.legal_moves()}
    assert texts == {"pay 2 red 1 red-harbour", "pay 1 red 2 red-harbour"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("claim brest-paris", "claim brest-paris"),
        ("pay 3 red", "pay red"),
        ("pay 2 red 1 wild", "pay red with 1 wild"),
        ("pay 1 wild", "pay cards with 1 wild"),
        ("substitute 3", "substitute 3"),
        ("give red", "give red"),
        ("pass", "pass"),
    ],
)
def test_an_illegal_move_has_text_too(text: str, words: str) -> None:
    assert position("europe", p0="hand").parse(text).text == words
