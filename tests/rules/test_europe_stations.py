"""Europe's stations: building them, and what they lend at the end (EU-10, EU-11, EU-12)."""

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


def test_a_station_is_built_in_any_city_without_one() -> None:
    """EU-10: no route has to be taken there, and the routes of others are no hindrance."""
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


def test_building_costs_cards_and_the_turn_but_no_train_and_no_point() -> None:
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
def test_the_first_costs_one_card_the_second_two_the_third_three_of_one_colour(
    built: str, held: str, expected: set[str]
) -> None:
    """EU-10: wilds count as any; three in a game and no fourth."""
    game = position("europe", p0=f"stations {built}\nhand {held}", p1="hand")
    assert bool(options(game, "station")) == bool(expected)
    if expected:
        play(game, "station smyrna")
        assert options(game, "pay") == expected


def test_a_player_builds_one_a_turn_and_three_in_a_game() -> None:
    """EU-10: one after the other, ever dearer."""
    game = position("europe", p0="hand 12 red", p1="hand")
    for n, city in enumerate(("roma", "wien", "paris"), 1):
        play(game, f"station {city}", f"pay {n} red")
        assert turn(game) == 1
        play(game, "draw", "draw")
    assert set(look(game).stations(0)) == {"roma", "wien", "paris"}
    assert hand(game, 0) == {"red": 6}
    assert options(game, "station") == set()


def test_each_player_pays_for_their_own_first_station() -> None:
    """EU-10: the price follows from the player's own stations."""
    game = position("europe", p0="stations roma wien", p1="hand 1 red\ntrains 45", p2="hand")
    play(game, "draw", "draw", "station paris")
    assert options(game, "pay") == {"1 red"}


# --- EU-11: lending -----------------------------------------------------------------------


def lent(p0: str, p1: str, p2: str | None = None) -> Score:
    return position("europe", p0=p0, p1=p1, p2=p2).scores()[0]


def test_a_station_lends_one_route_of_another_player_that_ends_there() -> None:
    """EU-11: Paris-Wien by way of a route from Frankfurt to Berlin that is somebody else's."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt"
    score = lent(own, "routes berlin-frankfurt-red")
    assert score.done == ("paris-wien",)
    assert score.lent == ("berlin-frankfurt-red",)


@pytest.mark.parametrize("city", ["frankfurt", "berlin"])
def test_the_station_may_stand_at_either_end(city: str) -> None:
    """EU-11."""
    own = f"tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations {city}"
    assert lent(own, "routes berlin-frankfurt-red").done == ("paris-wien",)


@pytest.mark.parametrize("city", ["paris", "wien", "roma", "munchen"])
def test_a_station_elsewhere_lends_nothing_of_use(city: str) -> None:
    """EU-11: the route must end in the station's own city."""
    own = f"tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations {city}"
    assert lent(own, "routes berlin-frankfurt-red").missed == ("paris-wien",)


def test_without_a_station_nothing_is_lent() -> None:
    """EU-11, C15."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien"
    assert lent(own, "routes berlin-frankfurt-red").missed == ("paris-wien",)


def test_a_free_route_is_not_lent() -> None:
    """EU-11: only routes of other players."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt"
    score = lent(own, "routes brest-paris")
    assert (score.missed, score.lent) == (("paris-wien",), ())


def test_the_station_of_another_player_lends_me_nothing() -> None:
    """EU-11: its owner's tickets only."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien"
    assert lent(own, "routes berlin-frankfurt-red\nstations frankfurt").missed == ("paris-wien",)


def test_one_station_lends_one_route_only() -> None:
    """EU-11: Paris-Frankfurt-Berlin would need two from Frankfurt."""
    own = "tickets paris-wien\nroutes berlin-wien\nstations frankfurt"
    others = "routes berlin-frankfurt-red frankfurt-paris-white"
    assert lent(own, others).missed == ("paris-wien",)


def test_two_stations_lend_two_routes_in_a_row() -> None:
    """EU-11: also of two owners."""
    own = "tickets paris-wien\nroutes berlin-wien\nstations frankfurt paris"
    score = lent(own, "routes berlin-frankfurt-red", "routes frankfurt-paris-white")
    assert score.done == ("paris-wien",)
    assert set(score.lent) == {"berlin-frankfurt-red", "frankfurt-paris-white"}


def test_two_lent_routes_may_meet_where_the_player_has_nothing() -> None:
    """EU-11: Brest-Marseille by two routes of others that end in Paris."""
    own = "tickets brest-marseille\nstations brest marseille"
    assert lent(own, "routes brest-paris marseille-paris").done == ("brest-marseille",)


def test_the_same_route_serves_all_tickets() -> None:
    """EU-11: Paris-Wien and London-Wien both use Berlin-Frankfurt."""
    own = """
        tickets paris-wien london-wien
        routes frankfurt-paris-white berlin-wien dieppe-paris dieppe-london-1
        stations berlin
    """
    score = lent(own, "routes berlin-frankfurt-red")
    assert score.parts["tickets"] == 18
    assert score.lent == ("berlin-frankfurt-red",)


def test_it_is_one_route_for_all_tickets_not_one_for_each() -> None:
    """EU-11: from Berlin one would do Paris-Wien, another Bruxelles-Danzig; the dearer wins."""
    own = """
        tickets paris-wien bruxelles-danzig
        routes frankfurt-paris-white berlin-wien amsterdam-bruxelles amsterdam-essen berlin-danzig
        stations berlin
    """
    score = lent(own, "routes berlin-frankfurt-red berlin-essen")
    assert score.done == ("bruxelles-danzig",)
    assert (score.parts["tickets"], score.parts["missed tickets"]) == (9, -8)
    assert score.lent == ("berlin-essen",)


def test_two_cheap_tickets_outweigh_a_dear_one() -> None:
    """EU-11: all tickets count together: 5 + 8 by Sofia against 10 by Bucuresti."""
    west = "athina-sofia athina-brindisi brindisi-palermo"
    east = "angora-constantinople constantinople-smyrna"
    north = "bucuresti-kyiv kharkov-kyiv"
    own = f"""
        tickets sofia-smyrna angora-kharkov palermo-constantinople
        routes {west} {east} {north}
        stations constantinople
    """
    score = lent(own, "routes constantinople-sofia bucuresti-constantinople")
    assert set(score.done) == {"sofia-smyrna", "palermo-constantinople"}
    assert score.lent == ("constantinople-sofia",)


def test_with_equal_points_the_choice_with_more_tickets_done_is_taken() -> None:
    """EU-11: 5 + 5 by Sofia, 10 by Bucuresti."""
    own = """
        tickets athina-angora sofia-smyrna angora-kharkov
        routes athina-sofia angora-constantinople constantinople-smyrna bucuresti-kyiv kharkov-kyiv
        stations constantinople
    """
    score = lent(own, "routes constantinople-sofia bucuresti-constantinople")
    assert set(score.done) == {"athina-angora", "sofia-smyrna"}
    assert (score.parts["tickets"], score.parts["missed tickets"]) == (10, -10)


def test_what_is_lent_counts_for_tickets_only() -> None:
    """EU-11, EU-13: neither for points nor for the longest path."""
    own = "tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt"
    score = lent(own, "routes berlin-frankfurt-red")
    assert score.parts["routes"] == 8
    assert score.longest_path == 3


def test_the_owner_keeps_a_route_that_is_lent() -> None:
    """EU-11: it serves both, and several borrowers."""
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


# --- EU-11: against a search that tries everything ----------------------------------------


Player = tuple[list[int], list[int], list[int]]
"""Routes, cities with stations, tickets."""


def joined(edges: Iterable[int], group: list[int] | None = None) -> list[int]:
    """For every city a city that stands for all it is joined to by these routes."""
    group = group or list(range(len(BOARD.cities)))
    for index in edges:
        a, b = group[BOARD.routes[index].a], group[BOARD.routes[index].b]
        if a != b:
            group = [a if g == b else g for g in group]
    return group


def worth(group: list[int], held: list[int]) -> tuple[int, int]:
    """Points and number of the tickets done."""
    tickets = [BOARD.tickets[t] for t in held]
    done = [group[ticket.a] == group[ticket.b] for ticket in tickets]
    total = sum(
        t.points if is_done else -t.points for t, is_done in zip(tickets, done, strict=True)
    )
    return total, sum(done)


def best_lending(player: Player, others: list[int]) -> tuple[int, int]:
    """The best of all choices: for each station one of the others' routes there, or none."""
    own, stations, held = player
    group = joined(own)
    choices = [
        [None, *(i for i in others if city in (BOARD.routes[i].a, BOARD.routes[i].b))]
        for city in stations
    ]
    return max(
        worth(joined((i for i in choice if i is not None), group), held)
        for choice in product(*choices)
    )


def random_table(seed: int) -> tuple[Game, list[Player]]:
    """Nearly all routes among four players at random; their stations join what is in pieces."""
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
        # Half of the tickets are such as some lending, if not all of it at once, can do.
        near = [
            i
            for i, route in enumerate(BOARD.routes)
            if any(i in o for o in owned) and {route.a, route.b} & set(stations)
        ]
        group = joined(near, joined(owned[p]))
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


def check_lent(score: Score, player: Player, others: list[int]) -> None:
    """The routes named are lawful, one for each station, and do the tickets that are named."""
    own, stations, held = player
    index = {route.id: i for i, route in enumerate(BOARD.routes)}
    used = [index[name] for name in score.lent]
    assert set(used) <= set(others)
    assert any(
        all(c in (BOARD.routes[i].a, BOARD.routes[i].b) for i, c in zip(used, order, strict=True))
        for order in permutations(stations, len(used))
    )
    group = joined(own + used)
    tickets = [BOARD.tickets[t] for t in held]
    assert set(score.done) == {t.id for t in tickets if group[t.a] == group[t.b]}


@pytest.mark.parametrize("seed", range(120))
def test_no_other_lending_is_better(seed: int) -> None:
    """EU-11: over all tickets at once, then by the number of tickets done."""
    game, players = random_table(seed)
    everything = [i for own, _, _ in players for i in own]
    for score, player in zip(game.scores(), players, strict=True):
        others = [i for i in everything if i not in player[0]]
        found = score.parts["tickets"] + score.parts["missed tickets"], len(score.done)
        assert found == best_lending(player, others)
        check_lent(score, player, others)


def test_lending_matters_in_these_random_tables() -> None:
    """EU-11: the comparison above would otherwise prove nothing."""
    gains = two = 0
    for seed in range(120):
        game, players = random_table(seed)
        for score, (own, _, held) in zip(game.scores(), players, strict=True):
            gains += len(score.done) > worth(joined(own), held)[1]
            two += len(score.lent) > 1
    assert gains >= 120
    assert two >= 25


# --- EU-12: stations not built ------------------------------------------------------------


@pytest.mark.parametrize(("built", "points"), [("", 12), ("roma", 8), ("roma wien", 4)])
def test_each_unused_station_is_worth_four_points(built: str, points: int) -> None:
    """EU-12."""
    score = lent(f"stations {built}", "")
    assert (score.parts["stations"], score.total) == (points, points)


def test_three_stations_built_leave_nothing() -> None:
    """EU-12."""
    assert lent("stations roma wien paris", "").parts["stations"] == 0


def test_a_station_that_lends_nothing_is_used_all_the_same() -> None:
    """EU-12: unused means not built."""
    game = position("europe", p0="hand 1 red", p1="hand")
    assert game.scores()[0].total == 12
    play(game, "station roma", "pay 1 red")
    assert game.scores()[0].total == 8
    assert "station roma" not in texts(game, 1)
