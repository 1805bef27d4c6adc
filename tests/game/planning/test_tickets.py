"""What tickets take in routes, pieces and turns, and what new ones add."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

import pytest

from game.situations import BOARDS, position, random_game
from whistlestop.game import GameError, View
from whistlestop.game.planning.estimate import estimate
from whistlestop.game.planning.needs import plan_needs
from whistlestop.game.planning.prices import price_of
from whistlestop.game.planning.tickets import offer_plans, ticket_plans

LIMIT = 0.1
"""Seconds of the processor for an answer."""


def test_a_ticket_tells_its_routes_pieces_and_turns() -> None:
    """C3, C9"""
    game = position("europe", p0="hand 3 green;tickets brest-venezia;routes brest-paris")
    (found,) = ticket_plans(game.view(0))
    assert found["claims"] == ["paris-zurich", "venezia-zurich"]
    assert (found["trains"], found["ships"]) == (5, 0)
    # Two routes, and a turn for each two of the cards that are missing.
    missing = plan_needs(game.view(0), found["claims"])["missing"]
    assert found["turns"] == 2 + (missing + 1) // 2
    assert set(found["claims"]) <= set(found["helps"])


def test_a_completed_ticket_takes_nothing_more() -> None:
    """C15"""
    routes = "routes brest-paris paris-zurich venezia-zurich"
    game = position("europe", p0=f"tickets brest-venezia;{routes}")
    (found,) = ticket_plans(game.view(0))
    assert (found["state"], found["turns"], found["helps"]) == ("joined", 0, [])


def test_an_offered_ticket_adds_only_what_the_others_do_not_take() -> None:
    """C11"""
    game = position(
        "europe", "phase keep", p0="tickets brest-venezia;offer paris-wien brest-marseille"
    )
    alone = offer_plans(game.view(0), [])
    both = offer_plans(game.view(0), ["paris-wien"])
    assert [one["ticket"] for one in alone["tickets"]] == ["paris-wien", "brest-marseille"]
    assert "brest-paris" not in alone["tickets"][1]["claims"]
    assert len(both["all"]["claims"]) > len(alone["all"]["claims"])
    assert both["all"]["fits"]
    # What a chosen ticket adds does not depend on its being chosen.
    assert both["tickets"][0] == alone["tickets"][0]


def test_only_offered_tickets_can_be_chosen() -> None:
    """C11"""
    game = position("europe", "phase keep", p0="offer paris-wien brest-marseille")
    with pytest.raises(GameError):
        offer_plans(game.view(0), ["brest-venezia"])


def test_tickets_that_take_more_pieces_than_are_left_do_not_fit() -> None:
    """C9, C11"""
    game = position("europe", "phase keep", p0="trains 6;offer paris-wien brest-petrograd")
    found = {one["ticket"]: one["fits"] for one in offer_plans(game.view(0), [])["tickets"]}
    assert not found["brest-petrograd"]


def test_a_plan_adds_up_the_cards_of_its_routes() -> None:
    """C9"""
    game = position("europe", p0="hand 3 blue 1 wild")
    found = plan_needs(game.view(0), ["paris-zurich", "venezia-zurich"])
    assert found["trains"] == 5
    assert sum(card["count"] for card in found["cards"]) == 5
    assert found["missing"] <= 5 - 1
    with pytest.raises(GameError):
        plan_needs(game.view(0), ["paris-atlantis"])


def test_a_plan_leaves_out_routes_that_are_gone() -> None:
    """C9"""
    game = position("europe", p1="routes paris-zurich")
    assert plan_needs(game.view(0), ["paris-zurich", "venezia-zurich"])["claims"] == [
        "venezia-zurich"
    ]


def test_the_estimate_counts_what_everybody_sees_and_my_own_tickets() -> None:
    """C15, C16, EU-10"""
    routes = "routes brest-paris paris-zurich venezia-zurich"
    game = position("europe", p0=f"tickets brest-venezia;{routes}", p1="tickets paris-wien")
    found = estimate(game.view(0))
    assert found["players"][0]["longest path"] == 10
    assert found["players"][1]["longest path"] == 0
    assert found["own"]["tickets"] > 0
    other = estimate(game.view(1))
    assert other["players"] == found["players"]
    assert other["own"]["tickets"] == 0
    assert other["own"]["missed tickets"] < 0


def test_festival_cards_tell_their_worth_now_and_with_one_more() -> None:
    """IB-8"""
    for game in random_game("iberia", 3, seed=3, moves=1500):
        view = game.view(0)
        mine = view.reader.taken(0)
        answer = estimate(view)
        found = {one["festival"]: one for one in answer["festivals"]}
        assert {name: one["held"] for name, one in found.items()} == mine
        assert sum(one["worth"] for one in found.values()) == answer["own"]["festivals"]
        if any(one["more"] > one["worth"] > 0 for one in found.values()):
            return
    pytest.fail("nobody took festival cards")


def answers(view: View) -> Iterator[tuple[str, float]]:
    """Every kind of question, and the seconds of the processor for its answer."""
    routes = [route.id for route in view.board.routes]
    offer = [name for name in view.reader.offer(0) if name]
    asked: dict[str, Callable[[], object]] = {
        "tickets": lambda: ticket_plans(view),
        "offer": lambda: offer_plans(view, offer),
        "needs": lambda: plan_needs(view, routes[:40]),
        "price": lambda: price_of(view, f"claim {routes[0]}"),
        "estimate": lambda: estimate(view),
    }
    for name, ask in asked.items():
        before = process_time()
        ask()
        yield name, process_time() - before


@pytest.mark.parametrize("board", BOARDS)
def test_every_answer_takes_less_than_a_tenth_of_a_second(board: str) -> None:
    worst: dict[str, float] = {}
    for i, game in enumerate(random_game(board, 3, seed=9, moves=400)):
        if i % 40 == 0:
            for name, seconds in answers(game.view(0)):
                worst[name] = max(worst.get(name, 0), seconds)
    assert {name: seconds for name, seconds in worst.items() if seconds > LIMIT} == {}
