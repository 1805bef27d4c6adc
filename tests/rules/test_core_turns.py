"""Turns: whose turn it is, what you can do in it, and who goes first (C1, C2, C4)."""

from __future__ import annotations

import pytest

from rules.table import (
    hand,
    keep_all,
    options,
    phase,
    play,
    position,
    texts,
    ticket_deck,
    tickets,
    turn,
)
from whistlestop.game import Game
from whistlestop.game.errors import GameError, IllegalMove

COUNTS = [("europe", n) for n in (2, 3, 4, 5)] + [("new-york", n) for n in (2, 3, 4)]


# --- C1: in turn, one action each -----------------------------------------------------


@pytest.mark.parametrize(("board", "players"), COUNTS)
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_round_clockwise(board: str, players: int, first: int) -> None:
    """C1: after each turn it is the next player's."""
    game = keep_all(Game.new(board, players, seed=7, first=first))
    seen = []
    for _ in range(2 * players):
        seen.append(turn(game))
        assert game.to_act == {turn(game)}
        play(game, "draw", "draw")
    assert seen == [(first + i) % players for i in range(2 * players)]


def test_only_the_player_whose_turn_it_is_has_moves() -> None:
    """C1."""
    game = position("europe", "turn 1", p0="", p1="", p2="")
    assert texts(game, 1)
    assert texts(game, 0) == texts(game, 2) == set()


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    """C1."""
    game = position("europe", "turn 1", p0="hand 4 red", p1="", p2="")
    before = game.to_bytes()
    with pytest.raises(IllegalMove):
        game.play("draw", 0)
    with pytest.raises(IllegalMove):
        game.play("claim budapest-wien-red", 0)
    assert game.to_bytes() == before
    assert game.moves == ()


@pytest.mark.parametrize(
    "action",
    [
        ("draw", "draw"),
        ("take red", "draw"),
        ("take wild",),
        ("claim brest-paris", "pay 3 black"),
        ("station roma", "pay 1 black"),
        ("tickets", "keep berlin-roma"),
    ],
)
def test_one_action_is_a_whole_turn(action: tuple[str, ...]) -> None:
    """C1, EU-3: after any action, it is the next player's turn."""
    game = position(
        "europe",
        "row red blue green wild white\nticket-deck berlin-roma london-wien paris-wien",
        p0="hand 5 black",
        p1="hand 2 blue",
    )
    play(game, *action[:-1])
    assert turn(game) == 0
    play(game, action[-1])
    assert (turn(game), phase(game)) == (1, "main")
    assert texts(game, 0) == set()


@pytest.mark.parametrize("begun", ["draw", "claim brest-paris", "station roma", "tickets"])
def test_an_action_must_be_finished_once_begun(begun: str) -> None:
    """C1: no other action can come in between."""
    game = position("europe", "row red blue green wild white", p0="hand 5 black", p1="hand")
    play(game, begun)
    verbs = {text.split()[0] for text in texts(game)}
    expected = {"draw": {"take", "draw"}, "tickets": {"keep"}}.get(begun, {"pay"})
    assert verbs == expected


# --- C2: who goes first ---------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), COUNTS)
def test_the_seed_picks_the_first_player(board: str, players: int) -> None:
    """C2: every player goes first with some seeds, and about equally often."""
    begins = [turn(Game.new(board, players, seed=seed)) for seed in range(100 * players)]
    for player in range(players):
        assert 60 <= begins.count(player) <= 140


def test_the_same_seed_always_picks_the_same_first_player() -> None:
    """C2."""
    for seed in range(20):
        first, again = (Game.new("europe", 5, seed=seed) for _ in range(2))
        assert turn(first) == turn(again)
        assert first.to_bytes() == again.to_bytes()


@pytest.mark.parametrize(("board", "players"), COUNTS)
def test_the_host_can_name_the_first_player(board: str, players: int) -> None:
    """C2."""
    for first in range(players):
        for seed in range(10):
            game = keep_all(Game.new(board, players, seed=seed, first=first))
            assert turn(game) == first


def test_the_host_cannot_name_a_player_who_does_not_exist() -> None:
    """C2."""
    with pytest.raises(GameError):
        Game.new("europe", 3, seed=1, first=3)


# --- C4: no hand limit ------------------------------------------------------------------


def test_a_hand_of_nearly_all_cards_can_still_grow() -> None:
    """C4."""
    full = "hand 12 purple 12 blue 12 orange 12 white 12 green 12 yellow 12 black 12 red 7 wild"
    game = position(
        "europe", "row wild wild - - -\ndeck train wild wild wild wild wild", p0=full, p1="hand"
    )
    play(game, "draw", "draw")
    assert sum(hand(game, 0).values()) == 105
    assert hand(game, 0)["wild"] == 9


def test_one_player_can_hold_all_tickets() -> None:
    """C4, C11: a player keeps drawing and keeping tickets until none are left."""
    game = position("europe", p0="tickets brest-petrograd lisboa-danzig", p1="")
    while ticket_deck(game):
        if turn(game) == 0:
            play(game, "tickets")
            play(game, max(texts(game), key=lambda text: len(text.split())))
        else:
            play(game, "draw", "draw")
    assert len(tickets(game, 0)) == 42
    assert options(game, "tickets", 0) == set()
