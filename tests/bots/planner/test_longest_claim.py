"""Near the end, the planner goes for the longest path (EU-13), and counts it exactly."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game.position import read_position

RIVAL = "barcelona-marseille marseille-paris petrograd-riga"
"""A path of 8 spaces, and the only grey route that would extend the planner's own."""
FURTHER = "barcelona-marseille marseille-paris brest-paris dieppe-paris petrograd-riga"
"""A path of 11 spaces."""


def chosen(bot: str, table: str, hand: str, rival: str = RIVAL, trains: int = 9) -> str:
    """What a bot does whose longest path has 7 spaces, and 9 with Berlin-Essen."""
    game = read_position(
        f"whistlestop position 1\nboard europe\nturn 0\n{table}\n"
        f"row red red green yellow orange\n"
        f"player 0\nroutes berlin-danzig danzig-riga\nhand {hand}\n"
        f"player 1\nroutes {rival}\ntrains {trains}\n",
        seed=1,
    )
    action = int(make(bot).decide(game.view(0), Random(0), OWN_BUDGET))
    return next(move.text for move in game.legal_moves(0) if move.action == action)


@pytest.mark.parametrize("rival", [RIVAL, f"{RIVAL} dieppe-paris"], ids=["lead", "tie"])
def test_in_the_last_turn_the_bonus_counts(rival: str) -> None:
    """EU-13: two spaces that take the lead, or tie it, are worth more than four elsewhere."""
    assert chosen("planner", "last-turns 1", "2 blue 4 white", rival) == "claim berlin-essen"
    assert chosen("planner-1", "last-turns 1", "2 blue 4 white", rival) != "claim berlin-essen"


def test_a_bonus_out_of_reach_does_not_count() -> None:
    assert chosen("planner", "last-turns 1", "2 blue 4 white", FURTHER) != "claim berlin-essen"


def test_near_the_end_a_claim_for_the_lead_replaces_a_card() -> None:
    assert chosen("planner", "", "2 blue") == "claim berlin-essen"
    assert chosen("planner-1", "", "2 blue").split()[0] in ("take", "draw")


def test_earlier_it_can_wait() -> None:
    assert chosen("planner", "", "2 blue", trains=20).split()[0] in ("take", "draw")


def test_a_lead_needs_no_claim() -> None:
    rival = "barcelona-marseille petrograd-riga"
    assert chosen("planner", "", "2 blue", rival).split()[0] in ("take", "draw")
