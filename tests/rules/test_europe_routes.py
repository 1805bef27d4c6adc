"""Europe: grey routes, ferries and doubles (EU-4, EU-5, EU-15). Tunnels have their own file."""

from __future__ import annotations

import pytest

from rules.table import discard, hand, options, play, points, position, routes, texts
from whistlestop.boards import load
from whistlestop.boards.model import RouteKind
from whistlestop.game.errors import GameError

BOARD = load("europe")
FERRIES = {route.id: route for route in BOARD.routes if route.kind == RouteKind.FERRY}

EVEN = "hand 6 purple 6 blue 6 orange 6 white 6 green 6 yellow 6 black 6 red"


# --- EU-4: grey routes --------------------------------------------------------------------


def test_the_printed_example_of_a_grey_route() -> None:
    """EU-4: two spaces for two red, one yellow and a wild, or two wilds."""
    game = position("europe", p0="hand 2 red 1 yellow 2 wild", p1="hand")
    play(game, "claim venezia-zagrab")
    assert options(game, "pay") == {"2 red", "1 red 1 wild", "1 yellow 1 wild", "2 wild"}


def test_cards_of_different_colours_are_refused() -> None:
    """EU-4: one colour, whatever the translation says."""
    game = position("europe", p0="hand 1 red 1 yellow", p1="hand")
    grey = {r.id for r in BOARD.routes if r.colour < 0 and r.length == 2}
    assert grey
    assert not grey & options(game, "claim")


# --- EU-5: ferries ------------------------------------------------------------------------


def test_smyrna_palermo_takes_four_cards_of_one_colour_and_two_wilds() -> None:
    """EU-5: six spaces, two of them with a wild symbol."""
    game = position("europe", p0="hand 4 green 2 wild", p1="hand")
    play(game, "claim palermo-smyrna")
    assert options(game, "pay") == {"4 green 2 wild"}
    play(game, "pay 4 green 2 wild")
    assert routes(game, 0) == {"palermo-smyrna"}
    assert (hand(game, 0), discard(game)) == ({}, {"green": 4, "wild": 2})
    assert points(game, 0) == 15


@pytest.mark.parametrize(
    "held", ["6 green", "12 green 1 wild", "3 green 2 wild", "3 green 1 red 2 wild", "5 wild"]
)
def test_smyrna_palermo_cannot_be_claimed_for_less(held: str) -> None:
    """EU-5: too few wilds, too few cards, or two colours."""
    game = position("europe", p0=f"hand {held}", p1="hand")
    assert "palermo-smyrna" not in options(game, "claim")
    with pytest.raises(GameError):
        game.play("claim palermo-smyrna")


def test_more_wilds_can_stand_for_the_other_spaces() -> None:
    """EU-5: every mix with at least two wilds, in every colour the player holds."""
    game = position("europe", p0="hand 4 green 3 red 6 wild", p1="hand")
    play(game, "claim palermo-smyrna")
    assert options(game, "pay") == {
        "4 green 2 wild",
        "3 green 3 wild",
        "2 green 4 wild",
        "1 green 5 wild",
        "3 red 3 wild",
        "2 red 4 wild",
        "1 red 5 wild",
        "6 wild",
    }


def test_a_ferry_with_a_symbol_on_every_space_takes_only_wilds() -> None:
    """EU-5: Amsterdam-London, two spaces, both with a symbol."""
    game = position("europe", p0="hand 9 red 3 wild", p1="hand")
    play(game, "claim amsterdam-london")
    assert options(game, "pay") == {"2 wild"}


@pytest.mark.parametrize("name", FERRIES)
def test_every_ferry_needs_a_wild_for_each_symbol(name: str) -> None:
    """EU-5: with one wild too few it cannot be claimed, whatever the player holds."""
    symbols = FERRIES[name].wild_symbols
    assert symbols >= 1
    poor = position("europe", p0=f"{EVEN} {symbols - 1} wild", p1="hand")
    assert name not in options(poor, "claim")
    enough = position("europe", p0=f"{EVEN} {symbols} wild", p1="hand")
    play(enough, f"claim {name}")
    rest = FERRIES[name].length - symbols
    wilds = f"{symbols} wild"
    assert options(enough, "pay") == (
        {f"{rest} {colour} {wilds}" for colour in BOARD.colours} if rest else {wilds}
    )


def test_a_ferry_is_not_a_tunnel() -> None:
    """EU-5, EU-6: no cards are revealed for it."""
    game = position(
        "europe", "deck train wild wild wild red red", p0="hand 4 green 2 wild", p1="hand"
    )
    play(game, "claim palermo-smyrna", "pay 4 green 2 wild")
    assert discard(game) == {"green": 4, "wild": 2}
    assert routes(game, 0) == {"palermo-smyrna"}


# --- EU-15: doubles -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, False), (4, True), (5, True)])
def test_with_two_or_three_players_only_one_route_of_a_double_can_be_claimed(
    players: int, is_open: bool
) -> None:
    """EU-15, C10: Paris-Frankfurt, white and orange."""
    sections = {f"p{p}": "hand" for p in range(2, players)}
    game = position("europe", p0="hand 3 white 6 orange", p1="hand 3 orange", **sections)
    play(game, "claim frankfurt-paris-white", "pay 3 white")
    assert ("claim frankfurt-paris-orange" in texts(game, 1)) == is_open
    while game.to_act != {0}:
        play(game, "draw", "draw")
    assert "claim frankfurt-paris-orange" not in texts(game, 0)
