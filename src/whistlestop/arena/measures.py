"""What is counted for a bot in one game."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.arena.games import GameResult

SEATS, WINS, LUCK, ADJUSTED, SCORE, DONE, MISSED, TURNS, DECISIONS, SECONDS, PART = (
    "seats", "wins", "luck", "adjusted", "score", "done", "missed", "turns", "decisions",
    "seconds", "part: ",
)  # fmt: skip
SHARES = 60
"""A win is 60 sixtieths, which up to five players can share evenly."""


def seats_of(game: GameResult, bot: str) -> list[int]:
    """The seats of a bot."""
    return [i for i, name in enumerate(game.seats) if name == bot]


def measure(game: GameResult, seats: Sequence[int]) -> dict[str, int]:
    """A bot's figures in one game, summed over its seats, as integers; wins in sixtieths."""
    values = {
        WINS: sum(game.ranks[i] == 1 for i in seats) * SHARES // game.ranks.count(1),
        SCORE: sum(game.scores[i] for i in seats),
        DONE: sum(game.done[i] for i in seats),
        MISSED: sum(game.missed[i] for i in seats),
        TURNS: sum(game.turns[i] for i in seats),
        DECISIONS: sum(game.decisions[i] for i in seats),
    }
    return values | {PART + p: sum(row[i] for i in seats) for p, row in game.parts.items()}
