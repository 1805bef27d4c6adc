"""Drawing cards: two, one after the other; face-up wilds; what happens when there are none.

Decks are written top card first.
"""

from __future__ import annotations

import pytest

from rules.table import deck, hand, options, phase, play, position, row, texts, turn

EMPTY = "row - - - - -\ndeck train"


# --- C3: two cards, with a replacement in between -----------------------------------------


def test_a_card_taken_from_the_row_is_replaced_at_once_in_its_place() -> None:
    """C3."""
    game = position(
        "europe", "row red blue green blue white\ndeck train yellow black", p0="hand", p1="hand"
    )
    play(game, "take green")
    assert row(game) == ["red", "blue", "yellow", "blue", "white"]
    assert deck(game) == ["black"]
    assert hand(game, 0) == {"green": 1}


def test_the_replacement_can_be_the_second_card() -> None:
    """C3."""
    game = position(
        "europe", "row red blue green blue white\ndeck train yellow black", p0="hand", p1="hand"
    )
    play(game, "take green", "take yellow")
    assert row(game) == ["red", "blue", "black", "blue", "white"]
    assert hand(game, 0) == {"green": 1, "yellow": 1}


def test_a_card_drawn_unseen_comes_from_the_top_and_leaves_the_row_alone() -> None:
    """C3."""
    game = position(
        "europe",
        "row red blue green blue white\ndeck train yellow black red",
        p0="hand",
        p1="hand",
    )
    play(game, "draw")
    assert hand(game, 0) == {"yellow": 1}
    assert row(game) == ["red", "blue", "green", "blue", "white"]
    assert deck(game) == ["black", "red"]


@pytest.mark.parametrize(
    ("moves", "drawn"),
    [
        (("draw", "draw"), {"yellow": 1, "black": 1}),
        (("draw", "take white"), {"yellow": 1, "white": 1}),
        (("take white", "draw"), {"white": 1, "black": 1}),
        (("take blue", "take blue"), {"blue": 2}),
    ],
)
def test_the_two_cards_can_come_from_row_and_deck(
    moves: tuple[str, ...], drawn: dict[str, int]
) -> None:
    """C3: each of them comes from the row or from the deck."""
    game = position(
        "europe",
        "row red blue green blue white\ndeck train yellow black red",
        p0="hand",
        p1="hand",
    )
    play(game, *moves)
    assert hand(game, 0) == drawn
    assert turn(game) == 1


@pytest.mark.parametrize("first", ["draw", "take red"])
def test_the_second_card_must_be_drawn_if_there_is_one(first: str) -> None:
    """C3: you cannot stop after one card, or do something else instead of the second."""
    game = position(
        "europe",
        "row red blue green blue white\ndeck train yellow black",
        p0="hand 12 orange",
        p1="hand",
    )
    play(game, first)
    left = (
        {"red", "blue", "green", "white"}
        if first == "draw"
        else {"yellow", "blue", "green", "white"}
    )
    assert texts(game) == {"draw", *(f"take {card}" for card in left)}


def test_two_equal_cards_in_the_row_are_one_move() -> None:
    """C3: only one of them is taken."""
    game = position("europe", "row blue blue blue blue white\ndeck train red", p0="hand", p1="hand")
    assert options(game, "take") == {"blue", "white"}
    play(game, "take blue")
    assert sorted(card or "" for card in row(game)) == ["blue", "blue", "blue", "red", "white"]


# --- C5: face-up wilds -----------------------------------------------------------------


@pytest.mark.parametrize("board", ["europe", "new-york"])
def test_a_face_up_wild_taken_first_is_the_only_card(board: str) -> None:
    """C5."""
    game = position(
        board, "row red wild green blue blue\ndeck train black red", p0="hand", p1="hand"
    )
    play(game, "take wild")
    assert hand(game, 0) == {"wild": 1}
    assert row(game) == ["red", "black", "green", "blue", "blue"]
    assert (turn(game), phase(game)) == (1, "main")


@pytest.mark.parametrize("board", ["europe", "new-york"])
@pytest.mark.parametrize("first", ["draw", "take red"])
def test_a_face_up_wild_cannot_be_the_second_card(board: str, first: str) -> None:
    """C5."""
    game = position(
        board, "row red wild green blue wild\ndeck train black red", p0="hand", p1="hand"
    )
    play(game, first)
    assert "take wild" not in texts(game)
    assert "take green" in texts(game)


@pytest.mark.parametrize("board", ["europe", "new-york"])
def test_a_wild_that_was_just_turned_up_cannot_be_the_second_card(board: str) -> None:
    """C5."""
    game = position(board, "row red red green blue blue\ndeck train wild red", p0="hand", p1="hand")
    play(game, "take green")
    assert row(game) == ["red", "red", "wild", "blue", "blue"]
    assert texts(game) == {"take red", "take blue", "draw"}


def test_a_wild_drawn_unseen_is_an_ordinary_card() -> None:
    """C5: as the first card it leaves you a second; as the second it is allowed."""
    game = position(
        "europe", "row red red green blue blue\ndeck train wild wild", p0="hand", p1="hand"
    )
    play(game, "draw")
    assert (turn(game), phase(game)) == (0, "second-card")
    play(game, "draw")
    assert hand(game, 0) == {"wild": 2}
    assert turn(game) == 1


def test_after_an_unseen_wild_the_second_card_can_be_any_face_up_card_but_a_wild() -> None:
    """C5."""
    game = position(
        "europe", "row red wild green blue blue\ndeck train wild black", p0="hand", p1="hand"
    )
    play(game, "draw")
    assert texts(game) == {"take red", "take green", "take blue", "draw"}


def test_the_wild_limit_lasts_one_turn() -> None:
    """C5: the next player may take the wild that could not be the second card."""
    game = position(
        "europe", "row red wild green blue blue\ndeck train black black", p0="hand", p1="hand"
    )
    play(game, "draw", "draw")
    assert "take wild" in texts(game, 1)


# --- C8: nothing to draw -----------------------------------------------------------------


def test_no_cards_can_be_drawn_when_all_are_in_hands() -> None:
    """C8."""
    game = position("europe", EMPTY, p0="hand 4 red", p1="hand 4 blue")
    verbs = {text.split()[0] for text in texts(game)}
    assert verbs == {"claim", "tickets", "station"}


def test_cards_can_be_drawn_when_only_the_discard_has_any() -> None:
    """C8, C7: the discard becomes the new deck."""
    game = position("europe", f"{EMPTY}\ndiscard 2 red", p0="hand", p1="hand")
    assert "draw" in texts(game)
    play(game, "draw", "draw")
    assert hand(game, 0) == {"red": 2}


def test_the_first_card_can_come_from_a_row_of_wilds() -> None:
    """C8, C5: a wild is allowed as the first card."""
    game = position(
        "europe", "row wild - - - -\ndeck train\nticket-deck", p0="hand", p1="hand 4 blue"
    )
    assert texts(game) == {"take wild"}
    play(game, "take wild")
    assert hand(game, 0) == {"wild": 1}
    assert turn(game) == 1


@pytest.mark.parametrize(
    ("table", "move", "drawn"),
    [
        ("row red - - - -\ndeck train", "take red", {"red": 1}),
        ("row red wild - - -\ndeck train", "take red", {"red": 1}),
        ("row red wild wild - -\ndeck train", "take red", {"red": 1}),
        ("row - - - - -\ndeck train red", "draw", {"red": 1}),
        ("row wild wild - - -\ndeck train red", "draw", {"red": 1}),
        ("row - - - - -\ndeck train\ndiscard 1 red", "draw", {"red": 1}),
        ("row red wild - - -\ndeck train wild", "take red", {"red": 1}),
    ],
)
def test_the_turn_ends_with_one_card_when_there_is_no_second(
    table: str, move: str, drawn: dict[str, int]
) -> None:
    """C8: nothing is left, or only face-up wilds (C5), even if one just filled the gap."""
    game = position("europe", table, p0="hand", p1="hand 4 blue")
    play(game, move)
    assert hand(game, 0) == drawn
    assert (turn(game), phase(game)) == (1, "main")


@pytest.mark.parametrize(
    "table",
    [
        "row red blue - - -\ndeck train",
        "row red - - - -\ndeck train blue",
        "row red - - - -\ndeck train\ndiscard 1 blue",
    ],
)
def test_a_second_card_can_be_drawn_if_exactly_one_is_left(table: str) -> None:
    """C8: the card that fills the gap, from deck or discard, can be the second."""
    game = position("europe", table, p0="hand", p1="hand 4 green")
    play(game, "take red")
    assert texts(game) == {"take blue"}
    play(game, "take blue")
    assert hand(game, 0) == {"red": 1, "blue": 1}
    assert row(game) == [None] * 5
