"""Nordic Countries: what routes, ferries, tunnels and Murmansk-Lieksa cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.table import (
    deck,
    discard,
    hand,
    holding,
    look,
    options,
    phase,
    play,
    points,
    position,
    routes,
    texts,
    trains,
    turn,
)
from whistlestop.boards import load
from whistlestop.boards.model import RouteKind
from whistlestop.game import Game, IllegalMove

claiming = partial(holding, "nordic")

# --- every way to pay (tests of other boards use this too) -----------------------------

Cards = dict[str, int]
Payments = set[frozenset[tuple[str, int]]]
PAYING = {"pay", "substitute", "variant", "give"}


def frozen(cards: Cards) -> frozenset[tuple[str, int]]:
    return frozenset((card, n) for card, n in cards.items() if n)


def paid(game: Game, move: str) -> Payments:
    """Everything player 0 can pay for what a move starts, found by making every choice."""
    held = hand(game, 0)
    found: Payments = set()
    seen: set[bytes] = set()
    waiting = [game.copy()]
    waiting[0].play(move, 0)
    while waiting:
        step = waiting.pop()
        for action in step.legal_moves(0).actions:
            after = step.copy()
            after.play(action, 0)
            if phase(after) not in PAYING:
                left = hand(after, 0)
                found.add(frozen({card: n - left.get(card, 0) for card, n in held.items()}))
            elif after.to_bytes() not in seen:
                seen.add(after.to_bytes())
                waiting.append(after)
    return found


def expected(cards: Cards, pays: Callable[[Cards], bool]) -> Payments:
    """Every part of a hand that a rule accepts as payment."""
    counts = product(*(range(n + 1) for n in cards.values()))
    parts = (dict(zip(cards, part, strict=True)) for part in counts)
    return {frozen(part) for part in parts if pays(part)}


# --- the Nordic Countries --------------------------------------------------------------

BOARD = load("nordic")
ROUTES = {route.id: route for route in BOARD.routes}
COLOURS = BOARD.colours
TRACKS = sorted(r.id for r in BOARD.routes if r.kind is RouteKind.TRACK and not r.cards_for_one)
FERRIES = sorted(r.id for r in BOARD.routes if r.kind is RouteKind.FERRY)
TUNNELS = sorted(r.id for r in BOARD.routes if r.kind is RouteKind.TUNNEL)
MURMANSK = "lieksa-murmansk"


def pays_ferry(part: Cards, route: str) -> bool:
    """NO-5, word for word: any three cards are a wild, and so is a wild."""
    ferry = ROUTES[route]
    groups, odd = divmod(sum(part.values()) - ferry.length, 2)  # a group adds two cards
    if odd or groups < 0:
        return False
    colours = COLOURS if ferry.colour < 0 else (COLOURS[ferry.colour],)
    most = max(part.get(colour, 0) for colour in colours)
    for plain in range(min(most, ferry.length - ferry.wild_symbols) + 1):
        wilds = ferry.length - plain - groups
        if 0 <= wilds <= part.get("wild", 0):
            return True
    return False


def pays_murmansk(part: Cards) -> bool:
    """NO-7: any four cards stand for a card of the set; the rest are of one colour, not wild."""
    groups, odd = divmod(sum(part.values()) - 9, 3)  # a group adds three cards
    if odd or not 0 <= groups <= 9:
        return False
    return max(part.get(colour, 0) for colour in COLOURS) >= 9 - groups


# --- ordinary routes -----------------------------------------------------------------


def test_wilds_alone_pay_only_for_tunnels_and_ferries() -> None:
    """NO-4: fourteen wilds pay for every tunnel and ferry, and for no other route."""
    assert options(claiming({"wild": 14}), "claim") == {*TUNNELS, *FERRIES}


@pytest.mark.parametrize("route", TRACKS)
def test_a_wild_does_not_complete_an_ordinary_set(route: str) -> None:
    """NO-4"""
    colour = COLOURS[max(ROUTES[route].colour, 0)]
    length = ROUTES[route].length
    assert route not in options(claiming({colour: length - 1, "wild": 14}), "claim")
    assert route in options(claiming({colour: length}), "claim")


@pytest.mark.parametrize("route", TRACKS)
def test_a_wild_cannot_replace_a_card_of_an_ordinary_set(route: str) -> None:
    """NO-4: even with wilds in hand, there is only one way to pay."""
    colour = COLOURS[max(ROUTES[route].colour, 0)]
    length = ROUTES[route].length
    game = claiming({colour: length + 1, "wild": 5})
    assert paid(game, f"claim {route}") == {frozen({colour: length})}


# --- ferries -------------------------------------------------------------------------


def test_a_ferry_takes_a_wild_for_each_symbol_and_cards_of_one_colour() -> None:
    """NO-5: Andalsnes-Bergen, five black spaces, two symbols."""
    game = claiming({"black": 3, "wild": 2})
    assert paid(game, "claim andalsnes-bergen") == {frozen({"black": 3, "wild": 2})}
    play(game, "claim andalsnes-bergen", "pay 3 black 2 wild")
    assert routes(game, 0) == {"andalsnes-bergen"}
    assert hand(game, 0) == {}
    assert (trains(game, 0), points(game, 0)) == (35, 10)


def test_colour_cards_do_not_pay_for_a_symbol() -> None:
    """NO-5: five black cards are not enough for Andalsnes-Bergen."""
    assert "andalsnes-bergen" not in options(claiming({"black": 5, "wild": 1}), "claim")


def test_more_wilds_can_stand_for_colour_cards() -> None:
    """NO-5"""
    game = claiming({"black": 3, "wild": 5})
    assert paid(game, "claim andalsnes-bergen") >= {
        frozen({"black": 5 - wilds, "wild": wilds}) for wilds in (2, 3, 4, 5)
    }


def test_a_ferry_takes_only_its_own_colour() -> None:
    """NO-5: two wilds are missing, and three red cards stand for only one."""
    assert "andalsnes-bergen" not in options(claiming({"red": 3, "wild": 3}), "claim")
    assert "andalsnes-bergen" in options(claiming({"red": 3, "wild": 4}), "claim")


def test_a_grey_ferry_takes_any_one_colour_but_no_mix() -> None:
    """NO-5: Helsinki-Stockholm, four grey spaces, two symbols."""
    game = claiming({"red": 2, "blue": 2, "wild": 2})
    assert paid(game, "claim helsinki-stockholm-grey") == {
        frozen({"red": 2, "wild": 2}),
        frozen({"blue": 2, "wild": 2}),
        # Three cards for a wild:
        frozen({"red": 2, "blue": 2, "wild": 2}),
    }
    assert "helsinki-stockholm-grey" not in options(
        claiming({"red": 1, "blue": 1, "wild": 2}), "claim"
    )


def test_any_three_cards_can_stand_for_a_wild() -> None:
    """NO-5: Arhus-Kobenhavn has one symbol, and takes three cards of three colours."""
    game = claiming({"red": 1, "blue": 1, "green": 1})
    assert paid(game, "claim arhus-kobenhavn") == {frozen({"red": 1, "blue": 1, "green": 1})}
    assert "arhus-kobenhavn" not in options(claiming({"red": 1, "blue": 1}), "claim")


def test_three_wilds_can_stand_for_a_wild() -> None:
    """NO-5: any three cards."""
    game = claiming({"wild": 3})
    assert paid(game, "claim arhus-kobenhavn") == {frozen({"wild": 1}), frozen({"wild": 3})}


def test_three_cards_can_stand_for_a_wild_that_stands_for_a_colour_card() -> None:
    """NO-5: Helsinki-Tallinn, two purple spaces, one symbol, without a purple card."""
    game = claiming({"wild": 1, "red": 3})
    assert paid(game, "claim helsinki-tallinn") == {frozen({"wild": 1, "red": 3})}


def test_three_cards_can_pay_for_every_space_of_a_ferry() -> None:
    """NO-5: Helsinki-Tallinn for six cards, none of them purple or wild."""
    game = claiming({"red": 2, "blue": 2, "green": 2})
    play(game, "claim helsinki-tallinn", "pay cards")
    assert routes(game, 0) == {"helsinki-tallinn"}
    assert (hand(game, 0), trains(game, 0)) == ({}, 38)
    assert "helsinki-tallinn" not in options(claiming({"red": 2, "blue": 2, "green": 1}), "claim")


def test_the_player_chooses_how_many_spaces_to_pay_for_with_three_cards() -> None:
    """NO-5: Stockholm-Turku, three blue spaces, one symbol, step by step."""
    game = claiming({"blue": 3, "red": 3, "green": 3})
    play(game, "claim stockholm-turku", "pay blue")
    assert options(game, "substitute") == {"1", "2"}
    play(game, "substitute 1")
    assert options(game, "give") == {"blue", "green", "red"}
    play(game, "give green", "give green", "give red")
    assert hand(game, 0) == {"blue": 1, "green": 1, "red": 2}
    assert discard(game) == {"blue": 2, "green": 2, "red": 1}
    assert routes(game, 0) == {"stockholm-turku"}


FERRY_HANDS: list[tuple[str, Cards]] = [
    ("arhus-kobenhavn", {"red": 2, "blue": 2, "wild": 2}),
    ("alborg-goteborg", {"red": 3, "green": 3, "white": 2}),
    ("alborg-goteborg", {"red": 2, "green": 3, "wild": 3}),
    ("helsinki-tallinn", {"purple": 3, "red": 4, "wild": 2}),
    ("kirkenes-murmansk", {"red": 5, "blue": 5}),
    ("kirkenes-murmansk", {"white": 4, "red": 4, "wild": 2}),
    ("helsinki-stockholm-grey", {"red": 3, "blue": 3, "green": 2, "wild": 3}),
    ("helsinki-stockholm-grey", {"red": 6, "blue": 6}),
    ("helsinki-stockholm-yellow", {"yellow": 3, "red": 5, "wild": 2}),
    ("andalsnes-bergen", {"black": 4, "red": 4, "blue": 2, "wild": 3}),
    ("mo-i-rana-trondheim-red", {"red": 5, "green": 6, "wild": 3}),
    ("mo-i-rana-trondheim-red", {"green": 10, "yellow": 9}),
]


@pytest.mark.parametrize(("route", "cards"), FERRY_HANDS)
def test_exactly_the_legal_payments_for_a_ferry_can_be_chosen(route: str, cards: Cards) -> None:
    """NO-5: the game offers every part of the hand that the rule allows, and nothing else."""
    wanted = expected(cards, lambda part: pays_ferry(part, route))
    assert wanted
    assert paid(claiming(cards), f"claim {route}") == wanted


few_cards = st.dictionaries(st.sampled_from([*COLOURS, "wild"]), st.integers(1, 4), max_size=4)


@settings(max_examples=100)
@given(st.sampled_from(FERRIES), few_cards, st.integers(0, 4))
@example("arhus-kobenhavn", {}, 0)
def test_ferries_cost_what_the_rule_says(route: str, cards: Cards, own: int) -> None:
    """NO-5: with any hand."""
    colour = COLOURS[max(ROUTES[route].colour, 0)]
    cards = cards | ({colour: own} if own else {})
    wanted = expected(cards, lambda part: pays_ferry(part, route))
    game = claiming(cards)
    assert (route in options(game, "claim")) == bool(wanted)
    if wanted:
        assert paid(game, f"claim {route}") == wanted


# --- tunnels -------------------------------------------------------------------------

STAVANGER = "kristiansand-stavanger-green"
"""A tunnel of two green spaces."""


def dig(cards: Cards, payment: str, *turned_up: str, route: str = STAVANGER) -> Game:
    """Lay down a payment for a tunnel, with these cards on top of the deck."""
    game = claiming(cards, "deck train " + " ".join([*turned_up, "black", "black"]))
    return play(game, f"claim {route}", payment)


def test_a_tunnel_costs_its_length_if_nothing_matches() -> None:
    """NO-6, EU-6"""
    game = dig({"green": 2}, "pay 2 green", "red", "blue", "white")
    assert routes(game, 0) == {STAVANGER}
    assert discard(game) == {"green": 2, "red": 1, "blue": 1, "white": 1}


@pytest.mark.parametrize(
    ("turned_up", "extra"),
    [
        (("green", "red", "blue"), 1),
        (("wild", "red", "blue"), 1),
        (("green", "wild", "blue"), 2),
        (("green", "green", "green"), 3),
        (("wild", "wild", "wild"), 3),
    ],
)
def test_each_match_adds_a_card(turned_up: tuple[str, ...], extra: int) -> None:
    """NO-6, EU-6: in the colour or in wilds, as the player likes."""
    game = dig({"green": 5, "wild": 3}, "pay 2 green", *turned_up)
    assert phase(game) == "surcharge"
    assert options(game, "pay") == {
        " ".join(f"{n} {card}" for n, card in ((extra - wilds, "green"), (wilds, "wild")) if n)
        for wilds in range(extra + 1)
    }
    assert "refuse" in texts(game)


def test_a_revealed_wild_is_matched_by_the_colour_or_by_a_wild() -> None:
    """NO-6: either one, despite the Norwegian text."""
    game = dig({"green": 3, "wild": 1}, "pay 2 green", "wild", "red", "red")
    assert texts(game) == {"pay 1 green", "pay 1 wild", "refuse"}
    play(game, "pay 1 green")
    assert routes(game, 0) == {STAVANGER}
    assert hand(game, 0) == {"wild": 1}


def test_wilds_can_be_laid_down_for_a_tunnel() -> None:
    """NO-6, NO-4: one green and one wild laid down; a revealed green card still counts."""
    game = dig({"green": 1, "wild": 2}, "pay 1 green 1 wild", "green", "red", "red")
    assert texts(game) == {"pay 1 wild", "refuse"}


def test_a_tunnel_paid_in_wilds_costs_more_only_for_wilds() -> None:
    """NO-6, EU-7"""
    game = dig({"wild": 2, "green": 3}, "pay 2 wild", "green", "green", "red")
    assert routes(game, 0) == {STAVANGER}
    game = dig({"wild": 3, "green": 3}, "pay 2 wild", "green", "wild", "red")
    assert texts(game) == {"pay 1 wild", "refuse"}


def test_a_refused_tunnel_returns_the_cards_and_ends_the_turn() -> None:
    """NO-6, EU-8"""
    game = dig({"green": 3}, "pay 2 green", "green", "red", "red")
    play(game, "refuse")
    assert (hand(game, 0), routes(game, 0), trains(game, 0)) == ({"green": 3}, set(), 40)
    assert discard(game) == {"green": 1, "red": 2}
    assert turn(game) == 1


def test_three_cards_do_not_stand_for_a_wild_in_a_tunnel() -> None:
    """NO-6: not for its length ..."""
    for cards in ({"green": 1, "red": 12}, {"red": 12, "blue": 12}):
        assert STAVANGER not in options(claiming(cards), "claim")


@pytest.mark.parametrize("top", ["green", "wild"])
def test_three_cards_do_not_stand_for_a_wild_in_a_surcharge(top: str) -> None:
    """NO-6: ... and not for the surcharge."""
    game = dig({"green": 2, "red": 6}, "pay 2 green", top, "blue", "blue")
    assert texts(game) == {"refuse"}


@pytest.mark.parametrize("route", TUNNELS)
def test_the_ways_to_pay_for_a_tunnel(route: str) -> None:
    """NO-6, NO-4: any mix of its colour and wilds, and nothing else."""
    colour, length = COLOURS[ROUTES[route].colour], ROUTES[route].length
    other = "black" if colour == "red" else "red"
    game = claiming({colour: length, "wild": length, other: 9})
    assert paid(game, f"claim {route}") == {
        frozen({colour: length - wilds, "wild": wilds}) for wilds in range(length + 1)
    }


def test_fewer_cards_are_revealed_if_there_are_fewer() -> None:
    """NO-6, EU-6: the deck has one card, and the discard none."""
    game = claiming({"green": 3}, "deck train green\nrow red red red red red")
    play(game, f"claim {STAVANGER}", "pay 2 green")
    assert look(game).revealed == ["green"]
    assert texts(game) == {"pay 1 green", "refuse"}


def test_the_discard_is_reshuffled_while_cards_are_revealed() -> None:
    """NO-6, EU-6"""
    game = claiming({"green": 4}, "deck train red\ndiscard 2 wild")
    play(game, f"claim {STAVANGER}", "pay 2 green")
    assert look(game).revealed == ["red", "wild", "wild"]
    assert texts(game) == {"pay 2 green", "refuse"}
    assert deck(game) == []


# --- Murmansk-Lieksa -----------------------------------------------------------------


def test_murmansk_takes_nine_cards_of_one_colour() -> None:
    """NO-7: 27 points."""
    game = claiming({"green": 9})
    play(game, f"claim {MURMANSK}", "pay 9 green")
    assert routes(game, 0) == {MURMANSK}
    assert (trains(game, 0), points(game, 0)) == (31, 27)


def test_seven_green_and_eight_others_are_enough() -> None:
    """NO-7: the printed example."""
    game = claiming({"green": 7, "red": 3, "blue": 3, "wild": 2})
    assert frozen(hand(game, 0)) in paid(game, f"claim {MURMANSK}")
    play(game, f"claim {MURMANSK}", "pay green")
    assert (routes(game, 0), hand(game, 0)) == ({MURMANSK}, {})


def test_seven_green_and_seven_others_are_too_few() -> None:
    """NO-7"""
    game = claiming({"green": 7, "red": 3, "blue": 3, "wild": 1})
    assert MURMANSK not in options(game, "claim")


def scattered(groups: int, missing: int = 0) -> Cards:
    """As few green cards as this many groups of four allow, and others that do not form a set."""
    green = 9 - groups
    cards = {"green": green, "wild": 0} | {c: 0 for c in COLOURS if c != "green"}
    left = 4 * groups - missing
    for card in (c for c in cards if c != "green"):
        take = min(left, 14 if card == "wild" else green)
        cards[card] = take
        left -= take
    assert left == 0
    return {card: n for card, n in cards.items() if n}


@pytest.mark.parametrize("groups", range(8))
def test_groups_of_four_stand_for_missing_cards(groups: int) -> None:
    """NO-7: any four cards, including wilds, stand for one card of the set."""
    game = claiming(scattered(groups))
    assert MURMANSK in options(game, "claim")
    assert frozen(hand(game, 0)) in paid(game, f"claim {MURMANSK}")


@pytest.mark.parametrize("groups", range(1, 8))
def test_one_card_too_few_is_refused(groups: int) -> None:
    """NO-7"""
    assert MURMANSK not in options(claiming(scattered(groups, missing=1)), "claim")


@pytest.mark.parametrize("groups", range(10))
def test_any_number_of_groups_of_four_can_be_chosen(groups: int) -> None:
    """NO-7: from none to nine, with three dozen cards in hand."""
    game = claiming({"green": 12, "red": 12, "blue": 12})
    play(game, f"claim {MURMANSK}")
    if groups < 9:
        play(game, "pay green", f"substitute {groups}")
    else:
        play(game, "pay cards")
    while phase(game) == "give":
        play(game, next(iter(sorted(texts(game)))))
    assert routes(game, 0) == {MURMANSK}
    assert sum(discard(game).values()) == 9 + 3 * groups


def test_a_wild_can_be_used_only_in_a_group_of_four() -> None:
    """NO-7: eight green and a wild are too few; with three more cards, the wild is one of four."""
    assert MURMANSK not in options(claiming({"green": 8, "wild": 3}), "claim")
    game = claiming({"green": 8, "wild": 4})
    assert paid(game, f"claim {MURMANSK}") == {frozen({"green": 8, "wild": 4})}


def test_the_three_for_one_of_ferries_does_not_apply_to_murmansk() -> None:
    """NO-7, NO-5"""
    assert MURMANSK not in options(claiming({"green": 8, "red": 3}), "claim")


@pytest.mark.parametrize(
    "cards",
    [
        {"green": 9},
        {"green": 12},
        {"green": 8, "red": 4},
        {"green": 9, "red": 8},
        {"green": 7, "red": 4, "wild": 5},
        {"green": 7, "red": 3, "blue": 3, "wild": 2},
        {"green": 6, "red": 6, "wild": 7},
        {"green": 5, "red": 5, "blue": 5, "white": 5, "wild": 2},
    ],
)
def test_exactly_the_legal_payments_for_murmansk_can_be_chosen(cards: Cards) -> None:
    """NO-7: the game offers every part of the hand that the rule allows, and nothing else."""
    wanted = expected(cards, pays_murmansk)
    assert wanted
    assert paid(claiming(cards), f"claim {MURMANSK}") == wanted


@settings(max_examples=60)
@given(
    st.dictionaries(
        st.sampled_from(["green", "red", "blue", "wild"]), st.integers(1, 7), min_size=1
    )
)
def test_murmansk_costs_what_the_rule_says(cards: Cards) -> None:
    """NO-7: with any hand."""
    wanted = expected(cards, pays_murmansk)
    game = claiming(cards)
    assert (MURMANSK in options(game, "claim")) == bool(wanted)
    if wanted:
        assert paid(game, f"claim {MURMANSK}") == wanted


def test_murmansk_cannot_be_claimed_without_nine_trains() -> None:
    """NO-7, C9: groups of four do not save trains."""
    game = position("nordic", p0="hand 12 green\ntrains 8", p1="hand")
    assert MURMANSK not in options(game, "claim")
    with pytest.raises(IllegalMove):
        game.play(f"claim {MURMANSK}")
