"""Positions, and the reasons that are given in them."""

from __future__ import annotations

from whistlestop.analysis import reasons, sentence
from whistlestop.analysis.reasons import Reason
from whistlestop.game import Game
from whistlestop.game.position import read_position

NAMES = ["Anna", "Bo", "Cora", "Dan", "Eva"]


def position(board: str, *lines: str, seed: int = 1) -> Game:
    """A position from its lines."""
    return read_position(
        "\n".join(["whistlestop position 1", f"board {board}", *lines, ""]), seed=seed
    )


def given(game: Game, better: str, played: str | None = None) -> dict[str, Reason]:
    """The reasons for a move, perhaps against another one, by kind and in their order.

    Each can be put into words.
    """
    view = game.view(min(game.to_act))
    legal = {move.text: move.action for move in view.legal_moves()}
    found = reasons(view, legal[better], None if played is None else legal[played])
    for reason in found:
        assert sentence(game.board, reason, NAMES).endswith(".")
    return {reason["kind"]: reason for reason in found}
