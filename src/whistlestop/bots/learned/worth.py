"""What counts when options are compared by the learned value: numbers that suit a board."""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.bots.planner.easy import pieces_of

MARGIN_WORTH = 0.08
"""What a margin of one point for each piece is worth, in chance of winning: of two moves that win
equally often, the one with more points is the safer."""
LEAD = 1 / 33_750
"""How far the value must put an option ahead of the planner's choice, in chance of winning, times
the square of the pieces that everyone starts with: on large boards it sees less far."""


def point_worth(board: Board) -> float:
    """What one point of margin is worth, in chance of winning."""
    return MARGIN_WORTH / pieces_of(board)


def needed_lead(board: Board) -> float:
    """How far the value must put an option ahead of the planner's choice."""
    return LEAD * pieces_of(board) ** 2
