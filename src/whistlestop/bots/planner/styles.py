"""Playing styles: how a planner's weights change by board and by style.

The numbers were found by playing, see `bench/bots.md`. Boards not listed here, such as home-made
ones, use the defaults in `weights.py`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from whistlestop.boards.model import Board
from whistlestop.bots.planner.weights import Weights

Changes = dict[str, int]

BY_BOARD: dict[str, Changes] = {
    "europe": {
        "tunnel_price": 12,
        "symbol_price": 9,
        "stretch_price": 1,
        "draw_margin": 87,
        "shown_time": 913,
        "others": 8,
        "scarce": 16,
        "block_value": 21,
        "set_value": 0,
    },
    "new-york": {
        "turn_value": 21,
        "hand_share": 0,
        "hand_late": 8,
        "danger_price": 0,
        "space_floor": 0,
        "late_price": 1,
        "stretch_price": 6,
        "draw_margin": 100,
        "draw_time": 15,
        "draw_share": 8,
        "time_share": 63,
        "card_time": 10,
        "shown_time": 1361,
        "wait_time": 1547,
        "claim_time": 19,
        "others": 1,
        "spare_margin": 34,
        "spare_piece": 13,
        "scarce": 17,
        "near_value": 24,
        "plan_weight": 19,
        "extra_value": 7,
        "set_value": 7,
        "wild_value": 1,
        "wild_base": 39,
        "bottleneck": 67,
    },
    "nordic": {
        "turn_value": 22,
        "piece_value": 6,
        "hand_share": 2,
        "hand_late": 16,
        "tunnel_price": 8,
        "symbol_price": 15,
        "space_floor": 6,
        "ticket_risk": 6,
        "late_price": 1,
        "stretch_from": 5,
        "most_value": 52,
        "draw_margin": 14,
        "draw_time": 0,
        "draw_share": 5,
        "card_time": 6,
        "shown_time": 793,
        "wait_time": 1053,
        "others": 1,
        "spare_margin": 18,
        "spare_piece": 18,
        "scarce": 21,
        "block_value": 84,
        "near_value": 10,
        "patience": 45,
        "plan_weight": 22,
        "extra_value": 12,
        "wild_value": 14,
        "wild_base": 31,
        "slope": 3,
        "bottleneck": 26,
    },
    "great-lakes": {
        "piece_value": 9,
        "hand_share": 2,
        "ticket_risk": 6,
        "draw_time": 18,
        "card_time": 14,
        "others": 6,
        "scarce": 21,
        "extra_value": 7,
        "wild_value": 6,
    },
    "iberia": {
        "turn_value": 32,
        "piece_value": 14,
        "hand_share": 2,
        "symbol_price": 20,
        "danger_price": 5,
        "space_floor": 0,
        "festival_share": 1,
        "festival_hope": 7,
        "ticket_risk": 4,
        "draft_space": 35,
        "late_price": 0,
        "stretch_from": 9,
        "stretch_price": 0,
        "draw_margin": 37,
        "draw_time": 24,
        "draw_share": 11,
        "time_share": 20,
        "card_time": 8,
        "shown_time": 720,
        "others": 1,
        "spare_margin": 45,
        "spare_piece": 25,
        "near_value": 49,
        "patience": 1,
        "plan_weight": 12,
        "extra_value": 10,
        "wild_value": 1,
        "wild_base": 76,
    },
}

AGAINST_ONE: dict[str, Changes] = {
    # With three, the bonus for most tickets goes to the boldest; head to head it pays to play safe.
    "nordic": {"turn_value": 24, "draw_margin": 22, "claim_size": 36, "hand_use": 7},
    # Eight tickets come from the drafts, and a safer choice misses fewer of them.
    "iberia": {"ticket_risk": 6},
}
"""What changes with two players."""

STYLES: dict[str, Changes] = {
    # Takes the routes that others seem to need to connect theirs.
    "blocker": {"block_value": 120},
    # Draws tickets whenever they promise anything.
    "hunter": {"draw_margin": 10, "draw_time": 6},
    # Claims long routes, and begrudges every short one.
    "hauler": {"length_value": 10},
}

STYLES_BY_BOARD: dict[str, dict[str, Changes]] = {
    "blocker": {
        "europe": {"block_value": 250, "plan_first": 0, "extra_value": 12},
        "nordic": {"plan_first": 0},
    },
    "hunter": {
        "europe": {"draw_margin": -20, "draw_time": 0},
        "new-york": {"draw_margin": -20, "draw_time": 0},
        "nordic": {"draw_margin": -5, "draw_time": 0},
        "iberia": {"draw_margin": 0, "draw_time": 4},
    },
    "hauler": {
        "europe": {"length_value": 40},
        "new-york": {"length_value": 14},
        "nordic": {"length_value": 28},
        "great-lakes": {"length_value": 14},
        "iberia": {"length_value": 6},
    },
}
"""What changes on some boards beyond that, by style and board: as far as each can go and still win
two games in five."""


def weights_for(board: Board, players: int, style: str | None = None) -> Weights:
    """The weights for a board and a number of players, with the changes of a style."""
    return _weights(board.id, players == 2, style)


@cache
def _weights(board: str, against_one: bool, style: str | None) -> Weights:
    changes = BY_BOARD.get(board, {})
    if against_one:
        changes = changes | AGAINST_ONE.get(board, {})
    if style is not None:
        changes = changes | STYLES[style] | STYLES_BY_BOARD.get(style, {}).get(board, {})
    return replace(Weights(), **changes)
