"""Reasons for buildings and pieces. Where the quantity changes, the reason goes."""

from __future__ import annotations

from analysis.reasons.giving import given, position
from whistlestop.game import Game


def test_a_station_borrows_a_route_for_a_ticket() -> None:
    """EU-11: another player's route into the city completes the way."""

    def game(ticket: str) -> Game:
        return position(
            *("europe", "player 0", "routes paris-zurich", f"tickets {ticket}", "hand 2 red"),
            *("player 1", "routes brest-paris venezia-zurich", "hand 1 green"),
        )

    found = given(game("brest-venezia"), "station zurich", "draw")["station"]
    assert found["tickets"] == ["brest-venezia"]
    assert "station" not in given(game("kyiv-sochi"), "station zurich", "draw")


def test_the_pieces_that_the_tickets_take() -> None:
    """GL-3: long ways over land take more trains than were chosen; short ones don't."""

    def game(tickets: str) -> Game:
        return position(
            *("great-lakes", "phase pieces", "player 0", f"tickets {tickets}", "player 1"),
        )

    moves = ("pieces 33 trains 17 ships", "pieces 18 trains 32 ships")
    land = "duluth-traverse-city duluth-detroit duluth-montreal green-bay-timmins"
    found = given(game(land), *moves)["split"]
    assert found["trains"] > found["other_trains"] == 18
    assert found["ships"] < found["other_ships"] == 32
    lakes = "duluth-traverse-city cedar-rapids-sault-ste-marie green-bay-toronto"
    assert "split" not in given(game(lakes), *moves)


def test_a_harbour_and_what_it_scores() -> None:
    """GL-15: more with every ticket to its city."""

    def game(ticket: str) -> Game:
        return position(
            *("great-lakes", "player 0", "routes duluth-marquette", f"tickets {ticket}"),
            *("hand 4 wild", "trains 20", "ships 20", "player 1", "trains 25", "ships 25"),
        )

    found = given(game("duluth-chicago"), "harbour duluth", "draw train")["harbour"]
    assert found["points_all"] > found["points"]
    assert "harbour" not in given(game("chicago-detroit"), "harbour duluth", "draw train")
