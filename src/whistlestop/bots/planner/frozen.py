"""The weights of `planner-1`, which never change: the bot that progress is measured against.

A weight added later needs a line in `DEFAULTS` that switches its behaviour off. The games in
`tests/bots/planner/test_frozen.py` show whether `planner-1` still plays as it always has.
"""

from __future__ import annotations

from functools import cache

from whistlestop.boards.model import Board
from whistlestop.bots.planner.weights import Weights

DEFAULTS: dict[str, int] = {
    "turn_value": 24,
    "piece_value": 3,
    "hand_share": 5,
    "hand_late": 12,
    "tunnel_price": 6,
    "tunnel_spare": 1,
    "symbol_price": 8,
    "danger_price": 2,
    "space_floor": 4,
    "festival_share": 5,
    "festival_hope": 0,
    "city_share": 5,
    "ticket_risk": 2,
    "late_price": 2,
    "stretch_from": 7,
    "stretch_price": 4,
    "draft_space": 0,
    "most_value": 0,
    "draw_margin": 94,
    "draw_open": 0,
    "draw_time": 14,
    "draw_share": 10,
    "time_share": 60,
    "card_time": 9,
    "shown_time": 600,
    "wait_time": 1000,
    "claim_time": 0,
    "claim_size": 30,
    "hand_use": 5,
    "others": 4,
    "spare_margin": 16,
    "spare_piece": 11,
    "scarce": 15,
    "sweep_turns": 8,
    "link_value": 6,
    "longest_pieces": 0,
    "block_value": 0,
    "near_value": 20,
    "patience": 0,
    "claim_margin": -1000,
    "length_value": 0,
    "plan_first": 1,
    "refill_plan": 0,
    "plan_weight": 30,
    "extra_value": 6,
    "set_value": 2,
    "slope": 5,
    "wild_value": 10,
    "wild_base": 20,
    "harbour_share": 7,
    "harbour_hope": 2,
    "bottleneck": 20,
}

BY_BOARD: dict[str, dict[str, int]] = {
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

AGAINST_ONE: dict[str, dict[str, int]] = {
    "nordic": {"turn_value": 24, "draw_margin": 22},
}


def frozen_weights(board: Board, players: int) -> Weights:
    """The weights of `planner-1` for a board and a number of players."""
    return _weights(board.id, players == 2)


@cache
def _weights(board: str, against_one: bool) -> Weights:
    changes = BY_BOARD.get(board, {})
    if against_one:
        changes = changes | AGAINST_ONE.get(board, {})
    return Weights(**(DEFAULTS | changes))
