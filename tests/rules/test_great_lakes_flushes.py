"""Great Lakes: wilds, flushes, and decks that cannot supply a card."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.table import (
    discard,
    hand,
    phase,
    play,
    row,
    texts,
    turn,
)
from rules.test_great_lakes import DECKS, ROW, SHIP_CARDS, lake
from whistlestop.game import Game


def test_a_face_up_wild_is_the_only_card_of_the_turn() -> None:
    """GL-7, C5: the player still chooses which deck replaces it."""
    game = lake(f"row wild green black red-ship green-ship black-ship\n{DECKS}")
    play(game, "take wild")
    assert texts(game) == {"refill train", "refill ship"}
    play(game, "refill ship")
    assert (hand(game, 0), turn(game)) == ({"wild": 1}, 1)


@pytest.mark.parametrize(
    "table",
    [
        f"row red wild black red-ship green-ship black-ship\n{DECKS}",
        f"{ROW}\ndeck train wild white\ndeck ship white-ship",
    ],
    ids=["there before", "just turned up"],
)
def test_a_face_up_wild_is_never_the_second_card(table: str) -> None:
    """GL-7, C5"""
    game = lake(table)
    play(game, "take red", "refill train")
    assert "wild" in row(game)
    assert "take wild" not in texts(game)
    assert "draw train" in texts(game)


def test_a_wild_drawn_unseen_is_a_card_like_any_other() -> None:
    """GL-7, C5"""
    game = lake(f"{ROW}\ndeck train wild wild white\ndeck ship white-ship")
    play(game, "draw train", "draw train")
    assert hand(game, 0) == {"wild": 2}


def test_three_wilds_flush_the_row_and_three_cards_from_each_deck_are_dealt() -> None:
    """GL-7, C6"""
    game = lake(
        "row wild wild red red-ship green-ship black-ship\n"
        "deck train wild white purple yellow black\n"
        "deck ship white-ship purple-ship yellow-ship black-double-ship"
    )
    play(game, "take red", "refill train")
    assert row(game) == ["white", "purple", "yellow", "white-ship", "purple-ship", "yellow-ship"]
    assert discard(game) == {"wild": 3, "red-ship": 1, "green-ship": 1, "black-ship": 1}
    assert texts(game) >= {"take white", "draw ship"}
    assert turn(game) == 0


def test_a_flush_restores_an_even_mix() -> None:
    """GL-7: three cards from each deck, whatever the mix was."""
    game = lake(
        "row red-ship green-ship wild black-ship red-double-ship wild\n"
        "deck train wild white purple yellow black\n"
        "deck ship white-ship purple-ship yellow-ship black-double-ship"
    )
    play(game, "take red-ship", "refill train")
    assert Counter(row(game)) == Counter(
        ["white", "purple", "yellow", "white-ship", "purple-ship", "yellow-ship"]
    )


def test_a_flush_can_follow_a_flush() -> None:
    """GL-7, C6"""
    game = lake(
        "row wild wild red red-ship green-ship black-ship\n"
        "deck train wild wild wild wild white purple yellow\n"
        "deck ship white-ship purple-ship yellow-ship black-ship green-double-ship red-ship"
    )
    play(game, "take red", "refill train")
    assert row(game) == ["white", "purple", "yellow", "black-ship", "green-double-ship", "red-ship"]
    assert discard(game)["wild"] == 6


def test_the_flush_applies_during_set_up() -> None:
    """GL-7, C6: no game starts with three wilds in the row."""
    games = [Game.new("great-lakes", 2, seed=seed) for seed in range(400)]
    assert all(row(game).count("wild") < 3 for game in games)
    flushed = [game for game in games if discard(game)]
    assert flushed
    for game in flushed:
        assert discard(game)["wild"] == 3
        assert sum(card in SHIP_CARDS for card in row(game)) == 3


@pytest.mark.parametrize(
    ("left", "empty", "new"), [("train", "ship", "white"), ("ship", "train", "white-ship")]
)
def test_if_one_deck_has_no_cards_the_other_refills_the_row_without_asking(
    left: str, empty: str, new: str
) -> None:
    """GL-7"""
    game = lake(f"{ROW}\ndeck {left} {new} {new}\ndeck {empty}")
    play(game, "take green")
    assert phase(game) == "second-card"
    assert new in row(game)
    assert f"draw {empty}" not in texts(game)


def test_a_deck_with_a_discard_can_supply_a_card() -> None:
    """GL-7, C7"""
    game = lake(f"{ROW}\ndeck train white\ndeck ship\ndiscard 1 white-double-ship")
    play(game, "take green")
    assert texts(game) == {"refill train", "refill ship"}
    play(game, "refill ship")
    assert "white-double-ship" in row(game)


def test_after_a_flush_trains_fill_in_for_missing_ships() -> None:
    """GL-7: only two ships are not in hands."""
    game = lake(
        "row wild wild red white-ship yellow black\n"
        "deck train wild white purple yellow black green\n"
        "deck ship purple-ship"
    )
    play(game, "take red", "refill train")
    assert Counter(card in SHIP_CARDS for card in row(game)) == {False: 4, True: 2}
    assert row(game).count("wild") < 3


def test_with_both_decks_empty_the_gap_stays_empty() -> None:
    """GL-7, C7"""
    game = lake(f"{ROW}\ndeck train\ndeck ship")
    play(game, "take green")
    assert row(game) == ["red", None, "black", "red-ship", "green-ship", "black-ship"]
    assert phase(game) == "second-card"
    assert not {"draw train", "draw ship"} & texts(game)


def test_the_first_discard_fills_a_gap() -> None:
    """GL-7, C7: from either deck."""
    game = lake(
        "row red - black red-ship green-ship black-ship\ndeck train\ndeck ship",
        p0="hand 1 white-ship",
    )
    play(game, "claim chicago-milwaukee-white", "pay 1 white-ship")
    assert row(game) == ["red", "white-ship", "black", "red-ship", "green-ship", "black-ship"]
    assert discard(game) == {}


def test_no_flush_while_only_wilds_are_left_in_the_train_deck() -> None:
    """GL-7, C6: there are plenty of ships, but every new row would have three wilds."""
    game = lake(
        "row wild wild red white-ship purple-ship yellow-ship\n"
        "deck train wild wild wild wild\n"
        "deck ship black-ship black-ship green-ship green-ship red-ship red-ship"
    )
    play(game, "take red", "refill train")
    assert row(game)[:3] == ["wild", "wild", "wild"]
    assert discard(game) == {}
    assert turn(game) == 0


def test_one_coloured_train_card_is_enough_for_a_flush() -> None:
    """GL-7, C6: then a row with only two wilds is possible."""
    game = lake(
        "row wild wild red white-ship purple-ship yellow-ship\n"
        "deck train wild wild white wild\n"
        "deck ship black-ship black-ship green-ship green-ship red-ship red-ship"
    )
    play(game, "take red", "refill train")
    assert row(game).count("wild") == 2
    assert "white" in row(game)


def fewest_wilds(plain: int, wilds: int, ships_left: int) -> int:
    """The fewest wilds possible in a row dealt from these cards, ideally three from each deck."""
    places = min(6 - min(ships_left, 3), plain + wilds)
    return max(0, places - plain)


@settings(max_examples=100)
@given(
    others=st.lists(st.sampled_from(["black", "black-ship"]), min_size=3, max_size=3),
    train_cards=st.lists(st.sampled_from(["white", "wild"]), max_size=7),
    ship_cards=st.integers(0, 4),
    discarded=st.booleans(),
)
@example(["black"] * 3, ["wild"] * 3, 0, False)  # six train cards in the row: at least three wilds
@example(["black"] * 3, ["white", "wild"], 0, False)
def test_a_flush_happens_whenever_it_can_end(
    others: list[str], train_cards: list[str], ship_cards: int, discarded: bool
) -> None:
    """GL-7, C6: and never when it cannot. The game goes on in both cases."""
    ship_deck = ["red-ship"] * ship_cards
    if discarded:
        counts = Counter(train_cards + ship_deck).items()
        table = "deck train wild\ndeck ship\ndiscard " + " ".join(f"{n} {c}" for c, n in counts)
    else:
        table = f"deck train wild {' '.join(train_cards)}\ndeck ship {' '.join(ship_deck)}"
    game = lake(f"row wild wild red {' '.join(others)}\n{table}")
    before = discard(game)
    play(game, "take red")
    if phase(game) == "refill":
        play(game, "refill train")
    plain = others.count("black") + train_cards.count("white")
    wilds = 3 + train_cards.count("wild")
    if fewest_wilds(plain, wilds, others.count("black-ship") + ship_cards) < 3:
        assert row(game).count("wild") < 3
    else:
        assert row(game) == ["wild", "wild", "wild", *others]
        assert discard(game) == before
