"""Claiming routes: what they cost, what they score, and doubles (C9, C10)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.table import (
    discard,
    hand,
    options,
    play,
    points,
    position,
    routes,
    texts,
    trains,
    turn,
)
from whistlestop.boards import Board, load
from whistlestop.boards.model import GREY, Route
from whistlestop.game import Game
from whistlestop.game.errors import GameError, IllegalMove

EUROPE = load("europe")
NEW_YORK = load("new-york")
BOARDS = {"europe": EUROPE, "new-york": NEW_YORK}
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}

RICH = {
    "europe": "hand 6 purple 6 blue 6 orange 6 white 6 green 6 yellow 6 black 6 red 7 wild",
    "new-york": "hand 3 blue 3 green 3 black 3 pink 3 red 3 orange 4 wild",
}
"""Half of all cards, enough for every route on the board."""

NOTHING_ELSE = "row - - - - -\ndeck train"


def cards(counts: dict[str, int]) -> str:
    return " ".join(f"{n} {name}" for name, n in counts.items() if n)


def payments(board: Board, route: Route, held: dict[str, int]) -> set[str]:
    """Every way to pay for a route from a hand: some of one colour, the rest in wilds."""
    ways = set()
    colours = board.colours if route.colour == GREY else [board.colours[route.colour]]
    for wilds in range(route.wild_symbols, min(route.length, held.get("wild", 0)) + 1):
        rest = route.length - wilds
        for colour in colours:
            if rest <= held.get(colour, 0):
                ways.add(cards({colour: rest, "wild": wilds}))
    return ways


# --- C9: the price ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("3 black", {"3 black"}),
        ("5 black", {"3 black"}),
        ("3 black 1 wild", {"3 black", "2 black 1 wild"}),
        ("2 black 3 wild", {"2 black 1 wild", "1 black 2 wild", "3 wild"}),
        ("9 red 1 black 2 wild", {"1 black 2 wild"}),
        ("9 red 3 wild", {"3 wild"}),
        ("9 red 9 white 2 black", set()),
        ("2 wild", set()),
    ],
)
def test_a_coloured_route_takes_its_colour_and_wilds(held: str, expected: set[str]) -> None:
    """C9: Brest-Paris, three black spaces."""
    game = position("europe", p0=f"hand {held}", p1="hand")
    assert ("claim brest-paris" in texts(game)) == bool(expected)
    if expected:
        play(game, "claim brest-paris")
        assert options(game, "pay") == expected


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("2 red", {"2 red"}),
        ("1 red 1 blue", set()),
        ("1 red 1 blue 1 green 1 white 1 black 1 yellow 1 orange 1 purple", set()),
        ("1 red 1 blue 1 wild", {"1 red 1 wild", "1 blue 1 wild"}),
        ("2 red 1 blue 2 wild", {"2 red", "1 red 1 wild", "1 blue 1 wild", "2 wild"}),
        ("2 red 2 blue", {"2 red", "2 blue"}),
        ("2 wild", {"2 wild"}),
    ],
)
def test_a_grey_route_takes_one_colour_never_a_mix(held: str, expected: set[str]) -> None:
    """C9: Danzig-Warszawa, two grey spaces."""
    game = position("europe", p0=f"hand {held}", p1="hand")
    assert ("claim danzig-warszawa" in texts(game)) == bool(expected)
    if expected:
        play(game, "claim danzig-warszawa")
        assert options(game, "pay") == expected


@pytest.mark.parametrize("text", ["pay 1 red 1 blue", "pay 1 red 1 blue 1 wild", "pay 2 green"])
def test_a_mixed_payment_is_refused(text: str) -> None:
    """C9: so is a payment with cards that the player does not hold."""
    game = position("europe", p0="hand 2 red 2 blue 2 wild", p1="hand")
    play(game, "claim danzig-warszawa")
    with pytest.raises(GameError):
        game.play(text)
    assert hand(game, 0) == {"red": 2, "blue": 2, "wild": 2}


@pytest.mark.parametrize("text", ["pay 1 red", "pay 3 red", "pay 2 red 1 wild", "pay 3 wild"])
def test_a_payment_of_too_few_or_too_many_cards_is_refused(text: str) -> None:
    """C9: pay exactly as many cards as the route has spaces."""
    game = position("europe", p0="hand 4 red 4 wild", p1="hand")
    play(game, "claim danzig-warszawa")
    with pytest.raises(GameError):
        game.play(text)
    assert hand(game, 0) == {"red": 4, "wild": 4}


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=40)
@given(data=st.data())
def test_exactly_the_legal_payments_are_offered(board: str, data: st.DataObject) -> None:
    """C9, EU-5: with any hand and any number of pieces, compared with an independent count."""
    kinds = BOARDS[board].cards
    held = {card.id: data.draw(st.integers(0, card.count), card.id) for card in kinds}
    left = data.draw(st.integers(0, BOARDS[board].rules.trains), "pieces")
    game = position(board, p0=f"hand {cards(held)}\ntrains {left}", p1="hand")
    ways = {route.id: payments(BOARDS[board], route, held) for route in BOARDS[board].routes}
    payable = {r.id for r in BOARDS[board].routes if ways[r.id] and r.length <= left}
    assert options(game, "claim") == payable
    for route in payable:
        asked = game.copy()
        asked.play(f"claim {route}")
        assert options(asked, "pay") == ways[route]


# --- C9: what happens -----------------------------------------------------------------------


def test_the_paid_cards_are_discarded_and_the_rest_kept() -> None:
    """C9."""
    game = position("europe", p0="hand 5 black 2 wild 1 red", p1="hand")
    play(game, "claim brest-paris", "pay 2 black 1 wild")
    assert hand(game, 0) == {"black": 3, "wild": 1, "red": 1}
    assert discard(game) == {"black": 2, "wild": 1}


@pytest.mark.parametrize(
    ("board", "route"),
    [
        ("europe", "dieppe-paris"),
        ("europe", "berlin-essen"),
        ("europe", "berlin-wien"),
        ("europe", "bucuresti-kyiv"),
        ("europe", "palermo-smyrna"),
        ("europe", "petrograd-stockholm"),
        ("new-york", "midtown-west-times-square"),
        ("new-york", "chelsea-midtown-west"),
        ("new-york", "gramercy-park-united-nations"),
        ("new-york", "chelsea-soho"),
    ],
)
def test_each_space_gets_a_piece_and_the_points_score_at_once(board: str, route: str) -> None:
    """C9, NY-8: routes of every length on the boards."""
    length = next(r.length for r in BOARDS[board].routes if r.id == route)
    game = position(board, NOTHING_ELSE, p0=RICH[board], p1="hand")
    before = trains(game, 0)
    play(game, f"claim {route}")
    assert (trains(game, 0), points(game, 0)) == (before, 0)
    play(game, sorted(texts(game))[0])
    assert trains(game, 0) == before - length
    assert points(game, 0) == POINTS[length]
    assert routes(game, 0) == {route}
    assert (trains(game, 1), points(game, 1)) == (before, 0)
    assert turn(game) == 1


@pytest.mark.parametrize("board", ["europe", "new-york", "nordic", "great-lakes", "iberia"])
def test_a_length_scores_the_same_on_every_board(board: str) -> None:
    """C9: 1, 2, 4, 7, 10, 15, 18, 21, 27 points."""
    longest = max(route.length for route in load(board).routes)
    values = load(board).rules.route_points
    assert {n: values[n - 1] for n in range(1, longest + 1)} == {
        n: POINTS[n] for n in range(1, longest + 1)
    }


def test_a_route_need_not_connect_to_another() -> None:
    """C9: a player with a route in Spain claims one in Russia."""
    game = position(
        "europe", p0="routes cadiz-lisboa\nhand 2 orange", p1="routes roma-venezia\nhand"
    )
    play(game, "claim moskva-smolensk", "pay 2 orange")
    assert routes(game, 0) == {"cadiz-lisboa", "moskva-smolensk"}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_cannot_be_claimed_again(owner: int) -> None:
    """C9: only open routes can be claimed, whoever owns the others."""
    lines = ["hand 5 black", "hand"]
    lines[owner] += "\nroutes brest-paris"
    game = position("europe", p0=lines[0], p1=lines[1])
    assert "brest-paris" not in options(game, "claim")
    assert "danzig-riga" in options(game, "claim")


@pytest.mark.parametrize(
    ("left", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 6), (7, 6), (8, 8)]
)
def test_a_route_needs_a_piece_for_every_space(left: int, most: int) -> None:
    """C9: you cannot claim a route longer than the trains you have left."""
    game = position("europe", p0=f"{RICH['europe']}\ntrains {left}", p1="hand")
    lengths = {r.id: r.length for r in EUROPE.routes}
    assert max((lengths[r] for r in options(game, "claim")), default=0) == most


def test_the_last_piece_can_be_placed() -> None:
    """C9."""
    game = position("europe", p0="hand 3 black\ntrains 3", p1="hand")
    play(game, "claim brest-paris", "pay 3 black")
    assert trains(game, 0) == 0


# --- C10: doubles -----------------------------------------------------------------------------

SEATS = [("europe", n) for n in (2, 3, 4, 5)] + [("new-york", n) for n in (2, 3, 4)]
CLOSED = {("europe", 2), ("europe", 3), ("new-york", 2)}


def rich_game(board: str, players: int) -> Game:
    """Players 0 and 1 can pay for everything, and tunnels have no surcharge."""
    others = {f"p{p}": "hand" for p in range(2, players)}
    return position(board, NOTHING_ELSE, p0=RICH[board], p1=RICH[board], **others)


def claim(game: Game, route: str) -> Game:
    """Claim a route with as few wilds as possible."""
    play(game, f"claim {route}")
    ways = options(game, "pay")
    return play(game, f"pay {min(ways, key=lambda way: ('wild' in way, way))}")


@pytest.mark.parametrize(("board", "players"), SEATS)
def test_a_claim_closes_the_twin_for_others_only_with_few_players(board: str, players: int) -> None:
    """C10, EU-15, NY-5: it closes nothing else, not even a route that runs alongside.

    Tries every route on the board, each with all routes still open.
    """
    start = rich_game(board, players)
    everything = {route.id for route in BOARDS[board].routes}
    assert options(start, "claim") == everything
    for route in BOARDS[board].routes:
        game = claim(start.copy(), route.id)
        closed = {route.id}
        if route.twin is not None and (board, players) in CLOSED:
            closed.add(BOARDS[board].routes[route.twin].id)
        assert options(game, "claim", 1) == everything - closed


@pytest.mark.parametrize(("board", "players"), SEATS)
def test_nobody_can_claim_both_routes_of_a_double(board: str, players: int) -> None:
    """C10: with any number of players."""
    start = rich_game(board, players)
    for route in BOARDS[board].routes:
        if route.twin is None:
            continue
        twin = BOARDS[board].routes[route.twin].id
        game = claim(start.copy(), route.id)
        while turn(game) != 0:
            play(game, "tickets")
            play(game, sorted(texts(game))[0])
        assert twin not in options(game, "claim")
        with pytest.raises(IllegalMove):
            game.play(f"claim {twin}")


@pytest.mark.parametrize("players", [4, 5])
def test_with_many_players_two_of_them_can_share_a_double(players: int) -> None:
    """C10: then both routes are taken, and a third player gets neither."""
    game = rich_game("europe", players)
    claim(game, "budapest-wien-red")
    claim(game, "budapest-wien-white")
    assert (routes(game, 0), routes(game, 1)) == ({"budapest-wien-red"}, {"budapest-wien-white"})
    third = position(
        "europe",
        "turn 2",
        p0="routes budapest-wien-red",
        p1="routes budapest-wien-white",
        p2="hand 3 red 3 white",
        p3="hand",
    )
    assert not {"budapest-wien-red", "budapest-wien-white"} & options(third, "claim")


def test_a_double_is_two_routes_between_the_same_two_cities() -> None:
    """C10: routes that run side by side but connect different cities are independent."""
    for board in BOARDS.values():
        for i, route in enumerate(board.routes):
            twins = [
                j
                for j, other in enumerate(board.routes)
                if j != i and {other.a, other.b} == {route.a, route.b}
            ]
            assert twins == ([] if route.twin is None else [route.twin])


def test_one_player_can_claim_two_routes_side_by_side_from_one_city() -> None:
    """C10: Venezia-Zurich and Munchen-Venezia meet in Venezia, but are not a double."""
    game = rich_game("europe", 2)
    claim(game, "venezia-zurich")
    claim(game, "brest-paris")
    assert "munchen-venezia" in options(game, "claim", 0)
