"""Determinizations follow the belief, within what the viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from proof.offsets import AT
from proof.sheet import bits, picks, tickets_in
from whistlestop.boards import load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.learned.belief_model import BeliefModel
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.weights import Weights
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.engine.actions import KEEP
from whistlestop.game import Game, View
from whistlestop.game.position import read_position

STACK, JOINED = 10, 0
"""Facts about a ticket: it is of another deck than the main one; it is completed."""
EARLY = 10
"""The term for the step at which a ticket was picked in a draft."""


def model(board: str, **changes: tuple[int, float]) -> BeliefModel:
    """A model that has learned nothing but a few numbers."""
    arrays = dict(BeliefModel.blank(load(board)).arrays)
    for name, (place, number) in changes.items():
        shape, numbers = arrays[name]
        arrays[name] = shape, [number if i == place else x for i, x in enumerate(numbers)]
    return BeliefModel(load(board).digest, arrays)


def samples(view: View, belief: BeliefModel, count: int) -> Iterator[bytes]:
    assert view.viewer is not None
    planners = [PlannerState(view.tables, player, Weights()) for player in range(view.players)]
    sampler = Determinizer(view.tables, view.state, view.viewer, planners, belief)
    random = Random(4)
    for _ in range(count):
        yield sampler.sample(random).to_bytes()


def play_until(game: Game, phase: str, times: int = 1) -> None:
    """Let planners play until the turn after some more of them have begun."""
    bots = [make("planner") for _ in range(game.players)]
    seen = 0
    while seen < times:
        for player in sorted(game.to_act):
            game.play(bots[player].decide(game.view(player), Random(0), OWN_BUDGET), player)
        seen += game.reader.phase == phase


def opening(keep: int) -> Game:
    """Europe for two, after both have kept some of their opening tickets (EU-2)."""
    game = Game.new("europe", 2, seed=8)
    for player in range(2):
        mask = (1 << keep) - 1
        game.play(
            next(m for m in game.legal_moves(player) if KEEP.argument(m.action) == mask), player
        )
    return game


def with_long(view: View, belief: BeliefModel, count: int) -> int:
    """In how many determinizations the other player holds a long ticket."""
    long = {i for i, ticket in enumerate(view.board.tickets) if ticket.deck == "long"}
    return sum(
        any(i in long for i in bits(tickets_in(data, AT.tickets, 1)))
        for data in samples(view, belief, count)
    )


def test_whether_a_long_ticket_was_kept_is_learned() -> None:
    """EU-2: one of the four tickets offered is long, and any two may have been refused."""
    view = opening(2).view(0)
    assert with_long(view, model("europe", direct=(STACK, 8.0)), 40) > 36
    assert with_long(view, model("europe", direct=(STACK, -8.0)), 40) < 4


def test_a_player_who_refused_nothing_has_a_long_ticket() -> None:
    """EU-2: whatever the belief says."""
    view = opening(4).view(0)
    assert with_long(view, model("europe", direct=(STACK, -8.0)), 20) == 20


LATE = (
    "whistlestop position 1\nboard europe\nturn 0\nplayer 0\ntickets berlin-roma\ntrains 10\n"
    "player 1\nroutes barcelona-madrid barcelona-pamplona brest-pamplona brest-paris "
    "bruxelles-paris-red amsterdam-bruxelles dieppe-paris bruxelles-frankfurt\n"
    "tickets ? ?\ntrains 18\n"
)
COMPLETED = {"barcelona-bruxelles", "madrid-dieppe", "amsterdam-pamplona"}
"""The tickets that these routes complete."""


@pytest.mark.parametrize(("liking", "least", "most"), [(9.0, 0.95, 1.0), (-9.0, 0.0, 0.02)])
def test_completed_tickets_are_held_if_the_belief_says_so(
    liking: float, least: float, most: float
) -> None:
    view = read_position(LATE, seed=1).view(0)
    held: Counter[bool] = Counter()
    for data in samples(view, model("europe", direct=(JOINED, liking)), 60):
        tickets = [view.board.tickets[i] for i in bits(tickets_in(data, AT.tickets, 1))]
        held.update(ticket.id in COMPLETED for ticket in tickets if ticket.deck == "regular")
    assert held.total() >= 40
    assert least <= held[True] / held.total() <= most


@pytest.mark.parametrize("players", [2, 4])
def test_of_a_draft_the_tickets_kept_are_learned(players: int) -> None:
    """IB-3: four of six picks are kept, and a viewer who saw the hands pass may believe which."""
    game = Game.new("iberia", players, seed=6)
    play_until(game, "main")
    view = game.view(0)
    early, late = (
        mean_step(view, model("iberia", terms=(EARLY, liking)), 30) for liking in (-60.0, 60.0)
    )
    assert early < 1.8  # 1.5 for the first four picks
    assert late > 3.2  # 3.5 for the last four


def mean_step(view: View, belief: BeliefModel, count: int) -> float:
    """The mean step at which the next player picked the tickets they kept."""
    steps = []
    for data in samples(view, belief, count):
        held = bits(tickets_in(data, AT.tickets, 1))
        steps += [picks(data, 1, 1).index(ticket) for ticket in held]
    return sum(steps) / len(steps)


def test_the_others_tickets_are_told_apart_by_player() -> None:
    """With three players, each ticket is in one place, and each player holds their number."""
    game = Game.new("nordic", 3, seed=2)
    play_until(game, "main", 30)
    view = game.view(1)
    counts = [view.reader.ticket_count(player) for player in (0, 2)]
    for data in samples(view, model("nordic", direct=(JOINED, 3.0)), 20):
        hands = [bits(tickets_in(data, AT.tickets, player)) for player in (0, 1, 2)]
        assert [len(hands[0]), len(hands[2])] == counts
        assert len(set().union(*hands)) == sum(map(len, hands))
