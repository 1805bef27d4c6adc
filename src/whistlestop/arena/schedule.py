"""Who plays whom, and with which cards: blocks of games in which luck cancels out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, cycle, islice
from math import comb
from pathlib import Path
from random import Random

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import Key, Task
from whistlestop.boards.model import Board
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.game import Game
from whistlestop.game.game import tables_for

MAX_TABLES = 5000
"""With more combinations than this, tables are drawn at random instead of all in turn."""

Seats = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """What a match plays: block after block, without end.

    A block is one deal, played by one table in all rotations of its seats: every bot has every
    hand and every place once, so what is left between them is how they play.
    """

    board: str | Path
    board_id: str
    digest: str
    players: int
    pool: Seats
    """The bots, sorted: their order on the command line changes nothing."""
    seed: int
    budget: Budget = OWN_BUDGET

    @classmethod
    def new(
        cls,
        board: str | Path,
        players: int,
        bots: Sequence[str],
        seed: int,
        budget: Budget = OWN_BUDGET,
    ) -> Schedule:
        """Check all that can be wrong; too few bots are repeated until all seats are taken."""
        checked = check_table(board, players, bots)
        pool = tuple(sorted(islice(cycle(bots), max(players, len(bots)))))
        return cls(board, checked.id, checked.digest, players, pool, seed, budget)

    def table(self, deal: int) -> Seats:
        """Who sits at a block's table, in which order round it.

        Of a pool, every combination comes once before any comes again. Neighbours change from
        block to block: rotations alone would leave everybody behind the same opponent for ever.
        """
        tables = comb(len(self.pool), self.players)
        if tables == 1:
            table = list(self.pool)
        elif tables <= MAX_TABLES:
            round_, number = divmod(deal, tables)
            table = list(_round(self.pool, self.players, self.seed, round_)[number])
        else:
            table = Random(f"{self.seed}/table/{deal}").sample(self.pool, self.players)
        Random(f"{self.seed}/places/{deal}").shuffle(table)
        return tuple(table)

    def block(self, deal: int) -> list[Task]:
        """The games of a block."""
        return [
            Task(self.board, self.digest, self.seed, deal, seats, self.budget)
            for seats in rotations(self.table(deal))
        ]

    def extent(self, games: int) -> tuple[int, int]:
        """How many blocks make up at least that many games, and how many games those are."""
        if len(set(self.pool)) == len(self.pool):
            blocks = -(-games // self.players)
            return blocks, blocks * self.players
        blocks = played = 0
        while played < games:
            played += len(rotations(self.table(blocks)))
            blocks += 1
        return blocks, played

    def tasks(self, first: int, last: int) -> Iterator[Task]:
        """The games of some blocks, in order."""
        for deal in range(first, last):
            yield from self.block(deal)


def check_table(board: str | Path, players: int, bots: Sequence[str]) -> Board:
    """The board, if these bots exist and this many players can play on it."""
    if not bots:
        raise ArenaError("there are no bots to play")
    for bot in bots:
        make(bot)
    tables = tables_for(board)
    Game.new(tables, players, 0)  # refuses a wrong number of players
    return tables.board


@lru_cache(maxsize=2)
def _round(pool: Seats, players: int, seed: int, number: int) -> list[Seats]:
    """Every combination of the pool once, in an order that chance decides."""
    every = list(combinations(pool, players))
    Random(f"{seed}/tables/{number}").shuffle(every)
    return every


def rotations(table: Seats) -> list[Seats]:
    """All ways to move everybody on by some seats; with bots repeated, each way once."""
    return list(dict.fromkeys(table[i:] + table[:i] for i in range(len(table))))


def block_of(key: Key) -> Key:
    """The block that a game belongs to: its deal, and the table however it is turned."""
    digest, seed, deal, seats = key
    return digest, seed, deal, min(rotations(seats))
