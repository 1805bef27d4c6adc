"""Rewards at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

MARGIN = 100
"""The points that are worth as much as the win, where both count."""


def rewards_of(totals: Sequence[int], ranks: Sequence[int], kind: str) -> list[float]:
    """The reward of every player: see `REWARDS` for the kinds."""
    winners = sum(rank == 1 for rank in ranks)
    found = []
    for player, (total, rank) in enumerate(zip(totals, ranks, strict=True)):
        best = max(other for i, other in enumerate(totals) if i != player)
        share, margin = (rank == 1) / winners, (total - best) / MARGIN
        found.append({"share": share, "margin": margin, "both": share + margin}[kind])
    return found
