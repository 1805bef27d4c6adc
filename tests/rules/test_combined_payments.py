"""Payments on the home-made board that combines the rules of all boards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.island import BOARD, CARDS, ROUTES, holding
from rules.table import (
    assert_consistent,
    hand,
    options,
    phase,
    play,
    routes,
)
from rules.test_nordic_payments import Cards, expected, paid
from whistlestop.boards.model import RouteKind


def in_colour(part: Cards, colour: int, kind: int) -> int:
    """How many of these cards have this colour and are from this deck."""
    return sum(
        n for card, n in part.items() if (CARDS[card].colour, CARDS[card].deck) == (colour, kind)
    )


def pays(part: Cards, name: str) -> bool:
    """Whether these cards pay for a route on this board, straight from the rules."""
    route = ROUTES[name]
    size, wilds = sum(part.values()), part.get("wild", 0)
    colours = range(4) if route.colour < 0 else [route.colour]
    if route.kind is RouteKind.SEA:
        return pays_sea(part, name)
    if route.kind is RouteKind.FERRY:  # NO-5: any three cards, even ships, for a wild
        groups, odd = divmod(size - route.length, 2)
        if odd or groups < 0:
            return False
        most = max(in_colour(part, colour, 0) for colour in colours)
        own = range(min(most, route.length - route.wild_symbols) + 1)
        return any(0 <= route.length - n - groups <= wilds for n in own)
    if route.cards_for_one:  # NO-7: any four cards, even ships, for a card of the set
        groups, odd = divmod(size - route.length, 3)
        if odd or not 0 <= groups <= route.length:
            return False
        return max(in_colour(part, c, 0) for c in colours) >= route.length - groups
    if size != route.length or (wilds and route.kind is RouteKind.TRACK):  # NO-4
        return False
    return any(in_colour(part, colour, 0) == size - wilds for colour in colours)


def pays_sea(part: Cards, name: str) -> bool:
    """GL-8, GL-9"""
    route = ROUTES[name]
    used = {card: n for card, n in part.items() if n}
    own = [CARDS[card] for card in used if card != "wild"]
    if any(card.deck == 0 for card in own) or len({card.colour for card in own}) > 1:
        return False
    if route.colour >= 0 and any(card.colour != route.colour for card in own):
        return False
    worth = sum(n * CARDS[card].pieces for card, n in used.items())
    least = min((CARDS[card].pieces for card in used), default=0)
    return worth - least < route.length <= worth


HANDS: list[tuple[str, Cards]] = [
    ("larch-pine-ferry", {"red": 2, "red-harbour": 1, "red-ship": 2, "wild": 2}),
    ("larch-pine-ferry", {"blue-ship": 3, "red-double-ship": 3, "green-ship": 3}),
    ("maple-pine", {"green": 1, "green-harbour": 2, "green-double-ship": 3, "wild": 3}),
    ("maple-pine", {"red": 3, "blue-harbour": 3, "yellow-ship": 3}),
    ("oak-pine", {"red": 2, "red-harbour": 2, "blue-ship": 3, "wild": 4}),
    ("oak-pine", {"red": 3, "blue": 3, "green-double-ship": 3, "wild": 7}),
    ("hazel-pine", {"red-ship": 3, "red-double-ship": 3, "wild": 4, "red": 2}),
    ("birch-fir", {"red": 2, "red-harbour": 2, "blue-harbour": 1, "wild": 2, "red-ship": 2}),
    ("elm-hazel", {"red": 2, "red-harbour": 2, "blue": 1, "blue-harbour": 1, "wild": 2}),
]


@pytest.mark.parametrize(("route", "cards"), HANDS)
def test_exactly_the_legal_payments_can_be_chosen(route: str, cards: Cards) -> None:
    """NO-4, NO-5, NO-6, NO-7, GL-8, GL-9: with two decks and two card types per colour."""
    wanted = expected(cards, lambda part: pays(part, route))
    assert wanted
    assert paid(holding(cards), f"claim {route}") == wanted


some_cards = st.dictionaries(
    st.sampled_from([card.id for card in BOARD.cards]), st.integers(1, 3), min_size=1, max_size=5
)


@settings(max_examples=80)
@given(some_cards, st.data())
def test_routes_cost_what_the_rules_say(cards: Cards, data: st.DataObject) -> None:
    """NO-4, NO-5, NO-7, GL-8, GL-9: players can claim exactly the routes their hand pays for."""
    game = holding(cards)
    payable = {name: expected(cards, lambda part, name=name: pays(part, name)) for name in ROUTES}
    assert options(game, "claim") == {name for name, ways in payable.items() if ways}
    open_routes = sorted(options(game, "claim"))
    if open_routes:
        route = data.draw(st.sampled_from(open_routes))
        assert paid(game, f"claim {route}") == payable[route]


def test_ships_can_stand_for_the_wild_of_a_ferry() -> None:
    """NO-5, GL-1: any three cards; two trains pay for the other spaces."""
    game = holding({"red": 1, "red-harbour": 1, "blue-ship": 2, "green-double-ship": 1})
    play(game, "claim larch-pine-ferry")
    while phase(game) in ("pay", "substitute", "variant", "give"):
        game.play(game.legal_moves()[0])
    assert routes(game, 0) == {"larch-pine-ferry"}
    assert hand(game, 0) == {}
    assert_consistent(game)


def test_ships_do_not_pay_for_the_colour_of_a_ferry() -> None:
    """NO-5, GL-8: a ferry is not a sea route."""
    cards = {"red-ship": 2, "wild": 1}
    assert "larch-pine-ferry" not in options(holding(cards), "claim")
