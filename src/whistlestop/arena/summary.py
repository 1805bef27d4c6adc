"""The figures of a match for each bot and each pair of bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from whistlestop.arena.adjusting import adjusted
from whistlestop.arena.blocks import Blocks, gather
from whistlestop.arena.bootstrap import interval
from whistlestop.arena.estimates import Estimate, finite
from whistlestop.arena.games import GameResult
from whistlestop.arena.measures import (
    ADJUSTED,
    DECISIONS,
    DONE,
    MISSED,
    PART,
    SCORE,
    SEATS,
    SECONDS,
    TURNS,
    WINS,
)  # fmt: skip
from whistlestop.arena.pairs import Pair, compare, constant_share
from whistlestop.arena.ratings import Rating, rate
from whistlestop.bots import Budget


@dataclass(frozen=True, slots=True)
class BotSummary:
    """How one bot did. Figures are per seat and game, with 95 % bootstrap intervals."""

    name: str
    games: int
    win_share: Estimate
    """Games won per seat; a shared win counts as its share. A fair share is 1 / players."""
    score: Estimate
    parts: dict[str, Estimate]
    tickets_done: Estimate
    tickets_missed: Estimate
    turns: Estimate
    milliseconds: Estimate
    """Thinking time per decision."""
    rating: Rating
    adjusted: Estimate | None = None
    """The win share without the luck of the cards, over the games in which luck was measured."""
    needed: float | None = None
    """The share of the games that would be enough, with adjusted results, for an interval as narrow
    as that of the plain win share."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures over all games in a file, best bot first."""

    board: str
    digest: str
    players: int
    games: int
    blocks: int
    budget: Budget
    left_out: int
    """Number of games in incomplete blocks: in the file, but not in the figures."""
    codes: tuple[str, ...]
    """Fingerprints of the code that played; more than one if bots or rules changed meanwhile."""
    bots: tuple[BotSummary, ...]
    pairs: tuple[Pair, ...]
    measured: int = 0
    """Number of games, in complete blocks, in which luck was measured."""

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; an unbounded interval has None at that end."""
        plain: dict[str, Any] = asdict(self, dict_factory=finite)
        return plain


def summarise(games: Iterable[GameResult], players: int) -> Summary | None:
    """The figures of all complete blocks; None if there are none."""
    blocks = gather(games)
    if not len(blocks):
        return None
    measured = adjusted(gather(game for game in blocks.games if game.luck))
    ratings = rate(blocks.games)
    bots = [_adjusted(measured, _bot(blocks, bot, ratings[bot])) for bot in blocks.bots]
    bots.sort(key=lambda bot: (-bot.win_share.mean, -bot.score.mean, bot.name))
    return Summary(
        board=blocks.games[0].board,
        digest=blocks.games[0].digest,
        players=players,
        games=len(blocks.games),
        blocks=len(blocks),
        budget=blocks.games[0].budget,
        left_out=blocks.left_out,
        codes=tuple(sorted({game.code for game in blocks.games})),
        bots=tuple(bots),
        pairs=compare(blocks),
        measured=len(measured.games),
    )


def _bot(blocks: Blocks, bot: str, rating: Rating) -> BotSummary:
    def figure(measure: str, by: str = SEATS) -> Estimate:
        mean, samples = blocks.mean(bot, measure, by), blocks.resampled(bot, measure, by)
        return interval(mean, samples, blocks.of(bot))

    pace = figure(SECONDS, DECISIONS)
    return BotSummary(
        name=bot,
        games=sum(bot in game.seats for game in blocks.games),
        win_share=_share(blocks, bot, figure(WINS)),
        score=figure(SCORE),
        parts={part: figure(PART + part) for part in blocks.parts},
        tickets_done=figure(DONE),
        tickets_missed=figure(MISSED),
        turns=figure(TURNS),
        milliseconds=Estimate(pace.mean * 1000, pace.low * 1000, pace.high * 1000),
        rating=rating,
    )


def _adjusted(measured: Blocks, bot: BotSummary) -> BotSummary:
    """The same figures, with those that rest on the measured luck."""
    name = bot.name
    if name not in measured.bots:
        return bot
    plain, without = measured.resampled(name, WINS), measured.resampled(name, ADJUSTED)
    spread = float(np.nanvar(plain))
    return replace(
        bot,
        adjusted=interval(measured.mean(name, ADJUSTED), without, measured.of(name)),
        needed=float(np.nanvar(without)) / spread if spread > 0 else None,
    )


def _share(blocks: Blocks, bot: str, found: Estimate) -> Estimate:
    """Clip a share to what can be won."""
    if found.low == found.high:
        return constant_share(blocks, bot)
    return Estimate(found.mean, max(0.0, found.low), min(1 / blocks.seats(bot), found.high))
