"""One game between bots: the task, as plain values, and the result."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from time import perf_counter

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.fingerprint import fingerprint
from whistlestop.bots import OWN_BUDGET, Bot, Budget, dismiss, make
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, Score
from whistlestop.game.game import tables_for

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

    @property
    def key(self) -> GameKey:
        """The key of this game."""
        return self.digest, self.seed, self.deal, self.seats


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
    bots = [make(name) for name in task.seats]
    scores: Sequence[Score] | None = None
    try:
        played, scores = _play(task, bots)
        return played
    finally:
        # A bot that runs as a separate program must end with its game, however that ends.
        dismiss(bots, scores)


def _play(task: Task, bots: Sequence[Bot]) -> tuple[GameResult, Sequence[Score]]:
    players = len(bots)
    game = Game.new(_tables(task.board, task.digest), players, deal_seed(task.seed, task.deal))
    dice = [Random(f"{task.seed}/{task.deal}/{seat}") for seat in range(players)]
    turns, decisions, seconds = [0] * players, [0] * players, [0.0] * players
    turn = -1
    while not game.over:
        now = game.reader.turns
        if now != turn:
            turn = now
            turns[game.reader.turn] += 1
        for player in sorted(game.to_act):
            seconds[player] += step(game, task, bots[player], player, dice[player])
            decisions[player] += 1
    scores = game.scores()
    return finished(task, game, scores, turns, decisions, seconds), scores


def step(game: Game, task: Task, bot: Bot, player: int, dice: Random) -> float:
    """Make one decision and return how long the bot took."""
    view = game.view(player)
    try:
        start = perf_counter()
        move = bot.decide(view, dice, task.budget)
        spent = perf_counter() - start
        game.play(move, player)
    except Exception as error:
        where = f"seed {task.seed}, deal {task.deal}, seats {','.join(task.seats)}"
        what = f"{type(error).__name__}: {error}"
        bot_name = task.seats[player]
        move_number = game.move_count + 1
        raise ArenaError(
            f"the bot '{bot_name}' failed at move {move_number} of a game ({where}): {what}"
        ) from error
    return spent


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
