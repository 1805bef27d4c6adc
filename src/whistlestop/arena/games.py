"""One game between bots: the task, as plain values, and the result."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import dropwhile
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb, format_list

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.fingerprint import fingerprint
from whistlestop.arena.luck import luck_of
from whistlestop.arena.time_limit import Overtime, time_limit
from whistlestop.bots import OWN_BUDGET, Bot, Budget, dismiss, make
from whistlestop.bots.news import Reporter, listens
from whistlestop.bots.programs.bot import TIMEOUTS
from whistlestop.bots.registry import is_ours, is_program
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, GameError, Move, Score, View
from whistlestop.game.game import tables_for
from whistlestop.game.record.seats import Seat, write_seated

Decider = Callable[[View, Random, Budget], Move | int]
"""Makes a decision: a bot's own method, or a wrapper of it."""

PACKAGE = str(Path(__file__).parents[1])
"""Where our own code is. Errors of its own making explain themselves."""

GameKey = tuple[str, int, int, tuple[str, ...]]
"""What identifies a game: the board's digest, seed, deal and seats."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play. Any process on any machine plays it to the same result."""

    board: str | Path
    digest: str
    seed: int
    deal: int
    """Games with the same seed and deal have the same cards in the same order."""
    seats: tuple[str, ...]
    """The bot in each seat."""
    budget: Budget = OWN_BUDGET
    records: str | None = None
    """A folder for the game's record. It makes no difference to the game."""
    luck: bool = False
    """Whether to measure each seat's luck. It makes no difference to the game either."""

    @property
    def key(self) -> GameKey:
        """The key of this game."""
        return self.digest, self.seed, self.deal, self.seats

    @property
    def record_name(self) -> str:
        """The name of the file for the game's record; no other game has the same."""
        bots = "-".join(re.sub(r"\W+", "_", bot)[:20] for bot in self.seats)
        code = hashlib.sha256(repr(self.key).encode()).hexdigest()[:8]
        return f"{self.seed}-{self.deal:06}-{bots}-{code}.txt"


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game. All lists are by seat. Only `seconds` differs from run to run."""

    board: str
    digest: str
    code: str
    """Fingerprint of the bots and rules that played the game."""
    seed: int
    deal: int
    seats: tuple[str, ...]
    budget: Budget
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    parts: dict[str, tuple[int, ...]]
    done: tuple[int, ...]
    missed: tuple[int, ...]
    turns: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    luck: tuple[float, ...] = ()
    """In chance of winning, by seat; empty if it was not measured."""

    @property
    def key(self) -> GameKey:
        """The key of this game."""
        return self.digest, self.seed, self.deal, self.seats


@lru_cache(maxsize=8)
def _tables(board: str | Path, digest: str) -> Tables:
    tables = tables_for(board)
    if tables.board.digest != digest:
        raise ArenaError(f"the board {board} has changed, or differs on this worker")
    return tables


def play(task: Task) -> GameResult:
    """Play a game to the end. If a bot fails, the error names the bot and the game."""
    return play_out(task)[0]


def play_out(task: Task) -> tuple[GameResult, Game]:
    """The same, with the game itself."""
    bots = [make(name) for name in task.seats]
    scores: Sequence[Score] | None = None
    try:
        played, game, scores = _play(task, bots)
        return played, game
    finally:
        # A bot that runs as a separate program must end with its game, however that ends.
        dismiss(bots, scores)


def _play(task: Task, bots: Sequence[Bot]) -> tuple[GameResult, Game, Sequence[Score]]:
    players = len(bots)
    game = Game.new(_tables(task.board, task.digest), players, deal_seed(task.seed, task.deal))
    dice = [Random(f"{task.seed}/{task.deal}/{seat}") for seat in range(players)]
    turns, decisions, seconds = [0] * players, [0] * players, [0.0] * players
    reporter = Reporter(game, bots)
    deciders = [_decider(task, seat, bot, reporter) for seat, bot in enumerate(bots)]
    turn, reader = -1, game.reader
    while not reader.over:
        now = reader.turns
        if now != turn:
            turn = now
            turns[reader.turn] += 1
        waiting = reader.waiting
        for player in waiting if len(waiting) == 1 else sorted(waiting):
            seconds[player] += step(game, task, deciders[player], player, dice[player])
            decisions[player] += 1
            if reporter.wanted:
                reporter.follow()
    scores = game.scores()
    if task.records is not None:
        (Path(task.records) / task.record_name).write_text(_record(task, game), "utf-8")
    result = finished(task, game, scores, turns, decisions, seconds)
    if task.luck:
        result = replace(result, luck=luck_of(game, f"{task.seed}/{task.deal}/luck"))
    return result, game, scores


def step(game: Game, task: Task, decide: Decider, player: int, dice: Random) -> float:
    """Make one decision and return how long the bot took."""
    view = game.view(player)
    try:
        start = perf_counter()
        move = decide(view, dice, task.budget)
        spent = perf_counter() - start
        game.play(move, player)
    except (Exception, Overtime) as error:
        raise _failed(game, task, player, error) from error
    return spent


def _decider(task: Task, player: int, bot: Bot, reporter: Reporter) -> Decider:
    """How to ask a bot: directly, or with news, or with a time limit if it is not ours.

    Our bots keep to their budget, and programs see to their limit themselves.
    """
    name = task.seats[player]
    ours = is_ours(name) or is_program(name)
    if ours and not listens(bot):
        return bot.decide
    limit = None if ours else TIMEOUTS.for_decision(task.budget)

    def decide(view: View, dice: Random, budget: Budget) -> Move | int:
        with time_limit(limit):
            reporter.brief(bot, player)
            return bot.decide(view, dice, budget)

    return decide


def _failed(game: Game, task: Task, player: int, error: BaseException) -> ArenaError:
    """The error for a bot that failed, with the bot's own lines and the record of the game."""
    where = f"seed {task.seed}, deal {task.deal}, seats {','.join(task.seats)}"
    what = f"{type(error).__name__}: {error}"
    message = (
        f"the bot '{task.seats[player]}' failed at move {game.move_count + 1} of a game "
        f"({where}): {what}"
    )
    ours_last = -1 if isinstance(error, Overtime) else None  # the alarm that interrupted the bot
    frames = extract_tb(error.__traceback__)[1:ours_last]  # the first is ours too
    outside = list(dropwhile(lambda frame: frame.filename.startswith(PACKAGE), frames))
    if outside or not isinstance(error, GameError):
        message += "\n" + "".join(format_list(outside or frames)).rstrip()
    return ArenaError(message, record=_record(task, game))


def _record(task: Task, game: Game) -> str:
    return write_seated(game, [Seat(name, name) for name in task.seats])


def recorded(tasks: Iterable[Task], folder: Path | None, luck: bool = False) -> Iterator[Task]:
    """The same games, recorded in a folder, which is created, and perhaps with luck measured."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    where = None if folder is None else str(folder.resolve())
    return (replace(task, records=where, luck=luck) for task in tasks)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the cards, which depends on these two numbers alone."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{deal}".encode()).digest(), "little")


def finished(
    task: Task,
    game: Game,
    scores: Sequence[Score],
    turns: Sequence[int],
    decisions: Sequence[int],
    seconds: Sequence[float],
) -> GameResult:
    """The result to keep of a finished game."""
    return GameResult(
        board=game.board.id,
        digest=task.digest,
        code=fingerprint(),
        seed=task.seed,
        deal=task.deal,
        seats=task.seats,
        budget=task.budget,
        ranks=tuple(score.rank for score in scores),
        scores=tuple(score.total for score in scores),
        parts={part: tuple(s.parts[part] for s in scores) for part in scores[0].parts},
        done=tuple(len(score.done) for score in scores),
        missed=tuple(len(score.missed) for score in scores),
        turns=tuple(turns),
        decisions=tuple(decisions),
        seconds=tuple(round(s, 6) for s in seconds),
    )
