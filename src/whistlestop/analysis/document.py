"""An analysis as plain values for JSON; docs/analysis.md explains every field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from whistlestop.analysis.accounts import Account
from whistlestop.analysis.accuracy import Accuracy
from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.lessons import MOST, Lesson
from whistlestop.analysis.mistakes import class_of
from whistlestop.analysis.outlook import Prospect
from whistlestop.analysis.walk import Analysis

FORMAT = 1
DIGITS = 4
"""More digits would suggest a precision that is not there."""


def to_dict(analysis: Analysis, names: Sequence[str]) -> dict[str, Any]:
    """The whole analysis."""
    game = analysis.game
    learned = {player: analysis.lessons(player, None) for player in range(game.players)}
    reasons = {
        lesson.decision.number: {"reason": lesson.reason, "more": list(lesson.more)}
        for found in learned.values()
        for lesson in found
    }
    return {
        "format": FORMAT,
        "board": game.board.id,
        "digest": game.board.digest,
        "seed": analysis.seed,
        "budget": asdict(analysis.budget),
        "players": [
            {"name": names[score.player], "total": score.total, "rank": score.rank}
            | _taught(analysis, score.player, learned[score.player][:MOST])
            | {"account": _account(analysis, score.player)}
            for score in game.scores()
        ],
        "decisions": [
            _decision(decision) | reasons.get(decision.number, {})
            for decision in analysis.decisions
        ],
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


def _taught(analysis: Analysis, player: int, lessons: Sequence[Lesson]) -> dict[str, Any]:
    accuracy = analysis.accuracy(player)
    return {
        "accuracy": None if accuracy is None else accuracy_dict(accuracy),
        "lessons": [lesson_dict(lesson) for lesson in lessons],
    }


def accuracy_dict(accuracy: Accuracy) -> dict[str, Any]:
    """How accurately a player decided, as plain values."""
    low, high = accuracy.interval
    like = accuracy.like
    return {
        "decisions": accuracy.decisions,
        "loss": round(accuracy.loss, DIGITS),
        "error": round(accuracy.error, DIGITS),
        "score": round(accuracy.score, 1),
        "low": round(low, 1),
        "high": round(high, 1),
        "inaccuracies": accuracy.classes["inaccuracy"],
        "mistakes": accuracy.classes["mistake"],
        "blunders": accuracy.classes["blunder"],
        "like": None if like is None else dict(zip(("from", "to"), like.span, strict=True)),
        "levels": None
        if like is None
        else {name: round(chance, DIGITS) for name, chance in like.chances.items()},
    }


def lesson_dict(lesson: Lesson) -> dict[str, Any]:
    """A decision to learn from, as plain values."""
    decision = lesson.decision
    return {
        "move": decision.number,
        "turn": decision.turn,
        "played": _move(decision.played),
        "better": _move(lesson.better),
        "loss": round(decision.loss, DIGITS),
        "class": lesson.mistake,
        "reason": lesson.reason,
        "more": list(lesson.more),
    }


def _move(prospect: Prospect) -> dict[str, Any]:
    chance = round(prospect.chance, DIGITS)
    return {"text": prospect.move.text, "words": prospect.words, "chance": chance}


def _account(analysis: Analysis, player: int) -> dict[str, float] | None:
    found = next((a for a in analysis.accounts if a.player == player), None)
    return None if found is None else account_dict(found)


def account_dict(account: Account) -> dict[str, float]:
    """Luck and skill of a player as plain values: start + luck + skill = result."""
    parts = ("start", "cards", "others", "luck", "skill", "result")
    return {part: round(getattr(account, part), DIGITS) for part in parts}


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
        "lead": round(decision.outlook.lead, DIGITS),
        "sure": decision.sure,
        "class": class_of(decision),
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
