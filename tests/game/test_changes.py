"""What a move changed in a view, without repeating the whole view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.situations import position
from whistlestop import Game
from whistlestop.boards import available, load


def patched(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view brought up to date the way a client does it."""
    players = [dict(player) for player in view["players"]]
    for number, changed in changes.get("players", {}).items():
        players[int(number)] |= changed
    return view | changes | {"players": players}


def sizes(board: str) -> tuple[int, int]:
    rules = load(board).rules
    return rules.players_min, rules.players_max


@pytest.mark.parametrize("board", available())
def test_changes_bring_every_view_up_to_date_in_a_whole_game(board: str) -> None:
    for players in sizes(board):
        game, random = Game.new(board, players, seed=players), Random(players)
        viewers = [None, *range(players)]
        views = [game.view(viewer) for viewer in viewers]
        told = [view.to_dict() for view in views]
        while not game.over:
            if random.random() < 0.1 and game.moves:
                game.undo()
            else:
                player = min(game.to_act)
                game.play(random.choice(game.legal_moves(player).actions), player)
            # The spectator's view comes first but is updated last: the others are compared with it.
            for i, viewer in reversed(list(enumerate(viewers))):
                now = game.view(viewer)
                changes = now.changes(views[i])
                told[i] = patched(told[i], changes)
                assert told[i] == now.to_dict()
                assert now.public_changes(views[i]) == game.view().public_changes(views[0])
                views[i] = now


def test_no_change_is_reported_as_nothing() -> None:
    game = Game.new("europe", 3, seed=1)
    assert game.view(1).changes(game.view(1)) == {}


def test_only_changes_are_reported() -> None:
    """C3: drawing a card changes the deck, the hand and its size, and nothing else."""
    game = Game.new("europe", 2, seed=1, first=0)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0], player)
    mine, theirs, table = game.view(0), game.view(1), game.view()
    game.play("draw", 0)
    assert set(game.view(0).changes(mine)) == {"phase", "decks", "players", "hand"}
    assert set(game.view(1).changes(theirs)) == {"phase", "decks", "players"}
    assert game.view().changes(table)["players"] == {"0": {"cards": 5}}


def test_it_says_what_is_being_paid_for() -> None:
    """C7: a claim is announced before it is paid."""
    game = Game.new("europe", 2, seed=1, first=0)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0], player)
    claim = next(move for move in game.legal_moves(0) if move.text.startswith("claim"))
    game.play(claim)
    route = claim.text.removeprefix("claim ")
    length = next(r.length for r in game.board.routes if r.id == route)
    assert game.view().to_dict()["building"] == {
        "purpose": "route",
        "cost": length,
        "route": route,
    }


def test_it_says_how_many_cards_are_left_to_give() -> None:
    """NO-5: three cards stand for one wild."""
    game = position("nordic", p0="hand 3 red 3 blue", p1="hand")
    game.play("claim arhus-kobenhavn")
    game.play(next(m for m in game.legal_moves(0) if m.text == "pay cards"))
    assert game.view().to_dict()["building"]["to_give"] == 3
    game.play("give blue")
    assert game.view().to_dict()["building"]["to_give"] == 2
