"""Games put together in their blocks: the independent samples of all statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from whistlestop.arena.bootstrap import Floats, resample
from whistlestop.arena.games import GameResult, Key
from whistlestop.arena.schedule import block_of, rotations

SEATS, WINS, SCORE, DONE, MISSED, TURNS, DECISIONS, SECONDS, PART = (
    "seats", "wins", "score", "done", "missed", "turns", "decisions", "seconds", "part: ",
)  # fmt: skip


@dataclass(frozen=True)
class Blocks:
    """Sums by block, bot and measure. The same games give the same, in whatever order."""

    bots: tuple[str, ...]
    measures: tuple[str, ...]
    sums: Floats
    """By block, bot and measure."""
    games: tuple[GameResult, ...]
    """The games in them, in order."""
    left_out: int
    """Games of blocks that are not complete: their luck has not cancelled."""

    def __len__(self) -> int:
        return len(self.sums)

    @property
    def parts(self) -> list[str]:
        """The parts of a score."""
        return [m.removeprefix(PART) for m in self.measures if m.startswith(PART)]

    def of(self, bot: str) -> int:
        """In how many blocks a bot plays."""
        return int(np.count_nonzero(self._column(self.sums, bot, SEATS)))

    def seats(self, bot: str) -> float:
        """How many seats a bot has at a table where it plays, on average."""
        tables = sum(bot in game.seats for game in self.games)
        return float(self._column(self.sums, bot, SEATS).sum()) / tables

    def mean(self, bot: str, measure: str, by: str = SEATS) -> float:
        """A bot's mean for one seat and game, or for one of what `by` counts."""
        whole = self.sums.sum(axis=0, keepdims=True)
        return float(self._ratio(whole, bot, measure, by)[0])

    def resampled(self, bot: str, measure: str, by: str = SEATS) -> Floats:
        """What that mean would have been, had other blocks come; nan: none with this bot."""
        return self._ratio(self._resampled, bot, measure, by)

    @cached_property
    def _resampled(self) -> Floats:
        blocks, *rest = self.sums.shape
        return resample(self.sums.reshape(blocks, -1)).reshape(-1, *rest)

    def _ratio(self, sums: Floats, bot: str, measure: str, by: str) -> Floats:
        over, under = self._column(sums, bot, measure), self._column(sums, bot, by)
        found: Floats = np.divide(over, under, out=np.full(len(over), np.nan), where=under > 0)
        return found

    def _column(self, sums: Floats, bot: str, measure: str) -> Floats:
        column: Floats = sums[:, self.bots.index(bot), self.measures.index(measure)]
        return column


def gather(games: Iterable[GameResult]) -> Blocks:
    """Sort games into blocks, and leave out what belongs to no complete one."""
    found: dict[Key, list[GameResult]] = {}
    total = 0
    for game in games:
        found.setdefault(block_of(game.key), []).append(game)
        total += 1
    whole = [
        sorted(found[key], key=lambda game: game.key)
        for key in sorted(found)
        if len(found[key]) == len(rotations(key[-1]))
    ]
    bots = tuple(sorted({bot for block in whole for bot in block[0].seats}))
    measures = tuple(_values(whole[0][0], [0])) if whole else ()
    sums = np.zeros((len(whole), len(bots), len(measures)))
    for b, block in enumerate(whole):
        for game in block:
            for bot in dict.fromkeys(game.seats):
                seats = [i for i, name in enumerate(game.seats) if name == bot]
                sums[b, bots.index(bot)] += list(_values(game, seats).values())
    kept = tuple(game for block in whole for game in block)
    return Blocks(bots, measures, sums, kept, total - len(kept))


def _values(game: GameResult, seats: Sequence[int]) -> dict[str, float]:
    """What a bot did in one game, over all its seats."""
    winners = game.ranks.count(1)
    values: dict[str, float] = {
        SEATS: len(seats),
        WINS: sum(game.ranks[i] == 1 for i in seats) / winners,
        SCORE: sum(game.scores[i] for i in seats),
        DONE: sum(game.done[i] for i in seats),
        MISSED: sum(game.missed[i] for i in seats),
        TURNS: sum(game.turns[i] for i in seats),
        DECISIONS: sum(game.decisions[i] for i in seats),
        SECONDS: sum(game.seconds[i] for i in seats),
    }
    return values | {PART + p: sum(row[i] for i in seats) for p, row in game.parts.items()}
