"""Reasons for drawing and keeping tickets. Where the quantity changes, the reason goes."""

from __future__ import annotations

import csv
from itertools import permutations
from pathlib import Path

from analysis.reasons.giving import given, position
from boards.folders import SMALL, copy_of
from whistlestop.analysis import reasons, sentence
from whistlestop.game import Game


def with_time(trains: int) -> Game:
    """How long the game still takes depends on the opponent's trains."""
    return position(
        *("new-york", "row blue blue red black orange", "player 0", "tickets chelsea-wall-street"),
        *("hand 3 pink 2 red", "player 1", f"trains {trains}", "hand 1 green"),
    )


def test_there_is_time_for_more_tickets() -> None:
    found = given(with_time(15), "tickets", "take red")["tickets"]
    assert found["needed"] + 4 <= found["turns"]
    assert "tickets" not in given(with_time(3), "tickets", "take red")


def test_there_is_no_time_for_more_tickets() -> None:
    found = given(with_time(3), "take red", "tickets")["busy"]
    assert (found["needed"], found["left"]) == (3, 3)
    assert "busy" not in given(with_time(15), "take red", "tickets")


def offered(offer: str, mine: str = "turn 0", trains: int = 15) -> Game:
    """The first player chooses among tickets."""
    return position(
        *("new-york", "phase keep", "player 0", "routes chelsea-soho"),
        *([] if mine == "turn 0" else [mine]),
        *("tickets chelsea-wall-street", "hand 2 blue", f"offer {offer}"),
        *("player 1", f"trains {trains}", "hand 1 green"),
    )


BOTH = "times-square-soho lower-east-side-wall-street"


def test_too_many_pieces() -> None:
    moves = ("keep lower-east-side-wall-street", f"keep {BOTH}")
    found = given(offered(BOTH, "trains 4"), *moves)["lost"]
    assert found["tickets"] == ["times-square-soho"]
    assert found["needed"] > found["left"] == 4
    assert "lost" not in given(offered(BOTH), *moves)


def test_too_many_turns() -> None:
    offer = "central-park-chinatown lower-east-side-wall-street"
    moves = ("keep lower-east-side-wall-street", f"keep {offer}")
    found = given(offered(offer, trains=4), *moves)["late"]
    assert found["ticket"] == "central-park-chinatown"
    assert found["needed"] > found["left"]
    in_time = offered("gramercy-park-chinatown east-village-soho")
    assert "late" not in given(in_time, "keep east-village-soho", "keep gramercy-park-chinatown")


def test_nearly_all_turns() -> None:
    """7 of 8 turns for a ticket across the board, and 5 for one nearby."""
    game = offered("times-square-brooklyn gramercy-park-chinatown")
    moves = ("keep gramercy-park-chinatown", "keep times-square-brooklyn")
    found = given(game, *moves)["tight"]
    assert (found["needed"], found["left"], found["other"]) == (7, 8, 5)
    assert "tight" not in given(game, *reversed(moves))


def test_fewer_spaces_for_the_points() -> None:
    """Six spaces for eight points are better than two for two."""
    far, near = "central-park-chinatown", "lower-east-side-wall-street"
    game = offered(f"{far} {near}")
    found = given(game, f"keep {far}", f"keep {near}")
    assert (found["adds"]["ticket"], found["adds"]["spaces"]) == (far, 6)
    assert (found["costly"]["ticket"], found["costly"]["spaces"]) == (near, 2)
    assert not {"adds", "costly"} & set(given(game, f"keep {near}", f"keep {far}"))


def test_tickets_that_score_nothing_can_be_compared(tmp_path: Path) -> None:
    """A home-made board may have them."""
    folder = copy_of(SMALL, tmp_path)
    tickets = folder / "tickets.csv"
    rows = list(csv.DictReader(tickets.read_text("utf-8").splitlines()))
    with tickets.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(row | {"points": 0} for row in rows)
    view = Game.new(folder, 2, 1).view(0)
    moves = [move.action for move in view.legal_moves()]
    assert len(moves) == 3
    for better, played in permutations(moves, 2):
        for reason in reasons(view, better, played):
            assert sentence(view.board, reason).endswith(".")


def test_advice_on_keeping_counts_the_pieces() -> None:
    found = given(offered(BOTH), "keep lower-east-side-wall-street")["keep"]
    assert 0 < found["pieces"] <= found["of"] == 11
    assert "points" not in found
