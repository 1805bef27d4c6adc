"""An analysis on the screen: every decision, the turning points, what to learn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from whistlestop.analysis import Analysis, Decision, TurningPoint, class_of
from whistlestop.cli.output import paint
from whistlestop.cli.output.analysis_accounts import show_accounts
from whistlestop.cli.output.analysis_lessons import show_learning
from whistlestop.cli.output.scoreboard import winner
from whistlestop.cli.output.tables import plain_table
from whistlestop.game.notation import words

NOTE = (
    "Chances are estimates: what each player knew, with the rest guessed, played on by "
    "bots. ? marks a loss that may be just luck in the trial games. Forced moves are "
    "left out."
)


def show(console: Console, found: Analysis, names: list[str]) -> None:
    """Print the whole analysis."""
    game = found.game
    console.print(f"{game.board.name}, {words.join(names)}: {winner(game.scores(), names)}",
                  markup=False)  # fmt: skip
    console.print(f"{found.budget}, seed {found.seed}", markup=False, style="dim")
    console.print()
    console.print(decisions_table(found, names))
    console.print(NOTE, markup=False, style="dim")
    console.print()
    console.print(Text("Turning points", style="bold"))
    points = found.turning_points
    if points:
        console.print(turning_table(points, names))
    else:
        console.print("None that stands out from luck in the trial games.")
    console.print()
    show_learning(console, found, names)
    console.print()
    show_accounts(console, found, names)


def decisions_table(found: Analysis, names: list[str]) -> Table:
    """One row per decision, with the better option if there was one."""
    table = plain_table("+Turn", "Player", "Move", "+To win", "+Loss", "Better")
    table.padding = (0, 1, 0, 0)
    for column in ("Turn", "To win", "Loss"):
        next(c for c in table.columns if c.header == column).no_wrap = True
    for decision in found.searched:
        table.add_row(
            str(decision.turn),
            paint.player_name(names, decision.player),
            Text(decision.words),
            f"{decision.after:.0%}",
            loss(decision),
            better(decision),
            style="" if decision.sure else "dim" if loss(decision) else "",
        )
    return table


def loss(decision: Decision) -> str:
    """`12%`, `12%?` if it may be luck, empty if there is none."""
    text = f"{decision.loss:.0%}"
    if text == "0%":
        return ""
    return text if decision.sure else f"{text}?"


def better(decision: Decision) -> Text:
    """The best alternative, if it is better, and the class of a mistake."""
    if not loss(decision):
        return Text()
    best, mistake = decision.alternatives[0], class_of(decision)
    return Text(f"{f'{mistake}: ' if mistake else ''}{best.words} {best.chance:.0%}")


def turning_table(points: Sequence[TurningPoint], names: list[str]) -> Table:
    """The turning points of the game."""
    table = plain_table("+Turn", "Player", "+Change", "What")
    for point in points:
        name = paint.player_name(names, point.decision.player)
        table.add_row(str(point.decision.turn), name, change(point), Text(story(point)))
    return table


def change(point: TurningPoint) -> str:
    """`-24%`."""
    return f"{point.change:+.0%}"


def story(point: TurningPoint) -> str:
    """What changed the chance of winning."""
    decision = point.decision
    if point.since is None:
        return f"{decision.words}; better: {decision.alternatives[0].words}"
    return f"cards and opponents, since turn {point.since.turn}"
