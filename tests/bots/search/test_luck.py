"""Luck: what came from the decks, compared with all that could have come."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from bots.learned.games import made_up_model
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.learned.models import value_for
from whistlestop.bots.learned.value import Value
from whistlestop.bots.search.luck import LuckMeter
from whistlestop.engine import actions as A
from whistlestop.engine.fields import span
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.game import Game

KEY = bytes(range(32))


def value_of(board: str, players: int) -> Value:
    value = value_for(Game.new(board, players, 0).tables, players, made_up_model(board, players))
    assert value is not None
    return value


def played(board: str, players: int, seed: int, bot: str = "planner") -> Game:
    game, bots = Game.new(board, players, seed), [make(bot) for _ in range(players)]
    dice = Random(seed)
    while not game.over:
        for player in sorted(game.to_act):
            game.play(bots[player].decide(game.view(player), dice, OWN_BUDGET), player)
    return game


def steps(game: Game, value: Value, key: bytes = KEY) -> list[list[float]]:
    """The luck of each seat in the deal, then in each move."""
    meter, state, rows = LuckMeter(value, key), State(), []
    state.load(game.start)
    meter.deal(state)
    total = [0.0] * game.players
    for move in (None, *game.moves):
        if move is not None:
            apply(state, game.tables, *move)
            meter.follow(state, *move)
        now = list(meter.luck[: game.players])
        rows.append([a - b for a, b in zip(now, total, strict=True)])
        total = now
    return rows


@pytest.mark.parametrize("board", available())
@pytest.mark.parametrize("full", [False, True], ids=["two", "full table"])
def test_the_seats_luck_adds_up_to_nothing(board: str, full: bool) -> None:
    players = load(board).rules.players_max if full else 2
    rows = steps(played(board, players, 5, "greedy"), value_of(board, players))
    assert all(sum(row) == pytest.approx(0) for row in rows)
    assert sum(any(row) for row in rows) > 20


def test_the_luck_of_a_card_is_what_it_changed_compared_with_the_average() -> None:
    """C5: a card from the deck, and every kind of card that could have come instead."""
    game, value = Game.new("new-york", 2, 8), value_of("new-york", 2)
    while game.reader.phase != "main":
        game.play(game.legal_moves(min(game.to_act))[0], min(game.to_act))
    player, deck = min(game.to_act), bytes(game.reader.deck(0))
    chances = {}
    for card in set(deck):
        place, top = deck.index(card), len(deck) - 1
        trial = State()
        trial.load(game.state.to_bytes())
        start = span("deck").start
        trial.data[start + place], trial.data[start + top] = deck[top], card
        apply(trial, game.tables, player, A.DRAW.start)
        trial.data[span("drawn")] = b"\0"  # the value knows only the beginnings of turns
        chances[card] = value.of(trial, player)[player]
    mean = sum(chances[card] for card in deck) / len(deck)
    game.play("draw")
    assert steps(game, value)[-1][player] == pytest.approx(chances[deck[-1]] - mean)
    assert len(set(chances.values())) > 2


def test_moves_without_chance_have_no_luck() -> None:
    game = played("new-york", 2, 4)
    rows = steps(game, value_of("new-york", 2))[1:]
    again = game.restarted()
    quiet = 0
    for row, (player, action) in zip(rows, game.moves, strict=True):
        text = again.play(action, player).text
        if text.split()[0] in ("claim", "pay", "keep"):
            quiet += 1
            assert not any(row), text
    assert quiet > 10


@pytest.mark.slow
@pytest.mark.parametrize("board", available())
def test_luck_is_zero_on_average_whatever_the_value_says(board: str) -> None:
    """A made-up network knows nothing, and still the mean is 0 within its interval."""
    value, sums = value_of(board, 2), []
    for seed in range(200):
        # Each game is compared with deals of its own: the same ones would err the same way.
        key = Random(seed).randbytes(32)
        rows = steps(played(board, 2, seed, "greedy"), value, key)
        sums.append(sum(row[0] for row in rows))
    mean = sum(sums) / len(sums)
    error = sqrt(sum((x - mean) ** 2 for x in sums) / (len(sums) - 1) / len(sums))
    assert error > 0
    assert abs(mean) < 3 * error


def test_the_same_key_gives_the_same_luck() -> None:
    game, value = played("europe", 2, 2), value_of("europe", 2)
    assert steps(game, value) == steps(game, value)
    assert steps(game, value) != steps(game, value, bytes(32))


def test_a_game_with_other_players_is_refused() -> None:
    meter = LuckMeter(value_of("new-york", 2), KEY)
    with pytest.raises(ValueError, match="expected a game of 2 players, not 3"):
        meter.deal(Game.new("new-york", 3, 0).state)
