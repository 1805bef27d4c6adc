"""The five boards match the figures collected for them, and the numbers in the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from whistlestop.boards import Board, available, check, load
from whistlestop.boards.model import GREY, WILD, Returned, RouteKind, TieBreak

BOARDS = {name: load(name) for name in available()}
EUROPE, NEW_YORK, NORDIC, GREAT_LAKES, IBERIA = BOARDS.values()

# cities, routes, spaces, doubles, tickets, points of all tickets, cards
COUNTS = {
    "europe": (47, 101, 300, 11, 46, 444, 110),
    "new-york": (15, 41, 84, 11, 18, 92, 44),
    "nordic": (39, 81, 207, 14, 46, 460, 110),
    "great-lakes": (37, 110, 355, 28, 55, 526, 140),
    "iberia": (33, 103, 239, 33, 50, 435, 110),
}
LENGTHS = {
    "europe": {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1},
    "new-york": {1: 9, 2: 22, 3: 9, 4: 1},
    "nordic": {1: 17, 2: 28, 3: 20, 4: 11, 5: 3, 6: 1, 9: 1},
    "great-lakes": {1: 20, 2: 23, 3: 23, 4: 20, 5: 12, 6: 7, 7: 3, 8: 1, 9: 1},
    "iberia": {1: 33, 2: 30, 3: 21, 4: 12, 5: 7},
}
KINDS = {
    "europe": {"track": 70, "tunnel": 18, "ferry": 13},
    "new-york": {"track": 41},
    "nordic": {"track": 47, "tunnel": 10, "ferry": 24},
    "great-lakes": {"track": 52, "sea": 58},
    "iberia": {"track": 98, "ferry": 5},
}
SYMBOLS = {"europe": 17, "new-york": 0, "nordic": 30, "great-lakes": 0, "iberia": 8}
SPACES_BY_COLOUR = {
    "nordic": "black 21 blue 21 green 22 orange 23 purple 21 red 21 white 20 yellow 21 grey 37",
    "new-york": "orange 10 red 11 green 11 blue 11 black 10 pink 11 grey 20",
    "iberia": "black 25 blue 26 green 25 orange 25 purple 25 red 26 white 25 yellow 26 grey 36",
}


def name_of(board: Board, colour: int) -> str:
    return "grey" if colour == GREY else board.colours[colour]


def test_available() -> None:
    assert available() == ("europe", "new-york", "nordic", "great-lakes", "iberia")


@pytest.mark.parametrize("name", available())
class TestEveryBoard:
    def test_has_no_defect(self, name: str) -> None:
        assert check(name) == []

    def test_is_named_like_its_folder(self, name: str) -> None:
        board = BOARDS[name]
        assert board.id == name
        assert board.path is not None
        assert board.path.name == name

    def test_says_where_its_figures_come_from(self, name: str) -> None:
        folder = BOARDS[name].path
        assert folder is not None
        assert "## Confidence" in (folder / "NOTES.md").read_text(encoding="utf-8")

    def test_counts(self, name: str) -> None:
        board = BOARDS[name]
        assert COUNTS[name] == (
            len(board.cities),
            len(board.routes),
            sum(route.length for route in board.routes),
            sum(route.twin is not None for route in board.routes) // 2,
            len(board.tickets),
            sum(ticket.points for ticket in board.tickets),
            sum(card.count for card in board.cards),
        )

    def test_lengths_and_kinds(self, name: str) -> None:
        routes = BOARDS[name].routes
        assert Counter(route.length for route in routes) == LENGTHS[name]
        assert Counter(route.kind.value for route in routes) == KINDS[name]
        assert sum(route.wild_symbols for route in routes) == SYMBOLS[name]

    def test_route_ids_name_their_cities(self, name: str) -> None:
        board = BOARDS[name]
        for route in board.routes:
            a, b = board.cities[route.a].id, board.cities[route.b].id
            assert a < b
            assert route.id.removeprefix(f"{a}-{b}") in {
                "",
                "-1",
                "-2",
                f"-{name_of(board, route.colour)}",
            }

    def test_doubles_are_mutual(self, name: str) -> None:
        """C10, GL-10"""
        routes = BOARDS[name].routes
        for index, route in enumerate(routes):
            if route.twin is not None:
                twin = routes[route.twin]
                assert twin.twin == index
                assert {twin.a, twin.b} == {route.a, route.b}
                assert (twin.kind is RouteKind.SEA) == (route.kind is RouteKind.SEA)

    def test_route_points(self, name: str) -> None:
        """C9: the same table on every board."""
        assert BOARDS[name].rules.route_points == (1, 2, 4, 7, 10, 15, 18, 21, 27)


@pytest.mark.parametrize("name", SPACES_BY_COLOUR)
def test_spaces_by_colour(name: str) -> None:
    board = BOARDS[name]
    spaces: Counter[str] = Counter()
    for route in board.routes:
        spaces[name_of(board, route.colour)] += route.length
    words = SPACES_BY_COLOUR[name].split()
    assert spaces == dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_europe_rules() -> None:
    """EU-1, EU-2, EU-6, EU-10, EU-12 to EU-15"""
    rules = EUROPE.rules
    assert (rules.players_min, rules.players_max) == (2, 5)
    assert (rules.trains, rules.opening_hand, rules.row) == (45, (4,), (5,))
    assert (rules.wild_limit, rules.flush_at, rules.end_at, rules.last_turns) == (True, 3, 2, 1)
    assert rules.opening_tickets == (("long", 1), ("regular", 3))
    assert (rules.opening_keep, rules.opening_refused) == (2, Returned.BOX)
    assert (rules.ticket_draw, rules.ticket_keep, rules.ticket_refused) == (3, 1, Returned.BOTTOM)
    assert (rules.stations, rules.station_costs, rules.station_points) == (3, (1, 2, 3), 4)
    assert (rules.tunnel_cards, rules.ferry_cards_for_wild) == (3, 0)
    assert (rules.longest_path_points, rules.most_tickets_points) == (10, 0)
    assert rules.double_closed_up_to == 3
    assert rules.ties == (
        TieBreak.TICKETS_DONE,
        TieBreak.FEWEST_STATIONS,
        TieBreak.LONGEST_PATH_BONUS,
    )


def test_europe_tickets() -> None:
    """EU-2: six long tickets, worth 20 or 21, and forty regular ones."""
    long = [ticket.points for ticket in EUROPE.tickets if ticket.deck == "long"]
    assert sorted(long) == [20, 20, 20, 21, 21, 21]
    assert sum(ticket.deck == "regular" for ticket in EUROPE.tickets) == 40


def test_europe_ferry() -> None:
    """EU-5: Palermo-Smyrna has six spaces with two symbols."""
    route = next(route for route in EUROPE.routes if route.id == "palermo-smyrna")
    assert (route.length, route.wild_symbols, route.colour) == (6, 2, GREY)


def test_europe_has_eight_routes_of_each_colour() -> None:
    colours = Counter(name_of(EUROPE, route.colour) for route in EUROPE.routes)
    assert colours.pop("grey") == 37
    assert set(colours.values()) == {8}


def test_new_york_rules() -> None:
    """NY-1, NY-2, NY-4, NY-5, NY-7"""
    rules = NEW_YORK.rules
    assert (rules.players_min, rules.players_max, rules.trains) == (2, 4, 15)
    assert NEW_YORK.colours == ("blue", "green", "black", "pink", "red", "orange")
    assert [card.count for card in NEW_YORK.cards] == [6, 6, 6, 6, 6, 6, 8]
    assert (rules.opening_hand, rules.row, rules.flush_at) == ((2,), (5,), 3)
    assert rules.opening_tickets == (("regular", 2),)
    assert (rules.opening_keep, rules.opening_refused) == (1, Returned.BOTTOM)
    assert (rules.ticket_draw, rules.ticket_keep, rules.ticket_refused) == (2, 1, Returned.BOTTOM)
    assert (rules.double_closed_up_to, rules.ties) == (2, (TieBreak.TICKETS_DONE,))


def test_new_york_attractions() -> None:
    """NY-6: nine of them, worth one point each."""
    assert Counter(city.points for city in NEW_YORK.cities) == {0: 6, 1: 9}


def test_nordic_rules() -> None:
    """NO-1, NO-2, NO-4 to NO-6, NO-9, NO-10"""
    rules = NORDIC.rules
    assert (rules.players_min, rules.players_max, rules.trains) == (2, 3, 40)
    assert (rules.opening_hand, rules.row) == ((4,), (5,))
    assert (rules.wild_limit, rules.flush_at) == (False, 0)
    assert (rules.opening_tickets, rules.opening_keep) == ((("regular", 5),), 2)
    assert (rules.opening_refused, rules.ticket_refused) == (Returned.BOX, Returned.BOX)
    assert (rules.ticket_draw, rules.ticket_keep) == (3, 1)
    assert rules.wilds_on == {RouteKind.TUNNEL, RouteKind.FERRY}
    assert (rules.tunnel_cards, rules.ferry_cards_for_wild) == (3, 3)
    assert (rules.longest_path_points, rules.most_tickets_points) == (0, 10)
    assert rules.ties == (TieBreak.TICKETS_DONE, TieBreak.LONGEST_PATH)


def test_nordic_cards_for_one() -> None:
    """NO-7: only Murmansk-Lieksa, nine grey spaces, four cards for one."""
    (route,) = (route for route in NORDIC.routes if route.cards_for_one)
    assert (route.id, route.length, route.colour) == ("lieksa-murmansk", 9, GREY)
    assert route.cards_for_one == 4


def test_nordic_unequal_doubles() -> None:
    """NO-8: two routes of different length between the same cities are a double here."""
    routes = NORDIC.routes
    unequal = {
        route.id
        for route in routes
        if route.twin is not None and routes[route.twin].length != route.length
    }
    assert unequal == {
        "kristiansand-stavanger-green",
        "kristiansand-stavanger-orange",
        "mo-i-rana-trondheim-green",
        "mo-i-rana-trondheim-red",
    }
    assert NORDIC.rules.double_closed_up_to == 2


def test_great_lakes_cards() -> None:
    """GL-1: 80 train cards, 24 of them with the harbour symbol, 14 wilds; 60 ship cards."""
    cards = GREAT_LAKES.cards
    assert GREAT_LAKES.decks == ("train", "ship")
    assert sum(card.count for card in cards if card.deck == 0) == 80
    assert sum(card.count for card in cards if card.deck == 1) == 60
    assert sum(card.count for card in cards if card.colour == WILD) == 14
    for colour in range(6):
        kinds = [
            (card.deck, card.pieces, card.harbour_sign, card.count)
            for card in cards
            if card.colour == colour
        ]
        assert kinds == [(0, 1, False, 7), (0, 1, True, 4), (1, 1, True, 4), (1, 2, False, 6)]


def test_great_lakes_rules() -> None:
    """GL-2 to GL-4, GL-6, GL-7, GL-11 to GL-17"""
    rules = GREAT_LAKES.rules
    assert (rules.opening_hand, rules.row, rules.flush_at) == ((2, 2), (3, 3), 3)
    assert (rules.opening_tickets, rules.opening_keep) == ((("regular", 5),), 3)
    assert (rules.opening_refused, rules.ticket_refused) == (Returned.BOTTOM, Returned.BOTTOM)
    assert (rules.trains, rules.ships, rules.choose_pieces) == (33, 32, 50)
    assert (rules.suggested_trains, rules.exchange_cost) == (27, 1)
    assert (rules.ticket_draw, rules.ticket_keep) == (4, 1)
    assert (rules.end_at, rules.last_turns) == (6, 2)
    assert (rules.harbours, rules.harbour_train_cards, rules.harbour_ship_cards) == (3, 2, 2)
    assert (rules.harbour_points, rules.harbour_unbuilt_points) == ((0, 10, 20, 30), -4)
    assert (rules.longest_path_points, rules.most_tickets_points, rules.ties) == (0, 0, ())


def test_great_lakes_harbours_are_the_cities_at_sea() -> None:
    """GL-11: 25 harbour cities; GL-19: two junctions."""
    cities = GREAT_LAKES.cities
    assert sum(city.harbour for city in cities) == 25
    assert [city.id for city in cities if city.junction] == ["lake-superior", "lake-huron"]
    at_sea = {end for r in GREAT_LAKES.routes if r.kind is RouteKind.SEA for end in (r.a, r.b)}
    assert {i for i, city in enumerate(cities) if city.harbour or city.junction} == at_sea


def test_great_lakes_rail_and_sea_are_not_a_double() -> None:
    """GL-10"""
    pairs = {"duluth-thunder-bay", "muskegon-traverse-city"}
    routes = [route for route in GREAT_LAKES.routes if route.id.rpartition("-")[0] in pairs]
    assert len(routes) == 4
    assert all(route.twin is None for route in routes)


def test_iberia_rules() -> None:
    """IB-1 to IB-3, IB-5, IB-6, IB-11, IB-12"""
    rules = IBERIA.rules
    assert (rules.trains, rules.opening_hand, rules.row) == (35, (4,), (5,))
    assert rules.opening_tickets == ()
    assert rules.draft is not None
    assert (rules.draft.hand, rules.draft.keep) == (6, 4)
    assert (rules.draft.first_pass, rules.draft.second_pass) == (1, -1)
    assert rules.draft.depth == {2: (1, 2), 3: (2, 3), 4: (3, 4), 5: (3, 4)}
    assert rules.draft.spread == (1, 20)
    assert (rules.ticket_draw, rules.ticket_keep, rules.ticket_refused) == (3, 1, Returned.BOTTOM)
    assert (rules.double_closed_up_to, rules.ties) == (3, (TieBreak.TICKETS_DONE,))


def test_iberia_festivals() -> None:
    """IB-1: 54 cards; IB-9: Porto and Coimbra share theirs; IB-10: the two printed examples."""
    festivals = {festival.id: festival for festival in IBERIA.festivals}
    assert len(festivals) == 17
    assert sum(festival.cards for festival in festivals.values()) == 54
    shared = festivals["porto-coimbra"]
    assert [IBERIA.cities[place].id for place in shared.cities] == ["porto", "coimbra"]
    assert festivals["sevilla"].values[3 - 1] == 6
    assert festivals["valencia"].values[7 - 1] == 22


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_cards_are_sorted_by_colour(board: Board) -> None:
    for deck in range(len(board.decks)):
        cards = [card for card in board.cards if card.deck == deck and card.colour != WILD]
        assert [c.colour for c in cards] == sorted(c.colour for c in cards)
    assert board.wild == len(board.cards) - 1
