"""Scores: every part of a total, the ranks, and how ties are explained."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

import pytest

from proof.dice import Dice
from proof.invariants import violations
from proof.offsets import AT
from proof.sheet import bits, routes_in
from proof.tables import ALL_PAIRS, BUILT_IN, tables_of
from proof.walk import STYLES, walk
from whistlestop.boards.model import Board, TieBreak
from whistlestop.game import Game, Score
from whistlestop.game.evidence import evidence
from whistlestop.game.scores import TIE_WORDS

HEADER = "whistlestop position 1"


def over(board: str, *lines: str, players: int = 2) -> Game:
    """A table at the end of a game."""
    text = [HEADER, f"board {board}", "phase over", f"players {players}", *lines]
    return Game.from_position("\n".join(text), tables_of(board), seed=1)


def shortest_path(board: Board, start: str, end: str) -> list[str]:
    """The routes of a shortest path between two cities."""
    ids = [city.id for city in board.cities]
    goal = ids.index(end)
    queue: list[tuple[int, int, list[str]]] = [(0, ids.index(start), [])]
    done: set[int] = set()
    while queue:
        length, city, routes = heappop(queue)
        if city == goal:
            return routes
        if city in done:
            continue
        done.add(city)
        for route in board.routes:
            if city in (route.a, route.b):
                far = route.a + route.b - city
                heappush(queue, (length + route.length, far, [*routes, route.id]))
    raise AssertionError(f"no way from {start} to {end}")


def connecting(board: str, *cities: str) -> str:
    """A `routes` line that connects these cities, with one route of each double."""
    rules = tables_of(board).board
    found: list[str] = []
    for a, b in pairwise(cities):
        found += shortest_path(rules, a, b)
    pairs = {r.id: (min(r.a, r.b), max(r.a, r.b), r.kind) for r in rules.routes}
    once = {pairs[route]: route for route in found}
    return "routes " + " ".join(once.values())


# --- the parts -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "extra"),
    [
        ("europe", {"longest path", "stations"}),
        ("new-york", {"attractions"}),
        ("nordic", {"most tickets"}),
        ("great-lakes", {"harbours", "exchange"}),
        ("iberia", {"festivals"}),
    ],
)
def test_a_score_has_the_parts_that_its_board_has(board: str, extra: set[str]) -> None:
    """EU-12, EU-13, NY-6, NO-9, GL-17, IB-12"""
    for score in Game.new(board, 2, 1).scores():
        assert set(score.parts) == {"routes", "tickets", "missed tickets"} | extra


@pytest.mark.parametrize("board", BUILT_IN)
def test_points_for_routes(board: str) -> None:
    """C9: 1, 2, 4, 7, 10, 15, 18, 21, 27 by length"""
    table = (1, 2, 4, 7, 10, 15, 18, 21, 27)
    for route in tables_of(board).board.routes:
        score = over(board, "player 0", f"routes {route.id}").scores()[0]
        assert score.parts["routes"] == table[route.length - 1]


def test_tickets_score_or_lose_points() -> None:
    """C15"""
    line = connecting("europe", "london", "berlin")
    game = over("europe", "player 0", line, "tickets london-berlin berlin-roma", "player 1")
    score = game.scores()[0]
    assert (score.parts["tickets"], score.parts["missed tickets"]) == (7, -9)
    assert (score.done, score.missed) == (("london-berlin",), ("berlin-roma",))


def test_a_score_can_be_negative() -> None:
    """C15"""
    game = over("new-york", "player 0", "tickets ? ?")
    assert game.scores()[0].total < 0


def test_other_players_routes_do_not_connect_cities() -> None:
    """C15: only the player's own routes do"""
    line = connecting("europe", "london", "berlin")
    game = over("europe", "player 0", line, "player 1", "tickets london-berlin")
    assert game.scores()[1].missed == ("london-berlin",)


def test_the_longest_path_scores_ten() -> None:
    """EU-13"""
    game = over("europe", "player 0", connecting("europe", "london", "berlin"), "player 1")
    first, second = game.scores()
    assert (first.parts["longest path"], second.parts["longest path"]) == (10, 0)
    assert (first.longest_path > 0, second.longest_path) == (True, 0)


def test_tied_players_all_get_the_longest_path_bonus() -> None:
    """EU-13: but nobody gets it without a route"""
    game = over("europe", "player 0", "routes paris-zurich", "player 1", "routes berlin-wien")
    assert [score.parts["longest path"] for score in game.scores()] == [10, 10]
    assert [score.parts["longest path"] for score in over("europe").scores()] == [0, 0]


def test_a_path_can_loop_and_revisit_a_city() -> None:
    """C16: a triangle with a tail is one path, a star with three arms is not"""
    loop = "routes berlin-essen essen-frankfurt berlin-frankfurt-red berlin-danzig"
    star = "routes berlin-essen berlin-wien berlin-danzig"
    game = over("europe", "player 0", loop, "player 1")
    assert game.scores()[0].longest_path == 2 + 2 + 3 + 4
    game = over("europe", "player 0", star, "player 1")
    assert game.scores()[0].longest_path == 3 + 4


def longest_trail(routes: list[tuple[int, int, int]]) -> int:
    """Slow and simple: from every city, along every unused route."""

    def walk_on(city: int, left: frozenset[int]) -> int:
        best = 0
        for i in left:
            a, b, length = routes[i]
            if city in (a, b):
                best = max(best, length + walk_on(a + b - city, left - {i}))
        return best

    cities = {city for a, b, _ in routes for city in (a, b)}
    return max((walk_on(c, frozenset(range(len(routes)))) for c in cities), default=0)


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_the_longest_path_is_found_exactly(board: str, players: int) -> None:
    """C16: compared with the simplest possible search"""
    compared = 0
    for seed in range(3):
        game = Game.new(tables_of(board), players, seed)
        dice = Dice(seed)
        for _ in walk(game, dice, STYLES[3]):
            if not (dice.one_in(40) or game.over):
                continue
            data = bytes(game.state.data)
            for score in game.scores():
                mine = bits(routes_in(data, AT.owned, score.player))
                routes = [game.board.routes[i] for i in mine]
                if len(routes) <= 11:
                    compared += 1
                    expected = longest_trail([(r.a, r.b, r.length) for r in routes])
                    assert score.longest_path == expected
    assert compared > 3


def test_most_tickets_score_ten() -> None:
    """NO-9: tied players all get the points, but not for zero tickets"""
    line = connecting("nordic", "oslo", "stockholm")
    one = ("player 0", line, "tickets oslo-stockholm", "player 1")
    assert [s.parts["most tickets"] for s in over("nordic", *one).scores()] == [10, 0]
    assert [s.parts["most tickets"] for s in over("nordic").scores()] == [0, 0]
    tied = (*one, connecting("nordic", "stockholm", "umea"), "tickets stockholm-umea")
    assert [s.parts["most tickets"] for s in over("nordic", *tied).scores()] == [10, 10]


def test_unused_stations_score_four_each() -> None:
    """EU-12"""
    game = over("europe", "player 0", "stations roma", "player 1", "stations paris wien berlin")
    assert [score.parts["stations"] for score in game.scores()] == [8, 0]


def test_a_station_borrows_another_players_route() -> None:
    """EU-11: for tickets, not for the longest path (EU-13)"""
    game = over(
        "europe",
        "player 0",
        "routes berlin-essen",
        "player 1",
        "routes amsterdam-london amsterdam-essen",
        "stations essen",
        "tickets london-berlin",
    )
    first, second = game.scores()
    assert second.lent == ("berlin-essen",)
    assert second.done == ("london-berlin",)
    assert second.longest_path == 5
    assert first.lent == ()


def test_each_attraction_counts_once() -> None:
    """NY-6: several players can score the same attraction"""
    lines = (
        "player 0",
        "routes chelsea-empire-state-building-1 empire-state-building-midtown-west",
        "player 1",
        "routes empire-state-building-united-nations",
    )
    assert [s.parts["attractions"] for s in over("new-york", *lines).scores()] == [2, 2]


def test_harbours_score_by_completed_tickets() -> None:
    """GL-15, GL-16, GL-18: 20 + 20, minus 4 for the unbuilt harbour"""
    game = over(
        "great-lakes",
        "player 0",
        connecting("great-lakes", "chicago", "timmins", "montreal", "new-york"),
        "harbours chicago montreal",
        "tickets chicago-timmins chicago-montreal montreal-new-york",
        "player 1",
    )
    first, second = game.scores()
    assert set(first.done) == {"chicago-timmins", "chicago-montreal", "montreal-new-york"}
    assert first.parts["harbours"] == 20 + 20 - 4
    assert second.parts["harbours"] == -12


def test_a_harbour_without_a_ticket_is_worth_nothing() -> None:
    """GL-15"""
    game = over("great-lakes", "player 0", "routes chicago-muskegon", "harbours chicago")
    assert game.scores()[0].parts["harbours"] == 0 - 8


@pytest.mark.parametrize(
    ("festivals", "points"),
    [
        ("3 sevilla", 6),
        ("7 valencia", 22),
        ("6 sevilla", 15),
        ("1 valencia", 2),
        ("3 sevilla 7 valencia", 28),
        ("3 porto-coimbra", 12),
    ],
)
def test_festival_cards_score_in_sets(festivals: str, points: int) -> None:
    """IB-10"""
    game = over("iberia", "drafts-done 2", "player 0", f"festivals {festivals}", "player 1")
    assert [score.parts["festivals"] for score in game.scores()] == [points, 0]


def test_exchanges_cost_a_point_each() -> None:
    """GL-12"""
    game = over("great-lakes", "player 0", "exchanged 7", "player 1")
    assert [score.parts["exchange"] for score in game.scores()] == [-7, 0]


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_the_parts_add_up_to_the_total(board: str, players: int) -> None:
    """C15: counted again, part by part, at the end of some games"""
    for seed, style in enumerate(STYLES):
        game = Game.new(tables_of(board), players, seed)
        for _ in walk(game, Dice(seed), style):
            pass
        assert violations(game) == []


# --- ranks and ties --------------------------------------------------------------------


def level(game: Game) -> tuple[Score, ...]:
    """The scores with everyone on equal points: the score track makes up the difference."""
    most = max(score.total for score in game.scores())
    for score in game.scores():
        at = (AT.points + score.player) * 2
        points = int.from_bytes(game.state.data[at : at + 2], "little") + most - score.total
        game.state.data[at : at + 2] = points.to_bytes(2, "little")
    assert len({score.total for score in game.scores()}) == 1
    return game.scores()


def ranks_and_ties(scores: tuple[Score, ...]) -> list[tuple[int, str]]:
    return [(score.rank, score.tie_break) for score in scores]


SHARED = "shared: equal in everything that breaks a tie"


def test_more_points_are_better() -> None:
    game = over("europe", "player 0", "player 1", "routes paris-zurich", players=3)
    assert ranks_and_ties(game.scores()) == [(2, SHARED), (1, ""), (2, SHARED)]
    assert [score.won for score in game.scores()] == [False, True, False]


DONE = ("player 0", connecting("europe", "london", "berlin"), "tickets london-berlin", "player 1")


def decided(tie: TieBreak) -> list[tuple[int, str]]:
    """What the winner and the other player are ranks_and_ties."""
    return [(1, TIE_WORDS[tie]), (2, f"behind: others have {TIE_WORDS[tie]}")]


def test_a_tie_goes_to_more_completed_tickets() -> None:
    """EU-14"""
    assert ranks_and_ties(level(over("europe", *DONE))) == decided(TieBreak.TICKETS_DONE)


def test_fewer_stations_decide_next() -> None:
    """EU-14"""
    game = over("europe", "player 0", "stations roma", "player 1")
    assert ranks_and_ties(level(game)) == decided(TieBreak.FEWEST_STATIONS)[::-1]


def test_the_longest_path_decides_next() -> None:
    """EU-14"""
    game = over("europe", "player 0", "routes paris-zurich", "player 1", "routes berlin-essen")
    assert ranks_and_ties(level(game)) == decided(TieBreak.LONGEST_PATH_BONUS)


def test_a_tie_break_is_available_as_data() -> None:
    """EU-14"""
    game = over("europe", "player 0", "stations roma", "player 1")
    level(game)
    by = TieBreak.FEWEST_STATIONS.value
    assert [one.tie for one in evidence(game.state, game.tables)] == [
        {"place": "behind", "by": by},
        {"place": "ahead", "by": by},
    ]


def test_otherwise_the_win_is_shared() -> None:
    """EU-14"""
    game = over("europe", "player 0", "routes paris-zurich", "player 1", "routes berlin-wien")
    assert ranks_and_ties(level(game)) == [(1, SHARED), (1, SHARED)]
    assert all(score.won for score in game.scores())
    assert [one.tie for one in evidence(game.state, game.tables)] == [{"place": "shared"}] * 2


@pytest.mark.parametrize("board", ["new-york", "iberia", "nordic"])
def test_on_other_boards_ties_go_to_more_completed_tickets(board: str) -> None:
    """NY-7, IB-12, NO-10"""
    ticket = tables_of(board).board.tickets[0]
    cities = tables_of(board).board.cities
    line = connecting(board, cities[ticket.a].id, cities[ticket.b].id)
    lines = ["drafts-done 2"] if board == "iberia" else []
    game = over(board, *lines, "player 0", line, f"tickets {ticket.id}", "player 1")
    assert [rank for rank, _ in ranks_and_ties(level(game))] == [1, 2]
    empty = over(board, *lines, "player 0", "player 1")
    assert ranks_and_ties(level(empty)) == [(1, SHARED), (1, SHARED)]


def test_in_the_nordic_countries_the_longer_path_decides() -> None:
    """NO-10"""
    game = over("nordic", "player 0", "routes orebro-oslo-green", "player 1", "routes alborg-oslo")
    assert ranks_and_ties(level(game)) == decided(TieBreak.LONGEST_PATH)[::-1]


def test_on_great_lakes_ties_are_shared() -> None:
    """GL-17: whatever a player has more of"""
    line = connecting("great-lakes", "chicago", "detroit")
    game = over("great-lakes", "player 0", line, "tickets chicago-detroit", "player 1")
    assert [rank for rank, _ in ranks_and_ties(level(game))] == [1, 1]


def test_three_players_and_two_different_tie_breaks() -> None:
    """EU-14: tickets decide the first place, stations the second"""
    scores = level(over("europe", *DONE, "stations roma", "player 2", players=3))
    assert ranks_and_ties(scores) == [
        decided(TieBreak.TICKETS_DONE)[0],
        (3, decided(TieBreak.FEWEST_STATIONS)[1][1]),
        decided(TieBreak.TICKETS_DONE)[1],
    ]
