"""What spares clients the rules: closed routes, drafts, tunnels, festivals."""

from __future__ import annotations

import pytest

from game.situations import position, random_game
from whistlestop.game import Game
from whistlestop.game.situation import shown_view, situation


def test_the_second_route_of_a_double_is_closed_with_few_players() -> None:
    """C10"""
    two = position("europe", p1="routes edinburgh-london-black").view(0)
    four = position("europe", "players 4", "", "routes edinburgh-london-black", "").view(0)
    assert shown_view(two)["closes_doubles"]
    assert shown_view(two)["closed"] == ["edinburgh-london-orange"]
    assert not shown_view(four)["closes_doubles"]
    assert shown_view(four)["closed"] == []


@pytest.mark.parametrize("board", ["europe", "great-lakes", "iberia"])
def test_no_closed_route_can_be_claimed(board: str) -> None:
    """C10"""
    seen = 0
    for game in random_game(board, 2, 3, 500):
        player = min(game.to_act)
        closed = shown_view(game.view(player))["closed"]
        legal = {move.text for move in game.legal_moves(player)}
        assert not legal & {f"claim {route}" for route in closed}
        seen += len(closed)
    assert seen


def test_an_ordinary_turn_needs_no_explanation() -> None:
    """C4"""
    assert situation(position("europe").view(0)) == {}


def test_a_draft_says_its_number_its_picks_and_where_hands_go() -> None:
    """IB-3, IB-5"""
    game = Game.new("iberia", 3, seed=5)
    picks: list[list[str]] = [[], [], []]
    while game.view(0).phase == "draft":
        for player in sorted(game.to_act):
            view = game.view(player)
            [draft] = situation(view).values()
            assert draft["picked"] == picks[player]
            assert draft["round"] == len(picks[player]) + 1
            assert draft["rounds"] == len(picks[player]) + len(view.reader.offer(player))
            assert (draft["number"], draft["to"], draft["from"]) == (
                1,
                (player + 1) % 3,
                (player + 2) % 3,
            )
            move = game.legal_moves(player)[0]
            picks[player].append(move.text.split()[1])
            game.play(move, player)
    assert len(picks[0]) > 1


def test_a_tunnel_shows_as_many_matches_as_it_costs_extra() -> None:
    """EU-6, EU-7"""
    seen = set()
    for seed in range(8):
        for game in random_game("europe", 2, seed, 600):
            [player, *_] = sorted(game.to_act)
            view = game.view(player)
            if view.phase != "surcharge":
                continue
            [reasons] = situation(view).values()
            assert len(reasons) == len(view.reader.revealed)
            assert sum(reason != "no" for reason in reasons) == view.to_dict()["building"]["cost"]
            seen |= set(reasons)
    assert seen == {"colour", "wild", "no"}


def test_festival_cards_are_worth_what_they_add() -> None:
    """IB-8"""
    seen = 0
    for seed in range(20):
        before = None
        for game in random_game("iberia", 2, seed, 900):
            if before is not None:
                player, points, held = before
                took = game.view(player).reader.taken(player)
                [festival] = [k for k in took if took[k] != held.get(k, 0)]
                values = next(f.values for f in game.board.festivals if f.id == festival)
                worth = [0, *values]
                gain = worth[min(took[festival], len(values))]
                gain -= worth[min(held.get(festival, 0), len(values))]
                assert points[festival] == gain
                seen += 1
                before = None
            view = game.view(min(game.to_act)) if game.to_act else None
            if view is not None and view.phase == "festival":
                assert view.viewer is not None
                held = dict(view.reader.taken(view.viewer))
                before = (view.viewer, situation(view)["festival_points"], held)
    assert seen
