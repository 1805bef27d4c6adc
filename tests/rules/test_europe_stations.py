"""Europe's stations: building them, and what they borrow at the end (EU-10, EU-11, EU-12)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations, product
from random import Random

import pytest

from rules.table import (
    discard,
    hand,
    look,
    names,
    options,
    play,
    points,
    position,
    texts,
    trains,
    turn,
)
from whistlestop.boards import load
from whistlestop.game import Game
from whistlestop.game.errors import GameError
from whistlestop.game.scores import Score

BOARD = load("europe")
CITIES = {city.id for city in BOARD.cities}


# --- EU-10: building ----------------------------------------------------------------------


def test_a_station_can_be_built_in_any_city_without_one() -> None:
    """EU-10: no route there needs to be claimed, and other players' routes do not matter."""
    game = position("europe", p0="hand 1 red", p1="routes paris-zurich")
    assert options(game, "station") == CITIES


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_city_has_one_station_whoever_owns_it(owner: int) -> None:
    """EU-10."""
    lines = ["hand 5 red", "hand", "hand"]
    lines[owner] += "\nstations wien"
    game = position("europe", p0=lines[0], p1=lines[1], p2=lines[2])
    assert options(game, "station") == CITIES - {"wien"}
    with pytest.raises(GameError):
        game.play("station wien")


def test_building_costs_cards_and_the_turn_but_no_train_and_no_points() -> None:
    """EU-10."""
    game = position("europe", p0="hand 2 red 1 wild", p1="hand")
    play(game, "station wien", "pay 1 red")
    assert look(game).stations(0) == ["wien"]
    assert (hand(game, 0), discard(game)) == ({"red": 1, "wild": 1}, {"red": 1})
    assert (trains(game, 0), points(game, 0)) == (45, 0)
    assert game.view().to_dict()["players"][0]["stations_left"] == 2
    assert turn(game) == 1


@pytest.mark.parametrize(
    ("built", "held", "expected"),
    [
        ("", "1 red 1 blue 1 wild", {"1 red", "1 blue", "1 wild"}),
        ("", "4 red", {"1 red"}),
        ("", "1 wild", {"1 wild"}),
        ("roma", "2 red 1 blue 1 wild", {"2 red", "1 red 1 wild", "1 blue 1 wild"}),
        ("roma", "2 wild", {"2 wild"}),
        ("roma", "1 red 1 blue 1 green", set()),
        ("roma", "1 wild", set()),
        (
            "roma wien",
            "3 red 2 blue 2 wild",
            {"3 red", "2 red 1 wild", "1 red 2 wild", "2 blue 1 wild", "1 blue 2 wild"},
        ),
        ("roma wien", "4 wild", {"3 wild"}),
        ("roma wien", "2 red 2 blue 2 green", set()),
        ("roma wien", "2 red 1 wild", {"2 red 1 wild"}),
        ("roma wien paris", "12 red 12 wild", set()),
    ],
)
def test_stations_cost_one_two_and_three_cards_of_one_colour(
    built: str, held: str, expected: set[str]
) -> None:
    """EU-10: wilds stand for any colour. Three per game, never a fourth."""
    game = position("europe", p0=f"stations {built}\nhand {held}", p1="hand")
    assert bool(options(game, "station")) == bool(expected)
    if expected:
        play(game, "station smyrna")
        assert options(game, "pay") == expected


def test_a_player_builds_one_per_turn_and_three_per_game() -> None:
    """EU-10: each one costs more than the last."""
    game = position("europe", p0="hand 12 red", p1="hand")
    for n, city in enumerate(("roma", "wien", "paris"), 1):
        play(game, f"station {city}", f"pay {n} red")
        assert turn(game) == 1
        play(game, "draw", "draw")
    assert set(look(game).stations(0)) == {"roma", "wien", "paris"}
    assert hand(game, 0) == {"red": 6}
    assert options(game, "station") == set()


def test_every_player_pays_one_card_for_a_first_station() -> None:
    """EU-10: the price depends on the player's own stations."""
    game = position("europe", p0="stations roma wien", p1="hand 1 red\ntrains 45", p2="hand")
    play(game, "draw", "draw", "station paris")
    assert options(game, "pay") == {"1 red"}


# --- EU-11: borrowing ---------------------------------------------------------------------


def first_score(p0: str, p1: str, p2: str | None = None) -> Score:
    return position("europe", p0=p0, p1=p1, p2=p2).scores()[0]


def test_a_station_borrows_one_route_of_another_player_that_ends_there() -> None:
    """EU-11: Paris-Wien via another player's route from Frankfurt to Berlin."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt"
    score = first_score(own, "routes berlin-frankfurt-red")
    assert score.done == ("paris-wien",)
    assert score.lent == ("berlin-frankfurt-red",)


@pytest.mark.parametrize("city", ["frankfurt", "berlin"])
def test_the_station_can_be_at_either_end(city: str) -> None:
    """EU-11."""
    own = f"tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations {city}"
    assert first_score(own, "routes berlin-frankfurt-red").done == ("paris-wien",)


@pytest.mark.parametrize("city", ["paris", "wien", "roma", "munchen"])
def test_a_station_elsewhere_does_not_help(city: str) -> None:
    """EU-11: the route must end in the station's own city."""
    own = f"tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations {city}"
    assert first_score(own, "routes berlin-frankfurt-red").missed == ("paris-wien",)


def test_without_a_station_nothing_is_borrowed() -> None:
    """EU-11, C15."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien"
    assert first_score(own, "routes berlin-frankfurt-red").missed == ("paris-wien",)


def test_an_unclaimed_route_cannot_be_borrowed() -> None:
    """EU-11: only other players' routes can."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt"
    score = first_score(own, "routes brest-paris")
    assert (score.missed, score.lent) == (("paris-wien",), ())


def test_another_players_station_does_not_help() -> None:
    """EU-11: it borrows only for its owner's tickets."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien"
    assert first_score(own, "routes berlin-frankfurt-red\nstations frankfurt").missed == (
        "paris-wien",
    )


def test_a_station_borrows_only_one_route() -> None:
    """EU-11: Paris-Frankfurt-Berlin would need two routes from Frankfurt."""
    own = "tickets paris-wien\nroutes berlin-wien\nstations frankfurt"
    others = "routes berlin-frankfurt-red frankfurt-paris-white"
    assert first_score(own, others).missed == ("paris-wien",)


def test_two_stations_can_borrow_two_routes_in_a_row() -> None:
    """EU-11: even from two different players."""
    own = "tickets paris-wien\nroutes berlin-wien\nstations frankfurt paris"
    score = first_score(own, "routes berlin-frankfurt-red", "routes frankfurt-paris-white")
    assert score.done == ("paris-wien",)
    assert set(score.lent) == {"berlin-frankfurt-red", "frankfurt-paris-white"}


def test_two_borrowed_routes_can_meet_where_the_player_has_nothing() -> None:
    """EU-11: Brest-Marseille via two routes of other players that end in Paris."""
    own = "tickets brest-marseille\nstations brest marseille"
    assert first_score(own, "routes brest-paris marseille-paris").done == ("brest-marseille",)


def test_the_same_borrowed_route_counts_for_all_tickets() -> None:
    """EU-11: Paris-Wien and London-Wien both use Berlin-Frankfurt."""
    own = """
        tickets paris-wien london-wien
        routes frankfurt-paris-white berlin-wien dieppe-paris dieppe-london-1
        stations berlin
    """
    score = first_score(own, "routes berlin-frankfurt-red")
    assert score.parts["tickets"] == 18
    assert score.lent == ("berlin-frankfurt-red",)


def test_a_station_borrows_one_route_for_all_tickets_not_one_per_ticket() -> None:
    """EU-11: one route from Berlin completes Paris-Wien, another Bruxelles-Danzig, worth more."""
    own = """
        tickets paris-wien bruxelles-danzig
        routes frankfurt-paris-white berlin-wien amsterdam-bruxelles amsterdam-essen berlin-danzig
        stations berlin
    """
    score = first_score(own, "routes berlin-frankfurt-red berlin-essen")
    assert score.done == ("bruxelles-danzig",)
    assert (score.parts["tickets"], score.parts["missed tickets"]) == (9, -8)
    assert score.lent == ("berlin-essen",)


def test_two_small_tickets_outweigh_a_big_one() -> None:
    """EU-11: all tickets count together, 5 + 8 via Sofia against 10 via Bucuresti."""
    west = "athina-sofia athina-brindisi brindisi-palermo"
    east = "angora-constantinople constantinople-smyrna"
    north = "bucuresti-kyiv kharkov-kyiv"
    own = f"""
        tickets sofia-smyrna angora-kharkov palermo-constantinople
        routes {west} {east} {north}
        stations constantinople
    """
    score = first_score(own, "routes constantinople-sofia bucuresti-constantinople")
    assert set(score.done) == {"sofia-smyrna", "palermo-constantinople"}
    assert score.lent == ("constantinople-sofia",)


def test_with_equal_points_the_choice_that_completes_more_tickets_is_made() -> None:
    """EU-11: 5 + 5 via Sofia, 10 via Bucuresti."""
    own = """
        tickets athina-angora sofia-smyrna angora-kharkov
        routes athina-sofia angora-constantinople constantinople-smyrna bucuresti-kyiv kharkov-kyiv
        stations constantinople
    """
    score = first_score(own, "routes constantinople-sofia bucuresti-constantinople")
    assert set(score.done) == {"athina-angora", "sofia-smyrna"}
    assert (score.parts["tickets"], score.parts["missed tickets"]) == (10, -10)


def test_borrowed_routes_count_only_for_tickets() -> None:
    """EU-11, EU-13: not for points, and not for the longest path."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt"
    score = first_score(own, "routes berlin-frankfurt-red")
    assert score.parts["routes"] == 8
    assert score.longest_path == 3


def test_the_owner_keeps_a_route_that_others_borrow() -> None:
    """EU-11: it counts for the owner, and several players can borrow it."""
    game = position(
        "europe",
        p0="tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt",
        p1="tickets barcelona-munchen\nroutes berlin-frankfurt-red",
        p2="tickets essen-kyiv\nroutes berlin-essen berlin-warszawa-purple kyiv-warszawa"
        "\nstations berlin",
    )
    scores = game.scores()
    assert [score.parts["routes"] for score in scores] == [8, 4, 16]
    assert scores[0].done == ("paris-wien",)


# --- EU-11: compared with an exhaustive search --------------------------------------------


Player = tuple[list[int], list[int], list[int]]
"""Routes, cities with stations, tickets."""


def groups_of(edges: Iterable[int], group: list[int] | None = None) -> list[int]:
    """For every city, a city that represents everything these routes connect it to."""
    group = group or list(range(len(BOARD.cities)))
    for index in edges:
        a, b = group[BOARD.routes[index].a], group[BOARD.routes[index].b]
        if a != b:
            group = [a if g == b else g for g in group]
    return group


def worth(group: list[int], held: list[int]) -> tuple[int, int]:
    """The points from tickets, and how many are completed."""
    tickets = [BOARD.tickets[t] for t in held]
    done = [group[ticket.a] == group[ticket.b] for ticket in tickets]
    total = sum(
        t.points if is_done else -t.points for t, is_done in zip(tickets, done, strict=True)
    )
    return total, sum(done)


def best_borrowing(player: Player, others: list[int]) -> tuple[int, int]:
    """The best of all choices: for each station, another player's route there, or none."""
    own, stations, held = player
    group = groups_of(own)
    choices = [
        [None, *(i for i in others if city in (BOARD.routes[i].a, BOARD.routes[i].b))]
        for city in stations
    ]
    return max(
        worth(groups_of((i for i in choice if i is not None), group), held)
        for choice in product(*choices)
    )


def random_table(seed: int) -> tuple[Game, list[Player]]:
    """Most routes dealt to four players at random; their stations connect the scattered parts."""
    random = Random(seed)
    owned: list[list[int]] = [[] for _ in range(4)]
    for index in random.sample(range(len(BOARD.routes)), random.randint(50, 100)):
        mine = owned[random.randrange(4)]
        pieces = sum(BOARD.routes[i].length for i in mine) + BOARD.routes[index].length
        if pieces <= 45 and BOARD.routes[index].twin not in mine:
            mine.append(index)
    free_cities = random.sample(range(len(BOARD.cities)), len(BOARD.cities))
    free_tickets = random.sample(range(len(BOARD.tickets)), len(BOARD.tickets))
    players: list[Player] = []
    sections = {}
    for p in range(4):
        ends = {c for i in owned[p] for c in (BOARD.routes[i].a, BOARD.routes[i].b)}
        stations = [c for c in free_cities if c in ends][: random.choice((1, 2, 3, 3))]
        free_cities = [c for c in free_cities if c not in stations]
        # Borrowing can complete about half of the tickets, though perhaps not all at once.
        near = [
            i
            for i, route in enumerate(BOARD.routes)
            if any(i in o for o in owned) and {route.a, route.b} & set(stations)
        ]
        group = groups_of(near, groups_of(owned[p]))
        useful = [
            t for t in free_tickets if group[BOARD.tickets[t].a] == group[BOARD.tickets[t].b]
        ][: random.randint(1, 6)]
        others = [t for t in free_tickets if t not in useful]
        held = useful + others[: random.randint(1, 5)]
        free_tickets = [t for t in free_tickets if t not in held]
        players.append((owned[p], stations, held))
        sections[f"p{p}"] = f"""
            routes {names(BOARD, owned[p])}
            stations {" ".join(BOARD.cities[c].id for c in stations)}
            tickets {" ".join(BOARD.tickets[t].id for t in held)}
        """
    return position("europe", **sections), players


def check_borrowed(score: Score, player: Player, others: list[int]) -> None:
    """The named routes are legal, one per station, and complete the named tickets."""
    own, stations, held = player
    index = {route.id: i for i, route in enumerate(BOARD.routes)}
    used = [index[name] for name in score.lent]
    assert set(used) <= set(others)
    assert any(
        all(c in (BOARD.routes[i].a, BOARD.routes[i].b) for i, c in zip(used, order, strict=True))
        for order in permutations(stations, len(used))
    )
    group = groups_of(own + used)
    tickets = [BOARD.tickets[t] for t in held]
    assert set(score.done) == {t.id for t in tickets if group[t.a] == group[t.b]}


@pytest.mark.parametrize("seed", range(120))
def test_no_other_borrowing_is_better(seed: int) -> None:
    """EU-11: most points over all tickets, then most completed tickets."""
    game, players = random_table(seed)
    everything = [i for own, _, _ in players for i in own]
    for score, player in zip(game.scores(), players, strict=True):
        others = [i for i in everything if i not in player[0]]
        found = score.parts["tickets"] + score.parts["missed tickets"], len(score.done)
        assert found == best_borrowing(player, others)
        check_borrowed(score, player, others)


def test_borrowing_matters_in_these_random_games() -> None:
    """EU-11: otherwise the comparison above would prove nothing."""
    gains = two = 0
    for seed in range(120):
        game, players = random_table(seed)
        for score, (own, _, held) in zip(game.scores(), players, strict=True):
            gains += len(score.done) > worth(groups_of(own), held)[1]
            two += len(score.lent) > 1
    assert gains >= 120
    assert two >= 25


# --- EU-12: unused stations ---------------------------------------------------------------


@pytest.mark.parametrize(("built", "points"), [("", 12), ("roma", 8), ("roma wien", 4)])
def test_each_unused_station_scores_four_points(built: str, points: int) -> None:
    """EU-12."""
    score = first_score(f"stations {built}", "")
    assert (score.parts["stations"], score.total) == (points, points)


def test_no_points_when_all_three_stations_are_built() -> None:
    """EU-12."""
    assert first_score("stations roma wien paris", "").parts["stations"] == 0


def test_a_station_that_borrows_nothing_still_counts_as_used() -> None:
    """EU-12: unused means not built."""
    game = position("europe", p0="hand 1 red", p1="hand")
    assert game.scores()[0].total == 12
    play(game, "station roma", "pay 1 red")
    assert game.scores()[0].total == 8
    assert "station roma" not in texts(game, 1)
