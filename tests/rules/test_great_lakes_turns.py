"""Great Lakes: exchanges, tickets, the last two turns, the end."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.table import (
    look,
    options,
    phase,
    play,
    points,
    position,
    ships,
    texts,
    ticket_deck,
    tickets,
    trains,
    turn,
)
from whistlestop.boards import load
from whistlestop.game import Game, IllegalMove

BOARD = load("great-lakes")


def lake(p0: str, table: str = "", players: int = 2) -> Game:
    """Player 0 is to move, and the others have empty hands."""
    return position("great-lakes", table, p0=p0, **{f"p{p}": "hand" for p in range(1, players)})


# --- exchanges -----------------------------------------------------------------------


def test_trains_can_be_exchanged_for_ships() -> None:
    """GL-12: one point each."""
    game = lake("routes duluth-wausau\nhand")
    before = points(game, 0)
    play(game, "exchange 5 trains")
    assert (trains(game, 0), ships(game, 0)) == (27 - 4 - 5, 23 + 5)
    assert points(game, 0) == before - 5
    assert game.scores()[0].parts["exchange"] == -5
    assert turn(game) == 1


def test_ships_can_be_exchanged_for_trains() -> None:
    """GL-12"""
    game = lake("hand")
    play(game, "exchange 6 ships")
    assert (trains(game, 0), ships(game, 0)) == (33, 17)
    assert points(game, 0) == -6


@pytest.mark.parametrize(
    ("held_trains", "held_ships", "to_ships", "to_trains"),
    [
        (27, 23, 9, 6),  # limited by the box: 9 ships, 6 trains
        (33, 17, 15, 0),
        (18, 32, 0, 15),
        (4, 32, 0, 29),
        (2, 10, 2, 10),  # limited by what the player has
        (0, 7, 0, 7),
    ],
)
def test_any_number_can_be_exchanged_up_to_what_player_and_box_have(
    held_trains: int, held_ships: int, to_ships: int, to_trains: int
) -> None:
    """GL-12"""
    game = lake(f"hand\ntrains {held_trains}\nships {held_ships}")
    assert options(game, "exchange") == {f"{n} trains" for n in range(1, to_ships + 1)} | {
        f"{n} ships" for n in range(1, to_trains + 1)
    }


@pytest.mark.parametrize(
    ("move", "left"), [("exchange 9 trains", "ships"), ("exchange 6 ships", "trains")]
)
def test_exchanged_pieces_go_into_the_box(move: str, left: str) -> None:
    """GL-12: the next exchange can take them back; the box has no pieces of the other kind."""
    game = lake("hand")
    play(game, move, "draw train", "draw train")
    assert options(game, "exchange") == {f"{n} {left}" for n in range(1, 16)}


def test_an_exchange_can_be_reversed() -> None:
    """GL-12: that costs just as much."""
    game = lake("hand")
    play(game, "exchange 9 trains", "draw train", "draw train", "exchange 9 ships")
    assert (trains(game, 0), ships(game, 0), points(game, 0)) == (27, 23, -18)


def test_exchanges_lower_the_final_score() -> None:
    """GL-12"""
    game = lake("exchanged 7")
    assert game.scores()[0].total == -12 - 7


@settings(max_examples=60)
@given(st.integers(0, 33), st.integers(0, 32), st.data())
def test_an_exchange_never_changes_the_number_of_pieces(
    held_trains: int, held_ships: int, data: st.DataObject
) -> None:
    """GL-20, GL-12: nobody can get more than 33 trains or 32 ships, either."""
    game = lake(f"hand\ntrains {held_trains}\nships {held_ships}")
    moves = sorted(options(game, "exchange"))
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))
    play(game, f"exchange {move}")
    assert trains(game, 0) + ships(game, 0) == held_trains + held_ships
    assert 0 <= trains(game, 0) <= 33
    assert 0 <= ships(game, 0) <= 32
    assert points(game, 0) == -int(move.split()[0])


@pytest.mark.parametrize("move", ["exchange 0 trains", "exchange 10 trains", "exchange 7 ships"])
def test_other_exchanges_are_refused(move: str) -> None:
    """GL-12: with 27 trains and 23 ships."""
    with pytest.raises(IllegalMove):
        lake("hand").play(move)


# --- tickets -------------------------------------------------------------------------


def test_four_tickets_are_drawn_and_refused_ones_go_to_the_bottom() -> None:
    """GL-13"""
    drawn = ["chicago-toronto", "duluth-montreal", "erie-kingston", "toronto-ottawa"]
    game = lake("hand", f"ticket-deck {' '.join(drawn)} buffalo-albany marathon-cleveland")
    play(game, "tickets")
    assert {frozenset(kept.split()) for kept in options(game, "keep")} == {
        frozenset(kept) for n in (1, 2, 3, 4) for kept in combinations(drawn, n)
    }
    play(game, "keep erie-kingston")
    assert tickets(game, 0) == {"erie-kingston"}
    assert ticket_deck(game)[:2] == ["buffalo-albany", "marathon-cleveland"]
    assert set(ticket_deck(game)[2:]) == set(drawn) - {"erie-kingston"}


# --- the last two turns --------------------------------------------------------------


def idle(game: Game) -> None:
    """Take a turn that uses no pieces."""
    play(game, "draw ship", "draw ship")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_two_more_turns_and_the_player_who_triggered_them_goes_last(
    players: int,
) -> None:
    """GL-14, GL-20"""
    game = lake("hand 2 red-ship\ntrains 1\nships 7", players=players)
    play(game, "claim milwaukee-muskegon", "pay 2 red-ship")
    order = []
    while not game.over:
        order.append(turn(game))
        idle(game)
    assert order == [*range(1, players), 0] * 2


@pytest.mark.parametrize(
    ("pieces", "ends"),
    [
        ("trains 1\nships 7", True),  # six left, counting trains and ships
        ("trains 4\nships 4", True),
        ("trains 0\nships 2", True),
        ("trains 2\nships 7", False),  # seven left
        ("trains 20\nships 2", False),  # no ships left, but enough trains
        ("trains 0\nships 20", False),
    ],
)
def test_six_pieces_in_total_trigger_the_end(pieces: str, ends: bool) -> None:
    """GL-14"""
    game = lake(f"hand 2 red-ship\n{pieces}")
    play(game, "claim milwaukee-muskegon", "pay 2 red-ship")
    assert (game.view().to_dict()["last_turns"] is not None) == ends


def test_any_action_with_six_pieces_left_triggers_the_end() -> None:
    """GL-14: drawing cards is enough."""
    game = lake("hand\ntrains 6\nships 0")
    idle(game)
    assert game.view().to_dict()["last_turns"] == 4


def test_an_exchange_does_not_delay_the_end() -> None:
    """GL-20, GL-14"""
    game = lake("hand\ntrains 5\nships 2")
    play(game, "exchange 5 trains")
    assert game.view().to_dict()["last_turns"] is None
    game = lake("hand\ntrains 5\nships 1")
    play(game, "exchange 5 trains")
    assert game.view().to_dict()["last_turns"] == 4


def test_it_changes_nothing_if_a_second_player_reaches_the_limit() -> None:
    """GL-14, C13"""
    game = position(
        "great-lakes",
        p0="hand 2 red-ship\ntrains 1\nships 7",
        p1="hand 2 green-ship\ntrains 1\nships 7",
    )
    play(game, "claim milwaukee-muskegon", "pay 2 red-ship")
    play(game, "claim port-elgin-south-baymouth", "pay 2 green-ship")
    order = []
    while not game.over:
        order.append(turn(game))
        idle(game)
    assert order == [0, 1, 0]


def test_a_harbour_can_be_built_in_the_last_turns() -> None:
    """GL-14, GL-11: they are turns like any other, so the last pieces can claim a route too."""
    game = lake(
        "routes duluth-wausau\nhand 2 red-harbour 2 red-ship 1 green-ship\ntrains 0\nships 1",
        "last-turns 3",
    )
    play(game, "harbour duluth", "pay 2 red-harbour 2 red-ship")
    idle(game)
    play(game, "claim chicago-milwaukee-green", "pay 1 green-ship")
    assert game.over
    assert (trains(game, 0), ships(game, 0)) == (0, 0)


# --- scoring -------------------------------------------------------------------------


def test_there_is_no_bonus_for_the_longest_path_or_most_tickets() -> None:
    """GL-17"""
    parts = lake("").scores()[0].parts
    assert set(parts) == {"routes", "tickets", "missed tickets", "harbours", "exchange"}


def test_tied_players_share_the_win() -> None:
    """GL-17: neither more completed tickets nor a longer path breaks the tie."""
    game = position(
        "great-lakes",
        p0="routes cleveland-erie-black buffalo-erie buffalo-kingston\ntickets erie-kingston",
        p1="routes duluth-thunder-bay-black albany-new-york-red",
        p2="routes chicago-milwaukee-white",
    )
    first, second, third = game.scores()
    assert first.total == second.total == 14 - 12
    assert (len(first.done), len(second.done)) == (1, 0)
    assert (first.longest_path, second.longest_path) == (7, 5)
    assert (first.rank, second.rank, third.rank) == (1, 1, 3)
    assert first.won
    assert second.won


# --- junctions -----------------------------------------------------------------------


def test_a_path_can_pass_through_a_junction() -> None:
    """GL-19: South Baymouth-Detroit via Lake Huron."""
    game = position(
        "great-lakes",
        p0="routes lake-huron-south-baymouth detroit-lake-huron-black\n"
        "tickets south-baymouth-detroit",
        p1="routes lake-huron-port-elgin",
    )
    assert game.scores()[0].done == ("south-baymouth-detroit",)


def test_a_path_does_not_continue_on_other_players_routes() -> None:
    """GL-19, C15: each player has one half, up to the junction."""
    game = position(
        "great-lakes",
        p0="routes lake-huron-south-baymouth\ntickets south-baymouth-detroit",
        p1="routes detroit-lake-huron-black",
    )
    assert game.scores()[0].missed == ("south-baymouth-detroit",)


@pytest.mark.parametrize("lake_city", ["lake-superior", "lake-huron"])
def test_routes_end_at_junctions(lake_city: str) -> None:
    """GL-19: all at sea, some of them doubles."""
    index = next(i for i, city in enumerate(BOARD.cities) if city.id == lake_city)
    there = [route for route in BOARD.routes if index in (route.a, route.b)]
    assert len(there) >= 5
    assert {route.kind.value for route in there} == {"sea"}
    assert any(route.twin is not None for route in there)


def test_the_last_turn_ends_the_game_at_once() -> None:
    """GL-20"""
    game = lake("hand", "last-turns 1")
    idle(game)
    assert (game.over, phase(game), game.to_act) == (True, "over", frozenset())
    assert texts(game, 0) == texts(game, 1) == set()
    assert look(game).to_act == []
