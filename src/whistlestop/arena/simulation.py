"""A simulation: every game with cards of its own, counted as it ends.

For comparing bots there is the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.estimates import Estimate, Sums, finite
from whistlestop.arena.executors import Executor, local_executor
from whistlestop.arena.games import GameResult, Task
from whistlestop.arena.schedule import check_table
from whistlestop.bots import OWN_BUDGET, Budget

SHARES = 60
"""A win in sixtieths: it can be shared evenly by up to five players."""


@dataclass(slots=True)
class Tally:
    """Sums over games, by bot and what is counted: one value a game, a bot's seats together."""

    games: Sums = field(default_factory=Sums)
    moves: Sums = field(default_factory=Sums)
    turns: Sums = field(default_factory=Sums)
    bots: dict[str, dict[str, Sums]] = field(default_factory=dict)

    def count(self, game: GameResult) -> None:
        """Count a finished game."""
        self.games.add(1)
        self.moves.add(sum(game.decisions))
        self.turns.add(sum(game.turns))
        for bot in sorted(set(game.seats)):
            sums = self.bots.setdefault(bot, {})
            for name, value in counted(game, bot).items():
                sums.setdefault(name, Sums()).add(value)


def counted(game: GameResult, bot: str) -> dict[str, int]:
    """What one bot did in one game, over all its seats."""
    seats = [i for i, name in enumerate(game.seats) if name == bot]
    values = {
        WINS: sum(game.ranks[i] == 1 for i in seats) * SHARES // game.ranks.count(1),
        SCORE: sum(game.scores[i] for i in seats),
        DONE: sum(game.done[i] for i in seats),
        MISSED: sum(game.missed[i] for i in seats),
    }
    return values | {PART + p: sum(row[i] for i in seats) for p, row in game.parts.items()}


WINS, SCORE, DONE, MISSED, PART = "wins", "score", "done", "missed", "part: "


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot did. All figures are for one seat and game."""

    name: str
    seats: int
    """How many seats it had in each game."""
    win_share: Estimate
    """Games won by a seat; a shared win counts as its share. A fair share is 1 / players."""
    score: Estimate
    parts: dict[str, Estimate]
    tickets_done: Estimate
    tickets_missed: Estimate


@dataclass(frozen=True, slots=True)
class Results:
    """What a simulation found. The same seed gives the same, with any number of workers."""

    board: str
    players: int
    games: int
    seed: int
    budget: Budget
    moves: Estimate
    turns: Estimate
    bots: tuple[BotResult, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; an interval without end has None there."""
        plain: dict[str, Any] = asdict(self, dict_factory=finite)
        return plain


def read_tally(
    tally: Tally, board: str, seats: Sequence[str], seed: int, budget: Budget
) -> Results:
    """The results of a tally. Games are the independent samples, not the seats in them."""
    bots = tuple(
        _bot_result(bot, seats.count(bot), tally.bots[bot])
        for bot in dict.fromkeys(seats)
        if bot in tally.bots
    )
    return Results(
        board=board,
        players=len(seats),
        games=tally.games.n,
        seed=seed,
        budget=budget,
        moves=tally.moves.mean(),
        turns=tally.turns.mean(),
        bots=bots,
    )


def _bot_result(bot: str, seats: int, sums: dict[str, Sums]) -> BotResult:
    return BotResult(
        name=bot,
        seats=seats,
        win_share=sums[WINS].share(SHARES * seats),
        score=sums[SCORE].mean(seats),
        parts={
            name.removeprefix(PART): value.mean(seats)
            for name, value in sums.items()
            if name.startswith(PART)
        },
        tickets_done=sums[DONE].mean(seats),
        tickets_missed=sums[MISSED].mean(seats),
    )


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
    checked = check_table(board, players, bots)
    seats = tuple(islice(cycle(bots), players))
    tasks = (
        Task(board, checked.digest, seed, number, turned(seats, number), budget)
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
            error.results = read_tally(tally, checked.id, seats, seed, budget)
        raise
    finally:
        executor.close()
    return read_tally(tally, checked.id, seats, seed, budget)


def turned(seats: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Everybody moved on by this many seats."""
    shift = number % len(seats)
    return seats[shift:] + seats[:shift]
