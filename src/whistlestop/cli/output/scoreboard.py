"""The result: the score part by part, the tickets, the winner and why."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from whistlestop.boards.model import Board
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import labelled, plain_table
from whistlestop.game import Score
from whistlestop.game.notation import words


def score_table(board: Board, scores: Sequence[Score], names: list[str]) -> RenderableType:
    """One column per player."""
    table = plain_table("", *(f"+{name}" for name in names))
    for part in scores[0].parts:
        table.add_row(part, *(str(score.parts[part]) for score in scores))
    table.add_row("total", *(str(score.total) for score in scores), style="bold")
    table.add_row("tickets completed", *(str(len(score.done)) for score in scores), style="dim")
    table.add_row("tickets missed", *(str(len(score.missed)) for score in scores), style="dim")
    table.add_row("longest path", *(str(score.longest_path) for score in scores), style="dim")
    return table


def result(board: Board, scores: Sequence[Score], names: list[str]) -> RenderableType:
    """The table, everyone's tickets, and who won."""
    parts: list[RenderableType] = [Text(), score_table(board, scores, names), Text()]
    for score in scores:
        parts.append(paint.player_name(names, score.player))
        parts.append(labelled("  completed", words.ticket_names(board, score.done), 12))
        parts.append(labelled("  missed", words.ticket_names(board, score.missed), 12))
        if score.lent:
            by_id = {route.id: i for i, route in enumerate(board.routes)}
            lent = words.join(words.route_name(board, by_id[route]) for route in score.lent)
            parts.append(labelled("  borrowed", f"{lent} (stations, EU-11)", 12))
    parts += [Text(), Text(winner(scores, names), style="bold")]
    return Group(*parts)


def winner(scores: Sequence[Score], names: list[str]) -> str:
    """Who won, and what decided it."""
    won = [score for score in scores if score.won]
    best = words.points(won[0].total)
    if len(won) > 1:
        who = words.join(names[score.player] for score in won)
        return f"{who} share the win with {best}: equal on every tie-breaker."
    sentence = words.clause(names[won[0].player], "win", f"with {best}")
    if won[0].tie_break:
        return f"{sentence}; tie broken by: {won[0].tie_break}."
    return f"{sentence}."
