"""What many games say: tallies that workers fill, and the results read from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import inf
from typing import Any

from whistlestop.arena.statistics import Estimate, Sums
from whistlestop.engine import layout as L
from whistlestop.game import Game, Score
from whistlestop.game.look import Look

SHARES = 60
"""A win in sixtieths: it can be shared evenly by up to five players."""


@dataclass(slots=True)
class Tally:
    """Sums over games, by bot and what is counted: one value a game, a bot's seats together."""

    games: Sums = field(default_factory=Sums)
    moves: Sums = field(default_factory=Sums)
    turns: Sums = field(default_factory=Sums)
    bots: dict[str, dict[str, Sums]] = field(default_factory=dict)

    def count(self, game: Game, seats: Sequence[str]) -> None:
        """Count a finished game; `seats` names the bot in each seat."""
        self.games.add(1)
        self.moves.add(len(game.moves))
        self.turns.add(Look(game.board, game.state.data).short(L.TURNS))
        scores = game.scores()
        winners = sum(score.won for score in scores)
        for bot in sorted(set(seats)):
            mine = [score for score in scores if seats[score.player] == bot]
            sums = self.bots.setdefault(bot, {})
            for name, value in counted(mine, winners).items():
                sums.setdefault(name, Sums()).add(value)

    def merge(self, other: Tally) -> None:
        """Count all that another tally has counted."""
        self.games.merge(other.games)
        self.moves.merge(other.moves)
        self.turns.merge(other.turns)
        for bot, sums in other.bots.items():
            mine = self.bots.setdefault(bot, {})
            for name, value in sums.items():
                mine.setdefault(name, Sums()).merge(value)


def counted(scores: Sequence[Score], winners: int) -> dict[str, int]:
    """What one bot did in one game, over all its seats."""
    values = {
        WINS: sum(score.won for score in scores) * SHARES // winners,
        SCORE: sum(score.total for score in scores),
        DONE: sum(len(score.done) for score in scores),
        MISSED: sum(len(score.missed) for score in scores),
    }
    for part in scores[0].parts:
        values[PART + part] = sum(score.parts[part] for score in scores)
    return values


WINS, SCORE, DONE, MISSED, PART = "wins", "score", "done", "missed", "part: "


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot did. All figures are for one seat and game."""

    name: str
    seats: int
    """How many seats it had in each game."""
    win_share: Estimate
    """Games won by a seat; a shared win counts as its share. A fair share is 1 / players."""
    score: Estimate
    parts: dict[str, Estimate]
    tickets_done: Estimate
    tickets_missed: Estimate


@dataclass(frozen=True, slots=True)
class Results:
    """What a simulation found. The same seed gives the same, with any number of workers."""

    board: str
    players: int
    games: int
    seed: int
    moves: Estimate
    turns: Estimate
    bots: tuple[BotResult, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; an interval without end has None there."""
        plain: dict[str, Any] = asdict(self, dict_factory=_finite)
        return plain


def _finite(items: list[tuple[str, Any]]) -> dict[str, Any]:
    return {key: None if value in (inf, -inf) else value for key, value in items}


def read_tally(tally: Tally, board: str, seats: Sequence[str], seed: int) -> Results:
    """The results of a tally. Games are the independent samples, not the seats in them."""
    bots = tuple(
        _bot_result(bot, seats.count(bot), tally.bots[bot])
        for bot in dict.fromkeys(seats)
        if bot in tally.bots
    )
    return Results(
        board=board,
        players=len(seats),
        games=tally.games.n,
        seed=seed,
        moves=tally.moves.mean(),
        turns=tally.turns.mean(),
        bots=bots,
    )


def _bot_result(bot: str, seats: int, sums: dict[str, Sums]) -> BotResult:
    return BotResult(
        name=bot,
        seats=seats,
        win_share=sums[WINS].share(SHARES * seats),
        score=sums[SCORE].mean(seats),
        parts={
            name.removeprefix(PART): value.mean(seats)
            for name, value in sums.items()
            if name.startswith(PART)
        },
        tickets_done=sums[DONE].mean(seats),
        tickets_missed=sums[MISSED].mean(seats),
    )
