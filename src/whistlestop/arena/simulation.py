"""Playing many games over all cores; what comes out does not depend on how many there are."""

from __future__ import annotations

import hashlib
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import cycle, islice
from multiprocessing import get_context
from pathlib import Path
from random import Random

from whistlestop.arena.results import Results, Tally, read_tally
from whistlestop.bots import make
from whistlestop.engine.tables import Tables
from whistlestop.game import Game
from whistlestop.game.game import tables_for

CHUNKS_PER_WORKER = 16
MOST_IN_A_CHUNK = 10


class ArenaError(Exception):
    """A simulation that did not come to its end; `results` holds what was played until then."""

    def __init__(self, message: str, results: Results | None = None) -> None:
        super().__init__(message)
        self.results = results


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a simulation, for one worker: plain values that any process can read."""

    board: str | Path
    bots: tuple[str, ...]
    seed: int
    first: int
    last: int


def simulate(
    board: str | Path,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play many games between bots and say how they did.

    The bots are repeated until all seats are taken, and move on a seat from game to game, so that
    each sits everywhere. `progress` is told how many games are done. `workers`: all cores unless
    said.
    """
    if games < 1 or not bots:
        raise ArenaError("a simulation needs at least one game and one bot")
    for bot in bots:
        make(bot)
    seats = tuple(islice(cycle(bots), players))
    tables = tables_for(board)
    Game.new(tables, players, 0)  # refuses a wrong number of players here, not in a worker
    workers = max(1, workers or os.cpu_count() or 1)
    size = max(1, min(MOST_IN_A_CHUNK, -(-games // (workers * CHUNKS_PER_WORKER))))
    chunks = [
        Chunk(board, seats, seed, first, min(first + size, games))
        for first in range(0, games, size)
    ]
    tally = Tally()
    try:
        done = map(play_chunk, chunks) if workers == 1 else spread(chunks, workers)
        for part in done:
            tally.merge(part)
            if progress is not None:
                progress(tally.games.n)
    except BrokenProcessPool:
        found = read_tally(tally, tables.board.id, seats, seed) if tally.games.n else None
        raise ArenaError(
            f"a worker process died (out of memory?) after {tally.games.n} of {games} games; "
            "try fewer workers",
            found,
        ) from None
    return read_tally(tally, tables.board.id, seats, seed)


def spread(chunks: list[Chunk], workers: int) -> Iterator[Tally]:
    """The chunks' tallies as they are done, by processes that start afresh on every system."""
    pool = ProcessPoolExecutor(
        min(workers, len(chunks)),
        mp_context=get_context("spawn"),
        # Ctrl-C is for the one who started them; they end with their chunk.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        for future in as_completed([pool.submit(play_chunk, chunk) for chunk in chunks]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(chunk: Chunk) -> Tally:
    """Play a chunk's games, one after the other."""
    tables = tables_for(chunk.board)
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        shift = number % len(chunk.bots)
        seats = chunk.bots[shift:] + chunk.bots[:shift]
        tally.count(play_game(tables, seats, chunk.seed, number), seats)
    return tally


def play_game(tables: Tables, seats: Sequence[str], seed: int, number: int) -> Game:
    """One game of a simulation: its chance depends on the seed and its number alone."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    game = Game.new(tables, len(seats), int.from_bytes(digest, "little"))
    bots = [make(name) for name in seats]
    dice = [Random(f"{seed}/{number}/{seat}") for seat in range(len(seats))]
    while not game.over:
        for player in sorted(game.to_act):
            game.play(bots[player].decide(game.view(player), dice[player]), player)
    return game
