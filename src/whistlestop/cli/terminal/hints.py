"""A hint: the most promising options, with the chance of winning for each."""

from __future__ import annotations

from random import Random

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from whistlestop.analysis import Outlook, outlook, reasons, sentence
from whistlestop.bots import Budget
from whistlestop.cli.output.tables import plain_table
from whistlestop.game import View
from whistlestop.game.notation import words

HINT_BUDGET = Budget(seconds=0.8, iterations=1000)
"""Small, because a hint should appear at once."""
MAX_OPTIONS = 4
MAX_REASONS = 2


def hint(view: View) -> RenderableType:
    """What to do, and why."""
    moves = view.legal_moves()
    if len(moves) == 1:
        return Text(f"  This is your only legal move: {moves[0].text}")
    found = outlook(view, Random(0), HINT_BUDGET)
    best = found.best.move.text
    why = [sentence(view.board, one) for one in reasons(view, found.best.move.action)]
    told = " ".join([*why[:MAX_REASONS], reason(found)])
    return Group(
        Text(f"  You could type: {best}", style="bold"),
        Padding(Text(told), (0, 0, 0, 2)),
        Text(f"  {source(found)}", style="dim"),
        options(found),
    )


def reason(found: Outlook) -> str:
    """Why the first option is the best."""
    chance = found.best.chance
    if any(prospect.chance >= chance for prospect in found.prospects[1:]):
        return "It is what a planner would do, and nothing else is clearly better."
    return "It has the best chance."


def source(found: Outlook) -> str:
    """Where the figures come from: they are estimates, not facts."""
    games = words.count(found.games, "game")
    return f"An estimate from {games} that bots played on, guessing what is hidden:"


def options(found: Outlook) -> RenderableType:
    """The best few, with their chance of winning."""
    table = plain_table("  ", "+to win", "+±", "+points ahead")
    for prospect in found.prospects[:MAX_OPTIONS]:
        table.add_row(
            f"  {prospect.words}",
            f"{prospect.chance:.0%}",
            f"{prospect.error:.0%}",
            f"{prospect.margin:+.0f}",
        )
    return table
