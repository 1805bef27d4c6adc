"""Writing games to a Parquet file, with all cores. The file is the same with any number of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import BinaryIO

from pyarrow.parquet import ParquetWriter  # type: ignore[import-untyped]

from whistlestop.arena.worker_pool import WorkerPool
from whistlestop.bots.cores import cores
from whistlestop.export.dictionary import COLUMNS
from whistlestop.export.games import Job, PlayedGame
from whistlestop.export.rows import Rows
from whistlestop.export.sources import NOT_OVER, Source
from whistlestop.game import GameError

ROWS = 16_384
"""A row group gets at least this many rows: enough to compress well, and 50 MB in memory."""
CHUNK = 16
"""Games that a worker takes on at once, unless there are only a few."""
CHUNKS_PER_WORKER = 8
"""So many chunks that no worker waits long for the last of another."""

OPTIONS = {
    "compression": "zstd",
    "compression_level": 1,
    "write_statistics": [column.name for column in COLUMNS if column.name != "legal"],
}

Chunk = tuple[int, list[Job]]
PlayedChunk = tuple[int, list[PlayedGame | None]]
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Written:
    """What is in a file."""

    games: int
    decisions: int
    left_out: Counter[str]
    """How many games are not in the file, by reason."""


def export(
    source: Source,
    file: BinaryIO,
    workers: int | None = None,
    progress: Progress = lambda done: None,
) -> Written:
    """Write the games of a source to a Parquet file, in their order.

    GameError if there are none. `workers` defaults to all cores; `progress` is called with the
    number of games that have been dealt with.
    """
    rows = Rows(source.tables)
    left_out = source.left_out.copy()
    games = decisions = done = 0
    playing = played(source, max(1, workers or cores()))
    with closing(playing), ParquetWriter(file, rows.schema, **OPTIONS) as writer:
        for game in playing:
            done += 1
            if game is None:
                left_out[NOT_OVER] += 1
            else:
                rows.add(games, game)
                games += 1
                decisions += len(game.players)
            if len(rows) >= ROWS:
                writer.write_table(rows.take())
            progress(done)
        if len(rows):
            writer.write_table(rows.take())
    if not games:
        raise GameError(f"{source.name}: expected finished games, but there are none")
    return Written(games, decisions, +left_out)


def played(source: Source, workers: int) -> Generator[PlayedGame | None]:
    """The games of a source, in order; None for one that is not over."""
    size = max(1, min(CHUNK, source.total // (workers * CHUNKS_PER_WORKER)))
    tasks = chunks(source.jobs, size)
    if workers == 1:
        for task in tasks:
            yield from play_chunk(task)[1]
        return
    pool = WorkerPool(workers, play_chunk)
    try:
        for games in in_order(pool.run(tasks)):
            yield from games
    finally:
        pool.close()


def chunks(jobs: Iterable[Job], size: int) -> Iterator[Chunk]:
    """Jobs in portions, numbered from 0."""
    left, number = iter(jobs), 0
    while portion := list(islice(left, size)):
        yield number, portion
        number += 1


def play_chunk(chunk: Chunk) -> PlayedChunk:
    """Play or replay the games of a chunk."""
    number, jobs = chunk
    return number, [job.game() for job in jobs]


def in_order(made: Iterable[PlayedChunk]) -> Iterator[list[PlayedGame | None]]:
    """Chunks by their numbers. Those that come early have to wait."""
    early: dict[int, list[PlayedGame | None]] = {}
    due = 0
    for number, games in made:
        early[number] = games
        while due in early:
            yield early.pop(due)
            due += 1
