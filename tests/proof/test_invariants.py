"""The invariants themselves: they notice whichever byte of a state is corrupted."""

from __future__ import annotations

import pytest

from whistlestop.engine import layout as L
from whistlestop.engine.fields import PADDING
from whistlestop.game import Game

from .dice import Dice
from .invariants import state_violations, violations
from .offsets import AT
from .tables import ALL_PAIRS, tables_of
from .walk import STYLES, walk

FREE = {
    *range(AT.owned * 8),  # the chance key and counter
    *range(AT.exchanged * 2, AT.turns * 2),  # points lost: any number of exchanges is possible
    *range(AT.turns * 2, AT.phase),  # whole rounds more or fewer: it is the same player's turn
    AT.draft_low,
    AT.draft_high,
}
"""Bytes that may have any value as far as the rest of the state shows."""


def middle(board: str, players: int, seed: int, moves: int) -> Game:
    """A game after a number of moves."""
    game = Game.new(tables_of(board), players, seed)
    for number in walk(game, Dice(seed), STYLES[seed % len(STYLES)]):
        if number == moves:
            return game
    return game


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_no_byte_can_be_corrupted_unnoticed(board: str, players: int) -> None:
    game = middle(board, players, 3, 90)
    for place in range(PADDING.start):
        if place not in FREE:
            data = bytearray(game.state.data)
            data[place] ^= 128
            assert state_violations(game.tables, data), f"byte {place}"


@pytest.mark.parametrize(
    ("what", "place", "change"),
    [
        ("a card is lost", AT.discard, -1),
        ("a card is made", AT.hand + 2, 1),
        ("a card is laid down and not paid", AT.laid + 1, 1),
        ("a hand is miscounted", AT.hand_sizes, 1),
        ("a discard is miscounted", AT.discarded, 1),
        ("a ticket is miscounted", AT.ticket_count + 1, 1),
        ("a train is lost", AT.trains, -1),
        ("a station is made", AT.stations_left, 1),
        ("a route is open that is not", AT.barred * 8, 1),
        ("a point is made", AT.points * 2, 1),
        ("it waits for the wrong player", AT.waiting, 1),
        ("it is the wrong player's turn", AT.turn, 1),
        ("a turn is miscounted", AT.turns * 2, 1),
        ("the end has come", AT.phase, -L.MAIN),
        ("cards were drawn", AT.drawn, 1),
        ("a choice is left", AT.choice, 1),
        ("a payment is left", AT.cost, 1),
        ("a ticket is on offer", AT.offer_size, 1),
        ("a festival card is made", AT.festivals, 1),
        ("a draft has begun", AT.draft, 1),
    ],
)
def test_mistakes_are_noticed(what: str, place: int, change: int) -> None:
    game = Game.new("europe", 3, 8, first=0)
    for _ in walk(game, Dice(8), STYLES[1]):
        data = bytearray(game.state.data)
        if (
            data[AT.phase] == L.MAIN
            and data[AT.turn] == 0
            and data[AT.discard]
            and data[AT.turns * 2] > 40
        ):
            break
    assert state_violations(game.tables, data) == []
    data[place] += change
    assert state_violations(game.tables, data), what


def test_two_wrongs_do_not_make_a_right() -> None:
    """C9: a card that moves from a hand into the deck is conserved, but the hand is too small"""
    game = middle("europe", 2, 1, 60)
    data = bytearray(game.state.data)
    card = next(c for c in range(L.TYPES) if data[AT.hand + c] > data[AT.known + c])
    data[AT.hand + card] -= 1
    data[AT.deck + data[AT.deck_sizes]] = card
    data[AT.deck_sizes] += 1
    assert state_violations(game.tables, data) == ["the hand size of player 0, deck 0, is wrong"]


def test_scores_are_counted_again() -> None:
    """C15: a state whose points are wrong has wrong scores"""
    game = middle("europe", 2, 1, 60)
    assert violations(game) == []
    game.state.data[AT.points * 2] += 1
    assert any("points for routes" in text for text in violations(game))
