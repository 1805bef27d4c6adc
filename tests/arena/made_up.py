"""Made-up games, for statistics with known answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from whistlestop.arena.games import GameResult
from whistlestop.arena.schedule import rotations
from whistlestop.bots import OWN_BUDGET, Budget

DIGEST = "d" * 64


def game(
    seats: Sequence[str],
    scores: Sequence[int],
    deal: int = 0,
    seed: int = 0,
    digest: str = DIGEST,
    budget: Budget = OWN_BUDGET,
) -> GameResult:
    """A game with these scores, and plain figures for everything else."""
    n = len(seats)
    order = sorted(scores, reverse=True)
    return GameResult(
        board="made-up",
        digest=digest,
        code="c" * 12,
        seed=seed,
        deal=deal,
        seats=tuple(seats),
        budget=budget,
        ranks=tuple(order.index(score) + 1 for score in scores),
        scores=tuple(scores),
        parts={"routes": tuple(scores), "tickets": (0,) * n},
        done=tuple(range(n)),
        missed=(1,) * n,
        turns=(10,) * n,
        decisions=(20,) * n,
        seconds=(0.01,) * n,
    )


def blocks(table: Sequence[str], skill: dict[str, int], n: int, dice: Random) -> list[GameResult]:
    """Blocks in which a seat's luck far outweighs the skill of its player."""
    made = []
    for deal in range(n):
        luck = [dice.randrange(-50, 51) for _ in table]
        for seats in rotations(tuple(table)):
            scores = [
                100 + luck[i] + skill[bot] + dice.randrange(-5, 6) for i, bot in enumerate(seats)
            ]
            made.append(game(seats, scores, deal))
    return made
