"""Every style uses weights that exist, and every board gets the weights tuned for it."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from whistlestop.boards import available, load
from whistlestop.bots.planner import styles
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import (
    AGAINST_ONE,
    BY_BOARD,
    STYLES,
    STYLES_BY_BOARD,
    weights_for,
)
from whistlestop.bots.planner.weights import Weights
from whistlestop.game.game import tables_for


def test_a_misspelt_weight_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(styles.STYLES, "sloppy", {"turn_valeu": 30})
    with pytest.raises(TypeError, match="turn_valeu"):
        weights_for(load("europe"), 3, "sloppy")


def test_an_unknown_style_is_an_error() -> None:
    with pytest.raises(KeyError, match="sloppy"):
        weights_for(load("europe"), 3, "sloppy")


@pytest.mark.parametrize("style", [None, *STYLES])
@pytest.mark.parametrize("board", available())
def test_changes_apply_over_the_defaults_in_order(board: str, style: str | None) -> None:
    """First the board's, then those for two players, then the style's, on this board last."""
    changes = BY_BOARD[board] | AGAINST_ONE.get(board, {}) | STYLES.get(style or "", {})
    changes |= STYLES_BY_BOARD.get(style or "", {}).get(board, {})
    assert asdict(weights_for(load(board), 2, style)) == asdict(Weights()) | changes


def test_a_planner_takes_all_weights_from_one_object() -> None:
    """When compiled, they are copied into a struct with the same fields as the class."""
    weights = Weights(turn_value=31, bottleneck=7)
    assert PlannerState(tables_for("europe"), 0, weights).weights["turn_value"] == 31
    assert PlannerState(tables_for("europe"), 0, weights).weights["bottleneck"] == 7
