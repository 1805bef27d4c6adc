"""Why a station or harbour cannot be built, or pieces exchanged."""

from __future__ import annotations

from game.situations import position, refused

HARBOUR = "a harbour takes 2 train and 2 ship cards of one colour with the harbour sign (GL-11)"

# --- stations ------------------------------------------------------------------------------


def test_all_stations_are_built() -> None:
    """EU-10."""
    game = position("europe", p0="hand 5 red;stations roma wien riga")
    assert refused(game, "station paris") == "you have built all of your 3 stations (EU-10)"


def test_a_city_has_one_station() -> None:
    """EU-10."""
    game = position("europe", p0="hand 5 red;stations roma", p1="stations paris")
    assert refused(game, "station paris") == "player 1 has a station in paris already (EU-10)"
    assert refused(game, "station roma") == "you have a station in roma already (EU-10)"


def test_each_station_costs_more() -> None:
    """EU-10."""
    game = position("europe", p0="hand 1 red 1 blue")
    game.play("station paris 1 red")
    game.play("draw", 1)
    game.play("draw", 1)
    message = "your next station takes 2 cards of one colour (EU-10)"
    assert refused(game, "station roma") == f"you have 1 blue at best; {message}"
    game = position("europe", p0="hand;stations roma wien")
    message = "you have no coloured card; your next station takes 3 cards of one colour (EU-10)"
    assert refused(game, "station paris") == message


def test_no_station_at_a_junction() -> None:
    """GL-19."""
    message = "reef is a junction, not a city: you cannot build there (GL-19)"
    game = position("everything", p0="hand 5 red")
    assert refused(game, "station reef") == message
    assert refused(game, "harbour reef") == message


# --- harbours ------------------------------------------------------------------------------


def test_all_harbours_are_built() -> None:
    """GL-11."""
    built = "routes chicago-muskegon duluth-marquette;harbours chicago muskegon duluth"
    game = position("great-lakes", p0=f"hand 2 red-harbour 2 red-ship;{built}")
    assert refused(game, "harbour marquette") == "you have built all of your 3 harbours (GL-11)"


def test_harbours_are_for_harbour_cities() -> None:
    """GL-11."""
    game = position("great-lakes", p0="hand 2 red-harbour 2 red-ship;routes chicago-madison")
    assert refused(game, "harbour madison") == "madison is not a harbour city (GL-11)"


def test_a_city_has_one_harbour() -> None:
    """GL-11."""
    mine = "hand 2 red-harbour 2 red-ship;routes chicago-madison chicago-south-bend-1"
    game = position("great-lakes", p0=mine, p1="routes chicago-muskegon;harbours chicago")
    message = "player 1 has a harbour in chicago already (GL-11)"
    assert refused(game, "harbour chicago") == message


def test_a_harbour_needs_a_route() -> None:
    """GL-11."""
    game = position("great-lakes", p0="hand 2 red-harbour 2 red-ship")
    assert refused(game, "harbour chicago") == "you own no route to chicago (GL-11)"


def test_a_harbour_takes_harbour_symbols_of_one_colour() -> None:
    """GL-11."""
    route = "routes chicago-madison"
    game = position("great-lakes", p0=f"hand 2 red-harbour 1 red-ship 3 red;{route}")
    message = f"you have 2 red-harbour and 1 red-ship at best; {HARBOUR}"
    assert refused(game, "harbour chicago") == message
    game = position("great-lakes", p0=f"hand 3 red;{route}")
    message = f"you have no card with the harbour sign; {HARBOUR}"
    assert refused(game, "harbour chicago") == message
    game = position("great-lakes", p0=f"hand 3 red 3 wild;{route}")
    assert refused(game, "harbour chicago") == f"you have 3 wild at best; {HARBOUR}"


# --- exchange ------------------------------------------------------------------------------


def test_pieces_that_cannot_be_exchanged() -> None:
    """GL-12."""
    game = position("great-lakes", p0="trains 20;ships 30")
    assert refused(game, "exchange 0 trains") == "an exchange needs at least one train (GL-12)"
    assert refused(game, "exchange 3 trains") == "the box has 2 ships of yours, not 3 (GL-12)"
    assert refused(game, "exchange 31 ships") == "you have 30 ships, not 31 (GL-12)"
    assert refused(game, "exchange 14 ships") == "the box has 13 trains of yours, not 14 (GL-12)"
