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
from whistlestop.arena.games import GameKey, Task
from whistlestop.boards.model import Board
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.game import Game
from whistlestop.game.arguments import whole_number
from whistlestop.game.game import tables_for

MAX_TABLES = 5000
"""With more combinations than this, tables are drawn at random instead of taken in turn."""

Seats = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """The games of a match: an endless sequence of blocks.

    A block is one deal, played by one table in all rotations of its seats. Every bot has every hand
    and every seat once, so the only difference left is how they play.
    """

    board: str | Path
    board_id: str
    digest: str
    players: int
    pool: Seats
    """The bots, sorted: their order on the command line makes no difference."""
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
        """Check the arguments; if there are too few bots, repeat them until all seats are taken."""
        checked = check_table(board, players, bots)
        seed = whole_number("seed", seed)
        pool = tuple(sorted(islice(cycle(bots), max(players, len(bots)))))
        return cls(board, checked.id, checked.digest, players, pool, seed, budget)

    def table(self, deal: int) -> Seats:
        """Who sits at a block's table, in seating order.

        Every combination from the pool comes up once before any comes up again. Neighbours change
        from block to block: with rotations alone, everyone would always follow the same opponent.
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
        """The games in a block."""
        return [
            Task(self.board, self.digest, self.seed, deal, seats, self.budget)
            for seats in rotations(self.table(deal))
        ]

    def extent(self, games: int) -> tuple[int, int]:
        """How many blocks it takes to play at least this many games, and how many games that is."""
        if len(set(self.pool)) == len(self.pool):
            blocks = -(-games // self.players)
            return blocks, blocks * self.players
        blocks = played = 0
        while played < games:
            played += len(rotations(self.table(blocks)))
            blocks += 1
        return blocks, played

    def tasks(self, first: int, last: int) -> Iterator[Task]:
        """The games in a range of blocks, in order."""
        for deal in range(first, last):
            yield from self.block(deal)


def check_table(board: str | Path, players: int, bots: Sequence[str]) -> Board:
    """Check that these bots exist and this many can play on the board, and return the board."""
    if isinstance(bots, str):
        raise ArenaError(f"expected a list of bots' names, not the text {bots!r}")
    if not bots:
        raise ArenaError("there are no bots to play")
    for bot in bots:
        make(bot)
    tables = tables_for(board)
    Game.new(tables, players, 0)  # raises an error if the number of players is wrong
    return tables.board


@lru_cache(maxsize=2)
def _round(pool: Seats, players: int, seed: int, number: int) -> list[Seats]:
    """Every combination from the pool once, in random order."""
    every = list(combinations(pool, players))
    Random(f"{seed}/tables/{number}").shuffle(every)
    return every


def rotations(table: Seats) -> list[Seats]:
    """All rotations of a table; if bots are repeated, each distinct one once."""
    return list(dict.fromkeys(table[i:] + table[:i] for i in range(len(table))))


def block_of(key: GameKey) -> GameKey:
    """The key of a game's block: its deal, and the table regardless of rotation."""
    digest, seed, deal, seats = key
    return digest, seed, deal, min(rotations(seats))
