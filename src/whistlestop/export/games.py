"""Finished games on their way into a file: where they come from, and what is kept of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import Task, play_out
from whistlestop.boards import BoardError
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, GameError, RecordError, Score
from whistlestop.game.game import tables_for
from whistlestop.game.notation.writing import fixed_texts, write_move
from whistlestop.game.record.seats import read_seats

BoardPlace = str | Path
"""Where a worker reads a board: a built-in id, or a folder."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: small enough to be passed between processes."""

    source: str | None
    """What its owner calls it; None if that would tell too much."""
    start: bytes
    players: bytes
    """Whose move each was."""
    actions: bytes
    """The moves, as C shorts."""
    texts: tuple[str, ...]
    bots: tuple[str | None, ...]
    """The bot in each seat; None for a person."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Job(Protocol):
    """A game to be replayed or played."""

    def game(self) -> PlayedGame | None:
        """The game; None if it is not over."""
        ...


@dataclass(frozen=True, slots=True)
class PlayJob:
    """A game between bots, to be played."""

    task: Task
    scores: tuple[int, ...] | None = None
    """How it ended the first time it was played, if it was."""

    def game(self) -> PlayedGame:
        """Play it. ArenaError if it ends differently from the first time."""
        task = self.task
        result, game = play_out(task)
        if self.scores not in (None, result.scores):
            raise ArenaError(
                f"the game with seed {task.seed}, deal {task.deal} and seats "
                f"{','.join(task.seats)} ended {_points(self.scores)}, but now it ends "
                f"{_points(result.scores)}: its bots have changed since, or think by the clock. "
                "Records do not change: play with --records FOLDER, and export that"
            )
        return kept(game, f"{task.seed}/{task.deal}", task.seats, game.scores())


@dataclass(frozen=True, slots=True)
class RecordJob:
    """A record to be replayed: its text, or the file that has it."""

    board: BoardPlace
    digest: str
    text: str | Path
    source: str | None = None

    def game(self) -> PlayedGame | None:
        """Replay it. RecordError names the file and says what is wrong with it."""
        where = f"{self.text}: " if isinstance(self.text, Path) else ""
        try:
            text = self.text if isinstance(self.text, str) else read_text(self.text)
            game = Game.from_record(text, board_tables(self.board, self.digest))
            seats = read_seats(text, game.players)
        except GameError as error:
            raise RecordError(f"{where}{error}") from None
        if not game.over:
            return None
        bots = [None] * game.players if seats is None else [seat.bot for seat in seats]
        return kept(game, self.source, bots, game.scores())


def read_text(path: Path) -> str:
    """The text of a file. RecordError if it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("expected a record, but this is not a text file") from None


@lru_cache(maxsize=2)
def board_tables(board: BoardPlace, digest: str) -> Tables:
    """A board, which must not change meanwhile."""
    try:
        tables = tables_for(board)
    except BoardError as error:
        raise RecordError(str(error)) from None
    if tables.board.digest != digest:
        raise RecordError(f"the board {board} has changed: expected the digest {digest[:12]}...")
    return tables


def kept(
    game: Game, source: str | None, bots: Sequence[str | None], scores: Sequence[Score]
) -> PlayedGame:
    """What is kept of a finished game."""
    return PlayedGame(
        source=source,
        start=game.start,
        players=bytes(player for player, _ in game.moves),
        actions=array("h", (action for _, action in game.moves)).tobytes(),
        texts=move_texts(game.tables, game.start, game.moves),
        bots=tuple(bots),
        ranks=tuple(score.rank for score in scores),
        scores=tuple(score.total for score in scores),
    )


def move_texts(tables: Tables, start: bytes, moves: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The moves of a game in words, as its record has them."""
    fixed = fixed_texts(tables.board).texts
    state, found = State(), []
    state.load(start)
    for player, action in moves:
        text = fixed.get(action)
        found.append(text or write_move(tables, state.to_bytes(), player, action))
        apply(state, tables, player, action)
    return tuple(found)


def _points(scores: Sequence[int] | None) -> str:
    return ":".join(map(str, scores or ()))
