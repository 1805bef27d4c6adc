"""Why a route cannot be claimed."""

from __future__ import annotations

import pytest

from game.situations import position, refused

# --- taken or closed ---------------------------------------------------------------------


def test_another_players_route() -> None:
    """C9."""
    game = position("europe", p0="hand 3 black", p1="routes brest-paris")
    assert refused(game, "claim brest-paris") == "this route is taken by player 1 (C9)"


def test_the_players_own_route() -> None:
    """C9."""
    game = position("europe", p0="hand 3 black;routes brest-paris")
    assert refused(game, "claim brest-paris") == "you already own this route (C9)"


@pytest.mark.parametrize("p2", [None, "hand", "hand 1 red"])
def test_nobody_owns_both_routes_of_a_double(p2: str | None) -> None:
    """C10: with any number of players."""
    game = position("europe", p0="hand 2 yellow;routes bruxelles-paris-red", p2=p2)
    message = "you already own the other route of this double (C10)"
    assert refused(game, "claim bruxelles-paris-yellow") == message


def test_with_few_players_a_double_closes() -> None:
    """C10, EU-15, NY-5."""
    game = position("europe", p0="hand 2 yellow", p1="routes bruxelles-paris-red", p2="")
    assert refused(game, "claim bruxelles-paris-yellow") == (
        "with 3 players the second route of a double closes when the first is claimed (C10)"
    )
    taken = "routes central-park-times-square-red"
    game = position("new-york", p0="hand 2 black", p1=taken)
    assert refused(game, "claim central-park-times-square-black") == (
        "with 2 players the second route of a double closes when the first is claimed (C10)"
    )
    game = position("new-york", p0="hand 2 black", p1=taken, p2="")
    game.play("claim central-park-times-square-black")


# --- pieces --------------------------------------------------------------------------------


def test_too_few_trains() -> None:
    """C9."""
    game = position("europe", p0="hand 4 green;trains 3")
    message = "you have 3 trains left and this route needs 4 (C9)"
    assert refused(game, "claim pamplona-paris-green") == message


def test_too_few_ships() -> None:
    """C9, GL-8: trains do not help at sea."""
    game = position("great-lakes", p0="hand 3 purple-ship;trains 20;ships 1")
    message = "you have 1 ship left and this route needs 3 (C9)"
    assert refused(game, "claim chicago-muskegon") == message


# --- cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("hand 2 green 1 wild", "you have 2 green and 1 wild; this route takes 4 green (C9)"),
        ("hand 5 red 1 wild", "you have 1 wild; this route takes 4 green (C9)"),
        ("hand 5 red", "you have no green; this route takes 4 green (C9)"),
    ],
)
def test_too_few_cards_of_the_colour(hand: str, message: str) -> None:
    """C9."""
    assert refused(position("europe", p0=hand), "claim pamplona-paris-green") == message


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        (
            "hand 2 green 1 red 1 wild",
            "you have 2 green and 1 wild at best; this route takes 4 cards of one colour (C9)",
        ),
        ("hand 3 wild", "you have 3 wild at best; this route takes 4 cards of one colour (C9)"),
        ("hand", "you have no coloured card; this route takes 4 cards of one colour (C9)"),
    ],
)
def test_too_few_cards_of_any_colour(hand: str, message: str) -> None:
    """C9, EU-4: one colour, never a mix."""
    assert refused(position("europe", p0=hand), "claim marseille-paris") == message


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        (
            "hand 9 red 1 wild",
            "this ferry takes 2 wild and 4 cards of one colour; you have 1 wild (EU-5)",
        ),
        (
            "hand 9 red",
            "this ferry takes 2 wild and 4 cards of one colour; you have no wild (EU-5)",
        ),
        (
            "hand 3 red 2 wild",
            "you have 3 red and 2 wild at best; "
            "this route takes 2 wild and 4 cards of one colour (EU-5)",
        ),
    ],
)
def test_a_ferry_needs_wilds(hand: str, message: str) -> None:
    """EU-5."""
    assert refused(position("europe", p0=hand), "claim palermo-smyrna") == message


def test_wilds_cannot_be_used_on_every_route() -> None:
    """NO-4: the rule is named only if the wilds would have made the difference."""
    game = position("nordic", p0="hand 2 wild")
    message = (
        "you have no purple; this route takes 1 purple, "
        "and you can use wild only on tunnels and ferries"
    )
    assert refused(game, "claim alborg-arhus") == f"{message} (NO-4)"
    game = position("nordic", p0="hand 2 blue")
    assert (
        refused(game, "claim alborg-arhus") == "you have no purple; this route takes 1 purple (C9)"
    )


def test_a_ferry_where_any_cards_can_stand_for_wilds() -> None:
    """NO-5."""
    game = position("nordic", p0="hand 1 white 1 blue 1 red")
    assert refused(game, "claim alborg-oslo") == (
        "this route takes 1 wild and 2 white; your cards cover 1 space, and each of the "
        "others takes any 3 cards: 7 cards in all, but you have 3 (NO-5)"
    )


def test_the_long_route_where_four_cards_can_stand_for_one() -> None:
    """NO-7: wilds can only be among the four."""
    game = position("nordic", p0="hand 7 green 5 red 2 wild")
    assert refused(game, "claim lieksa-murmansk") == (
        "this route takes 9 cards of one colour; your cards cover 7 spaces, and each of the "
        "others takes any 4 cards: 15 cards in all, but you have 14 (NO-7)"
    )


@pytest.mark.parametrize(
    ("hand", "route", "message"),
    [
        (
            "hand 2 yellow 1 yellow-harbour 3 yellow-ship",
            "duluth-wausau",
            "you have no green or green-harbour; this route takes 4 green train cards (C9)",
        ),
        (
            "hand 1 green 1 green-harbour 4 green-ship 1 wild",
            "duluth-wausau",
            "you have 1 green, 1 green-harbour and 1 wild; "
            "this route takes 4 green train cards (C9)",
        ),
        (
            "hand 5 yellow 1 yellow-double-ship 1 yellow-ship",
            "duluth-thunder-bay-yellow",
            "you have 1 yellow-ship and 1 yellow-double-ship; "
            "this route takes yellow ship cards for 4 spaces (C9)",
        ),
        (
            "hand 4 yellow-ship",
            "chicago-south-bend-1",
            "you have no train card; this route takes 1 train card (C9)",
        ),
    ],
)
def test_trains_and_ships(hand: str, route: str, message: str) -> None:
    """C9, GL-8: train cards for rail routes, ship cards for sea routes."""
    assert refused(position("great-lakes", p0=hand), f"claim {route}") == message
