"""Europe's tunnels: the surcharge, who may refuse it, and decks too short for it.

Decks are written top card first, so the first three cards are revealed.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.table import (
    deck,
    discard,
    hand,
    look,
    options,
    phase,
    play,
    points,
    position,
    routes,
    row,
    texts,
    trains,
    turn,
)
from whistlestop.boards import load
from whistlestop.boards.model import RouteKind
from whistlestop.game import Game
from whistlestop.game.errors import GameError

ROW = "row blue blue green green white"
TUNNELS = {r.id: r for r in load("europe").routes if r.kind == RouteKind.TUNNEL}


def dig(
    held: str, deck_line: str, paid: str, route: str = "munchen-zurich", more: str = ""
) -> Game:
    """Attempt a tunnel: Munchen-Zurich, two yellow spaces, unless another is given."""
    game = position(
        "europe", f"{ROW}\ndeck train {deck_line}\n{more}", p0=f"hand {held}", p1="hand", seed=4
    )
    return play(game, f"claim {route}", f"pay {paid}")


# --- EU-9: the printed examples -----------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "turned", "pays"),
    [
        ("red", "red white black", {"1 red", "1 wild"}),
        ("green", "wild white black", {"1 green", "1 wild"}),
        ("wild", "wild white black", {"1 wild"}),
    ],
)
def test_the_printed_examples(colour: str, turned: str, pays: set[str]) -> None:
    """EU-9: two cards laid down for a grey tunnel, one match revealed, one more card to pay."""
    game = dig("3 red 3 green 3 wild", f"{turned} orange", f"2 {colour}", "bucuresti-sofia")
    assert phase(game) == "surcharge"
    assert options(game, "pay") == pays
    assert texts(game) == {"refuse", *(f"pay {way}" for way in pays)}


# --- EU-6: the surcharge ------------------------------------------------------------------


def test_the_payment_is_laid_down_before_anything_is_revealed() -> None:
    """EU-6: first you pay the full printed length."""
    game = position("europe", f"{ROW}\ndeck train red red red", p0="hand 3 yellow", p1="hand")
    play(game, "claim munchen-zurich")
    assert options(game, "pay") == {"2 yellow"}
    assert deck(game) == ["red", "red", "red"]
    assert look(game).revealed == []


def test_a_player_who_cannot_pay_the_printed_length_cannot_try() -> None:
    """EU-6."""
    game = position("europe", f"{ROW}\ndeck train red red red", p0="hand 1 yellow", p1="hand")
    assert "munchen-zurich" not in options(game, "claim")


def test_three_cards_are_revealed_from_the_top_of_the_deck() -> None:
    """EU-6."""
    game = dig("3 yellow", "yellow red black white wild", "2 yellow")
    assert look(game).revealed == ["yellow", "red", "black"]
    assert deck(game) == ["white", "wild"]
    assert look(game).laid == {"yellow": 2}
    assert hand(game, 0) == {"yellow": 1}
    assert (turn(game), routes(game, 0)) == (0, set())


def test_without_a_match_the_tunnel_is_claimed_at_once() -> None:
    """EU-6: the cards laid down and the cards revealed are discarded."""
    game = dig("3 yellow", "red black white wild", "2 yellow")
    assert routes(game, 0) == {"munchen-zurich"}
    assert discard(game) == {"yellow": 2, "red": 1, "black": 1, "white": 1}
    assert (hand(game, 0), trains(game, 0), points(game, 0)) == ({"yellow": 1}, 43, 2)
    assert deck(game) == ["wild"]
    assert turn(game) == 1


@pytest.mark.parametrize(
    ("turned", "extra"),
    [
        ("red black white", 0),
        ("yellow black white", 1),
        ("black wild white", 1),
        ("black yellow wild", 2),
        ("yellow yellow white", 2),
        ("yellow yellow yellow", 3),
        ("wild wild wild", 3),
        ("wild yellow wild", 3),
    ],
)
def test_each_card_of_the_colour_and_each_wild_adds_one_card(turned: str, extra: int) -> None:
    """EU-6."""
    game = dig("5 yellow", f"{turned} orange", "2 yellow")
    if extra == 0:
        assert routes(game, 0) == {"munchen-zurich"}
    else:
        assert texts(game) == {"refuse", f"pay {extra} yellow"}


@pytest.mark.parametrize(
    ("held", "extra", "pays"),
    [
        ("2 yellow 1 wild", 1, {"1 wild"}),
        ("3 yellow 1 wild", 1, {"1 yellow", "1 wild"}),
        ("3 yellow 1 wild", 2, {"1 yellow 1 wild"}),
        ("4 yellow 2 wild", 2, {"2 yellow", "1 yellow 1 wild", "2 wild"}),
        ("4 yellow 1 wild", 3, {"2 yellow 1 wild"}),
        (
            "5 yellow 3 wild",
            3,
            {"3 yellow", "2 yellow 1 wild", "1 yellow 2 wild", "3 wild"},
        ),
        ("2 yellow 3 wild", 3, {"3 wild"}),
        ("2 yellow 2 wild", 3, set()),
        ("2 yellow 9 red", 1, set()),
    ],
)
def test_the_surcharge_is_paid_in_the_colour_or_in_wilds_or_both(
    held: str, extra: int, pays: set[str]
) -> None:
    """EU-6, EU-8: every mix that the hand allows, or a refusal."""
    turned = " ".join(["yellow"] * extra + ["black"] * (3 - extra))
    game = dig(held, f"{turned} orange", "2 yellow")
    assert texts(game) == {"refuse", *(f"pay {way}" for way in pays)}


@pytest.mark.parametrize("paid", ["1 yellow", "1 wild"])
def test_paying_the_surcharge_claims_the_tunnel(paid: str) -> None:
    """EU-6: cards laid down or revealed are discarded, the points score, and the turn is over."""
    game = dig("3 yellow 1 wild", "yellow black white orange", "2 yellow")
    play(game, f"pay {paid}")
    number, card = paid.split()
    assert routes(game, 0) == {"munchen-zurich"}
    expected = Counter(yellow=3, black=1, white=1) + Counter({card: int(number)})
    assert Counter(discard(game)) == expected
    assert Counter(hand(game, 0)) == Counter(yellow=1, wild=1) - Counter({card: 1})
    assert (trains(game, 0), points(game, 0), turn(game)) == (43, 2, 1)
    assert (look(game).laid, look(game).revealed) == ({}, [])


def test_the_surcharge_adds_no_spaces() -> None:
    """EU-6, C9: three extra cards cost no pieces and score no points."""
    game = dig("5 yellow", "yellow yellow yellow orange", "2 yellow")
    play(game, "pay 3 yellow")
    assert (trains(game, 0), points(game, 0)) == (43, 2)


def test_a_payment_with_wilds_has_the_colour_of_its_other_cards() -> None:
    """EU-6: one yellow and one wild laid down, so yellow cards match, and wilds too."""
    game = dig("3 yellow 3 wild", "yellow wild black orange", "1 yellow 1 wild")
    assert options(game, "pay") == {"2 yellow", "1 yellow 1 wild", "2 wild"}


def test_a_grey_tunnel_has_the_colour_laid_down() -> None:
    """EU-6: other colours do not match."""
    game = dig("3 red 3 black", "black black red orange", "2 red", "bucuresti-sofia")
    assert options(game, "pay") == {"1 red"}


def test_a_wrong_surcharge_is_refused() -> None:
    """EU-6: a different colour, too many cards, too few."""
    game = dig("5 yellow 2 black", "yellow yellow white orange", "2 yellow")
    for text in ("pay 2 black", "pay 1 yellow", "pay 3 yellow", "pay 2 wild"):
        with pytest.raises(GameError):
            game.play(text)
    assert texts(game) == {"pay 2 yellow", "refuse"}


def test_the_row_does_not_change() -> None:
    """EU-6: the revealed cards come from the deck."""
    game = dig("3 yellow", "red black white wild", "2 yellow")
    assert row(game) == ["blue", "blue", "green", "green", "white"]


@pytest.mark.parametrize("name", TUNNELS)
def test_every_tunnel_can_have_a_surcharge(name: str) -> None:
    """EU-6: three wilds revealed, so three extra cards."""
    length = TUNNELS[name].length
    game = position(
        "europe",
        f"{ROW}\ndeck train wild wild wild orange",
        p0="hand 11 purple 10 blue 11 orange 10 white 10 green 11 yellow 11 black 11 red",
        p1="hand",
    )
    play(game, f"claim {name}")
    play(game, sorted(texts(game))[0])
    assert phase(game) == "surcharge"
    colour = next(iter(look(game).laid))
    assert look(game).laid == {colour: length}
    assert options(game, "pay") == {f"3 {colour}"}


# --- EU-6: short decks --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck_line", "extra"),
    [("yellow yellow", 2), ("yellow white", 1), ("yellow", 1), ("white", 0), ("", 0)],
)
def test_with_fewer_than_three_cards_all_of_them_are_revealed(deck_line: str, extra: int) -> None:
    """EU-6: deck and discard together hold two, one or none. None means no surcharge."""
    game = dig("5 yellow", deck_line, "2 yellow")
    if extra:
        assert look(game).revealed == deck_line.split()
        assert texts(game) == {"refuse", f"pay {extra} yellow"}
    else:
        assert routes(game, 0) == {"munchen-zurich"}


def test_the_cards_laid_down_are_not_in_the_discard_yet() -> None:
    """EU-6: so they are not revealed, even if there is nothing else."""
    game = dig("2 yellow", "", "2 yellow")
    assert routes(game, 0) == {"munchen-zurich"}
    assert discard(game) == {"yellow": 2}


@pytest.mark.parametrize("deck_line", ["", "white", "white white"])
def test_the_discard_is_shuffled_in_between_if_necessary(deck_line: str) -> None:
    """EU-6, C7: the discard is all yellow, so every card from it matches."""
    game = dig("5 yellow", deck_line, "2 yellow", more="discard 5 yellow")
    from_deck = deck_line.split()
    assert look(game).revealed == from_deck + ["yellow"] * (3 - len(from_deck))
    assert texts(game) == {"refuse", f"pay {3 - len(from_deck)} yellow"}
    assert discard(game) == {}
    assert len(deck(game)) == 5 - (3 - len(from_deck))


def test_a_deck_of_three_is_enough() -> None:
    """EU-6, C7: the discard stays where it is."""
    game = dig("5 yellow", "white white yellow", "2 yellow", more="discard 4 yellow")
    assert look(game).revealed == ["white", "white", "yellow"]
    assert (deck(game), discard(game)) == ([], {"yellow": 4})


def test_even_after_a_reshuffle_there_can_be_too_few_cards() -> None:
    """EU-6: one card in the deck and one in the discard, so two are revealed."""
    game = dig("5 yellow", "white", "2 yellow", more="discard 1 wild")
    assert look(game).revealed == ["white", "wild"]
    assert options(game, "pay") == {"1 yellow"}


# --- EU-7: only wilds ---------------------------------------------------------------------


@pytest.mark.parametrize("route", ["munchen-zurich", "bucuresti-sofia"])
def test_after_paying_only_wilds_only_revealed_wilds_cost_extra(route: str) -> None:
    """EU-7: neither the route's colour nor the colours in hand matter."""
    game = dig("2 wild 5 yellow", "yellow yellow yellow orange", "2 wild", route)
    assert routes(game, 0) == {route}
    assert discard(game) == {"yellow": 3, "wild": 2}


@pytest.mark.parametrize("route", ["munchen-zurich", "bucuresti-sofia"])
@pytest.mark.parametrize(
    ("turned", "extra"), [("wild yellow yellow", 1), ("wild wild black", 2), ("wild wild wild", 3)]
)
def test_after_paying_only_wilds_the_surcharge_is_paid_in_wilds(
    route: str, turned: str, extra: int
) -> None:
    """EU-7: yellow cards cannot pay it, even on a yellow route."""
    game = dig("5 wild 5 yellow", f"{turned} orange", "2 wild", route)
    assert texts(game) == {"refuse", f"pay {extra} wild"}


def test_a_tunnel_paid_in_wilds_must_be_refused_without_a_wild_for_the_surcharge() -> None:
    """EU-7, EU-8."""
    game = dig("2 wild 5 yellow", "wild yellow yellow orange", "2 wild")
    assert texts(game) == {"refuse"}
    play(game, "refuse")
    assert hand(game, 0) == {"wild": 2, "yellow": 5}


# --- EU-8: refusing -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "back"),
    [("3 yellow 2 wild", {"yellow": 3, "wild": 2}), ("2 yellow", {"yellow": 2})],
)
def test_a_refused_tunnel_costs_nothing_but_the_turn(held: str, back: dict[str, int]) -> None:
    """EU-8: cards laid down return to the hand, revealed ones are discarded, able to pay or not."""
    game = dig(held, "yellow black white orange", "2 yellow", more="discard 1 red")
    play(game, "refuse")
    assert hand(game, 0) == back
    assert discard(game) == {"red": 1, "yellow": 1, "black": 1, "white": 1}
    assert deck(game) == ["orange"]
    assert (routes(game, 0), trains(game, 0), points(game, 0)) == (set(), 45, 0)
    assert (look(game).laid, look(game).revealed) == ({}, [])
    assert (turn(game), phase(game)) == (1, "main")


def test_a_player_who_cannot_pay_must_refuse() -> None:
    """EU-8."""
    game = dig("3 yellow 9 black", "yellow wild white orange", "2 yellow")
    assert texts(game) == {"refuse"}


def test_a_refused_tunnel_stays_open_to_everyone() -> None:
    """EU-8: even to the same player, with new cards revealed."""
    game = dig("2 yellow", "yellow black white  red red  black black black", "2 yellow")
    play(game, "refuse", "draw", "draw")
    play(game, "claim munchen-zurich", "pay 2 yellow")
    assert routes(game, 0) == {"munchen-zurich"}


def test_a_mixed_payment_is_returned_unchanged() -> None:
    """EU-8."""
    game = dig("1 yellow 2 wild", "wild wild black orange", "1 yellow 1 wild")
    play(game, "refuse")
    assert hand(game, 0) == {"yellow": 1, "wild": 2}


def test_the_others_remember_the_cards_returned_to_the_hand() -> None:
    """EU-8, C12."""
    game = dig("2 yellow 3 black", "yellow black white orange", "2 yellow")
    play(game, "refuse")
    assert game.view(1).reader.known(0) == {"yellow": 2}


def test_a_tunnel_without_a_surcharge_cannot_be_refused() -> None:
    """EU-8: there is no refusing before the cards are laid down, or on an ordinary route."""
    game = position("europe", p0="hand 3 yellow 3 black", p1="hand")
    for claim in ("claim munchen-zurich", "claim brest-paris"):
        asked = play(game.copy(), claim)
        assert "refuse" not in texts(asked)


# --- all at once --------------------------------------------------------------------------


@given(
    colours=st.integers(0, 5),
    wilds=st.integers(0, 5),
    turned=st.lists(st.sampled_from(["yellow", "wild", "black"]), max_size=4),
    thrown=st.lists(st.sampled_from(["yellow", "wild", "black"]), max_size=3),
    laid_wilds=st.integers(0, 2),
    seed=st.integers(0, 99),
)
def test_the_price_of_any_tunnel(
    colours: int, wilds: int, turned: list[str], thrown: list[str], laid_wilds: int, seed: int
) -> None:
    """EU-6, EU-7, EU-8: with any hand, any payment, any deck and discard."""
    laid_wilds = min(laid_wilds, wilds)
    assume(colours + laid_wilds >= 2)
    laid = Counter(yellow=2 - laid_wilds, wild=laid_wilds)
    spare = Counter(yellow=colours, wild=wilds) - laid
    counts = Counter(thrown)
    game = position(
        "europe",
        f"row blue blue green green white\ndeck train {' '.join(turned)}\n"
        f"discard {' '.join(f'{n} {card}' for card, n in counts.items())}",
        p0=f"hand {colours} yellow {wilds} wild",
        p1="hand",
        seed=seed,
    )
    play(game, "claim munchen-zurich")
    play(game, "pay " + " ".join(f"{n} {card}" for card, n in laid.items() if n))
    shown = look(game).revealed if phase(game) == "surcharge" else None
    if shown is None:
        assert routes(game, 0) == {"munchen-zurich"}
        free = ["black"] if laid["yellow"] else ["black", "yellow"]
        assert all(card in free for card in turned[:3])
        return
    assert len(shown) == min(3, len(turned) + len(thrown))
    assert shown[: len(turned)] == turned[:3]
    matching = {"yellow", "wild"} if laid["yellow"] else {"wild"}
    extra = sum(card in matching for card in shown)
    assert extra > 0
    most = spare["yellow"] if laid["yellow"] else 0
    ways = {
        " ".join(f"{n} {card}" for n, card in ((extra - w, "yellow"), (w, "wild")) if n)
        for w in range(extra + 1)
        if w <= spare["wild"] and extra - w <= most
    }
    assert texts(game) == {"refuse", *(f"pay {way}" for way in ways)}
