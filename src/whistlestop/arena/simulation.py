"""A simulation: every game with cards of its own. For comparing bots there is the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.executors import Executor, local_executor
from whistlestop.arena.games import Task
from whistlestop.arena.results import Results, Tally, read_tally
from whistlestop.arena.schedule import Schedule
from whistlestop.bots import OWN_BUDGET, Budget


def simulate(
    board: str | Path,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    budget: Budget = OWN_BUDGET,
) -> Results:
    """Play many games between bots and say how they did.

    The bots are repeated until all seats are taken, and move on a seat from game to game, so that
    each sits everywhere. `progress` is told how many games are done. `workers`: all cores unless
    said.
    """
    if games < 1:
        raise ArenaError("a simulation needs at least one game")
    schedule = Schedule.new(board, players, bots, seed, budget)
    seats = tuple(islice(cycle(bots), players))
    tasks = (
        Task(board, schedule.digest, seed, number, turned(seats, number), budget)
        for number in range(games)
    )
    executor = executor or local_executor(workers)
    tally = Tally()
    try:
        for game in executor.play(tasks):
            tally.count(game)
            if progress is not None:
                progress(tally.games.n)
    except ArenaError as error:
        if tally.games.n:
            error.results = read_tally(tally, schedule.board_id, seats, seed, budget)
        raise
    finally:
        executor.close()
    return read_tally(tally, schedule.board_id, seats, seed, budget)


def turned(seats: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Everybody moved on by so many seats."""
    shift = number % len(seats)
    return seats[shift:] + seats[:shift]
