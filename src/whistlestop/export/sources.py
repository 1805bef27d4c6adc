"""Where games come from: a simulation, records, or the games file of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import GameResult, Task
from whistlestop.arena.result_json import read_games
from whistlestop.arena.schedule import check_table
from whistlestop.arena.simulation import simulated
from whistlestop.boards import Board, available
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.bots.registry import is_program
from whistlestop.engine.tables import Tables
from whistlestop.export.games import BoardPlace, Job, PlayJob, RecordJob, read_text
from whistlestop.game import GameError, RecordError
from whistlestop.game.game import tables_for
from whistlestop.game.record.text import RecordHead, read_head

OTHER_BOARD = "on other boards, or on another version of this one"
NOT_OVER = "not played to the end"


@dataclass(frozen=True, slots=True)
class Source:
    """Games on one board."""

    name: str
    """For messages."""
    tables: Tables
    jobs: Iterable[Job]
    total: int
    """How many games there are, as far as it is known."""
    left_out: Counter[str] = field(default_factory=Counter)
    """How many games are not exported, by reason: "3 games" and then the reason."""


def simulation(
    board: BoardPlace,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    budget: Budget = OWN_BUDGET,
) -> Source:
    """The games that `whistlestop simulate` plays with the same options."""
    checked = check_table(board, players, bots)
    seats = tuple(islice(cycle(bots), players))
    tasks = simulated(board, checked.digest, seats, games, seed, budget)
    return Source("the simulation", tables_for(board), map(PlayJob, tasks), games)


def record_files(place: Path, board: BoardPlace | None = None) -> Source:
    """The records in a folder, by name, or a single one.

    `board` chooses between games on several boards; a home-made one is found by its folder.
    """
    paths = [place]
    if place.is_dir():
        paths = sorted(p for p in place.iterdir() if p.is_file() and not p.name.startswith("."))
    heads = dict(_heads(paths))
    if not heads:
        raise RecordError(f"{place}: expected records, but there are none")
    if board is None:
        expect_one_board(str(place), Counter(head.board for head in heads.values()))
        first = heads[paths[0]]
        board = first.folder or first.board
    tables = tables_for(board)
    digest = tables.board.digest
    mine = [path for path in paths if heads[path].digest == digest]
    if not mine:
        raise RecordError(no_games(str(place), tables))
    jobs = [RecordJob(board, digest, path, path.name) for path in mine]
    return Source(str(place), tables, jobs, len(jobs), _others(paths, mine))


def _heads(paths: Sequence[Path]) -> Iterator[tuple[Path, RecordHead]]:
    for path in paths:
        try:
            yield path, read_head(read_text(path))
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None


def games_file(path: Path, board: BoardPlace | None = None) -> Source:
    """The games in a file of `whistlestop arena --file`, which are played again."""
    games = sorted(read_games(path.read_bytes(), path), key=lambda game: game.key)
    games = list({game.key: game for game in games}.values())
    if not games:
        raise ArenaError(f"{path}: expected games, but there are none")
    if board is None:
        expect_one_board(str(path), Counter(game.board for game in games))
        board = games[0].board
        if board not in available():
            raise ArenaError(
                f"{path}: {board} is not a built-in board; expected its folder with --board"
            )
    tables = tables_for(board)
    digest = tables.board.digest
    mine = [game for game in games if game.digest == digest]
    if not mine:
        raise ArenaError(no_games(str(path), tables))
    jobs = [_again(path, board, game) for game in mine]
    return Source(str(path), tables, jobs, len(jobs), _others(games, mine))


def _again(path: Path, board: BoardPlace, game: GameResult) -> PlayJob:
    """Play a game again, if that gives the same game and runs nothing but our own bots."""
    reason = ""
    if any(map(is_program, game.seats)):
        reason = "one of its bots is a program, which is not run because a file says so"
    elif game.budget.seconds is not None:
        reason = "its bots thought by the clock, and would not make the same moves"
    if reason:
        raise ArenaError(
            f"{path}: the game with seed {game.seed}, deal {game.deal} cannot be played again: "
            f"{reason}. Expected records: play with --records FOLDER, and export that"
        )
    task = Task(board, game.digest, game.seed, game.deal, game.seats, game.budget)
    return PlayJob(task, game.scores)


def record_texts(
    name: str, board: BoardPlace, tables: Tables, texts: Sequence[str], left_out: Counter[str]
) -> Source:
    """Records that are at hand, of games that nobody is to find again."""
    digest = tables.board.digest
    if not texts:
        why = ", ".join(f"{n} {reason}" for reason, n in left_out.items())
        raise RecordError(no_games(name, tables) + (f" (left out: {why})" if why else ""))
    jobs = (RecordJob(board, digest, text) for text in texts)
    return Source(name, tables, jobs, len(texts), left_out)


def _others(found: Sequence[object], mine: Sequence[object]) -> Counter[str]:
    return Counter({OTHER_BOARD: len(found) - len(mine)})


def expect_one_board(name: str, games: Counter[str]) -> None:
    """Refuse games on several boards: each board has its own columns."""
    if len(games) > 1:
        found = ", ".join(f"{board} ({n})" for board, n in sorted(games.items()))
        raise GameError(f"{name}: games on {found}; expected one of these boards with --board")


def no_games(name: str, tables: Tables) -> str:
    """The message if no game is on the board that was asked for."""
    board: Board = tables.board
    return f"{name}: expected games on {board.id} (digest {board.digest[:12]}...), found none"
