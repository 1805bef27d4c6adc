"""The face-up row: the flush at three wilds, reshuffles, and gaps that nothing can fill."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.table import (
    assert_complete,
    deck,
    discard,
    hand,
    look,
    options,
    phase,
    play,
    position,
    row,
    texts,
    turn,
)
from whistlestop.game import Game


def outside_hands(game: Game) -> Counter[str]:
    """Row, deck and discard together."""
    return (
        Counter(card for card in row(game) if card) + Counter(deck(game)) + Counter(discard(game))
    )


# --- C6: the flush ----------------------------------------------------------------------


@pytest.mark.parametrize("board", ["europe", "new-york"])
def test_the_third_wild_flushes_the_whole_row(board: str) -> None:
    """C6."""
    game = position(
        board,
        "row wild blue red wild green\ndeck train wild black black red blue green",
        p0="hand",
        p1="hand",
    )
    play(game, "take red")
    assert row(game) == ["black", "black", "red", "blue", "green"]
    assert discard(game) == {"wild": 3, "blue": 1, "green": 1}
    assert hand(game, 0) == {"red": 1}


def test_two_wilds_stay() -> None:
    """C6."""
    game = position(
        "europe",
        "row wild blue red white green\ndeck train wild black black red blue green",
        p0="hand",
        p1="hand",
    )
    play(game, "take red")
    assert row(game) == ["wild", "blue", "wild", "white", "green"]
    assert discard(game) == {}


def test_the_flush_comes_before_the_second_card() -> None:
    """C6, C3: the second card comes from the new row."""
    game = position(
        "europe",
        "row wild blue red wild green\ndeck train wild black black white orange purple yellow",
        p0="hand",
        p1="hand",
    )
    play(game, "take red")
    assert phase(game) == "second-card"
    assert options(game, "take") == {"black", "white", "orange", "purple"}
    play(game, "take orange")
    assert row(game) == ["black", "black", "white", "yellow", "purple"]


def test_the_second_card_can_cause_a_flush_too() -> None:
    """C6: the next player has the new row."""
    game = position(
        "europe",
        "row wild blue red wild green\ndeck train black wild white white blue blue green",
        p0="hand",
        p1="hand",
    )
    play(game, "draw", "take red")
    assert row(game) == ["white", "white", "blue", "blue", "green"]
    assert turn(game) == 1


def test_no_flush_when_a_wild_taken_is_replaced_by_a_wild() -> None:
    """C6, C5: two wilds before, two after."""
    game = position(
        "europe", "row wild blue red wild green\ndeck train wild black", p0="hand", p1="hand"
    )
    play(game, "take wild")
    assert row(game) == ["wild", "blue", "red", "wild", "green"]
    assert discard(game) == {}


def test_a_new_row_with_three_wilds_is_flushed_too() -> None:
    """C6: again and again if necessary."""
    game = position(
        "europe",
        """
        row wild blue red wild green
        deck train wild  wild red wild blue wild  green wild white wild wild  red red blue blue red
        """,
        p0="hand",
        p1="hand",
    )
    play(game, "take red")
    assert row(game) == ["red", "red", "blue", "blue", "red"]
    assert deck(game) == []
    assert discard(game) == {"wild": 9, "blue": 2, "green": 2, "red": 1, "white": 1}


def test_a_flush_that_empties_the_deck_continues_with_the_shuffled_discard() -> None:
    """C6, C7: the flushed cards are shuffled in."""
    game = position(
        "europe",
        "row wild blue red wild green\ndeck train wild black\ndiscard 9 yellow",
        p0="hand",
        p1="hand",
    )
    play(game, "take red")
    assert row(game)[0] == "black"
    assert None not in row(game)
    assert discard(game) == {}
    assert outside_hands(game) == Counter(wild=3, blue=1, green=1, black=1, yellow=9)
    assert row(game).count("wild") < 3


@pytest.mark.parametrize(("board", "players"), [("europe", 3), ("new-york", 4)])
def test_the_flush_applies_during_set_up(board: str, players: int) -> None:
    """C6, NY-1: no game starts with three face-up wilds, and some start with a flush."""
    flushes = Counter[int]()
    for seed in range(1500):
        game = Game.new(board, players, seed=seed)
        thrown = discard(game)
        assert row(game).count("wild") < 3
        assert None not in row(game)
        assert sum(thrown.values()) % 5 == 0
        flushes[sum(thrown.values()) // 5] += 1
        assert thrown.get("wild", 0) >= 3 * (sum(thrown.values()) // 5)
        if thrown:
            assert_complete(game)
    assert flushes[0] > 0
    assert flushes[1] > 0


def test_set_up_can_flush_twice() -> None:
    """C6, NY-1: some seeds of New York do it, where 8 of 44 cards are wild."""
    game = next(
        game
        for game in (Game.new("new-york", 2, seed=seed) for seed in range(20_000))
        if sum(discard(game).values()) == 10
    )
    assert discard(game)["wild"] >= 6
    assert row(game).count("wild") < 3
    assert_complete(game)


@pytest.mark.parametrize("others", ["- -", "red -", "red blue"])
def test_no_flush_while_fewer_than_three_ordinary_cards_are_left(others: str) -> None:
    """C6: row, deck and discard hold at most two cards that are not wild, so it could never end."""
    game = position(
        "europe",
        f"row wild wild green {others}\ndeck train wild wild wild",
        p0="hand",
        p1="hand 3 black",
    )
    play(game, "take green")
    assert row(game)[:3] == ["wild", "wild", "wild"]
    assert discard(game) == {}


def test_wilds_in_the_discard_do_not_make_a_flush_possible() -> None:
    """C6: only cards that are not wild count."""
    game = position(
        "europe",
        "row wild wild green red blue\ndeck train wild\ndiscard 9 wild",
        p0="hand",
        p1="hand 3 black",
    )
    play(game, "take green")
    assert row(game) == ["wild", "wild", "wild", "red", "blue"]


@pytest.mark.parametrize(
    ("deck_line", "discard_line"),
    [("wild white", ""), ("wild", "discard 1 white"), ("wild wild wild", "discard 1 white")],
)
@pytest.mark.parametrize("seed", range(8))
def test_with_three_ordinary_cards_left_the_row_is_flushed_until_it_has_them_all(
    deck_line: str, discard_line: str, seed: int
) -> None:
    """C6: only a row with all three of them can stay, wherever they were before."""
    game = position(
        "europe",
        f"row wild wild green red blue\ndeck train {deck_line}\n{discard_line}",
        p0="hand",
        p1="hand",
        seed=seed,
    )
    play(game, "take green")
    assert Counter(row(game)) == Counter(wild=2, red=1, blue=1, white=1)


def test_a_discard_that_makes_a_flush_possible_causes_it() -> None:
    """C6: three wilds stay while there are only two ordinary cards. A claim discards the third."""
    game = position(
        "europe",
        "row wild wild wild red blue\ndeck train\nticket-deck",
        p0="hand 1 purple",
        p1="hand",
    )
    play(game, "claim dieppe-paris", "pay 1 purple")
    assert Counter(row(game)) == Counter(wild=2, red=1, blue=1, purple=1)
    assert Counter(deck(game)) + Counter(discard(game)) == Counter(wild=1)


# --- C7: reshuffles ---------------------------------------------------------------------


def test_the_discard_becomes_the_new_deck_when_a_card_is_drawn() -> None:
    """C7."""
    game = position(
        "europe",
        "row red red blue blue green\ndeck train\ndiscard 3 yellow 2 wild",
        p0="hand",
        p1="hand",
    )
    play(game, "draw")
    assert discard(game) == {}
    assert Counter(deck(game)) + Counter(hand(game, 0)) == Counter(yellow=3, wild=2)
    assert len(deck(game)) == 4


def test_the_deck_can_run_out_between_the_two_cards() -> None:
    """C7: the second card comes from the shuffled discard."""
    game = position(
        "europe",
        "row red red blue blue green\ndeck train white\ndiscard 3 yellow",
        p0="hand",
        p1="hand",
    )
    play(game, "draw")
    assert (deck(game), discard(game)) == ([], {"yellow": 3})
    play(game, "draw")
    assert hand(game, 0) == {"white": 1, "yellow": 1}
    assert (deck(game), discard(game)) == (["yellow", "yellow"], {})


def test_the_discard_is_shuffled_to_fill_a_gap_in_the_row() -> None:
    """C7: a card taken from the row is replaced even if the deck is empty."""
    game = position(
        "europe",
        "row red red blue blue green\ndeck train\ndiscard 4 yellow",
        p0="hand",
        p1="hand",
    )
    play(game, "take green")
    assert row(game) == ["red", "red", "blue", "blue", "yellow"]
    assert (deck(game), discard(game)) == (["yellow"] * 3, {})


def test_the_discard_is_not_shuffled_until_a_card_is_needed() -> None:
    """C7: with a full row, the deck stays empty."""
    game = position(
        "europe",
        "row red red blue blue green\ndeck train white white\ndiscard 4 yellow",
        p0="hand",
        p1="hand",
    )
    play(game, "draw", "draw")
    assert (deck(game), discard(game)) == ([], {"yellow": 4})


def test_a_new_deck_is_shuffled() -> None:
    """C7: another seed puts the same discard in another order."""
    orders = set()
    for seed in range(12):
        game = position(
            "europe",
            "row red red blue blue green\ndeck train\ndiscard 6 yellow 6 white 6 black",
            p0="hand",
            p1="hand",
            seed=seed,
        )
        play(game, "draw", "draw")
        orders.add(tuple(deck(game)))
    assert len(orders) == 12


def test_a_gap_stays_empty_while_deck_and_discard_are_empty() -> None:
    """C7."""
    game = position("europe", "row red blue green red -\ndeck train", p0="hand", p1="hand 2 black")
    play(game, "take blue")
    assert row(game) == ["red", None, "green", "red", None]
    play(game, "take red")
    assert row(game).count(None) == 3
    play(game, "tickets", next(iter(sorted(texts(play(game.copy(), "tickets"))))))
    assert row(game).count(None) == 3


@pytest.mark.parametrize(
    ("moves", "filled"),
    [
        (("claim bucuresti-kyiv", "pay 4 black"), 4),
        (("claim danzig-warszawa", "pay 2 black"), 2),
        (("station roma", "pay 1 black"), 1),
    ],
)
def test_the_first_discard_fills_the_gaps_at_the_end_of_the_action(
    moves: tuple[str, ...], filled: int
) -> None:
    """C7: as many gaps as it has cards."""
    game = position("europe", "row red - - - -\ndeck train", p0="hand 4 black", p1="hand")
    play(game, moves[0])
    assert row(game) == ["red", None, None, None, None]
    play(game, moves[1])
    assert Counter(row(game)) == Counter({"red": 1, "black": filled, None: 4 - filled})
    assert (deck(game), discard(game)) == ([], {})
    assert turn(game) == 1


def test_cards_that_fill_no_gap_become_the_deck() -> None:
    """C7: the whole discard is shuffled."""
    game = position("europe", "row red blue red blue -\ndeck train", p0="hand 4 black", p1="hand")
    play(game, "claim bucuresti-kyiv", "pay 4 black")
    assert row(game) == ["red", "blue", "red", "blue", "black"]
    assert (deck(game), discard(game)) == (["black"] * 3, {})


def test_the_cards_paid_for_a_tunnel_fill_gaps_only_afterwards() -> None:
    """C7, EU-6: nothing can be revealed, so the tunnel succeeds; then its payment fills the row."""
    game = position("europe", "row red - - - -\ndeck train", p0="hand 2 yellow", p1="hand")
    play(game, "claim munchen-zurich", "pay 2 yellow")
    assert look(game).routes(0) == ["munchen-zurich"]
    assert Counter(row(game)) == Counter({"red": 1, "yellow": 2, None: 2})


def test_filling_a_gap_with_a_third_wild_causes_a_flush() -> None:
    """C6, C7: at the end of an action as at any other time."""
    game = position(
        "europe",
        "row wild wild red blue -\ndeck train",
        p0="hand 1 wild",
        p1="hand 1 black",
    )
    play(game, "station roma", "pay 1 wild")
    assert Counter(row(game)) == Counter(wild=3, red=1, blue=1)
    play(game, "station paris", "pay 1 black")
    assert Counter(row(game)) == Counter(wild=2, red=1, blue=1, black=1)


def test_everything_can_run_out_and_come_back() -> None:
    """C7, C8: the last cards are drawn, nobody can draw, then a claim puts cards back into play."""
    game = position(
        "new-york", "row red - - - -\ndeck train\nticket-deck", p0="hand", p1="hand 3 pink"
    )
    play(game, "take red")
    assert row(game) == [None] * 5
    assert not options(game, "take", 1)
    assert "draw" not in texts(game, 1)
    play(game, "claim empire-state-building-times-square-pink", "pay 1 pink")
    assert row(game) == ["pink", None, None, None, None]
    play(game, "take pink")
    assert hand(game, 0) == {"red": 1, "pink": 1}
