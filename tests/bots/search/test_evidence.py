"""Weighing what the value says of an option against how games with it end."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.bots import Budget, make
from whistlestop.bots.learned.models import value_for
from whistlestop.bots.search.evidence import Weighing, softened
from whistlestop.bots.search.search import Search
from whistlestop.game import Game, View


def decision(seed: int = 3) -> View:
    """A turn of New York with something to claim and cards to take."""
    game = Game.new("new-york", 2, seed)
    planners = [make("planner"), make("planner")]
    while not (
        game.view(player := min(game.to_act)).phase == "main"
        and any(move.text.startswith("claim") for move in game.legal_moves(player))
    ):
        game.play(planners[player].decide(game.view(player), Random(1), Budget()))
    return game.view(player)


def weighing() -> Weighing:
    view = decision()
    search = Search(view, value_for(view.tables, 2), turns=2)
    options = search.options()
    assert len(options) > 3
    return Weighing(search, options)


def values(each: Weighing, first: float, second: float, others: float = 0.1) -> None:
    """What the value says, alike on every determinization."""
    for i, option in enumerate(each.alive):
        option.values = [(first, second)[i] if i < 2 else others] * 6


def games(each: Weighing, first: float, second: float, n: int) -> None:
    """How games between two options end, hardly better or worse each time."""
    each.alive = each.alive[:2]
    for option, margin in zip(each.alive, (first, second), strict=True):
        option.margins = [margin + i % 3 for i in range(n)]
        option.early = [option.values[0]] * n


def test_a_small_lead_of_the_value_is_not_enough() -> None:
    each = weighing()
    first, second = (one.option for one in each.alive[:2])
    values(each, 0.5, 0.5 + each.needed / 2)
    assert each.best() is first
    values(each, 0.5, 0.5 + each.needed * 2)
    assert each.best() is second


def test_games_settle_what_the_value_leaves_open() -> None:
    """The more games, the smaller the lead that is needed, whatever the value said."""
    each = weighing()
    second = each.alive[1].option
    values(each, 0.5, 0.5)
    games(each, -4, 4, 40)
    lead = each.leads()[1]
    assert lead.mean > 0
    assert lead.unsettled < each.misjudged / 3
    assert each.best() is second


def test_few_games_hardly_change_what_the_value_says() -> None:
    each = weighing()
    values(each, 0.5, 0.6)
    alone = each.leads()[1]
    assert alone.mean == pytest.approx(0.1)
    assert alone.unsettled == each.misjudged
    games(each, 4, -4, 2)
    each.alive[0].margins, each.alive[1].margins = [-30, 40], [20, -50]
    with_two = each.leads()[1]
    assert abs(with_two.mean - alone.mean) < 0.01


def test_the_planners_choice_stays_in_play() -> None:
    each = weighing()
    first = each.alive[0]
    values(each, 0.0, 0.9)
    each.drop(games_follow=False)
    assert each.alive[0] is first
    assert len(each.alive) == 2


def test_options_stay_in_play_if_games_may_still_favour_them() -> None:
    each = weighing()
    values(each, 0.5, 0.5 + each.misjudged, others=0.5 - each.misjudged / 2)
    each.drop(games_follow=True)
    assert len(each.alive) > 2
    each.drop(games_follow=False)
    assert len(each.alive) == 2


def test_rollouts_are_counted() -> None:
    each = weighing()
    options = len(each.alive)
    left = each.look_ahead(Random(1), 3 * options + 1)
    assert left == 1
    assert {len(one.values) for one in each.alive} == {3}


def test_looking_ahead_ends_when_time_runs_out() -> None:
    """Then the planner's choice stands."""
    each = weighing()
    assert each.look_ahead(Random(1), 1000, end=0.0) == 1000
    assert each.best() is each.alive[0].option


def test_a_game_is_valued_on_its_way() -> None:
    """Its end is what the value is corrected by."""
    each = weighing()
    each.look_ahead(Random(1), 2 * len(each.alive))
    for _ in range(5):
        each.play(Random(2))
    assert all(len(one.early) == len(one.margins) == 5 for one in each.alive)
    assert all(0 < value < 1.2 for one in each.alive for value in one.early)


def test_a_softened_margin_is_between_lost_and_won() -> None:
    assert softened(0) == 0.5
    assert 0 < softened(-100) < 0.001 < softened(-2) < softened(2) < 0.999 < softened(100) <= 1


@pytest.mark.parametrize("name", ["hard", "expert", "lookahead"])
def test_a_budget_of_rollouts_makes_the_same_decision_again(name: str) -> None:
    view = decision()
    budget = Budget(iterations=90)
    moves = {make(name).decide(view, Random(5), budget).action for _ in range(3)}
    assert len(moves) == 1
