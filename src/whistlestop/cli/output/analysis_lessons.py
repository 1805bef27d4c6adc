"""What the players can learn, on the screen: their accuracy and their costliest mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from whistlestop.analysis import Accuracy, Analysis, Lesson, sentence
from whistlestop.bots.registry import LEVELS
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import plain_table

SIGN = {"inaccuracy": "an inaccuracy", "mistake": "a mistake", "blunder": "a blunder"}
ACCURACY_NOTE = (
    "Accuracy reflects the chance lost per decision; the range allows for the noise in the trial "
    "games."
)


def show_learning(console: Console, found: Analysis, names: list[str]) -> None:
    """Print how accurately everyone played, and what to learn from it."""
    console.print(players_table(found, names))
    for score in found.game.scores():
        accuracy = found.accuracy(score.player)
        if accuracy is not None:
            console.print(f"{names[score.player]} {likeness(accuracy)}", markup=False)
    console.print(ACCURACY_NOTE, markup=False, style="dim")
    for score in found.game.scores():
        lessons = found.lessons(score.player)
        if lessons:
            console.print()
            console.print(Text(f"What {names[score.player]} can learn", style="bold"))
            for part in lesson_lines(found, lessons, names):
                console.print(part)


def players_table(found: Analysis, names: list[str]) -> RenderableType:
    """How well each player decided."""
    table = plain_table(
        *("", "+points", "+accuracy", "+range", "+inaccuracies", "+mistakes", "+blunders"),
    )
    for score in found.game.scores():
        accuracy = found.accuracy(score.player)
        if accuracy is None:
            continue
        low, high = accuracy.interval
        table.add_row(
            paint.player_name(names, score.player),
            str(score.total),
            f"{accuracy.score:.0f}%",
            f"{low:.0f}-{high:.0f}%",
            *(str(count) for count in accuracy.classes.values()),
        )
    return table


def likeness(accuracy: Accuracy) -> str:
    """What a player lost per decision, and which levels lose about as much."""
    lost = f"{max(0.0, 100 * accuracy.loss):.1f} percentage points per decision"
    if accuracy.like is None:
        return f"lost {lost}."
    low, high = accuracy.like.span
    if (low, high) == (LEVELS[0], LEVELS[-1]):
        return f"lost {lost}: one game is too short to tell which level that is."
    if low == high:
        return f"played like `{low}` and lost {lost}."
    return f"played somewhere between `{low}` and `{high}` and lost {lost}."


def lesson_lines(
    found: Analysis, lessons: tuple[Lesson, ...], names: list[str]
) -> Iterator[RenderableType]:
    """Each lesson: what was played, what was better, and why."""
    board = found.game.board
    for lesson in lessons:
        decision = lesson.decision
        played = f"{decision.words} ({decision.after:.0%} to win)"
        better = f"{lesson.better.words} ({lesson.better.chance:.0%})"
        yield Padding(
            Text(f"Turn {decision.turn}, {SIGN[lesson.mistake]}: {played}. Better: {better}."),
            (0, 0, 0, 2),
        )
        told = " ".join(sentence(board, reason, names) for reason in (lesson.reason, *lesson.more))
        yield Padding(Text(told), (0, 0, 0, 4))
