"""A simulation: every game has its own cards and is counted as it ends.

To compare bots, use a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.estimates import Estimate, Sums, finite
from whistlestop.arena.executors import Executor, local_executor
from whistlestop.arena.games import GameResult, Task, recorded
from whistlestop.arena.measures import DONE, MISSED, PART, SCORE, SHARES, WINS, measure, seats_of
from whistlestop.arena.schedule import check_table
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.game.arguments import whole_number


@dataclass(slots=True)
class Tally:
    """Sums over games, by bot and measure: one value per game, over all of a bot's seats."""

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
            for name, value in measure(game, seats_of(game, bot)).items():
                sums.setdefault(name, Sums()).add(value)


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot did. All figures are per seat and game."""

    name: str
    seats: int
    """How many seats it had in each game."""
    win_share: Estimate
    """Games won per seat; a shared win counts as its share. A fair share is 1 / players."""
    score: Estimate
    parts: dict[str, Estimate]
    tickets_done: Estimate
    tickets_missed: Estimate


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a simulation. The same seed gives the same, with any number of workers."""

    board: str
    players: int
    games: int
    seed: int
    budget: Budget
    moves: Estimate
    turns: Estimate
    bots: tuple[BotResult, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; an unbounded interval has None at that end."""
        plain: dict[str, Any] = asdict(self, dict_factory=finite)
        return plain


def read_tally(
    tally: Tally, board: str, seats: Sequence[str], seed: int, budget: Budget
) -> Results:
    """The results of a tally. The independent samples are the games, not the seats in them."""
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
    records: Path | None = None,
) -> Results:
    """Play many games between bots and report how they did.

    The bots are repeated until all seats are taken, and move on one seat from game to game, so that
    each sits everywhere. `progress` is called with the number of games played. `workers` defaults
    to all cores. `records` is a folder for the records of the games.
    """
    seed = whole_number("seed", seed)
    if whole_number("games", games) < 1:
        raise ArenaError("a simulation needs at least one game")
    checked = check_table(board, players, bots)
    seats = tuple(islice(cycle(bots), players))
    tasks = simulated(board, checked.digest, seats, games, seed, budget)
    executor = executor or local_executor(workers)
    tally = Tally()
    try:
        for game in executor.play(recorded(tasks, records)):
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


def simulated(
    board: str | Path, digest: str, seats: tuple[str, ...], games: int, seed: int, budget: Budget
) -> Iterator[Task]:
    """The games of a simulation."""
    return (
        Task(board, digest, seed, number, rotated(seats, number), budget) for number in range(games)
    )


def rotated(seats: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The seats, rotated by this many places."""
    shift = number % len(seats)
    return seats[shift:] + seats[:shift]
