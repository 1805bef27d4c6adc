"""Determinizations agree with the view, and deal the others tickets that match their routes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from proof.invariants import state_violations
from proof.offsets import AT
from proof.sheet import bits, tickets_in
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.learned.belief_model import BeliefModel, belief_for
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.weights import Weights
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.engine import compiled
from whistlestop.engine.layout import HIDDEN
from whistlestop.game import Game, View
from whistlestop.game.position import read_position


def ticket_deck(state: bytes) -> bytes:
    return state[AT.ticket_deck : AT.ticket_deck + state[AT.ticket_deck_size]]


EVERY = 7 if compiled() else 61


def determinizer(
    view: View, belief: BeliefModel | None = None, samples_per_deal: int = 1
) -> Determinizer:
    assert view.viewer is not None
    planners = [PlannerState(view.tables, player, Weights()) for player in range(view.players)]
    return Determinizer(
        view.tables, view.state, view.viewer, planners, belief, samples_per_deal=samples_per_deal
    )


def views(board: str, players: int) -> Iterator[View]:
    """Some views from a game of planners: those of players who have to decide, and others."""
    game, bots = Game.new(board, players, 5), [make("planner") for _ in range(players)]
    step = 0
    while not game.over:
        for player in sorted(game.to_act):
            step += 1
            view = game.view(player)
            if step % EVERY == 0 or view.phase not in ("main", "second-card", "pay"):
                yield view
                yield game.view((player + 1) % players)
            game.play(bots[player].decide(view, Random(0), OWN_BUDGET), player)


@pytest.mark.parametrize("board", available())
@pytest.mark.parametrize("most", [False, True], ids=["two", "full table"])
@pytest.mark.parametrize("learned", [False, True], ids=["weights", "learned"])
def test_a_determinization_could_be_the_truth(board: str, most: bool, learned: bool) -> None:
    """C17: the viewer would see the same, and no ticket or card is lost or duplicated."""
    players = load(board).rules.players_max if most else 2
    belief = belief_for(load(board)) if learned else None
    assert learned == (belief is not None)
    random = Random(1)
    for view in views(board, players):
        assert view.viewer is not None
        sample = determinizer(view, belief).sample(random)
        assert not state_violations(view.tables, sample.to_bytes(), guessed=True)
        assert Game(view.tables, sample).view(view.viewer).to_bytes() == view.to_bytes()


@pytest.mark.parametrize("board", available())
def test_samples_that_grow_out_of_one_deal_could_be_the_truth_and_differ(board: str) -> None:
    """C17: each has tickets, cards and a ticket deck of its own."""
    random = Random(1)
    for view in views(board, load(board).rules.players_max):
        assert view.viewer is not None
        sampler = determinizer(view, belief_for(view.board), samples_per_deal=4)
        decks = []
        for _ in range(8):
            sample = sampler.sample(random)
            assert not state_violations(view.tables, sample.to_bytes(), guessed=True)
            assert Game(view.tables, sample).view(view.viewer).to_bytes() == view.to_bytes()
            decks.append(ticket_deck(sample.to_bytes()))
        if ticket_deck(view.to_bytes()).count(HIDDEN) > 8:
            assert len(set(decks)) == 8


LATE = (
    "whistlestop position 1\nboard europe\nturn 0\nplayer 0\ntickets berlin-roma\ntrains 10\n"
    "player 1\nroutes barcelona-madrid barcelona-pamplona brest-pamplona brest-paris "
    "bruxelles-paris-red amsterdam-bruxelles dieppe-paris bruxelles-frankfurt\n"
    "tickets ? ?\ntrains 18\n"
)


JOINED = {"barcelona-bruxelles", "madrid-dieppe", "amsterdam-pamplona"}
"""The tickets that these routes complete, out of some forty."""


def test_opponents_hold_tickets_that_their_routes_complete() -> None:
    view = read_position(LATE, seed=1).view(0)
    sampler, random = determinizer(view), Random(2)
    held: Counter[str] = Counter()
    for _ in range(200):
        tickets = tickets_in(sampler.sample(random).to_bytes(), AT.tickets, 1)
        held.update(view.board.tickets[ticket].id for ticket in bits(tickets))
    assert held.total() == 400
    ordinary = sum(held[t.id] for t in view.board.tickets if t.deck == "regular")
    assert sum(held[ticket] for ticket in JOINED) > ordinary * 2 / 3, held
