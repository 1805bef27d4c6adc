"""Cards that the plan needs. Where it doesn't, the reason goes."""

from __future__ import annotations

from analysis.reasons.giving import given, position
from whistlestop.game import Game


def claiming(ticket: str) -> Game:
    return position(
        *("new-york", "row orange orange red black orange", "player 0", "routes chelsea-soho"),
        *(f"tickets {ticket}", "hand 2 blue", "player 1", "hand 1 green"),
    )


def test_a_claim_spends_cards_of_the_plan() -> None:
    moves = ("draw", "claim soho-wall-street")
    found = given(claiming("central-park-chelsea"), *moves)["spends"]
    assert (found["colour"], found["cards"]) == ("blue", 2)
    assert "spends" not in given(claiming("chelsea-wall-street"), *moves)


def paying(ticket: str) -> Game:
    """The first player pays for Soho–Wall Street with one colour or another."""
    return position(
        *("new-york", "phase pay", "purpose route", "route soho-wall-street", "cost 2"),
        *("player 0", "routes chelsea-soho", f"tickets {ticket}", "hand 2 black 2 green"),
        *("player 1", "hand 1 green"),
    )


def test_a_payment_spares_cards_of_the_plan() -> None:
    """The way from Lincoln Center takes two green cards, and no black ones."""
    moves = ("pay 2 black", "pay 2 green")
    found = given(paying("lincoln-center-empire-state-building"), *moves)["spares"]
    assert (found["colour"], found["cards"]) == ("green", 2)
    assert found["route"] == "lincoln-center-times-square-green"
    assert "spares" not in given(paying("chelsea-wall-street"), *moves)
