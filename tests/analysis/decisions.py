"""Made-up decisions with a given loss."""

from __future__ import annotations

from analysis.positions import last_turn
from whistlestop.analysis import Decision, Outlook, Prospect
from whistlestop.game import Move


def decided(
    number: int, player: int, after: float, loss: float = 0.0, error: float = 0.05
) -> Decision:
    """A decision between the move that was made and another that wins more often by `loss`.

    The loss is sure if it is greater than the error.
    """
    tables = last_turn().tables
    moves = [Move(player, action, tables, last_turn().state.to_bytes()) for action in (32, 33)]
    prospects = [
        Prospect(moves[0], "this", after, error, 0.0, 100),
        Prospect(moves[1], "that", after + loss, error, 0.0, 100),
    ]
    prospects.sort(key=lambda prospect: -prospect.chance)
    found = Outlook(tuple(prospects), loss > error, loss, error)
    return Decision(number, number, moves[0], "this", found)
