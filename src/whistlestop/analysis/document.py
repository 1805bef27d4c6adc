"""An analysis as plain values for JSON; docs/analysis.md explains every field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.outlook import Prospect
from whistlestop.analysis.walk import Analysis

FORMAT = 1
DIGITS = 4
"""More digits would suggest a precision that is not there."""


def to_dict(analysis: Analysis, names: Sequence[str]) -> dict[str, Any]:
    """The whole analysis."""
    game = analysis.game
    return {
        "format": FORMAT,
        "board": game.board.id,
        "digest": game.board.digest,
        "seed": analysis.seed,
        "budget": asdict(analysis.budget),
        "players": [
            {"name": names[s.player], "total": s.total, "rank": s.rank} for s in game.scores()
        ],
        "decisions": [_decision(decision) for decision in analysis.decisions],
        "turning_points": [
            {
                "move": point.decision.number,
                "player": point.decision.player,
                "kind": point.kind,
                "change": round(point.change, DIGITS),
            }
            for point in analysis.turning_points
        ],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    made: dict[str, Any] = {
        "move": decision.number,
        "turn": decision.turn,
        "player": decision.player,
        "text": decision.move.text,
        "words": decision.words,
    }
    if decision.outlook is None:
        return made | {"forced": True}
    return made | {
        "forced": False,
        "before": round(decision.before, DIGITS),
        "after": round(decision.after, DIGITS),
        "loss": round(decision.loss, DIGITS),
        "sure": decision.sure,
        "options": [option_dict(prospect) for prospect in decision.outlook.prospects],
    }


def option_dict(prospect: Prospect) -> dict[str, Any]:
    """One option as plain values."""
    return {
        "text": prospect.move.text,
        "words": prospect.words,
        "chance": round(prospect.chance, DIGITS),
        "error": round(prospect.error, DIGITS),
        "margin": round(prospect.margin, 2),
        "games": prospect.games,
    }
