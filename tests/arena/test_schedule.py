"""Blocks: every bot in every seat with the same cards, and every table from a pool."""

from __future__ import annotations

from collections import Counter

import pytest

from whistlestop.arena import ArenaError, Schedule
from whistlestop.arena.games import play
from whistlestop.arena.schedule import block_of, rotations
from whistlestop.bots import BOTS, UnknownBot
from whistlestop.bots.reference.random import RandomBot
from whistlestop.game import GameError


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names = ["one", "two", "three", "four", "five"]
    for name in names:
        monkeypatch.setitem(BOTS, name, RandomBot)
    return names


def test_a_block_is_one_deal_in_all_rotations(pool: list[str]) -> None:
    block = Schedule.new("europe", 4, pool[:4], 0).block(7)
    assert len(block) == 4
    assert {task.deal for task in block} == {7}
    for seat in range(4):
        assert {task.seats[seat] for task in block} == set(pool[:4])
    assert len({block_of(task.key) for task in block}) == 1


def test_neighbours_change(pool: list[str]) -> None:
    schedule = Schedule.new("europe", 4, pool[:4], 0)
    assert len({min(rotations(schedule.table(deal))) for deal in range(60)}) == 6


def test_repeated_bots_play_no_game_twice() -> None:
    schedule = Schedule.new("europe", 4, ["greedy", "random"], 0)
    tasks = list(schedule.tasks(0, 30))
    assert Counter(tasks[0].seats) == {"greedy": 2, "random": 2}
    assert len({task.key for task in tasks}) == len(tasks)
    assert schedule.extent(len(tasks)) == (30, len(tasks))


def test_games_are_rounded_up_to_blocks(pool: list[str]) -> None:
    assert Schedule.new("europe", 4, pool, 0).extent(2001) == (501, 2004)


def test_every_table_from_a_pool_comes_up_equally_often(pool: list[str]) -> None:
    schedule = Schedule.new("new-york", 3, pool, 0)
    tables = Counter(frozenset(schedule.table(deal)) for deal in range(20))
    assert len(tables) == 10
    assert set(tables.values()) == {2}


def test_tables_from_a_huge_pool_are_random(
    pool: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistlestop.arena.schedule.MAX_TABLES", 3)
    schedule = Schedule.new("new-york", 3, pool, 0)
    assert len({frozenset(schedule.table(deal)) for deal in range(100)}) == 10
    assert all(len(set(schedule.table(deal))) == 3 for deal in range(100))


def test_the_order_of_the_bots_makes_no_difference(pool: list[str]) -> None:
    here, there = (Schedule.new("europe", 3, bots, 0) for bots in (pool, pool[::-1]))
    assert [here.block(d) for d in range(9)] == [there.block(d) for d in range(9)]


def test_a_deal_is_the_same_for_all_rotations() -> None:
    """Two equal bots in swapped seats play the same game: only the seats decide it."""
    schedule = Schedule.new("new-york", 2, ["greedy", "random"], 3)
    first, second = (play(task) for task in schedule.block(0))
    assert first.seats == second.seats[::-1]
    assert play(schedule.block(0)[0]).scores == first.scores
    assert first.scores != second.scores[::-1] or first.turns != second.turns


@pytest.mark.parametrize(
    ("players", "bots", "error"),
    [(9, ["random"], GameError), (2, ["nobody"], UnknownBot), (2, [], ArenaError)],
)
def test_an_impossible_schedule_is_refused(
    players: int, bots: list[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Schedule.new("new-york", players, bots, 0)
