"""Great Lakes: building harbours, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.table import discard, hand, look, options, play, position, texts, turn
from rules.test_nordic_payments import Cards, expected, frozen, paid
from whistlestop.boards import load
from whistlestop.game import Game, IllegalMove

BOARD = load("great-lakes")
HARBOUR_CITIES = {city.id for city in BOARD.cities if city.harbour}
PRICE = "hand 2 red-harbour 2 red-ship"


def building(cards: Cards) -> Game:
    """Player 0 has a route to Duluth and holds these cards."""
    words = " ".join(f"{n} {card}" for card, n in cards.items())
    return position("great-lakes", p0=f"routes duluth-wausau\nhand {words}", p1="hand")


# --- where ---------------------------------------------------------------------------


def test_a_harbour_can_be_built_where_the_player_owns_a_route() -> None:
    """GL-11: in Duluth, but not in Wausau, which is not a harbour city."""
    game = position("great-lakes", p0=f"routes duluth-wausau\n{PRICE}", p1="hand")
    assert options(game, "harbour") == {"duluth"}
    play(game, "harbour duluth", "pay 2 red-harbour 2 red-ship")
    assert look(game).harbours(0) == ["duluth"]
    assert hand(game, 0) == {}
    assert discard(game) == {"red-harbour": 2, "red-ship": 2}


@pytest.mark.parametrize(
    ("route", "cities"),
    [
        ("duluth-marquette", {"duluth", "marquette"}),  # at sea
        ("bay-city-detroit", {"bay-city", "detroit"}),  # by rail
        ("buffalo-scranton", {"buffalo"}),
        ("cedar-rapids-madison", set()),
        ("", set()),
    ],
)
def test_a_route_of_either_kind_is_enough(route: str, cities: set[str]) -> None:
    """GL-11"""
    game = position("great-lakes", p0=f"routes {route}\n{PRICE}", p1="hand")
    assert options(game, "harbour") == cities


def test_other_players_routes_do_not_help() -> None:
    """GL-11"""
    game = position(
        "great-lakes",
        p0=f"routes chicago-muskegon\n{PRICE}",
        p1="routes duluth-marquette chicago-south-bend-1\nhand",
    )
    assert options(game, "harbour") == {"chicago", "muskegon"}


def test_the_board_has_25_harbour_cities() -> None:
    """GL-11: a player who owned every route could build in all of them, and nowhere else."""
    every = [
        route.id
        for route in BOARD.routes
        if route.twin is None or route.id < BOARD.routes[route.twin].id
    ]
    found: set[str] = set()
    for i in range(0, len(every), 5):
        routes = " ".join(every[i : i + 5])
        game = position("great-lakes", p0=f"routes {routes}\n{PRICE}", p1="hand")
        found |= options(game, "harbour")
    assert found == HARBOUR_CITIES
    assert len(found) == 25


@pytest.mark.parametrize("route", ["lake-superior-marathon", "lake-huron-port-elgin"])
def test_a_junction_cannot_have_a_harbour(route: str) -> None:
    """GL-19"""
    game = position("great-lakes", p0=f"routes {route}\n{PRICE}", p1="hand")
    assert len(options(game, "harbour")) == 1
    for lake in ("lake-superior", "lake-huron"):
        with pytest.raises(IllegalMove):
            game.play(f"harbour {lake}")


def test_no_ticket_names_a_junction() -> None:
    """GL-19"""
    junctions = {i for i, city in enumerate(BOARD.cities) if city.junction}
    assert len(junctions) == 2
    assert all({ticket.a, ticket.b}.isdisjoint(junctions) for ticket in BOARD.tickets)


@pytest.mark.parametrize("owner", [0, 1])
def test_one_harbour_per_city(owner: int) -> None:
    """GL-11: no matter whose it is."""
    built = ["", ""]
    built[owner] = "harbours duluth\n"
    game = position(
        "great-lakes",
        p0=f"routes duluth-wausau duluth-marquette\n{built[0]}{PRICE}",
        p1=f"routes duluth-eau-claire\n{built[1]}hand",
    )
    assert options(game, "harbour") == {"marquette"}


def test_one_harbour_per_turn() -> None:
    """GL-11"""
    game = position(
        "great-lakes",
        p0="routes duluth-marquette\nhand 4 red-harbour 4 red-ship",
        p1="hand",
    )
    play(game, "harbour duluth", "pay 2 red-harbour 2 red-ship")
    assert turn(game) == 1
    assert texts(game, 0) == set()


def test_three_harbours_per_game() -> None:
    """GL-11, GL-4: even with the cards for a fourth."""
    game = position(
        "great-lakes",
        p0="routes duluth-marquette chicago-muskegon\nharbours duluth marquette\n"
        "hand 4 red-harbour 4 red-ship",
        p1="hand",
    )
    assert options(game, "harbour") == {"chicago", "muskegon"}
    play(game, "harbour chicago", "pay 2 red-harbour 2 red-ship")
    play(game, "draw train", "draw train")
    assert hand(game, 0) == {"red-harbour": 2, "red-ship": 2}
    assert options(game, "harbour") == set()


# --- what it costs -------------------------------------------------------------------


def pays_harbour(part: Cards) -> bool:
    """GL-11: two trains and two ships of one colour, all with the symbol; wilds replace any."""
    wilds = part.get("wild", 0)
    used = {card: n for card, n in part.items() if n and card != "wild"}
    for colour in BOARD.colours:
        trains, ships = used.get(f"{colour}-harbour", 0), used.get(f"{colour}-ship", 0)
        if trains + ships != sum(used.values()):
            continue
        if trains <= 2 and ships <= 2 and trains + ships + wilds == 4:
            return True
    return False


HANDS: list[Cards] = [
    {"red-harbour": 2, "red-ship": 2},
    {"red-harbour": 4, "red-ship": 4},
    {"wild": 4},
    {"red-harbour": 2, "red-ship": 2, "wild": 4},
    {"red-harbour": 4, "red-ship": 4, "wild": 5},
    {"red-harbour": 1, "red-ship": 2, "green-harbour": 2, "green-ship": 1, "wild": 2},
    {"red-harbour": 3, "red": 3, "red-double-ship": 3, "wild": 2},
    {"red-ship": 3, "red": 3, "red-double-ship": 3, "wild": 3},
]


@pytest.mark.parametrize("cards", HANDS)
def test_exactly_the_legal_payments_can_be_chosen(cards: Cards) -> None:
    """GL-11"""
    wanted = expected(cards, pays_harbour)
    assert wanted
    assert paid(building(cards), "harbour duluth") == wanted


some_cards = st.dictionaries(
    st.sampled_from(["red-harbour", "red-ship", "green-harbour", "green-ship", "wild", "red"]),
    st.integers(1, 4),
)


@settings(max_examples=60)
@given(some_cards)
def test_a_harbour_costs_what_the_rule_says(cards: Cards) -> None:
    """GL-11: with any hand."""
    wanted = expected(cards, pays_harbour)
    game = building(cards)
    assert options(game, "harbour") == ({"duluth"} if wanted else set())
    if wanted:
        assert paid(game, "harbour duluth") == wanted


@pytest.mark.parametrize(
    "cards",
    [
        {"red": 7, "red-ship": 2},  # trains without the symbol
        {"red-harbour": 2, "red-double-ship": 6},  # ships without the symbol
        {"red-harbour": 2, "green-ship": 2},  # two colours
        {"red-harbour": 1, "green-harbour": 1, "red-ship": 2},
        {"red-harbour": 4},  # no ships
        {"red-ship": 4},
        {"red-harbour": 3, "red-ship": 1},  # one ship too few, and a train does not replace it
        {"red-harbour": 4, "wild": 1},
        {"wild": 3},
    ],
)
def test_what_does_not_pay_for_a_harbour(cards: Cards) -> None:
    """GL-11"""
    assert options(building(cards), "harbour") == set()


def test_a_wild_may_replace_any_of_the_four_cards() -> None:
    """GL-11: trains or ships, as the player likes."""
    game = building({"red-harbour": 2, "red-ship": 2, "wild": 1})
    assert paid(game, "harbour duluth") == {
        frozen({"red-harbour": 2, "red-ship": 2}),
        frozen({"red-harbour": 1, "red-ship": 2, "wild": 1}),
        frozen({"red-harbour": 2, "red-ship": 1, "wild": 1}),
    }


# --- what it is worth ----------------------------------------------------------------

CHICAGO = (
    "routes chicago-milwaukee-white green-bay-milwaukee-black chicago-south-bend-1"
    " detroit-south-bend green-bay-wausau duluth-wausau detroit-toronto"
)
"""Connects Chicago to Green Bay, Detroit, Duluth and Toronto."""

TO_CHICAGO = ["green-bay-chicago", "chicago-detroit", "duluth-chicago", "chicago-toronto"]


def harbour_points(
    routes: str, harbours: Iterable[str], tickets: Iterable[str], other: str = ""
) -> int:
    """Player 0's points for built harbours."""
    built = list(harbours)
    mine = f"{routes}\nharbours {' '.join(built)}\ntickets {' '.join(tickets)}"
    game = position("great-lakes", p0=mine, p1=other)
    return game.scores()[0].parts["harbours"] + 4 * (3 - len(built))


@pytest.mark.parametrize(("number", "value"), [(0, 0), (1, 10), (2, 20), (3, 30), (4, 30)])
def test_a_harbour_scores_for_completed_tickets_to_its_city(number: int, value: int) -> None:
    """GL-15: a fourth ticket adds nothing."""
    assert harbour_points(CHICAGO, ["chicago"], TO_CHICAGO[:number]) == value


def test_a_harbour_without_a_completed_ticket_is_worth_nothing() -> None:
    """GL-15: there are completed tickets to other cities, and a missed ticket to Chicago."""
    assert harbour_points(CHICAGO, ["chicago"], ["duluth-detroit", "chicago-montreal"]) == 0


def test_missed_tickets_do_not_count_for_a_harbour() -> None:
    """GL-15"""
    missed = ["chicago-montreal", "chicago-new-york"]
    assert harbour_points(CHICAGO, ["chicago"], [TO_CHICAGO[0], *missed]) == 10


def test_tickets_that_only_pass_through_do_not_count() -> None:
    """GL-15: a ticket must name the harbour's city."""
    assert harbour_points(CHICAGO, ["milwaukee"], TO_CHICAGO) == 0


def test_a_ticket_between_two_harbour_cities_counts_for_both() -> None:
    """GL-15"""
    assert harbour_points(CHICAGO, ["chicago", "detroit"], ["chicago-detroit"]) == 20


def test_other_players_tickets_do_not_count() -> None:
    """GL-15: a harbour counts its owner's tickets."""
    other = "routes chicago-muskegon\ntickets green-bay-chicago"
    assert harbour_points(CHICAGO, ["chicago"], ["chicago-detroit"], other) == 10


def test_the_example_of_chicago_and_montreal() -> None:
    """GL-18: Chicago-Timmins, Chicago-Montreal, Montreal-New York: 20 + 20."""
    routes = (
        "routes chicago-south-bend-1 detroit-south-bend detroit-toronto parry-sound-toronto"
        " parry-sound-sudbury sudbury-timmins-red kingston-toronto-white kingston-montreal-yellow"
        " albany-montreal-white albany-new-york-red"
    )
    tickets = ["chicago-timmins", "chicago-montreal", "montreal-new-york"]
    game = position(
        "great-lakes",
        p0=f"{routes}\nharbours chicago montreal\ntickets {' '.join(tickets)}",
    )
    assert set(game.scores()[0].done) == set(tickets)
    assert game.scores()[0].parts["harbours"] == 20 + 20 - 4
    assert harbour_points(routes, ["chicago", "montreal"], tickets) == 40


@pytest.mark.parametrize(
    ("harbours", "cost"),
    [("", -12), ("chicago", -8), ("chicago detroit", -4), ("chicago detroit duluth", 0)],
)
def test_each_unbuilt_harbour_costs_four_points(harbours: str, cost: int) -> None:
    """GL-16"""
    game = position("great-lakes", p0=f"{CHICAGO}\nharbours {harbours}")
    assert game.scores()[0].parts["harbours"] == cost
    assert game.scores()[1].parts["harbours"] == -12
    assert game.scores()[1].total == -12
