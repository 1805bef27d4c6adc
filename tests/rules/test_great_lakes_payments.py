"""Great Lakes: what rail and sea routes cost, in cards and in pieces."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.table import (
    hand,
    holding,
    options,
    play,
    points,
    position,
    routes,
    ships,
    trains,
    turn,
)
from rules.test_nordic_payments import Cards, expected, frozen, paid
from whistlestop.boards import load
from whistlestop.boards.model import RouteKind
from whistlestop.game import IllegalMove

BOARD = load("great-lakes")
ROUTES = {route.id: route for route in BOARD.routes}
COLOURS = BOARD.colours
RAIL = sorted(r.id for r in BOARD.routes if r.kind is RouteKind.TRACK)
SEA = sorted(r.id for r in BOARD.routes if r.kind is RouteKind.SEA)


claiming = partial(holding, "great-lakes")


def worth(part: Cards, route: str) -> int:
    """The most spaces that these cards pay for on a route; -1 if a card does not belong there."""
    wanted = ROUTES[route]
    total = 0
    colours = set()
    for kind in BOARD.cards:
        n = part.get(kind.id, 0)
        if not n:
            continue
        if kind.id != "wild":
            colours.add(kind.colour)
            if (kind.deck == 1) != (wanted.kind is RouteKind.SEA):
                return -1
        total += n * kind.pieces
    if len(colours) > 1 or (wanted.colour >= 0 and not colours <= {wanted.colour}):
        return -1
    return total


def pays(part: Cards, route: str) -> bool:
    """GL-8, GL-9: enough, and with no card that the payment does not need."""
    length = ROUTES[route].length
    if worth(part, route) < length:
        return False
    return all(worth(part | {card: n - 1}, route) < length for card, n in part.items() if n)


# --- rail routes ---------------------------------------------------------------------


def test_rail_routes_take_trains_and_train_cards() -> None:
    """GL-8: Duluth-Eau Claire, three yellow."""
    game = claiming({"yellow": 3})
    play(game, "claim duluth-eau-claire", "pay 3 yellow")
    assert routes(game, 0) == {"duluth-eau-claire"}
    assert (trains(game, 0), ships(game, 0), points(game, 0)) == (24, 23, 4)


def test_train_cards_pay_with_or_without_the_symbol() -> None:
    """GL-8: the player chooses which to pay with."""
    game = claiming({"yellow": 2, "yellow-harbour": 2})
    assert paid(game, "claim duluth-eau-claire") == {
        frozen({"yellow": 2, "yellow-harbour": 1}),
        frozen({"yellow": 1, "yellow-harbour": 2}),
    }


@pytest.mark.parametrize("route", RAIL)
def test_ship_cards_do_not_pay_for_rail_routes(route: str) -> None:
    """GL-8: the player is two train cards short, with every ship of the colour in hand."""
    colour = COLOURS[max(ROUTES[route].colour, 0)]
    length = ROUTES[route].length
    sea = {f"{colour}-ship": 4, f"{colour}-double-ship": 6}
    short = {colour: min(length - 1, 7), f"{colour}-harbour": max(0, length - 8)}
    assert route not in options(claiming(short | sea), "claim")
    assert route in options(claiming(short | sea | {"wild": 1}), "claim")


# --- sea routes ----------------------------------------------------------------------


def test_sea_routes_take_ships_and_ship_cards() -> None:
    """GL-8: Muskegon-Traverse City, three red, at sea."""
    game = claiming({"red-ship": 3})
    play(game, "claim muskegon-traverse-city-red", "pay 3 red-ship")
    assert routes(game, 0) == {"muskegon-traverse-city-red"}
    assert (trains(game, 0), ships(game, 0), points(game, 0)) == (27, 20, 4)


@pytest.mark.parametrize("route", SEA)
def test_train_cards_do_not_pay_for_sea_routes(route: str) -> None:
    """GL-8: the player is one ship short, with every train card of the colour in hand."""
    colour = COLOURS[max(ROUTES[route].colour, 0)]
    length = ROUTES[route].length
    rail = {colour: 7, f"{colour}-harbour": 4}
    doubles, single = divmod(length - 1, 2)
    short = {f"{colour}-double-ship": doubles, f"{colour}-ship": single}
    assert route not in options(claiming(short | rail), "claim")
    assert route in options(claiming(short | rail | {"wild": 1}), "claim")


def test_a_wild_stands_for_one_train_or_one_ship() -> None:
    """GL-7, GL-8: never for two."""
    assert "milwaukee-muskegon" not in options(claiming({"wild": 1}), "claim")
    assert paid(claiming({"wild": 2}), "claim milwaukee-muskegon") == {frozen({"wild": 2})}
    assert paid(claiming({"wild": 3}), "claim chicago-madison") == {frozen({"wild": 3})}


def test_a_grey_route_takes_one_colour() -> None:
    """GL-8: no mix."""
    mixed = {"red-ship": 1, "green-ship": 1, "black-ship": 1}
    assert "milwaukee-muskegon" not in options(claiming(mixed), "claim")
    assert paid(claiming(mixed | {"wild": 1}), "claim milwaukee-muskegon") == {
        frozen({card: 1, "wild": 1}) for card in mixed
    }


@pytest.mark.parametrize(
    ("pieces", "open_route"),
    [
        ("trains 2\nships 20", "muskegon-traverse-city-red"),
        ("trains 20\nships 2", "muskegon-traverse-city-white"),
    ],
)
def test_pieces_of_the_other_kind_do_not_help(pieces: str, open_route: str) -> None:
    """GL-8, C9: a rail route and a sea route of three spaces between the same cities."""
    game = position("great-lakes", p0=f"hand 3 white 3 red-ship\n{pieces}", p1="hand")
    both = {"muskegon-traverse-city-red", "muskegon-traverse-city-white"}
    assert options(game, "claim") & both == {open_route}


# --- double ships --------------------------------------------------------------------

FIVE = "duluth-lake-superior-purple"
"""A sea route of five purple spaces."""


def test_two_doubles_and_a_single_or_three_doubles_make_five() -> None:
    """GL-9: the printed example; five ships are placed."""
    cards = {"purple-double-ship": 3, "purple-ship": 1}
    game = claiming(cards)
    assert paid(game, f"claim {FIVE}") == {
        frozen({"purple-double-ship": 2, "purple-ship": 1}),
        frozen({"purple-double-ship": 3}),
    }
    play(game, f"claim {FIVE}", "pay purple", "pay 3 purple-double-ship")
    assert hand(game, 0) == {"purple-ship": 1}
    assert (ships(game, 0), points(game, 0)) == (18, 10)


def test_a_double_ship_can_pay_for_one_space() -> None:
    """GL-9: Chicago-Milwaukee, one white space."""
    game = claiming({"white-double-ship": 2, "white-ship": 1})
    assert paid(game, "claim chicago-milwaukee-white") == {
        frozen({"white-double-ship": 1}),
        frozen({"white-ship": 1}),
    }


def test_a_payment_has_no_card_that_it_does_not_need() -> None:
    """GL-9: two doubles pay for four spaces; neither a single nor a wild can be added."""
    game = claiming({"white-double-ship": 2, "white-ship": 2, "wild": 1})
    assert paid(game, "claim kingston-toronto-white") == {
        frozen({"white-double-ship": 2}),
        frozen({"white-double-ship": 1, "white-ship": 2}),
        frozen({"white-double-ship": 1, "white-ship": 1, "wild": 1}),
    }


def test_a_wild_cannot_be_paid_with_a_half_used_double() -> None:
    """GL-9: a double and a wild pay for three spaces, and so do two doubles, but not all three."""
    game = claiming({"red-double-ship": 2, "wild": 1})
    assert paid(game, "claim muskegon-traverse-city-red") == {
        frozen({"red-double-ship": 1, "wild": 1}),
        frozen({"red-double-ship": 2}),
    }


SEA_HANDS: list[tuple[str, Cards]] = [
    ("chicago-milwaukee-white", {"white-ship": 2, "white-double-ship": 2, "wild": 2}),
    ("milwaukee-muskegon", {"red-ship": 2, "red-double-ship": 2, "green-ship": 1, "wild": 2}),
    (
        "marathon-sault-ste-marie",
        {"red-ship": 3, "red-double-ship": 2, "black-double-ship": 3, "wild": 3},
    ),
    (FIVE, {"purple-ship": 4, "purple-double-ship": 4, "wild": 6, "red-ship": 1}),
    ("green-bay-sault-ste-marie-1", {"red-ship": 4, "red-double-ship": 4, "wild": 7}),
    ("buffalo-detroit-purple", {"purple-double-ship": 6, "purple-ship": 4, "wild": 7}),
]


@pytest.mark.parametrize(("route", "cards"), SEA_HANDS)
def test_exactly_the_legal_payments_can_be_chosen_at_sea(route: str, cards: Cards) -> None:
    """GL-9, GL-8: the game offers exactly what the rule allows."""
    wanted = expected(cards, lambda part: pays(part, route))
    assert wanted
    assert paid(claiming(cards), f"claim {route}") == wanted


RAIL_HANDS: list[tuple[str, Cards]] = [
    ("montreal-ottawa-1", {"red": 1, "red-harbour": 1, "green": 1, "wild": 1}),
    ("duluth-wausau", {"green": 4, "green-harbour": 3, "wild": 3, "red": 2}),
    ("buffalo-scranton", {"red": 3, "red-harbour": 3, "white-harbour": 4, "wild": 3}),
    ("montreal-rouyn-noranda", {"red": 6, "red-harbour": 4, "wild": 9}),
    ("cleveland-new-york", {"black": 7, "black-harbour": 4, "wild": 10}),
]


@pytest.mark.parametrize(("route", "cards"), RAIL_HANDS)
def test_exactly_the_legal_payments_can_be_chosen_on_land(route: str, cards: Cards) -> None:
    """GL-8: with and without the symbol, and with wilds."""
    wanted = expected(cards, lambda part: pays(part, route))
    assert wanted
    assert paid(claiming(cards), f"claim {route}") == wanted


some_cards = st.dictionaries(
    st.sampled_from([card.id for card in BOARD.cards]), st.integers(1, 4), max_size=5
)


@settings(max_examples=150)
@given(st.sampled_from(sorted(ROUTES)), some_cards, *[st.integers(0, 4)] * 3)
@example("chicago-milwaukee-white", {}, 0, 0, 0)
@example(FIVE, {}, 0, 3, 1)
def test_routes_cost_what_the_rules_say(
    route: str, others: Cards, first: int, second: int, wilds: int
) -> None:
    """GL-7, GL-8, GL-9: with any hand."""
    colour = COLOURS[max(ROUTES[route].colour, 0)]
    if ROUTES[route].kind is RouteKind.SEA:
        own = {f"{colour}-ship": first, f"{colour}-double-ship": second, "wild": wilds}
    else:
        own = {colour: first, f"{colour}-harbour": second, "wild": wilds}
    cards = {card: n for card, n in (others | own).items() if n}
    wanted = expected(cards, lambda part: pays(part, route))
    game = claiming(cards)
    assert (route in options(game, "claim")) == bool(wanted)
    if wanted:
        assert paid(game, f"claim {route}") == wanted


# --- doubles -------------------------------------------------------------------------

BOTH_WAYS = [
    ("duluth-thunder-bay-black", "duluth-thunder-bay-yellow"),
    ("muskegon-traverse-city-white", "muskegon-traverse-city-red"),
]


@pytest.mark.parametrize("pair", [*BOTH_WAYS, *[(b, a) for a, b in BOTH_WAYS]])
def test_rail_and_sea_between_the_same_cities_are_not_a_double(pair: tuple[str, str]) -> None:
    """GL-10: even with two players, and one player can own both."""
    first, second = pair
    assert ROUTES[first].kind is not ROUTES[second].kind
    cards = "hand 7 black 4 yellow-ship 7 white 3 red-ship"
    game = position("great-lakes", p0=f"routes {first}\n{cards}", p1="hand")
    assert second in options(game, "claim")
    game = position("great-lakes", p0=f"routes {first}\nhand", p1=cards, p2=None)
    game.play("draw train")
    game.play("draw train")
    assert turn(game) == 1
    assert second in options(game, "claim")


@pytest.mark.parametrize("kind", ["rail", "sea"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_routes_of_one_kind_are_a_double(kind: str, players: int) -> None:
    """GL-10, GL-19, C10: with two or three players, it closes after the first claim."""
    first, second, card = {
        "rail": ("chicago-south-bend-1", "chicago-south-bend-2", "red"),
        "sea": ("lake-superior-thunder-bay-1", "lake-superior-thunder-bay-2", "red-ship"),
    }[kind]
    others = {f"p{p}": f"hand 2 {card}" if p == 1 else "hand" for p in range(1, players)}
    game = position("great-lakes", p0=f"hand 2 {card}", **others)
    assert {first, second} <= options(game, "claim")
    play(game, f"claim {first}", f"pay 1 {card}")
    assert (second in options(game, "claim")) == (players > 3)
    assert first not in options(game, "claim")


def test_nobody_owns_both_routes_of_a_double() -> None:
    """GL-19, C10: at a junction, with four players."""
    game = position(
        "great-lakes",
        p0="routes lake-superior-thunder-bay-1\nhand 4 red-ship",
        p2="hand",
        p3="hand",
    )
    assert "lake-superior-thunder-bay-2" not in options(game, "claim")
    with pytest.raises(IllegalMove):
        game.play("claim lake-superior-thunder-bay-2")


def test_both_routes_of_every_double_are_of_one_kind() -> None:
    """GL-10: 28 of them."""
    twins = [(r, BOARD.routes[r.twin]) for r in BOARD.routes if r.twin is not None]
    assert len(twins) == 56
    assert all(a.kind is b.kind and {a.a, a.b} == {b.a, b.b} for a, b in twins)
