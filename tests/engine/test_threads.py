"""A board's tables never change, so games on any number of threads may share them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from whistlestop.boards import load
from whistlestop.engine.bits import lowest
from whistlestop.engine.deal import new_game
from whistlestop.engine.fields import Fields
from whistlestop.engine.listing import legal_list
from whistlestop.engine.play import apply
from whistlestop.engine.playout import Playout
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

THREADS = 4
MOVES = 150


@pytest.fixture(autouse=True)
def frequent_switches() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def play(tables: Tables, seed: int) -> bytes:
    """Play some moves one by one, then the rest at random."""
    state = State()
    new_game(state, tables, 3, seed.to_bytes(32, "little"), -1)
    fields = Fields.over(state.data)
    dice = Playout(tables, seed)
    for _ in range(MOVES):
        if not fields.waiting:
            break
        player = lowest(fields.waiting)
        actions = legal_list(state, tables, player)
        apply(state, tables, player, actions[dice.roll(len(actions))])
    dice.finish(state)
    return state.to_bytes()


@pytest.mark.parametrize("board", ["europe", "great-lakes", "iberia"])
def test_games_on_threads_are_the_same_as_one_after_another(board: str) -> None:
    tables = Tables(load(board))
    seeds = range(12)
    expected = [play(tables, seed) for seed in seeds]
    with ThreadPoolExecutor(THREADS) as pool:
        assert list(pool.map(lambda seed: play(tables, seed), seeds)) == expected
