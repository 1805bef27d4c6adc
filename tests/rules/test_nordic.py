"""Nordic Countries: the deal, cards, tickets, doubles, bonus and ties."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.table import (
    assert_complete,
    assert_opening,
    deck,
    discard,
    hand,
    look,
    options,
    play,
    position,
    row,
    texts,
    ticket_deck,
    tickets,
    turn,
)
from rules.test_core_paths import longest_trail
from whistlestop.boards import load
from whistlestop.game import Game, IllegalMove

BOARD = load("nordic")
ROUTES = {route.id: route for route in BOARD.routes}
COLOURS = BOARD.colours
DOUBLES = [
    (route.id, BOARD.routes[route.twin].id)
    for route in BOARD.routes
    if route.twin is not None and route.id < BOARD.routes[route.twin].id
]
UNEQUAL = [
    ("kristiansand-stavanger-green", "kristiansand-stavanger-orange"),
    ("mo-i-rana-trondheim-green", "mo-i-rana-trondheim-red"),
]

# --- set-up --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_everyone_gets_40_trains_and_four_cards_and_the_row_has_five(players: int) -> None:
    """NO-1"""
    game = Game.new("nordic", players, seed=3)
    assert_opening(game, 40, 4)
    assert len(deck(game)) == 110 - 4 * players - 5
    assert_complete(game)


@pytest.mark.parametrize("players", [1, 4])
def test_it_is_for_two_or_three_players(players: int) -> None:
    """NO-1: the board is for 2 or 3."""
    with pytest.raises(ValueError, match="2 to 3 players"):
        Game.new("nordic", players)


def test_a_row_dealt_with_three_wilds_stays() -> None:
    """NO-1: no flush during set-up."""
    games = (Game.new("nordic", 2, seed=seed) for seed in range(1000))
    game = next(game for game in games if row(game).count("wild") >= 3)
    assert discard(game) == {}
    assert len(deck(game)) == 97


# --- cards ---------------------------------------------------------------------------


def test_three_wilds_that_come_up_stay() -> None:
    """NO-1: no flush during the game."""
    game = position("nordic", "row wild wild red blue blue\ndeck train wild green green")
    play(game, "take red")
    assert row(game) == ["wild", "wild", "wild", "blue", "blue"]
    assert discard(game) == {}


def test_two_face_up_wilds_can_be_taken_in_one_turn() -> None:
    """NO-1: no wild limit."""
    game = position("nordic", "row wild wild red blue blue\ndeck train red red", p0="hand")
    play(game, "take wild", "take wild")
    assert hand(game, 0) == {"wild": 2}
    assert turn(game) == 1


def test_another_card_can_follow_a_face_up_wild() -> None:
    """NO-1"""
    game = position("nordic", "row wild red red blue blue\ndeck train green black", p0="hand")
    play(game, "take wild", "draw")
    assert hand(game, 0) == {"wild": 1, "black": 1}


def test_a_wild_that_was_just_turned_up_can_be_the_second_card() -> None:
    """NO-1"""
    game = position("nordic", "row red red red blue blue\ndeck train wild green", p0="hand")
    play(game, "take red", "take wild")
    assert hand(game, 0) == {"red": 1, "wild": 1}


# --- tickets -------------------------------------------------------------------------


def kept_sets(game: Game, player: int) -> set[frozenset[str]]:
    """What a player can keep from an offer."""
    return {frozenset(kept.split()) for kept in options(game, "keep", player)}


def subsets(offer: Iterable[str], sizes: Iterable[int]) -> set[frozenset[str]]:
    names = list(offer)
    return {frozenset(kept) for n in sizes for kept in combinations(names, n)}


@pytest.mark.parametrize("players", [2, 3])
def test_everyone_gets_five_of_the_46_tickets(players: int) -> None:
    """NO-2"""
    game = Game.new("nordic", players, seed=1)
    offers = [look(game).offer(p) for p in range(players)]
    assert [len(offer) for offer in offers] == [5] * players
    dealt = {ticket for offer in offers for ticket in offer}
    assert dealt.isdisjoint(ticket_deck(game))
    assert len(dealt) + len(ticket_deck(game)) == 46


def test_at_least_two_opening_tickets_must_be_kept() -> None:
    """NO-2: any two or more of the five."""
    game = Game.new("nordic", 2, seed=1)
    offer = [ticket for ticket in look(game).offer(0) if ticket]
    assert kept_sets(game, 0) == subsets(offer, (2, 3, 4, 5))


def test_refused_opening_tickets_leave_the_game() -> None:
    """NO-2"""
    game = Game.new("nordic", 2, seed=1)
    before = ticket_deck(game)
    offer = [ticket for ticket in look(game).offer(0) if ticket]
    game.play(f"keep {offer[0]} {offer[3]}", 0)
    game.play(next(iter(game.legal_moves(1))), 1)
    assert tickets(game, 0) == {offer[0], offer[3]}
    assert ticket_deck(game) == before


def test_tickets_refused_later_leave_the_game() -> None:
    """NO-2: draw three, keep at least one; the deck loses all three."""
    game = position(
        "nordic", "ticket-deck oslo-vaasa bergen-narvik goteborg-oulu oslo-stockholm alborg-umea"
    )
    play(game, "tickets")
    drawn = ("oslo-vaasa", "bergen-narvik", "goteborg-oulu")
    assert kept_sets(game, 0) == subsets(drawn, (1, 2, 3))
    play(game, "keep bergen-narvik")
    assert tickets(game, 0) == {"bergen-narvik"}
    assert ticket_deck(game) == ["oslo-stockholm", "alborg-umea"]


def test_the_ticket_deck_runs_out_because_nothing_goes_back() -> None:
    """NO-2: once the last ticket is drawn, the action is gone."""
    game = position("nordic", "ticket-deck oslo-vaasa bergen-narvik", p0="hand", p1="hand")
    play(game, "tickets", "keep oslo-vaasa")
    assert ticket_deck(game) == []
    assert "tickets" not in texts(game)


# --- actions -------------------------------------------------------------------------


def test_the_actions_of_a_turn() -> None:
    """NO-3: draw cards, claim a route, draw tickets, and no other."""
    game = position("nordic", p0="hand 6 red 6 blue 4 wild")
    assert {text.split()[0] for text in texts(game)} == {"take", "draw", "claim", "tickets"}


# --- doubles -------------------------------------------------------------------------


def rich(route: str) -> str:
    """A hand that pays for a route of any kind."""
    colour = ROUTES[route].colour
    return f"hand 6 {'red' if colour < 0 else COLOURS[colour]} 7 wild"


def dull(*routes: str) -> str:
    """A deck that never causes a surcharge, in a colour that no hand here needs."""
    used = {COLOURS[ROUTES[route].colour] for route in routes} | {"red"}
    other = next(colour for colour in COLOURS if colour not in used)
    return "deck train " + " ".join([other] * 12)


def claim(game: Game, route: str) -> Game:
    """Claim a route, and pay in the first possible way."""
    game.play(f"claim {route}")
    while look(game).phase not in ("main", "over"):
        game.play(game.legal_moves()[0])
    return game


def test_the_board_has_fourteen_doubles() -> None:
    """NO-8: including the two unequal ones."""
    assert len(DOUBLES) == 14
    assert set(UNEQUAL) <= set(DOUBLES)


@pytest.mark.parametrize("pair", [*DOUBLES, *[(b, a) for a, b in UNEQUAL]])
def test_with_two_players_the_second_route_closes_for_both(pair: tuple[str, str]) -> None:
    """NO-8, C10"""
    first, second = pair
    game = position("nordic", dull(*pair), p0=rich(first), p1=rich(second))
    claim(game, first)
    assert turn(game) == 1
    assert second not in options(game, "claim")
    with pytest.raises(IllegalMove):
        game.play(f"claim {second}")


@pytest.mark.parametrize("pair", [*DOUBLES, *[(b, a) for a, b in UNEQUAL]])
def test_with_three_players_the_second_route_stays_open_to_others(pair: tuple[str, str]) -> None:
    """NO-8, C10"""
    first, second = pair
    game = position("nordic", dull(*pair), p0=rich(first), p1=rich(second), p2="hand")
    claim(game, first)
    assert second in options(game, "claim")


@pytest.mark.parametrize("pair", UNEQUAL)
def test_nobody_owns_both_routes_of_an_unequal_double(pair: tuple[str, str]) -> None:
    """NO-8, C10: its routes differ in length or kind, but it is still a double."""
    first, second = pair
    assert ROUTES[first].length != ROUTES[second].length
    assert ROUTES[first].kind is not ROUTES[second].kind
    colours = " ".join(f"7 {COLOURS[ROUTES[route].colour]}" for route in pair)
    game = position("nordic", dull(*pair), p0=f"hand {colours} 9 wild", p1="hand", p2="hand")
    assert {first, second} <= options(game, "claim")
    claim(game, first)
    play(game, "draw", "draw", "draw", "draw")
    assert turn(game) == 0
    assert {first, second}.isdisjoint(options(game, "claim"))


# --- bonus and ties ------------------------------------------------------------------

OSLO_STOCKHOLM = "routes orebro-oslo-green orebro-stockholm-black\ntickets oslo-stockholm"
HELSINKI_LIEKSA = "routes helsinki-lahti kuopio-lahti kuopio-lieksa\ntickets helsinki-lieksa"


def test_most_completed_tickets_score_ten_points() -> None:
    """NO-9"""
    game = position("nordic", p0=OSLO_STOCKHOLM, p1="tickets helsinki-lieksa")
    scores = game.scores()
    assert [score.parts["most tickets"] for score in scores] == [10, 0]
    assert scores[0].total == 2 + 2 + 4 + 10
    assert scores[1].total == -5


def test_players_tied_for_most_tickets_all_get_ten_points() -> None:
    """NO-9"""
    game = position("nordic", p0=OSLO_STOCKHOLM, p1=HELSINKI_LIEKSA, p2="tickets oslo-vaasa")
    assert [score.parts["most tickets"] for score in game.scores()] == [10, 10, 0]


def test_the_bonus_counts_tickets_not_points() -> None:
    """NO-9: two small tickets beat a big one."""
    two = (
        "routes helsinki-lahti kuopio-lahti kuopio-lieksa helsinki-tallinn helsinki-tampere\n"
        "tickets helsinki-lieksa tampere-tallinn"
    )
    one = (
        "routes mo-i-rana-trondheim-green mo-i-rana-narvik lillehammer-trondheim lillehammer-oslo"
        " bergen-oslo-red\ntickets bergen-narvik"
    )
    game = position("nordic", p0=two, p1=one)
    scores = game.scores()
    assert [len(score.done) for score in scores] == [2, 1]
    assert [score.parts["most tickets"] for score in scores] == [10, 0]


def test_missed_tickets_do_not_count_against_the_bonus() -> None:
    """NO-9"""
    game = position(
        "nordic", p0=OSLO_STOCKHOLM + " bergen-narvik alborg-umea", p1="tickets oslo-vaasa"
    )
    assert [score.parts["most tickets"] for score in game.scores()] == [10, 0]


def test_there_is_no_bonus_for_the_longest_path() -> None:
    """NO-9, NO-10: the path only breaks ties."""
    game = position("nordic", p0=OSLO_STOCKHOLM)
    assert "longest path" not in game.scores()[0].parts


def test_a_tie_goes_to_the_player_with_more_completed_tickets() -> None:
    """NO-10: before the longest path, which the other player has here."""
    game = position(
        "nordic",
        p0=OSLO_STOCKHOLM,
        p1="routes mo-i-rana-trondheim-red imatra-lahti helsinki-lahti",
    )
    first, second = game.scores()
    assert first.total == second.total == 18
    assert first.longest_path < second.longest_path
    assert (first.rank, second.rank) == (1, 2)
    assert first.tie_break == "more tickets done"


def test_the_longest_path_decides_next() -> None:
    """NO-10"""
    game = position(
        "nordic",
        p0="routes boden-umea-red boden-kiruna-black",
        p1="routes oulu-vaasa helsinki-imatra",
    )
    first, second = game.scores()
    assert first.total == second.total == 8
    assert (first.longest_path, second.longest_path) == (6, 3)
    assert (first.rank, second.rank) == (1, 2)


def test_the_longest_path_can_loop_and_revisit_a_city() -> None:
    """NO-10, C16: a loop with a tail against a longer line."""
    loop = "routes helsinki-lahti lahti-tampere helsinki-tampere helsinki-turku"
    line = "routes boden-tornio oulu-tornio rovaniemi-tornio kajaani-lieksa"
    game = position("nordic", p0=loop, p1=line)
    first, second = game.scores()
    assert first.total == second.total == 4
    assert (first.longest_path, second.longest_path) == (4, 2)
    assert (first.rank, second.rank) == (1, 2)


def test_otherwise_the_win_is_shared() -> None:
    """NO-10"""
    game = position(
        "nordic", p0="routes boden-umea-red", p1="routes oulu-vaasa", p2="routes helsinki-lahti"
    )
    assert [score.rank for score in game.scores()] == [1, 1, 3]
    assert [score.won for score in game.scores()] == [True, True, False]


SOUTH = sorted(
    route.id
    for route in BOARD.routes
    if {BOARD.cities[route.a].id, BOARD.cities[route.b].id}
    <= {"oslo", "orebro", "stockholm", "norrkoping", "goteborg", "alborg", "sundsvall"}
    | {"kobenhavn", "karlskrona", "kristiansand", "arhus", "helsinki", "turku", "tampere"}
)


@settings(max_examples=40)
@given(st.sets(st.sampled_from(SOUTH), max_size=10))
def test_the_longest_path_is_exact(chosen: set[str]) -> None:
    """NO-10, C16: as long as the best of all trails."""
    mine = sorted(chosen - {second for first, second in DOUBLES if first in chosen})
    game = position("nordic", p0="routes " + " ".join(mine))
    assert game.scores()[0].longest_path == longest_trail(BOARD, look(game).owned(0))
