"""Ways of playing: the weights of a planner's mind, by board and by style.

The weights were found by playing, see `bench/bots.md`. Boards that are not named here, such as
home-made ones, are played with the general weights of `planning/mind.py`.
"""

from __future__ import annotations

from whistlestop.boards.model import Board

Weights = dict[str, int]

BY_BOARD: dict[str, Weights] = {
    "great-lakes": {"ticket_risk": 8},
    "iberia": {
        "piece_value": 10,
        "hand_share": 2,
        "festival_share": 1,
        "time_share": 30,
        "spare_piece": 25,
        "plan_weight": 11,
        "extra_value": 10,
    },
    "nordic": {
        "tunnel_price": 8,
        "stretch_from": 6,
        "card_time": 10,
    },
}

STYLES: dict[str, Weights] = {
    # Takes what others seem to need to join their routes.
    "blocker": {"block_value": 150, "near_value": 60, "spare_margin": 0},
    # Draws tickets whenever they promise anything.
    "hunter": {"draw_margin": -10, "draw_time": 3, "ticket_risk": -1, "stretch_price": 1},
    # Saves for the longest routes there are, and grudges every short one.
    "hauler": {"turn_value": 40, "spare_piece": 18, "scarce": 8, "space_floor": 0},
}


def weights_for(board: Board, style: str | None = None) -> Weights:
    """The weights for a board, changed as a style asks."""
    return BY_BOARD.get(board.id, {}) | STYLES.get(style or "", {})
