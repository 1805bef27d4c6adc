"""C12: what an attentive player remembers is in the readable view."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from proof.dice import Dice
from proof.tables import BOARDS, tables_of
from proof.walk import STYLES, play_on
from whistlestop import Game
from whistlestop.game import extract_events


def after_the_opening(board: str, players: int = 2) -> Game:
    game = Game.new(board, players, seed=3, first=0)
    while len(game.to_act) > 1 or game.reader.phase.value != "main":
        game.play(game.legal_moves(min(game.to_act))[0])
    return game


def test_everyone_remembers_cards_taken_from_the_row() -> None:
    game = after_the_opening("europe")
    assert [player["known"] for player in game.view(1).to_dict()["players"]] == [{}, {}]
    card = next(move for move in game.legal_moves() if move.text.startswith("take"))
    game.play(card)
    taken = {card.text.removeprefix("take "): 1}
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert view.to_dict()["players"][0]["known"] == taken
        assert json.loads(view.to_json())["players"][0]["known"] == taken
        assert "known" not in view.to_dict(memory=False)["players"][0]


def test_the_cards_taken_and_not_paid_since_are_what_is_known() -> None:
    game, dice = Game.new("new-york", 2, 4), Dice(4)
    play_on(game, dice, STYLES[0], 30)
    for player in (0, 1):
        taken: dict[str, int] = {}
        for event in extract_events(game):
            if event.player == player and event.kind == "take":
                taken[event.public["card"]] = taken.get(event.public["card"], 0) + 1  # type: ignore[index]
        known = game.view(1 - player).to_dict()["players"][player]["known"]
        assert all(n <= taken[card] for card, n in known.items())


def test_a_player_remembers_tickets_put_under_the_deck() -> None:
    game = after_the_opening("new-york")
    game.play("tickets")
    offer = game.view(0).to_dict()["offer"]
    game.play(f"keep {offer[0]}")
    left = game.reader.tickets_left
    mine, theirs = (game.view(player).to_dict()["known_tickets"] for player in (0, 1))
    assert sorted(mine[ticket] for ticket in offer[1:]) == list(range(left - len(offer) + 1, left))
    assert not set(offer) & theirs.keys()


def test_a_player_remembers_tickets_that_went_by_in_a_draft() -> None:
    game = Game.new("iberia", 3, seed=3)
    while game.reader.phase.value != "draft":
        game.play(game.legal_moves(min(game.to_act))[0])
    before = game.view(0).to_dict()
    assert before["passed"] == []
    for player in sorted(game.to_act):
        game.play(game.legal_moves(player)[0])
    after = game.view(0).to_dict()
    assert set(after["passed"]) == set(before["offer"]) - {before["offer"][0]}


@pytest.mark.parametrize("board", BOARDS)
def test_the_memory_never_depends_on_what_is_hidden(board: str) -> None:
    game, dice = Game.new(tables_of(board), 3, 6), Dice(6)
    while not game.over:
        play_on(game, dice, STYLES[0], 5)
        for viewer in (None, 0, 1, 2):
            view = game.view(viewer)
            other = Game(game.tables, view.completed(Random(1))).view(viewer)
            assert other.to_dict() == view.to_dict()


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_remembered_that_was_not_so(board: str) -> None:
    """The memory against the whole state: no card or ticket is anywhere else."""
    game, dice = Game.new(tables_of(board), 3, 7), Dice(7)
    while not game.over:
        play_on(game, dice, STYLES[0], 5)
        tickets, deck = game.board.tickets, game.reader.numbers("ticket_deck")
        for viewer in range(3):
            view: dict[str, Any] = game.view(viewer).to_dict()
            for player in range(3):
                hand = game.reader.hand(player)
                known = view["players"][player]["known"]
                assert all(n <= hand.get(card, 0) for card, n in known.items())
            for ticket, above in view["known_tickets"].items():
                assert tickets[deck[game.reader.tickets_left - 1 - above]].id == ticket
            assert not set(view["returned"]) & set(view["tickets"])
