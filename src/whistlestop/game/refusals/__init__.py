"""Why a move is refused: in plain words, with the id of the rule."""

from whistlestop.game.refusals.refusal import refusal

__all__ = ["refusal"]
