"""Games grouped into blocks, the independent samples behind all statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from whistlestop.arena.bootstrap import Floats, resample
from whistlestop.arena.games import GameKey, GameResult
from whistlestop.arena.measures import (
    ADJUSTED,
    LUCK,
    PART,
    SEATS,
    SECONDS,
    SHARES,
    WINS,
    measure,
    seats_of,
)
from whistlestop.arena.schedule import block_of, rotations


@dataclass(frozen=True)
class Blocks:
    """Sums per block, bot and measure. The order in which games arrive does not matter."""

    bots: tuple[str, ...]
    measures: tuple[str, ...]
    sums: Floats
    """Indexed by block, bot and measure."""
    games: tuple[GameResult, ...]
    """The games in these blocks, in order."""
    left_out: int
    """Number of games in incomplete blocks, where luck has not cancelled out."""

    def __len__(self) -> int:
        return len(self.sums)

    @property
    def parts(self) -> list[str]:
        """The names of the score parts."""
        return [m.removeprefix(PART) for m in self.measures if m.startswith(PART)]

    def of(self, bot: str) -> int:
        """How many blocks a bot plays in."""
        return int(np.count_nonzero(self._column(self.sums, bot, SEATS)))

    def seats(self, bot: str) -> float:
        """How many seats a bot has, on average, at a table where it plays."""
        tables = sum(bot in game.seats for game in self.games)
        return float(self._column(self.sums, bot, SEATS).sum()) / tables

    def mean(self, bot: str, measure: str, by: str = SEATS) -> float:
        """A bot's mean per seat and game, or per whatever `by` counts."""
        whole = self.sums.sum(axis=0, keepdims=True)
        return float(self._ratio(whole, bot, measure, by)[0])

    def resampled(self, bot: str, measure: str, by: str = SEATS) -> Floats:
        """The same mean over resampled blocks; nan where no block has this bot."""
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
    """Group games into blocks, leaving out the incomplete ones."""
    found: dict[GameKey, list[GameResult]] = {}
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
                values = _values(game, seats_of(game, bot))
                sums[b, bots.index(bot)] += list(values.values())
    kept = tuple(game for block in whole for game in block)
    return Blocks(bots, measures, sums, kept, total - len(kept))


def _values(game: GameResult, seats: Sequence[int]) -> dict[str, float]:
    """The values to sum up: wins as shares, and the time spent deciding."""
    values = measure(game, seats)
    seconds = sum(game.seconds[i] for i in seats)
    wins = values[WINS] / SHARES
    luck = sum(game.luck[i] for i in seats) if game.luck else 0.0
    plain = {WINS: wins, LUCK: luck, ADJUSTED: wins, SEATS: len(seats), SECONDS: seconds}
    return values | plain
