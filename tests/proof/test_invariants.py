"""The invariants themselves: whatever byte of a state is spoilt, they notice."""

from __future__ import annotations

import pytest

from whistlestop.engine import layout as L
from whistlestop.game import Game

from .dice import Dice
from .invariants import state_violations, violations
from .tables import ALL_PAIRS, tables_of
from .walk import STYLES, walk

FREE = {
    *range(L.OWNED * 8),  # the key and counter of chance
    *range(L.EXCHANGED * 2, L.TURNS * 2),  # points lost: any number of exchanges is possible
    *range(L.TURNS * 2, L.END_H * 2),  # whole rounds more or less: it is the same player's turn
    L.DRAFT_LOW,
    L.DRAFT_HIGH,
}
"""Bytes that may have any value as far as the rest of a state can tell."""


def middle(board: str, players: int, seed: int, moves: int) -> Game:
    """A game after so many moves."""
    game = Game.new(tables_of(board), players, seed)
    for number in walk(game, Dice(seed), STYLES[seed % len(STYLES)]):
        if number == moves:
            return game
    return game


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_no_byte_can_be_spoilt_unnoticed(board: str, players: int) -> None:
    game = middle(board, players, 3, 90)
    for place in range(L.END_B):
        if place not in FREE:
            data = bytearray(game.state.data)
            data[place] ^= 128
            assert state_violations(game.tables, data), f"byte {place}"


@pytest.mark.parametrize(
    ("what", "place", "change"),
    [
        ("a card is lost", L.DISCARD, -1),
        ("a card is made", L.HAND + 2, 1),
        ("a card is laid down and not paid", L.LAID + 1, 1),
        ("a hand is miscounted", L.HAND_SIZE, 1),
        ("a discard is miscounted", L.DISCARDED, 1),
        ("a ticket is miscounted", L.TICKET_COUNT + 1, 1),
        ("a train is lost", L.TRAINS, -1),
        ("a station is made", L.STATIONS_LEFT, 1),
        ("a route is open that is not", L.BARRED * 8, 1),
        ("a point is made", L.POINTS * 2, 1),
        ("it waits for the wrong player", L.WAITING, 1),
        ("it is the wrong player's turn", L.TURN, 1),
        ("a turn is miscounted", L.TURNS * 2, 1),
        ("the end has come", L.PHASE, -L.MAIN),
        ("cards were drawn", L.DRAWN, 1),
        ("a choice is left", L.CHOICE, 1),
        ("a payment is left", L.COST, 1),
        ("a ticket is on offer", L.OFFER_SIZE, 1),
        ("a festival card is made", L.FESTIVAL, 1),
        ("a draft has begun", L.DRAFT, 1),
    ],
)
def test_what_goes_wrong_is_noticed(what: str, place: int, change: int) -> None:
    game = Game.new("europe", 3, 8, first=0)
    for _ in walk(game, Dice(8), STYLES[1]):
        data = bytearray(game.state.data)
        if (
            data[L.PHASE] == L.MAIN
            and data[L.TURN] == 0
            and data[L.DISCARD]
            and data[L.TURNS * 2] > 40
        ):
            break
    assert state_violations(game.tables, data) == []
    data[place] += change
    assert state_violations(game.tables, data), what


def test_two_wrongs_do_not_make_a_right() -> None:
    """C9: a card that moves from a hand into the deck is conserved, but the hand is too small"""
    game = middle("europe", 2, 1, 60)
    data = bytearray(game.state.data)
    card = next(c for c in range(L.TYPES) if data[L.HAND + c] > data[L.KNOWN + c])
    data[L.HAND + card] -= 1
    data[L.DECK + data[L.DECK_SIZE]] = card
    data[L.DECK_SIZE] += 1
    assert state_violations(game.tables, data) == ["the hand size of player 0, deck 0, is wrong"]


def test_scores_are_counted_again() -> None:
    """C15: a state whose points are wrong has wrong scores"""
    game = middle("europe", 2, 1, 60)
    assert violations(game) == []
    game.state.data[L.POINTS * 2] += 1
    assert any("points for routes" in text for text in violations(game))
